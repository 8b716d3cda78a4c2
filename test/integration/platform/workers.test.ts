import { randomUUID } from 'node:crypto';
import { createPool, enqueue, withTransaction } from '@order-intake/event-sourcing';
import { expect } from 'chai';
import { afterEach, beforeEach, describe, it } from 'mocha';
import { createLogger, silentLogger } from '../../../src/platform/logging/logger.ts';
import { activeJobs } from '../../../src/platform/queue/active-jobs.ts';
import { freeDeadWorkers } from '../../../src/platform/queue/dead-workers.ts';
import { createQueue, type Queue } from '../../../src/platform/queue/queue.ts';
import { holdPlaces } from '../../../src/platform/queue/shares.ts';
import { workerLock } from '../../../src/platform/queue/worker-presence.ts';
import { type ChildProgram, cutOthers, eventually, type PlatformDatabase, platformDatabase, runProgram } from './harness.ts';
import { oneAtATime } from './programs/jobs.ts';

describe('worker processes of the job queue', () => {
  let database: PlatformDatabase;
  let queue: Queue;
  let children: ChildProgram[];
  const worker = async (how: 'hold' | 'quick', duePollMs = 400) => {
    const child = runProgram('worker', [database.url, how, `${duePollMs}`]);
    children.push(child);
    expect(await child.line()).to.equal('ready');
    return child;
  };
  const states = async () =>
    (await database.pool.query<{ state: string }>('select state from queue.job order by created_on')).rows.map(
      (row) => row.state,
    );

  beforeEach(async () => {
    database = await platformDatabase();
    queue = createQueue({ pool: database.pool, log: silentLogger });
    await queue.start();
    children = [];
  });
  afterEach(async () => {
    for (const child of children) await child.kill();
    await queue.stop({ drainMs: 100 });
    await database.drop();
  });

  it('a job put on the queue by one process starts in another when its transaction commits, without that one looking', async () => {
    const child = await worker('quick', 600_000);
    for (let n = 1; n <= 20; n += 1) {
      await withTransaction(database.pool, (tx) => queue.enqueue([enqueue(oneAtATime, { n }, `${n}`)], tx));
      expect(await child.line()).to.equal(`started ${n}`);
    }
    await eventually(async () => (await states()).every((state) => state === 'completed'));
    expect(new Set(await states())).to.deep.equal(new Set(['completed']));
  });

  it('what a killed worker held is started by the next process, which finds its key free', async () => {
    const child = await worker('hold');
    await queue.enqueue([enqueue(oneAtATime, { n: 1 }, 'a'), enqueue(oneAtATime, { n: 2 }, 'b')]);
    await child.line();
    await child.line();
    await child.kill();
    expect(await states()).to.deep.equal(['active', 'active']);

    const next = await worker('quick');
    expect([await next.line(), await next.line()].sort()).to.deep.equal(['started 1', 'started 2']);
    await eventually(async () => (await states()).every((state) => state === 'completed'));
    expect(await states()).to.deep.equal(['completed', 'completed']);
    const { rows } = await database.pool.query<{ pid: number }>('select pid from app.worker_processes');
    expect(rows).to.deep.equal([{ pid: next.process.pid }]);
  });

  it('a worker that lives keeps its jobs when another one starts', async () => {
    const child = await worker('hold');
    await queue.enqueue([enqueue(oneAtATime, { n: 1 }, 'a'), enqueue(oneAtATime, { n: 2 }, 'b')]);
    await child.line();
    await child.line();
    const seen: number[] = [];
    await queue.work(oneAtATime, async ({ n }) => void seen.push(n));
    await queue.enqueue([enqueue(oneAtATime, { n: 3 }, 'c')]);
    await queue.idle();
    await eventually(() => seen.length > 0);
    expect(seen).to.deep.equal([3]);
    expect((await states()).filter((state) => state === 'active')).to.have.lengthOf(2);
  });

  it('a job that is waiting under the same key keeps its place beside the one that is put back', async () => {
    const child = await worker('hold');
    await queue.enqueue([enqueue(oneAtATime, { n: 1 }, 'a')]);
    await child.line();
    await queue.enqueue([enqueue(oneAtATime, { n: 2 }, 'a')]);
    await child.kill();
    const seen: number[] = [];
    await queue.work(oneAtATime, async ({ n }) => void seen.push(n));
    await eventually(() => seen.length === 2);
    await queue.idle();
    expect(seen.sort()).to.deep.equal([1, 2]);
    expect(await states()).to.deep.equal(['completed', 'completed']);
  });

  it('a job that has been the death of five workers fails for good', async () => {
    await queue.enqueue([enqueue(oneAtATime, { n: 1 }, 'a')]);
    for (let turn = 1; turn <= 5; turn += 1) {
      const child = await worker('hold');
      expect(await child.line()).to.equal('started 1');
      await child.kill();
    }
    await queue.work(oneAtATime, async () => undefined);
    await eventually(async () => (await states())[0] === 'failed');
    expect(await states()).to.deep.equal(['failed']);
  });

  describe('on other machines', () => {
    const elsewhere = randomUUID();
    const active = activeJobs('queue');
    const one = () => ({ limit: 1, ...holdPlaces({ concurrency: 1 }).now() });
    const sweep = () =>
      freeDeadWorkers({
        pool: database.pool,
        active,
        channel: 'queue_jobs',
        selfId: randomUUID(),
        silentMs: 50,
        log: silentLogger,
      });
    beforeEach(async () => {
      await database.pool.query(`insert into app.worker_processes (id, host, pid) values ($1, 'elsewhere.example', 1)`, [
        elsewhere,
      ]);
      await queue.enqueue([enqueue(oneAtATime, { n: 1 }, 'a')]);
      await active.take(database.pool, oneAtATime.name, elsewhere, one());
    });

    it('a worker that is silent and whose lock is free is taken for dead, and its job waits again', async () => {
      await eventually(async () => {
        await sweep();
        return (await states())[0] === 'retry';
      });
      expect(await states()).to.deep.equal(['retry']);
      expect((await database.pool.query('select 1 from app.worker_processes')).rows).to.deep.equal([]);
    });

    it('a job that was tried in vain often enough survives the death of a worker: that was not the job', async () => {
      await database.pool.query(`update queue.job set retry_count = 100, output = '{"error": "ReadersUnavailable"}'`);
      await eventually(async () => {
        await sweep();
        return (await states())[0] !== 'active';
      });
      expect(await states()).to.deep.equal(['retry']);
    });

    it('a worker that is silent but holds its lock keeps its job: its process may only be busy', async () => {
      const session = await database.pool.connect();
      await session.query(`select pg_advisory_lock(${workerLock('$1::text')})`, [elsewhere]);
      await new Promise((resolve) => setTimeout(resolve, 200));
      await sweep();
      expect(await states()).to.deep.equal(['active']);
      session.release(true);
    });

    it('a worker taken for dead while it lived can no longer end the job that another has now', async () => {
      const { rows } = await database.pool.query<{ id: string }>('select id from queue.job');
      const id = rows[0]?.id ?? '';
      await eventually(async () => {
        await sweep();
        return (await states())[0] === 'retry';
      });
      const now = randomUUID();
      await database.pool.query(`insert into app.worker_processes (id, host, pid) values ($1, 'here', 1)`, [now]);
      const taken = await active.take(database.pool, oneAtATime.name, now, one());
      expect(taken.map((job) => [job.id, job.data])).to.deep.equal([[id, { n: 1 }]]);
      await active.complete(database.pool, oneAtATime.name, id, elsewhere);
      expect(await active.letGo(database.pool, oneAtATime.name, id, elsewhere)).to.equal(false);
      expect(await states()).to.deep.equal(['active']);
      await active.complete(database.pool, oneAtATime.name, id, now);
      expect(await states()).to.deep.equal(['completed']);
    });
  });

  it('when the server cuts every connection, running jobs end well, and the worker is told of further ones again', async () => {
    const lines: string[] = [];
    const log = createLogger({ level: 'warn', destination: { write: (line) => void lines.push(line) } });
    const pool = createPool(database.url, { log });
    const own = createQueue({ pool, log, duePollMs: 600_000 });
    let release = () => {};
    const seen: number[] = [];
    const shown = async () => {
      const { rows } = await database.pool.query(
        `select 1 from pg_stat_activity a join pg_locks l on l.pid = a.pid and l.locktype = 'advisory' and l.granted
         where a.application_name = 'order-intake worker' and a.datname = current_database()`,
      );
      return rows.length === 1;
    };
    try {
      await own.start();
      await own.work(oneAtATime, ({ n }) => {
        seen.push(n);
        return n === 1
          ? new Promise<void>((resolve) => {
              release = resolve;
            })
          : Promise.resolve();
      });
      await own.enqueue([enqueue(oneAtATime, { n: 1 }, 'a')]);
      await eventually(() => seen.length === 1);
      await database.pool.query(cutOthers);
      release();
      await eventually(() => lines.some((line) => line.includes('connecting again')));
      // who looks has connections that were cut, too
      await eventually(() => shown().catch(() => false));
      await queue.enqueue([enqueue(oneAtATime, { n: 2 }, 'b')]);
      await eventually(async () => (await states()).every((state) => state === 'completed'));
      expect(await states()).to.deep.equal(['completed', 'completed']);
      expect(seen).to.deep.equal([1, 2]);
    } finally {
      await own.stop({ drainMs: 100 });
      await pool.end();
    }
  });
});
