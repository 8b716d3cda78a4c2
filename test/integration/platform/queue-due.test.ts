/** What waits is told: by kind and company, to readiness, metrics and the backlog alarm. */
import { enqueue, job } from '@order-intake/event-sourcing';
import { expect } from 'chai';
import { afterEach, beforeEach, describe, it } from 'mocha';
import { createModelWatch } from '../../../src/adapters/model/model-watch.ts';
import { jobsCheck } from '../../../src/api/http/store-checks.ts';
import { createServiceMetrics } from '../../../src/main/start/service-metrics.ts';
import { countedTo, createDueShares, type DueShares } from '../../../src/platform/queue/due-shares.ts';
import type { Queue } from '../../../src/platform/queue/queue.ts';
import { createBacklogQueries } from '../../../src/projections/mailbox-health/backlog.queries.ts';
import { readModels } from '../../../src/projections/read-models.ts';
import { type QueueBench, queueBench } from './queue-bench.ts';

type Data = { readonly companyId: string };
const [reading, chatting] = ['read-document', 'take-chat-turn'].map((name) =>
  job<Data>({ name, policy: 'standard', deadlineMs: 60_000, concurrency: 1 }),
) as [ReturnType<typeof job<Data>>, ReturnType<typeof job<Data>>];

describe('what is due in the queue', () => {
  let bench: QueueBench;
  let queue: Queue;
  let due: DueShares;
  beforeEach(async () => {
    bench = await queueBench();
    queue = await bench.started();
    due = createDueShares(bench.database.pool);
  });
  afterEach(() => bench.drop());

  const put = (definition: typeof reading, companyId: string, count: number, at?: Date) =>
    queue.enqueue(Array.from({ length: count }, (_, n) => enqueue(definition, { companyId }, `${companyId}/${n}`, at)));
  const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);

  it('is told by kind and company with its age and number, and nothing that is for later', async () => {
    await put(reading, 'loud', 30, minutesAgo(5));
    await put(reading, 'quiet', 2, minutesAgo(1));
    await put(chatting, 'loud', 1);
    await put(chatting, 'later', 4, minutesAgo(-5));
    const shares = await due();
    expect(shares.map(({ job: name, companyId, jobs }) => [name, companyId, jobs])).to.deep.equal([
      ['read-document', 'loud', 30],
      ['read-document', 'quiet', 2],
      ['take-chat-turn', 'loud', 1],
    ]);
    expect(Date.now() - (shares[0]?.oldest.getTime() ?? 0)).to.be.at.least(5 * 60_000);
    expect((await due({ companyId: 'quiet' })).map(({ companyId }) => companyId)).to.deep.equal(['quiet']);
    expect((await due({ forMs: 2 * 60_000 })).map(({ companyId }) => companyId)).to.deep.equal(['loud']);
  });

  it('is counted up to a thousand of each company', async () => {
    await put(reading, 'loud', countedTo + 5);
    expect((await due())[0]?.jobs).to.equal(countedTo);
  });

  it('stands in the metrics by kind, with the share of whoever has most', async () => {
    await put(reading, 'loud', 9, minutesAgo(5));
    await put(reading, 'quiet', 1, minutesAgo(1));
    const { metrics } = createServiceMetrics({ pool: bench.database.pool, modelWatch: createModelWatch() });
    const text = await metrics.text();
    const number = (name: string) =>
      Number(new RegExp(`^order_intake_${name}\\{job="read-document"\\} (.+)$`, 'm').exec(text)?.[1]);
    expect(number('jobs_due')).to.equal(10);
    expect(number('job_companies_due')).to.equal(2);
    expect(number('job_largest_share')).to.equal(0.9);
    expect(number('job_oldest_due_seconds')).to.be.at.least(300);
    expect(number('job_newest_head_seconds')).to.be.within(60, 299);
  });

  it('is told by readiness, which fails when a company’s next job stays the next one, and not because one floods', async () => {
    let now = Date.now();
    const check = jobsCheck(due, () => now);
    expect(await check()).to.deep.equal({ ok: true });
    await put(reading, 'loud', 20, minutesAgo(60));
    await put(reading, 'quiet', 1);
    const first = await check();
    expect(first.ok).to.equal(true);
    expect(first.detail).to.match(/^read-document: oldest 36\d\d s, of 2 companies$/);
    for (let minute = 0; minute < 11; minute += 1) {
      // the flood is worked off, the other gets no turn
      await bench.database.pool.query(
        `delete from queue.job where id = (select id from queue.job where group_id = 'loud' order by id limit 1)`,
      );
      now += 60_000;
      await check();
    }
    const later = await check();
    expect(later.ok).to.equal(false);
    expect(later.detail).to.match(/of 2 companies, 1 not served for 10 min$/);
  });

  it('of any kind counts as backlog after a minute, work about mails as mails', async () => {
    for (const model of readModels.filter(({ name }) => ['emails', 'alarms'].includes(name)))
      await bench.database.pool.query(`create view read.${model.name} as select null::text as company_id, null::text as status,
        null::text as kind, null::timestamptz as cleared_at where false`);
    const { backlog, companiesWithBacklog } = createBacklogQueries(bench.database.pool);
    const mails = job<Data>({ ...reading, name: 'process-emails' });
    await put(chatting, 'loud', 60, minutesAgo(2));
    await put(reading, 'loud', 5, minutesAgo(2));
    await put(mails, 'loud', 70, minutesAgo(2));
    await put(chatting, 'burst', 60);
    expect(await backlog('loud')).to.deep.equal({ queued: 0, alarmed: false, jobs: 65, work: 'take-chat-turn' });
    expect(await companiesWithBacklog(50)).to.deep.equal(['loud']);
  });
});
