import { setTimeout as sleep } from 'node:timers/promises';
import { createLocks, createPool, type Locks } from '@order-intake/event-sourcing';
import { expect } from 'chai';
import { afterEach, beforeEach, describe, it } from 'mocha';
import { silentLogger } from '../../../src/platform/logging/logger.ts';
import { postgresBy, postgresTarget, startNetwork } from '../../support/service/network.ts';
import { until } from '../../support/until.ts';
import { eventually, type PlatformDatabase, platformDatabase, runProgram } from './harness.ts';

describe('locks between processes', () => {
  let database: PlatformDatabase;
  let mine: Locks;
  let other: Locks;
  const had = (locks: Locks, keys: readonly string[]) => locks.withTryLocks(keys, async (held) => [...held].sort());
  beforeEach(async () => {
    database = await platformDatabase();
    mine = createLocks(database.pool);
    other = createLocks(database.pool);
  });
  afterEach(async () => {
    await mine.close();
    await other.close();
    await database.drop();
  });

  it('only the keys that nobody holds are passed, and all are free afterwards', async () => {
    await mine.withTryLocks(['a', 'b'], async (held) => {
      expect([...held].sort()).to.deep.equal(['a', 'b']);
      expect(await had(other, ['a', 'b', 'c'])).to.deep.equal(['c']);
    });
    expect(await had(other, ['a', 'b'])).to.deep.equal(['a', 'b']);
  });

  it('two callers inside one process are kept apart as well', async () => {
    await mine.withTryLocks(['a'], async () => {
      expect(await had(mine, ['a', 'b'])).to.deep.equal(['b']);
    });
    expect(await had(mine, ['a'])).to.deep.equal(['a']);
  });

  it('of many who want a key at once, in three processes, one has it at a time', async () => {
    const third = createLocks(database.pool);
    let now = 0;
    let most = 0;
    let wins = 0;
    const turn = async (locks: Locks) =>
      locks.withTryLocks(['hot'], async (held) => {
        if (held.length === 0) return;
        now += 1;
        wins += 1;
        most = Math.max(most, now);
        await database.pool.query('select pg_sleep(0.002)');
        now -= 1;
      });
    for (let round = 0; round < 20; round += 1) await Promise.all([mine, other, third, mine, other, third].map(turn));
    await third.close();
    expect(most).to.equal(1);
    expect(wins).to.be.at.least(20);
  });

  it('are freed when the work fails, and its error comes through', async () => {
    const failure = await mine
      .withTryLocks(['a'], () => Promise.reject(new Error('broken')))
      .catch((error: Error) => error.message);
    expect(failure).to.equal('broken');
    expect(await had(other, ['a'])).to.deep.equal(['a']);
  });

  it('take no connection of the pool while they are held', async () => {
    await mine.withTryLocks(['a'], () =>
      other.withTryLocks(['b'], async () => {
        expect(database.pool.totalCount - database.pool.idleCount).to.equal(0);
      }),
    );
  });

  it('a process that is killed frees its keys', async () => {
    const holder = runProgram('hold-lock', [database.url, 'a']);
    expect(await holder.line()).to.equal('held a');
    expect(await had(mine, ['a'])).to.deep.equal([]);
    await holder.kill();
    await eventually(async () => (await had(mine, ['a'])).length > 0);
    expect(await had(mine, ['a'])).to.deep.equal(['a']);
  });

  it('the holder hears when the connection is lost, and the next caller gets a new one', async () => {
    const heard = await mine.withTryLocks(['a'], async (_, lost) => {
      await database.pool.query(
        `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'order-intake locks' and datname = current_database()`,
      );
      await eventually(() => lost.aborted);
      return (lost.reason as Error | undefined)?.message;
    });
    expect(heard).to.include('lost');
    expect(await had(mine, ['a'])).to.deep.equal(['a']);
  });

  it('are free again soon when the network swallows all that their holder says, and the holder hears of it', async () => {
    const network = await startNetwork(() => postgresTarget(database.url));
    const pool = createPool(postgresBy(database.url, network.port), { log: silentLogger });
    const far = createLocks(pool, { beatMs: 300 });
    try {
      await until('one to be held for longer than the server waits for a word', () =>
        far.withTryLocks(['a'], async (held, lost) => {
          await sleep(2_500);
          return held.length > 0 && !lost.aborted;
        }),
      );
      await far.withTryLocks(['a'], async (held, lost) => {
        expect(held).to.deep.equal(['a']);
        await network.become('black-hole');
        await until('the holder to hear of it', async () => lost.aborted);
        await until('the lock to be free', async () => (await had(other, ['a'])).length > 0);
      });
    } finally {
      await network.stop();
      await far.close();
      await pool.end();
    }
  });
});
