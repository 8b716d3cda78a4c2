import { startEventStoreServer } from '@order-intake/embedded-event-store';
import { type ReadModel, rebuildReadModels } from '@order-intake/event-sourcing';
import { expect } from 'chai';
import { afterEach, beforeEach, describe, it } from 'mocha';
import type pg from 'pg';
import { pauseWhenStuck } from '../../../packages/event-sourcing/checkpoints/runs.ts';
import { buildReadModels } from '../../../packages/event-sourcing/projections/build.ts';
import { tablesOf } from '../../../packages/event-sourcing/projections/table.ts';
import { patience } from '../../support/patience.ts';
import { until } from '../../support/until.ts';
import { appendTo, openShop, type Shop, testLog } from './harness.ts';
import { added, items, names, priced, shopDay } from './shop.ts';

/** The next version: one column more, and totals in cents. */
const itemsNext: ReadModel = {
  ...items,
  version: 2,
  columns: { ...items.columns, cents: 'integer not null' },
  fold: (row, event) => {
    const { cents: _, ...before } = row ?? {};
    const after = items.fold(row && before, event);
    return after && { ...after, cents: Math.round(Number(after.total) * 100) };
  },
};

/** The pool, where the first answer to a query of that kind is held back until `then` is done. */
const afterFirst = (pool: pg.Pool, kind: RegExp, then: () => Promise<void>) => {
  let doing: Promise<void> | undefined;
  const { promise: done, resolve } = Promise.withResolvers<void>();
  const query = async (text: string, values?: unknown[]) => {
    const answer = await pool.query(text, values);
    if (!doing && kind.test(text)) {
      doing = then();
      await doing;
      resolve();
    }
    return answer;
  };
  const held = new Proxy(pool, { get: (target, key) => (key === 'query' ? query : Reflect.get(target, key, target)) });
  return { pool: held, done };
};

