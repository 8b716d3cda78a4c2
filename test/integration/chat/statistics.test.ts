/** The numbers of the chat channel, of rows that are there: nothing but the statements runs. */
import { randomUUID } from 'node:crypto';
import { createPool } from '@order-intake/event-sourcing';
import { expect } from 'chai';
import { after, before, describe, it } from 'mocha';
import type { Pool } from 'pg';
import { silentLogger } from '../../../src/platform/logging/logger.ts';
import { createChatStatisticsQueries } from '../../../src/projections/chat-sessions/chat-statistics.queries.ts';
import { preparedDatabase, type TestDatabase } from '../../support/postgres.ts';
import { withReadModels } from '../../support/read-model-tables.ts';

const always = { from: null, to: null };
const dayMs = 86_400_000;

describe('the statistics of the chat channel', () => {
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

  type Message = readonly ['in' | 'out', type: string, status: string, daysAgo: number];
  const messages = async (companyId: string, ...told: readonly Message[]) => {
    for (const [direction, type, status, daysAgo] of told)
      await pool.query(
        `insert into read.chat_messages (id, company_id, session_id, direction, type, status, sources, created_at, revision)
         values ($1, $2, $3, $4, $5, $6, '[]', $7, '0')`,
        [randomUUID(), companyId, randomUUID(), direction, type, status, new Date(Date.now() - daysAgo * dayMs)],
      );
  };
  type Step = Readonly<Record<string, unknown>>;
  const steps = async (companyId: string, ...done: readonly Step[]) => {
    for (const step of done) {
      const row: Step = {
        ...{
          id: randomUUID(),
          company_id: companyId,
          agent_id: 'test',
          action: 'reply',
          session: randomUUID(),
          message: randomUUID(),
        },
        ...{ prompt_tokens: 0, completion_tokens: 0, total_tokens: 0, source_ids: '[]', outcome: 'ok', created_at: new Date() },
        ...step,
      };
      const names = Object.keys(row);
      const values = names.map((_, index) => `$${index + 1}`);
      await pool.query(`insert into read.chat_audit (${names.join(', ')}) values (${values.join(', ')})`, Object.values(row));
    }
  };
  const counts = (companyId: string, period: { from: Date | null; to: Date | null } = always) =>
    createChatStatisticsQueries(pool).chatCounts(companyId, period);

  it('counts messages by what has become of them, and by their kinds', async () => {
    const companyId = randomUUID();
    await messages(
      companyId,
      ['in', 'text', 'received', 0],
      ['in', 'text', 'edited', 40],
      ['in', 'unsupported', 'received', 40],
      ['out', 'text', 'queued', 0],
      ['out', 'text', 'unknown', 40],
      ['out', 'text', 'sent', 40],
      ['out', 'text', 'delivered', 40],
      ['out', 'text', 'read', 40],
      ['out', 'text', 'failed', 40],
      ['out', 'text', 'dropped', 40],
    );
    await messages(randomUUID(), ['in', 'text', 'received', 0]);
    const { messages: told, delivery } = await counts(companyId);
    expect(told).to.deep.equal({
      ...{ total: 10, inbound: 3, outbound: 7, today: 2, unsupported: 1 },
      by_type: { text: 9, unsupported: 1 },
    });
    expect(delivery).to.deep.equal({ sent: 3, delivered: 2, read: 1, failed: 1, pending: 2 });
    const lately = await counts(companyId, { from: new Date(Date.now() - 30 * dayMs), to: null });
    expect(lately.messages).to.deep.equal({
      ...{ total: 2, inbound: 1, outbound: 1, today: 2, unsupported: 0 },
      by_type: { text: 2 },
    });
  });

  it('counts what is new at once, and what is older than a week again after a while', async () => {
    const companyId = randomUUID();
    const { chatCounts } = createChatStatisticsQueries(pool);
    const both = [
      ['in', 'text', 'received', 0],
      ['in', 'text', 'received', 40],
    ] as const;
    await messages(companyId, ...both);
    expect((await chatCounts(companyId, always)).messages.total).to.equal(2);
    await messages(companyId, ...both);
    expect((await chatCounts(companyId, always)).messages.total).to.equal(3);
    const [from, to] = [new Date(Date.now() - 41 * dayMs), new Date(Date.now() - 39 * dayMs)];
    expect((await chatCounts(companyId, { from, to })).messages).to.include({ total: 2, today: 0 });
  });

  it('says how long answers took, of answers alone', async () => {
    const companyId = randomUUID();
    await steps(companyId, ...Array.from({ length: 40 }, (_, index) => ({ latency_ms: (index + 1) * 10 })));
    await steps(companyId, { action: 'retrieve', message: null, latency_ms: 90_000 }, { latency_ms: null });
    const { assistant } = await counts(companyId);
    expect(assistant).to.include({ replies: 41, avg_latency_ms: 205, p95_latency_ms: 380 });
  });

  it('counts what the assistant did, and tokens beyond two thousand millions', async () => {
    const companyId = randomUUID();
    const tokens = { prompt_tokens: 1_500_000_000, completion_tokens: 500_000_000, total_tokens: 2_000_000_000 };
    await steps(
      companyId,
      ...[tokens, { ...tokens, action: 'handover' }, { outcome: 'no_answer' }],
      ...[{ action: 'retrieve', outcome: 'no_answer', message: null }, { action: 'refuse' }],
      { outcome: 'error', message: null, error_code: 'timeout' },
      { outcome: 'skipped', message: null, error_code: 'window_closed' },
    );
    const { assistant } = await counts(companyId);
    expect(assistant).to.deep.equal({
      ...{ replies: 4, no_answer: 1, refused: 1, handovers: 1, errors: 1, skipped_window_closed: 1 },
      ...{ avg_latency_ms: 0, p95_latency_ms: 0 },
      ...{ prompt_tokens: 3_000_000_000, completion_tokens: 1_000_000_000, total_tokens: 4_000_000_000 },
    });
  });
});
