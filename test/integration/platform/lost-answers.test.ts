/** A database whose answers get lost on the way, or that refuses what it is told: what was asked of it may have happened all the same. */
import { enqueue, job } from '@order-intake/event-sourcing';
import { expect } from 'chai';
import { afterEach, beforeEach, describe, it } from 'mocha';
import type pg from 'pg';
import { eventually } from './harness.ts';
import { type QueueBench, queueBench } from './queue-bench.ts';

type Data = { readonly companyId: string; readonly n: number };
const work = job<Data>({ name: 'work', policy: 'stately', deadlineMs: 3_600_000, concurrency: 2 });
const sweepMs = 100;

/** What a query says, whether it was given a name or a text of its own. */
const wordsOf = (query: unknown): string =>
  typeof query === 'string' ? query : ['name', 'text'].map((key) => (query as Record<string, unknown>)[key]).join(' ');

/** The same database, but for the first question of this kind that has an effect. */
const once = (pool: pg.Pool, kind: RegExp, trouble: (ask: () => Promise<pg.QueryResult>) => Promise<unknown>): pg.Pool => {
  let over = false;
  return new Proxy(pool, {
    get: (target, name) => {
      const value = Reflect.get(target, name);
      if (name !== 'query') return typeof value === 'function' ? value.bind(target) : value;
      return async (query: string, values: unknown[]) => {
        const ask = () => target.query(query, values);
        if (over || !kind.test(wordsOf(query))) return ask();
        return trouble(async () => {
          const answer = await ask();
          over = (answer.rowCount ?? 0) > 0;
          return answer;
        });
      };
    },
  });
};
const failure = (code: string) => Object.assign(new Error('lost on the way'), { code });

describe('a job queue whose database', () => {
  let bench: QueueBench;
  beforeEach(async () => {
    bench = await queueBench();
  });
  afterEach(() => bench.drop());

  const isDone = async (pool: pg.Pool) => {
    const queue = await bench.started({ pool, sweepMs });
    const ran: number[] = [];
    await queue.work(work, async ({ n }) => void ran.push(n));
    await queue.enqueue([enqueue(work, { companyId: 'a', n: 1 }, 'a')]);
    const states = async () => (await bench.database.pool.query<{ state: string }>('select state from queue.job')).rows;
    await eventually(async () => (await states()).every(({ state }) => state === 'completed'));
    expect(await states()).to.deep.equal([{ state: 'completed' }]);
    return ran;
  };

  it('gives a job out and cannot say so does not keep it from being done', async () => {
    const pool = once(bench.database.pool, /^take-/, async (ask) => {
      const answer = await ask();
      if (answer.rowCount) throw failure('ECONNRESET');
      return answer;
    });
    expect(await isDone(pool)).to.deep.equal([1]);
  });

  it('refuses the end of a job sees it done again', async () => {
    let refused = false;
    const pool = once(bench.database.pool, /state = 'completed'/, (ask) => {
      if (refused) return ask();
      refused = true;
      return Promise.reject(failure('42501'));
    });
    expect(await isDone(pool)).to.deep.equal([1, 1]);
  });
});