describe('versions of a read model', () => {
  let shop: Shop;
  beforeEach(async () => {
    shop = await openShop();
  });
  afterEach(() => shop.close());
  const columnsOf = async (view: string) => {
    const { rows } = await shop.pool.query<{ name: string }>(
      `select attname as name from pg_attribute where attrelid = to_regclass($1) and attnum > 0 order by attnum`,
      [view],
    );
    return rows.map(({ name }) => name);
  };
  const tables = async () => {
    const { rows } = await shop.pool.query<{ name: string }>(
      `select schemaname || '.' || tablename as name from pg_tables where schemaname in ('read', 'building') order by 1`,
    );
    return rows.map(({ name }) => name);
  };

  it('the new one is built beside the old one while both processes run, then the view switches: no query fails, nothing goes back', async () => {
    await shop.append(shopDay(1_500));
    const old = shop.projector([items, names]);
    await old.start();
    await old.idle();
    const asking = new AbortController();
    const failures: unknown[] = [];
    let asked = 0;
    let least = 0;
    const ask = async () => {
      while (!asking.signal.aborted) {
        await shop.pool.query<{ n: number }>(`select count(*)::int as n from read.items where item like 'new %'`).then(
          ({ rows }) => {
            const n = rows[0]?.n ?? 0;
            if (n < least) failures.push(`${least} became ${n}`);
            least = n;
          },
          (error: unknown) => failures.push(error),
        );
        asked += 1;
      }
    };
    const asker = ask();
    const next = shop.projector([itemsNext, names]);
    await next.start();
    for (let n = 0; n < 40 || !(await columnsOf('read.items')).includes('cents'); n += 1)
      await shop.append([added(`new ${n}`), priced(`new ${n}`, 0.5)]);
    await next.idle();
    asking.abort();
    await asker;
    expect(failures).to.deep.equal([]);
    expect(asked).to.be.greaterThan(20);
    expect(await tables()).to.deep.equal(['read.items_v2', 'read.names_v1']);
    const { rows } = await shop.pool.query(`select count(*)::int as wrong from read.items where cents <> total * 100`);
    expect(rows).to.deep.equal([{ wrong: 0 }]);
    const both = async () =>
      [...(await old.status()), ...(await next.status())].map(({ name, version, shownVersion, state, here }) => ({
        name,
        version,
        shownVersion,
        state,
        here,
      }));
    expect(await both()).to.deep.equal([
      { name: 'items', version: 1, shownVersion: 2, state: 'live', here: true },
      { name: 'names', version: 1, shownVersion: 1, state: 'live', here: true },
      { name: 'items', version: 2, shownVersion: 2, state: 'live', here: true },
      { name: 'names', version: 1, shownVersion: 1, state: 'live', here: false },
    ]);
    await old.stop();
    const { position } = await shop.append([added('last')]);
    expect(await next.waitFor(position, ['items', 'names'], patience(10_000))).to.equal(true);
  });

  it('a process that was looking at how it stands while the newer version took its place leaves that alone', async () => {
    await shop.append([added('one'), priced('one', 0.5)]);
    const old = shop.projector([items]);
    await old.start();
    await old.idle();
    await old.stop();
    const next = shop.projector([itemsNext]);
    const looking = afterFirst(shop.pool, /from app\.checkpoints where kind/, async () => {
      await next.start();
      await until('the new one to be shown', async () => (await columnsOf('read.items')).includes('cents'));
    });
    const again = shop.projector([items], { pool: looking.pool });
    await again.start();
    await looking.done;
    await again.idle();
    expect(await tables()).to.deep.equal(['read.items_v2']);
    expect((await next.status()).map(({ shownVersion }) => shownVersion)).to.deep.equal([2]);
    expect((await again.status()).map(({ shownVersion }) => shownVersion)).to.deep.equal([2]);
  });

  it('an older version that is still being built does not take the place of a newer one, except by command', async () => {
    await shop.append([added('one'), priced('one', 0.5)]);
    const next = shop.projector([itemsNext]);
    await next.start();
    await next.idle();
    await next.stop();
    const { pool, store } = shop;
    const older = {
      pool,
      store,
      storeId: await store.storeId(),
      tables: tablesOf([items]),
      batchSize: 100,
      whenStuck: pauseWhenStuck({ pool, log: testLog }),
    };
    const { signal } = new AbortController();
    expect(await buildReadModels({ ...older, from: 'where it was', signal })).to.deep.equal([]);
    expect(await tables()).to.deep.equal(['read.items_v2']);
    await rebuildReadModels({ pool, store, readModels: [items], names: 'all' });
    expect(await tables()).to.deep.equal(['read.items_v1']);
  });

  it('a build that was interrupted goes on where it was, and is not seen before it is done', async () => {
    for (let n = 0; n < 3; n += 1) await shop.append(shopDay(2_000));
    const first = shop.projector([items], { batchSize: 25 });
    await first.start();
    const progress = async () =>
      (await shop.pool.query(`select commit_position as at from app.checkpoints where kind = 'building'`)).rows[0]?.at ?? null;
    const before = BigInt(await until('some of it to be built', progress));
    expect(await shop.dump('items'), 'nothing is seen yet').to.deep.equal([]);
    await first.stop();
    expect((await first.status())[0]?.state).to.equal('building');
    const second = shop.projector([items], { batchSize: 25 });
    await second.start();
    const now = BigInt((await progress()) ?? (await shop.store.end())?.commit ?? 0);
    expect(now >= before, `it began again: ${now} < ${before}`).to.equal(true);
    await second.idle();
    expect((await shop.dump('items')).length).to.be.greaterThan(60);
  });

  it('another log is another world: what is shown is built again from it, and shown until then', async () => {
    await shop.append([added('of the old log')]);
    const first = shop.projector([items, names]);
    await first.start();
    await first.idle();
    await first.stop();
    const server = await startEventStoreServer({ port: 0, dataDir: null });
    try {
      const store = shop.connect(server.url);
      await appendTo(store, [added('x'), added('y')]);
      const second = shop.projector([items, names], { store });
      await second.start();
      await until('the new log to be shown', async () => (await shop.dump('names')).join() === '(x),(y)');
      await second.idle();
      expect((await second.status()).map(({ state }) => state)).to.deep.equal(['live', 'live']);
      await second.stop();
    } finally {
      await server.stop();
    }
  });
});
