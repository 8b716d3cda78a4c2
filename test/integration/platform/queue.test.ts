import { setTimeout as sleep } from 'node:timers/promises';
import { enqueue, type JobDefinition, type Queryable, withTransaction } from '@order-intake/event-sourcing';
import { expect } from 'chai';
import { afterEach, beforeEach, describe, it } from 'mocha';
import { activeJobs } from '../../../src/platform/queue/active-jobs.ts';
import { nodesOf } from '../../support/plan-nodes.ts';
import { eventually } from './harness.ts';
import { plain, single } from './programs/jobs.ts';
import { type QueueBench, queueBench } from './queue-bench.ts';

describe('putting jobs on the queue', () => {
  let bench: QueueBench;
  beforeEach(async () => {
    bench = await queueBench();
  });
  afterEach(() => bench.drop());

  it('several processes that start at once make its schema once', async () => {
    await Promise.all([bench.started(), bench.started(), bench.started()]);
    const queue = await bench.started();
    expect(await queue.enqueue([enqueue(plain, { n: 1 }, 'a')])).to.have.lengthOf(1);
  });

  it('a process that finds its queues makes none: that waits for a lock which all share who start', async () => {
    await (await bench.started()).enqueue([enqueue(plain, { n: 1 }, 'a')]);
    await bench.database.pool.query('alter function queue.create_queue(text, jsonb) rename to create_queue_no_more');
    const next = await bench.started();
    expect(await next.enqueue([enqueue(plain, { n: 2 }, 'b')])).to.have.lengthOf(1);
    const refused = await next.enqueue([enqueue(single, { n: 3 }, 'c')]).catch((error: Error) => error.message);
    expect(refused, 'one that is not there has to be made').to.match(/create_queue/);
  });

  it('jobs of a transaction that is rolled back never existed, those of a committed one run', async () => {
    const queue = await bench.started();
    const seen: number[] = [];
    await queue.work(plain, async ({ n }) => void seen.push(n));
    await withTransaction(bench.database.pool, async (tx) => {
      await queue.enqueue([enqueue(plain, { n: 1 }, 'a')], tx);
      throw new Error('undo');
    }).catch(() => undefined);
    let whileOpen: readonly number[] = [];
    await withTransaction(bench.database.pool, async (tx) => {
      await queue.enqueue([enqueue(plain, { n: 2 }, 'a')], tx);
      await sleep(600);
      whileOpen = [...seen];
    });
    await eventually(() => seen.length > 0);
    await queue.idle();
    expect({ whileOpen, seen }).to.deep.equal({ whileOpen: [], seen: [2] });
  });

  it('a job that a wrong clock put off for a year is not waited for', async () => {
    const queue = await bench.started();
    const inAYear = new Date(Date.now() + 365 * 24 * 3_600_000);
    await queue.enqueue([
      enqueue(plain, { n: 1 }, 'a', inAYear),
      enqueue(plain, { n: 2 }, 'b', new Date(Date.now() + 3_600_000)),
    ]);
    const seen: number[] = [];
    await queue.work(plain, async ({ n }) => void seen.push(n));
    await eventually(() => seen.length > 0);
    expect(seen).to.deep.equal([1]);
  });

  it('a job that was meant for at once is not waited for when the clock is set back before it is begun', async () => {
    const queue = await bench.started();
    const inAMinute = new Date(Date.now() + 60_000);
    await queue.enqueue([enqueue(plain, { n: 1 }, 'a'), enqueue(plain, { n: 2 }, 'b', inAMinute)]);
    // the same as a clock that is an hour behind from now on
    const anHourAhead = `created_on = created_on + interval '1 hour', start_after = start_after + interval '1 hour'`;
    await bench.database.pool.query(`update queue.job set ${anHourAhead}`);
    const seen: number[] = [];
    await queue.work(plain, async ({ n }) => void seen.push(n));
    await eventually(() => seen.length > 0);
    expect(seen).to.deep.equal([1]);
  });

  it('a job that was put back is not waited for either', async () => {
    const stopping = await bench.started();
    const [id] = await stopping.enqueue([enqueue(plain, { n: 1 }, 'a')]);
    await stopping.work(plain, (_, { signal }) => new Promise((_resolve, reject) => signal.addEventListener('abort', reject)));
    await eventually(async () => (await bench.stateOf(id)) === 'active');
    await stopping.stop({ drainMs: 0 });
    // it was made two hours before, and the clock is an hour behind from now on
    await bench.database.pool.query(
      `update queue.job set created_on = created_on - interval '2 hours', start_after = start_after + interval '1 hour'`,
    );
    const queue = await bench.started();
    await queue.work(plain, async () => undefined);
    await eventually(async () => (await bench.stateOf(id)) === 'completed');
    expect(await bench.stateOf(id)).to.equal('completed');
  });

  it('looks for those without a look at all others that are put off', async () => {
    const queue = await bench.started();
    const { pool } = bench.database;
    const later = new Date(Date.now() + 60_000);
    await queue.enqueue(Array.from({ length: 5_000 }, (_, n) => enqueue(plain, { n }, `${n}`, later)));
    await pool.query('analyze queue.job');
    const looked: number[] = [];
    const query = async (text: string, values: unknown[]) => {
      const { rows } = await pool.query(`explain (analyze, format json) ${text}`, values);
      for (const node of nodesOf(rows[0]['QUERY PLAN'][0].Plan).filter((one) => one['Relation Name']))
        looked.push((node['Actual Rows'] ?? 0) + (node['Rows Removed by Filter'] ?? 0));
      return { rows: [] };
    };
    const explained = { query } as unknown as Queryable;
    const active = activeJobs('queue');
    await active.pullForward(explained, ['plain', 'single']);
    await active.due(explained, ['plain', 'single']);
    expect(Math.max(...looked)).to.equal(0);
    expect(looked.length).to.be.at.least(4);
  });

  it('a job that is refused costs no look at the others that wait', async () => {
    const queue = await bench.started();
    const { pool } = bench.database;
    await queue.enqueue(Array.from({ length: 5_000 }, (_, n) => enqueue(single, { n }, `${n}`)));
    await pool.query('analyze queue.job');
    const looked: number[] = [];
    const query = async (text: string, values: unknown[]) => {
      if (!text.startsWith('update')) return pool.query(text, values);
      const { rows } = await pool.query(`explain (analyze, format json) ${text}`, values);
      for (const node of nodesOf(rows[0]['QUERY PLAN'][0].Plan).filter((one) => one['Node Type'].includes('Scan')))
        if (node['Relation Name']) looked.push((node['Actual Rows'] ?? 0) + (node['Rows Removed by Filter'] ?? 0));
      return { rows: [] };
    };
    const ids = await queue.enqueue([enqueue(single, { n: 1 }, '1'), enqueue(single, { n: 2 }, '2')], { query } as never);
    expect(ids).to.deep.equal([null, null]);
    expect(looked.length).to.be.greaterThan(0);
    expect(Math.max(...looked)).to.be.at.most(2);
  });

  it('a job that waits is not dropped, neither after weeks nor after a clock that jumped by a year', async () => {
    const queue = await bench.started();
    const [id] = await queue.enqueue([enqueue(plain, { n: 1 }, 'a')]);
    const { rows } = await bench.database.pool.query<{ kept: boolean }>(
      `select keep_until > now() + interval '9 years' as kept from queue.job where id = $1`,
      [id],
    );
    expect(rows).to.deep.equal([{ kept: true }]);
  });

  it('a stately job waits once per key; the refused ones answer null at their place and leave the transaction usable', async () => {
    const queue = await bench.started();
    const ids = await withTransaction(bench.database.pool, async (tx) => {
      await queue.enqueue([enqueue(single, { n: 0 }, 'a')], tx);
      const jobs = [
        enqueue(single, { n: 1 }, 'a'),
        enqueue(single, { n: 2 }, 'b'),
        enqueue(single, { n: 3 }, 'b'),
        enqueue(plain, { n: 4 }, 'a'),
      ];
      return queue.enqueue(jobs, tx);
    });
    expect(ids.map((id) => id !== null)).to.deep.equal([false, true, false, true]);
    expect(await queue.waiting('single')).to.equal(2);
  });

  it('a refused job that is due earlier pulls the waiting one forward', async () => {
    const queue = await bench.started();
    const [later] = await queue.enqueue([enqueue(single, { n: 1 }, 'a', new Date(Date.now() + 3_600_000))]);
    const seen: number[] = [];
    await queue.work(single, async ({ n }) => void seen.push(n));
    const [refused] = await queue.enqueue([enqueue(single, { n: 2 }, 'a')]);
    expect(refused).to.equal(null);
    await eventually(async () => (await bench.stateOf(later)) === 'completed');
    expect(seen).to.deep.equal([1]);
  });

  it('jobs put on together start in their order', async () => {
    const queue = await bench.started();
    const seen: number[] = [];
    await queue.enqueue(Array.from({ length: 50 }, (_, n) => enqueue(plain, { n }, 'a')));
    await queue.work({ ...plain, concurrency: 1 }, async ({ n }) => void seen.push(n));
    await queue.idle();
    expect(seen).to.deep.equal(Array.from({ length: 50 }, (_, n) => n));
  });

  it('a standard job is kept every time, whatever its key', async () => {
    const queue = await bench.started();
    const ids = await queue.enqueue([enqueue(plain, { n: 1 }, 'a'), enqueue(plain, { n: 2 }, 'a')]);
    expect(new Set(ids).size).to.equal(2);
    expect(await queue.waiting('plain')).to.equal(2);
  });

  it('tells the jobs of a share, those that wait and those that are worked on', async () => {
    const queue = await bench.started();
    const shared = { ...plain, name: 'shared', policy: 'stately' } as const;
    const put = (companyId: string, mailboxId: string, key: string) =>
      queue.enqueue([enqueue(shared as JobDefinition<object>, { companyId, mailboxId, n: 1 }, key)]);
    const [id] = await put('one', 'a', 'first');
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    await queue.work({ ...shared, concurrency: 2, placesOfOne: 1 }, () => held);
    await eventually(async () => (await bench.stateOf(id)) === 'active');
    await put('one', 'a', 'second');
    await put('one', 'b', 'of another mailbox');
    const jobs = await queue.jobsOf('shared', { companyId: 'one', part: 'a' }, 10);
    expect(jobs.map(({ key, waits }) => ({ key, waits }))).to.have.deep.members([
      { key: 'first', waits: false },
      { key: 'second', waits: true },
    ]);
    expect(jobs.map(({ data }) => data)).to.deep.equal([1, 2].map(() => ({ companyId: 'one', mailboxId: 'a', n: 1 })));
    release();
  });

  it('a definition that was changed applies to the jobs put on after it', async () => {
    await (await bench.started()).enqueue([enqueue({ ...plain, deadlineMs: 1_000 }, { n: 1 }, 'a')]);
    const [id] = await (await bench.started()).enqueue([enqueue({ ...plain, deadlineMs: 9_000 }, { n: 1 }, 'a')]);
    const { rows } = await bench.database.pool.query('select expire_seconds as s from queue.job where id = $1', [id]);
    expect(rows).to.deep.equal([{ s: 24 }]);
  });
});
