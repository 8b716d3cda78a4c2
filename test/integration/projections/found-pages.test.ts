/** Pages of a search, however much it finds: what counting and sorting all of it says. */
import { randomUUID } from 'node:crypto';
import { createPool, tableOf } from '@order-intake/event-sourcing';
import { expect } from 'chai';
import { after, before, describe, it } from 'mocha';
import type { Pool } from 'pg';
import { silentLogger } from '../../../src/platform/logging/logger.ts';
import { createEmailQueries, type EmailQueries } from '../../../src/projections/emails/emails.queries.ts';
import { emails } from '../../../src/projections/emails/emails.read-model.ts';
import { preparedDatabase, type TestDatabase } from '../../support/postgres.ts';
import { withReadModels } from '../../support/read-model-tables.ts';

const mails = 10_300;

describe('pages of a search', () => {
  const companyId = randomUUID();
  let database: TestDatabase;
  let pool: Pool;
  let queries: EmailQueries;
  before(async () => {
    database = await preparedDatabase(withReadModels);
    pool = createPool(database.url, { log: silentLogger });
    queries = createEmailQueries(pool);
    // every eightieth is rare, a third of them received in the same moment; another company has some as well
    await pool.query(
      `insert into read.${tableOf(emails).name} (id, company_id, mailbox_id, module, email_from, email_subject, received_at, processed_at, status,
         sales_orders, attachment_count, requires_review, review_reasons, threshold, read_names, search, skipped, document_types,
         copies, unsettled, revision, _keys, _streams)
       select md5(n::text)::uuid, case when n > $2 then 'another' else $1 end, md5('m')::uuid, 'SALES', 'a@b.example', 'Order', at, at, 'SUCCESS', '[]', 0, false, '[]', 70,
         '[]', 'order of harbour' || case when n % 80 = 0 then ' rare' else '' end, '[]', '[]', '[]', false, '0', '{}', '{}'
       from (select n, timestamptz '2026-11-01' + case when n % 240 = 0 then 0 else (n * 7919) % 100003 end * interval '1 second' as at
         from generate_series(1, $2 + 500) as n) as each`,
      [companyId, mails],
    );
  });
  after(async () => {
    await pool?.end();
    await database?.drop();
  });

  const sorted = async (word: string, direction: 'asc' | 'desc'): Promise<readonly string[]> => {
    const { rows } = await pool.query<{ id: string }>(
      `select id from read.emails where company_id = $1 and search like $2 order by received_at ${direction}, id ${direction}`,
      [companyId, `%${word}%`],
    );
    return rows.map(({ id }) => id);
  };

  for (const [ordering, direction] of [
    ['-received_at', 'desc'],
    ['received_at', 'asc'],
  ] as const)
    it(`say all that there is and how much, ${direction}`, async () => {
      const wanted = await sorted('rare', direction);
      expect(wanted).to.have.length(Math.floor(mails / 80));
      const told: string[] = [];
      let cursor: string | null = null;
      do {
        const page = await queries.emails(companyId, { q: 'rare order', ordering }, { limit: 20, cursor });
        expect(page.total).to.deep.equal({ count: wanted.length, more: false });
        told.push(...page.items.map(({ id }) => id));
        cursor = page.next;
      } while (cursor !== null);
      expect(told).to.deep.equal(wanted);
    });

  it('of more than are counted are the first of them all, and go on', async () => {
    const wanted = await sorted('harbour', 'desc');
    // once looked for, and once with what is remembered of it
    for (let turn = 0; turn < 2; turn += 1) {
      const first = await queries.emails(companyId, { q: 'harbour' }, { limit: 50, cursor: null });
      expect(first.total).to.deep.equal({ count: 10_000, more: true });
      const second = await queries.emails(companyId, { q: 'harbour' }, { limit: 50, cursor: first.next });
      expect([...first.items, ...second.items].map(({ id }) => id)).to.deep.equal(wanted.slice(0, 100));
    }
  });

  it('of nothing are empty, and nothing is counted beside', async () => {
    const page = queries.emails(companyId, { q: 'nowhere' }, { limit: 50, cursor: null });
    expect(await page).to.deep.equal({ items: [], next: null, total: { count: 0, more: false } });
    expect(await queries.emailTotal(companyId, { q: 'nowhere' }, page)).to.deep.equal({ count: 0, more: false });
  });
});
