import { setTimeout as sleep } from 'node:timers/promises';
import { enqueue } from '@order-intake/event-sourcing';
import { expect } from 'chai';
import { afterEach, beforeEach, describe, it } from 'mocha';
import { eventually } from './harness.ts';
import { plain, single } from './programs/jobs.ts';
import { type QueueBench, queueBench } from './queue-bench.ts';

describe('working jobs of the queue', () => {
  let bench: QueueBench;
  beforeEach(async () => {
    bench = await queueBench();
  });
  afterEach(() => bench.drop());

  describe('working', () => {
    it('runs no more side by side than the definition says, and runs all', async () => {
      const queue = await bench.started();
      let now = 0;
      let most = 0;
      const seen = new Set<number>();
      await queue.work(plain, async ({ n }) => {
        now += 1;
        most = Math.max(most, now);
        await sleep(2);
        seen.add(n);
        now -= 1;
      });
      await queue.enqueue(Array.from({ length: 200 }, (_, n) => enqueue(plain, { n }, `${n}`)));
      await queue.idle();
      expect(seen.size).to.equal(200);
      expect(most).to.equal(4);
    });

    it('two queues share the jobs, and none is run twice', async () => {
      const seen: number[] = [];
      const handler = async ({ n }: { n: number }) => {
        await sleep(1);
        seen.push(n);
      };
      const [one, two] = [await bench.started(), await bench.started()];
      await one.work(plain, handler);
      await two.work(plain, handler);
      await one.enqueue(Array.from({ length: 300 }, (_, n) => enqueue(plain, { n }, `${n}`)));
      await Promise.all([one.idle(), two.idle()]);
      expect([...seen].sort((a, b) => a - b)).to.deep.equal(Array.from({ length: 300 }, (_, n) => n));
    });

    it('under stately one runs and one waits per key', async () => {
      const queue = await bench.started();
      let now = 0;
      let most = 0;
      let runs = 0;
      let release = () => {};
      const gate = new Promise<void>((resolve) => {
        release = resolve;
      });
      await queue.work(single, async () => {
        now += 1;
        runs += 1;
        most = Math.max(most, now);
        await gate;
        now -= 1;
      });
      await queue.enqueue([enqueue(single, { n: 1 }, 'a')]);
      await eventually(() => runs === 1);
      const ids = await queue.enqueue([2, 3, 4].map((n) => enqueue(single, { n }, 'a')));
      expect(ids.filter((id) => id !== null)).to.have.lengthOf(1);
      await sleep(600);
      expect(runs).to.equal(1);
      release();
      await eventually(() => runs === 2);
      await queue.idle();
      expect({ runs, most }).to.deep.equal({ runs: 2, most: 1 });
    });

    it('a waiting job whose key is busy does not hold up the jobs of other keys behind it', async () => {
      const queue = await bench.started();
      const seen: number[] = [];
      let release = () => {};
      const gate = new Promise<void>((resolve) => {
        release = resolve;
      });
      await queue.work({ ...single, concurrency: 2 }, async ({ n }) => {
        seen.push(n);
        if (n === 1) await gate;
      });
      await queue.enqueue([enqueue(single, { n: 1 }, 'slow')]);
      await eventually(() => seen.length === 1);
      await queue.enqueue([enqueue(single, { n: 2 }, 'slow')]);
      await queue.enqueue([enqueue(single, { n: 3 }, 'other')]);
      await eventually(() => seen.length === 2);
      release();
      await queue.idle();
      expect(seen).to.deep.equal([1, 3, 2]);
    });

    it('a job for later runs after its time, not before', async () => {
      const queue = await bench.started();
      let ranAt = 0;
      await queue.work(plain, async () => {
        ranAt = Date.now();
      });
      const due = new Date(Date.now() + 1_200);
      await queue.enqueue([enqueue(plain, { n: 1 }, 'a', due)]);
      expect(await queue.waiting('plain')).to.equal(1);
      await eventually(() => ranAt > 0);
      expect(ranAt).to.be.at.least(due.getTime());
    });

    it('a handler that rejects fails its job, keeps no message of the error, and the next job runs', async () => {
      const ends: string[] = [];
      const queue = await bench.started({ onJobEnd: ({ job: name, outcome }) => ends.push(`${name} ${outcome}`) });
      await queue.work({ ...plain, concurrency: 1 }, async ({ n }) => {
        if (n === 1)
          throw Object.assign(new Error('ann@example.com: password hunter2'), { code: 'EAUTH', command: 'LOGIN hunter2' });
        if (n === 2) return Promise.reject(new TypeError('no'));
      });
      const [one, two, three] = await queue.enqueue([1, 2, 3].map((n) => enqueue(plain, { n }, `${n}`)));
      await queue.idle();
      expect([await bench.stateOf(one), await bench.stateOf(two), await bench.stateOf(three)]).to.deep.equal([
        'failed',
        'failed',
        'completed',
      ]);
      const { rows } = await bench.database.pool.query('select output from queue.job where id = $1', [one]);
      expect(rows).to.deep.equal([{ output: { error: 'Error', code: 'EAUTH' } }]);
      expect(ends).to.deep.equal(['plain failed', 'plain failed', 'plain completed']);
    });

    it('a job whose definition allows retries is started again after the delay', async () => {
      const queue = await bench.started();
      let runs = 0;
      await queue.work({ ...plain, name: 'again', retries: { limit: 2, delayMs: 1_000 } }, async () => {
        runs += 1;
        if (runs < 3) throw new Error('not yet');
      });
      const [id] = await queue.enqueue([
        enqueue({ ...plain, name: 'again', retries: { limit: 2, delayMs: 1_000 } }, { n: 1 }, 'a'),
      ]);
      await eventually(async () => (await bench.stateOf(id)) === 'completed');
      expect({ runs, state: await bench.stateOf(id) }).to.deep.equal({ runs: 3, state: 'completed' });
    });

    it('a job is tried until the store that it needs is there again, where outages do not count', async () => {
      const queue = await bench.started();
      const kept = { ...plain, name: 'kept', retries: { limit: 1, delayMs: 1_000, outagesCount: false } } as const;
      const away = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
      let runs = 0;
      await queue.work(kept, async ({ n }) => {
        if (n === 2) throw new Error('a defect');
        runs += 1;
        if (runs < 4) throw away;
      });
      const [id, broken] = await queue.enqueue([enqueue(kept, { n: 1 }, 'a'), enqueue(kept, { n: 2 }, 'b')]);
      await eventually(async () => ['completed', 'failed'].includes((await bench.stateOf(id)) ?? ''));
      expect([runs, await bench.stateOf(id), await bench.stateOf(broken)]).to.deep.equal([4, 'completed', 'failed']);
    });

    it('a job whose first delay is named is started again after it, then less and less soon, up to the delay', async () => {
      const queue = await bench.started();
      const soon = { ...plain, name: 'soon', retries: { limit: 2, delayMs: 15_000, firstMs: 1_000 } };
      let runs = 0;
      await queue.work(soon, async () => {
        runs += 1;
        if (runs < 2) throw new Error('not yet');
      });
      const [id] = await queue.enqueue([enqueue(soon, { n: 1 }, 'a')]);
      await eventually(async () => (await bench.stateOf(id)) === 'completed');
      expect(runs).to.equal(2);
      const { rows } = await bench.database.pool.query(
        'select retry_delay as first, retry_backoff as grows, retry_delay_max as longest from queue.job where id = $1',
        [id],
      );
      expect(rows).to.deep.equal([{ first: 1, grows: true, longest: 15 }]);
    });

    it('tells whether a process works on a job', async () => {
      const queue = await bench.started();
      let release = () => {};
      const held = new Promise<void>((resolve) => {
        release = resolve;
      });
      await queue.work(plain, () => held);
      const [id = ''] = (await queue.enqueue([enqueue(plain, { n: 1 }, 'a')])).map(String);
      await eventually(() => queue.isAtWork(plain, id));
      release();
      await eventually(async () => (await bench.stateOf(id)) === 'completed');
      expect(await queue.isAtWork(plain, id)).to.equal(false);
    });

    it('at its deadline the signal aborts, the job fails, and its key is free', async () => {
      const queue = await bench.started();
      const reasons: string[] = [];
      const brief = { ...single, name: 'brief', deadlineMs: 200 };
      await queue.work(brief, async ({ n }, { signal }) => {
        if (n === 1) await sleep(60_000, undefined, { signal }).catch(() => reasons.push((signal.reason as Error).name));
        signal.throwIfAborted();
      });
      const [id] = await queue.enqueue([enqueue(brief, { n: 1 }, 'a')]);
      await eventually(async () => (await bench.stateOf(id)) === 'failed');
      expect(reasons).to.deep.equal(['DeadlinePassed']);
      const [next] = await queue.enqueue([enqueue(brief, { n: 2 }, 'a')]);
      await eventually(async () => (await bench.stateOf(next)) === 'completed');
      expect(await bench.stateOf(next)).to.equal('completed');
    });

    it('a handler that ignores its signal loses its job a few seconds later', async () => {
      const queue = await bench.started();
      const deaf = { ...single, name: 'deaf', deadlineMs: 100 };
      let release = () => {};
      await queue.work(
        deaf,
        () =>
          new Promise<void>((resolve) => {
            release = resolve;
          }),
      );
      const [id] = await queue.enqueue([enqueue(deaf, { n: 1 }, 'a')]);
      await eventually(async () => (await bench.stateOf(id)) === 'failed');
      expect(await bench.stateOf(id)).to.equal('failed');
      release();
    });
  });

  describe('stopping', () => {
    it('waits for running jobs, and takes no more', async () => {
      const queue = await bench.started();
      const seen: string[] = [];
      await queue.work({ ...plain, concurrency: 1 }, async ({ n }) => {
        seen.push(`begin ${n}`);
        await sleep(300);
        seen.push(`end ${n}`);
      });
      const [one, two] = await queue.enqueue([1, 2].map((n) => enqueue(plain, { n }, `${n}`)));
      await eventually(() => seen.length === 1);
      await queue.stop({ drainMs: 20_000 });
      expect(seen).to.deep.equal(['begin 1', 'end 1']);
      expect([await bench.stateOf(one), await bench.stateOf(two)]).to.deep.equal(['completed', 'created']);
    });

    it('what does not end in time is told to, and waits again for the next process', async () => {
      const queue = await bench.started();
      let reason = '';
      await queue.work(single, async (_, { signal }) => {
        await sleep(60_000, undefined, { signal }).catch(() => {
          reason = (signal.reason as Error).message;
        });
        throw new Error('cut short');
      });
      const [id] = await queue.enqueue([enqueue(single, { n: 1 }, 'a')]);
      await eventually(async () => (await bench.stateOf(id)) === 'active');
      await queue.stop({ drainMs: 50 });
      expect(reason).to.equal('the process is stopping');
      expect(await bench.stateOf(id)).to.equal('retry');
      const next = await bench.started();
      await next.work(single, async () => undefined);
      await eventually(async () => (await bench.stateOf(id)) === 'completed');
      expect(await bench.stateOf(id)).to.equal('completed');
      const { rows } = await bench.database.pool.query('select 1 from app.active_jobs');
      expect(rows).to.deep.equal([]);
    });
  });
});
