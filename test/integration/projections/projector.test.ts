import { rebuildReadModels, tableOf } from '@order-intake/event-sourcing';
import { expect } from 'chai';
import { afterEach, beforeEach, describe, it } from 'mocha';
import { CheckpointLost } from '../../../packages/event-sourcing/checkpoints/checkpoints.ts';
import { follow } from '../../../packages/event-sourcing/checkpoints/follow.ts';
import { readModelConsumer } from '../../../packages/event-sourcing/projections/read-model-consumer.ts';
import { patience } from '../../support/patience.ts';
import { until } from '../../support/until.ts';
import { runProgram } from '../platform/harness.ts';
import { openShop, type Shop } from './harness.ts';
import { added, items, names, priced, shopDay } from './shop.ts';

/** eighths of the log */
const killedAt = process.env.PROJECTOR_KILLS === 'all' ? [1n, 2n, 3n, 4n, 5n, 6n, 7n] : [3n];

describe('the projector', () => {
  let shop: Shop;
  beforeEach(async () => {
    shop = await openShop();
  });
  afterEach(() => shop.close());
  const rowsOf = async (view: string) => (await shop.pool.query(`select * from read.${view} order by 1`)).rows;
  const rebuilt = async () => {
    await rebuildReadModels({ pool: shop.pool, store: shop.store, readModels: [items, names], names: 'all' });
    return [await shop.dump('items'), await shop.dump('names')];
  };
  const all = async () => [await shop.dump('items'), await shop.dump('names')];
  /** Ends the connections whose last statement looks like this, as a failing server would; answers how many there were. */
  const cut = async (pattern: string) => {
    const { rowCount } = await shop.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend' and (query like $1 or application_name like $1)`,
      [pattern],
    );
    return rowCount;
  };

  it('makes nobody wait: a view can be asked before anything was built', async () => {
    await shop.append(shopDay(500));
    const projector = shop.projector([items]);
    await projector.start();
    expect(await rowsOf('items')).to.be.an('array');
  });

  it('catches up with a log of thousands of events and says so', async () => {
    await shop.append(shopDay(3_000));
    const projector = shop.projector([items, names]);
    await projector.start();
    await projector.idle();
    const found = await rowsOf('items');
    expect(found.map(({ item }) => item)).to.deep.equal((await rowsOf('names')).map(({ item }) => item));
    expect(found.length).to.be.greaterThan(60);
    const status = await until('all to be live', async () => {
      const now = await projector.status();
      return now.every(({ state, lagMs }) => state === 'live' && lagMs === 0) && now;
    });
    expect(status.map(({ name, deadLetters, here }) => ({ name, deadLetters, here }))).to.deep.equal([
      { name: 'items', deadLetters: 0, here: true },
      { name: 'names', deadLetters: 0, here: true },
    ]);
  });

  it('shows what is written while it runs, and says when', async () => {
    const projector = shop.projector([items, names]);
    await projector.start();
    await projector.idle();
    const { position } = await shop.append([added('a'), priced('a', 1.25), priced('a', 2)]);
    expect(await projector.waitFor(position, ['items'], patience(5_000))).to.equal(true);
    expect((await rowsOf('items')).map(({ item, total, prices }) => ({ item, total, prices }))).to.deep.equal([
      { item: 'a', total: '3.25', prices: [1.25, 2] },
    ]);
    expect(await projector.waitFor({ ...position, commit: position.commit + 1n }, ['items'], 50)).to.equal(false);
    expect(await projector.waitFor(position, ['items', 'no such read model'], 50)).to.equal(false);
  });

  it('lets Postgres look at a table that has grown, so that it is searched well', async () => {
    const projector = shop.projector([items]);
    await projector.start();
    await projector.idle();
    const tuples = async () =>
      (await shop.pool.query(`select reltuples from pg_class where oid = 'read.items_v1'::regclass`)).rows;
    for (let from = 0; from < 1_200; from += 300)
      await shop.append(Array.from({ length: 300 }, (_, n) => added(`item ${from + n}`)));
    await projector.idle();
    expect((await tuples())[0].reltuples).to.be.at.least(1_000);
  });

  it('moves its checkpoint past events that no read model wants', async () => {
    const projector = shop.projector([items]);
    await projector.start();
    const { position } = await shop.append(
      Array.from({ length: 200 }, (_, n) => ({ type: 'NobodyReads', data: { n } }) as const),
    );
    expect(await projector.waitFor({ commit: position.commit / 2n, prepare: 0n }, ['items'], patience(10_000))).to.equal(true);
    await projector.idle();
  });

  it('a batch whose transaction is cut off before its end leaves nothing behind and is made again', async () => {
    const projector = shop.projector([items, names]);
    await projector.start();
    await shop.append([added('a'), added('b')]);
    await projector.idle();
    const holder = await shop.pool.connect();
    await holder.query(`begin; select 1 from read.items_v1 where item = 'b' for update`);
    await shop.append([priced('a', 1), priced('b', 2), added('c')]);
    await until('the batch to wait for the row', async () => {
      const { rows } = await shop.pool.query(
        `select 1 from pg_stat_activity where wait_event_type = 'Lock' and query like 'insert into "read"."items_v1"%'`,
      );
      return rows.length > 0;
    });
    expect(await shop.dump('names')).to.deep.equal(['(a)', '(b)']);
    expect(await cut('insert into "read"."items_v1"%')).to.equal(1);
    await holder.query('commit');
    holder.release();
    await projector.idle();
    expect((await rowsOf('items')).map(({ item, total }) => [item, total])).to.deep.equal([
      ['a', '1.00'],
      ['b', '2.00'],
      ['c', '0.00'],
    ]);
  });

  it('a process killed again and again in the middle of batches ends where a rebuild ends', async () => {
    for (let n = 0; n < 2; n += 1) await shop.append(shopDay(2_000));
    const { commit } = (await shop.store.end()) ?? { commit: 0n };
    for (const part of killedAt) {
      const program = runProgram('../../projections/program', [shop.url, shop.server.url]);
      await until(`${part}/8 of the log to be written`, async () => {
        const { rows } = await shop.pool.query('select 1 from app.checkpoints where commit_position >= $1', [
          (commit * part) / 8n,
        ]);
        return rows.length > 0;
      });
      await program.kill();
    }
    const projector = shop.projector([items, names]);
    await projector.start();
    await projector.idle();
    const found = await all();
    expect(await rebuilt()).to.deep.equal(found);
    expect(found[0]?.length).to.be.greaterThan(60);
  });

  it('who no longer has the right to write finds out at the checkpoint and writes nothing', async () => {
    const projector = shop.projector([items], { batchSize: 10 });
    await projector.start();
    await projector.idle();
    await projector.stop();
    await shop.append(shopDay(2_000));
    const storeId = await shop.store.storeId();
    const rival = () =>
      follow({
        pool: shop.pool,
        store: shop.store,
        storeId,
        members: [{ consumer: readModelConsumer(tableOf(items), 'read', shop.store), position: start }],
        batchSize: 10,
        signal: new AbortController().signal,
        until: 'caught up',
      });
    const { rows } = await shop.pool.query(`select commit_position as commit, prepare_position as prepare from app.checkpoints`);
    const start = rows[0].commit === null ? null : { commit: BigInt(rows[0].commit), prepare: BigInt(rows[0].prepare) };
    const ends = await Promise.allSettled([rival(), rival()]);
    const losers = ends.filter((end) => end.status === 'rejected');
    expect(losers.map((end) => end.reason.name)).to.deep.equal([CheckpointLost.name]);
    const found = await shop.dump('items');
    await rebuildReadModels({ pool: shop.pool, store: shop.store, readModels: [items], names: 'all' });
    expect(await shop.dump('items')).to.deep.equal(found);
  });

  it('of two projectors one is active, and the other takes over when it stops', async () => {
    const [one, two] = [shop.projector([items, names]), shop.projector([items, names])];
    await one.start();
    await two.start();
    await shop.append(shopDay(300));
    await two.idle();
    const here = async () => [(await one.status()).map((s) => s.here), (await two.status()).map((s) => s.here)];
    expect(await here()).to.deep.equal([
      [true, true],
      [false, false],
    ]);
    expect((await two.status()).map(({ state, lagMs }) => ({ state, lagMs }))).to.deep.equal([
      { state: 'live', lagMs: 0 },
      { state: 'live', lagMs: 0 },
    ]);
    await one.stop();
    await shop.append([added('after')]);
    await two.idle();
    expect((await two.status()).map((s) => s.here)).to.deep.equal([true, true]);
    expect((await rowsOf('names')).map(({ item }) => item)).to.include('after');
  });

  it('goes on when the connection that holds its locks breaks, or all of them', async () => {
    const projectors = [shop.projector([items, names]), shop.projector([items, names])];
    for (const projector of projectors) await projector.start();
    expect(await cut('order-intake locks')).to.be.greaterThan(0);
    await shop.append(shopDay(200));
    await projectors[0]?.idle();
    expect(await cut('%')).to.be.greaterThan(1);
    await shop.append([added('z')]);
    const isIdle = async () => {
      await projectors[0]?.idle();
      return true;
    };
    // who looks has connections that were cut, too
    await until('both to be idle', () => isIdle().catch(() => false));
    const found = await all();
    expect(found[1]).to.include('(z)');
    expect(await rebuilt()).to.deep.equal(found);
  });

  it('goes on when the event store was gone for a while', async () => {
    const projector = shop.projector([items, names]);
    await projector.start();
    await shop.append([added('a')]);
    await projector.idle();
    shop.server.dropConnections();
    await shop.append([added('b')]);
    await projector.idle();
    shop.server.dropConnections();
    await until('b to be shown', async () => (await shop.dump('names')).length === 2);
    await shop.append([added('c')]);
    await projector.idle();
    expect(await shop.dump('names')).to.deep.equal(['(a)', '(b)', '(c)']);
  });
});
