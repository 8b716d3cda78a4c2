/** Statistics are counted in parts, and say what counting all of it at once says: of rows all over a hundred days, at the edges of days above all. */
import { randomUUID } from 'node:crypto';
import { createPool, tableOf } from '@order-intake/event-sourcing';
import { dayAfter, dayIn, dayMs } from '@order-intake/kernel';
import { expect } from 'chai';
import { after, before, describe, it } from 'mocha';
import type { Pool } from 'pg';
import { silentLogger } from '../../../src/platform/logging/logger.ts';
import { createDraftOutcomeQueries } from '../../../src/projections/draft-outcomes/draft-outcomes.queries.ts';
import { draftOutcomes } from '../../../src/projections/draft-outcomes/draft-outcomes.read-model.ts';
import { createEmailStatistics } from '../../../src/projections/emails/email-statistics.queries.ts';
import { preparedDatabase, type TestDatabase } from '../../support/postgres.ts';
import { withReadModels } from '../../support/read-model-tables.ts';

const zones = ['UTC', 'Pacific/Auckland', 'America/St_Johns'];
const outcomes = ['approved', 'rejected', 'cancelled', null] as const;

type Draft = {
  readonly draftedAt: Date;
  readonly confidence: number | null;
  readonly outcome: (typeof outcomes)[number];
  readonly corrected: boolean;
  /** from draft to decision */
  readonly seconds: number;
};

describe('statistics counted in parts', () => {
  let database: TestDatabase;
  let pool: Pool;
  before(async () => {
    database = await preparedDatabase(withReadModels);
    pool = createPool(database.url, { log: silentLogger });
  });
  after(async () => {
    await pool?.end();
    await database?.drop();
  });

  const decidedAt = ({ outcome, draftedAt, seconds }: Draft): Date | null =>
    outcome === null ? null : new Date(draftedAt.getTime() + seconds * 1000);
  const add = async (companyId: string, drafts: readonly Draft[]) => {
    const rows = drafts.map((draft) => ({
      ...{ id: randomUUID(), company_id: companyId, source_kind: 'upload', threshold: 70, other_reasons: false },
      ...{ confidence: draft.confidence, drafted_at: draft.draftedAt, corrected: draft.corrected },
      ...{ outcome: draft.outcome, decided_at: decidedAt(draft) },
    }));
    await pool.query(
      `insert into read.${tableOf(draftOutcomes).name} (id, company_id, source_kind, threshold, other_reasons, confidence, drafted_at, corrected,
         outcome, decided_at, _keys, _streams)
       select *, '{}', '{}' from json_to_recordset($1) as r (id uuid, company_id text, source_kind text, threshold int, other_reasons boolean,
         confidence numeric, drafted_at timestamptz, corrected boolean, outcome text, decided_at timestamptz)`,
      [JSON.stringify(rows)],
    );
  };
  /** Every seventh minute past each midnight and noon, and a millisecond before them, for a hundred days. */
  const hundredDays = (now: Date): readonly Draft[] =>
    Array.from({ length: 400 }, (_, index) => {
      const half = Math.floor(now.getTime() / (dayMs / 2)) * (dayMs / 2) - Math.floor(index / 2) * (dayMs / 2);
      return {
        draftedAt: new Date(half + (index % 2 === 0 ? -1 : (index % 7) * 60_000)),
        confidence: index % 11 === 0 ? null : ((index * 37) % 1001) / 10,
        outcome: outcomes[index % outcomes.length] ?? null,
        corrected: index % 3 === 0,
        seconds: index + 1,
      };
    });

  it('are those of all rows, whatever the days and wherever they begin', async () => {
    const companyId = randomUUID();
    const now = new Date();
    const drafts = hundredDays(now);
    await add(companyId, drafts);
    const daysIn = new Map(zones.map((zone) => [zone, Map.groupBy(drafts, ({ draftedAt }) => dayIn(zone, draftedAt))]));
    const mails = createEmailStatistics(pool);
    const { confidences, decisions } = createDraftOutcomeQueries(pool);
    for (const days of [1, 7, 8, 9, 10, 30, 90]) {
      for (const zone of zones) {
        const told = await mails.perDay(companyId, zone, days);
        const first = dayAfter(dayIn(zone, new Date()), 1 - days);
        expect(told.map(({ day }) => day)).to.deep.equal(Array.from({ length: days }, (_, index) => dayAfter(first, index)));
        const orders = told.map((one) => one.orders);
        expect(orders, `${days} days in ${zone}`).to.deep.equal(told.map(({ day }) => daysIn.get(zone)?.get(day)?.length ?? 0));
      }
      const since = new Date(now.getTime() - days * dayMs);
      const floors = new Map<number, number>();
      for (const { confidence, draftedAt } of drafts)
        if (confidence !== null && draftedAt >= since)
          floors.set(Math.floor(confidence), (floors.get(Math.floor(confidence)) ?? 0) + 1);
      expect(new Map((await confidences(companyId, since)).map((one) => [one.floor, one.drafts]))).to.deep.equal(floors);
      const decided = drafts.filter((draft) => (decidedAt(draft) ?? new Date(0)) >= since);
      const { median_seconds, ...counts } = await decisions(companyId, since);
      const count = (counts: (draft: Draft) => boolean) => decided.filter(counts).length;
      expect(counts, `${days} days`).to.deep.equal({
        decided: decided.length,
        approved_unchanged: count(({ outcome, corrected }) => outcome === 'approved' && !corrected),
        approved_corrected: count(({ outcome, corrected }) => outcome === 'approved' && corrected),
        rejected: count(({ outcome }) => outcome === 'rejected'),
        cancelled: count(({ outcome }) => outcome === 'cancelled'),
      });
      const seconds = decided.map((draft) => draft.seconds).sort((a, b) => a - b);
      const [low = 0, high = 0] = [seconds[Math.floor((seconds.length - 1) / 2)], seconds[Math.ceil((seconds.length - 1) / 2)]];
      expect(median_seconds).to.be.closeTo((low + high) / 2, 0.01);
    }
  });

  it('are counted anew of the last week, and again after a while of what is older', async () => {
    const companyId = randomUUID();
    const one = { confidence: 50, outcome: 'approved', corrected: false, seconds: 1 } as const;
    const ofEach = [0, 40].map((days) => ({ ...one, draftedAt: new Date(Date.now() - days * dayMs - 60_000) }));
    const { perDay } = createEmailStatistics(pool);
    const { decisions } = createDraftOutcomeQueries(pool);
    const counted = async () => {
      const days = await perDay(companyId, 'UTC', 90);
      return [
        days.reduce((sum, { orders }) => sum + orders, 0),
        // a later query covers a later period
        (await decisions(companyId, new Date(Date.now() - 90 * dayMs))).decided,
      ];
    };
    await add(companyId, ofEach);
    expect(await counted()).to.deep.equal([2, 2]);
    await add(companyId, ofEach);
    expect(await counted()).to.deep.equal([3, 3]);
  });
});
