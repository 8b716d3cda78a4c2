import { createLocks, type ReadModel } from '@order-intake/event-sourcing';
import { expect } from 'chai';
import { afterEach, beforeEach, describe, it } from 'mocha';
import { dropAbandoned } from '../../../packages/event-sourcing/projections/abandoned.ts';
import { dropLeftBuilds } from '../../../packages/event-sourcing/projections/left-builds.ts';
import { tablesOf } from '../../../packages/event-sourcing/projections/table.ts';
import { until } from '../../support/until.ts';
import { openShop, type Shop } from './harness.ts';
import { added, items, names, priced, type ShopEvent } from './shop.ts';

const broken: ShopEvent = { type: 'ItemPriced', data: { item: 'a', price: 9, broken: true } };
const refused: ShopEvent = { type: 'ItemPriced', data: { item: 'a', price: 666, refuse: true } };
const hours = 60 * 60 * 1_000;
/** What an even older release knew. */
const older: ReadModel = { ...names, name: 'older' };

describe('a read model', () => {
  let shop: Shop;
  beforeEach(async () => {
    shop = await openShop();
  });
  afterEach(() => shop.close());
  const run = async (readModels: readonly ReadModel[], abandonedAfterMs?: number) => {
    const projector = shop.projector(readModels, abandonedAfterMs === undefined ? {} : { abandonedAfterMs });
    await projector.start();
    return projector;
  };
  const ran = async (...readModels: readonly ReadModel[]) => {
    const projector = await run(readModels);
    await projector.idle();
    await projector.stop();
  };
  /** Every table and view, checkpoint and dead letter that there is. */
  const left = async () => {
    const { rows } = await shop.pool.query<{ what: string }>(
      `select schemaname || '.' || tablename as what from pg_tables where schemaname in ('read', 'building')
       union all select 'view ' || viewname from pg_views where schemaname = 'read'
       union all select kind || ' ' || name from app.checkpoints
       union all select 'letter of ' || name from app.dead_letters order by 1`,
    );
    return rows.map(({ what }) => what);
  };
  const ofNames = ['read.names_v1', 'read_model names', 'view names'];

  describe('that was removed or renamed', () => {
    it('leaves nothing behind once it was left alone for long enough', async () => {
      await shop.append([added('a'), broken, priced('a', 1)]);
      await ran(items, names);
      expect(await left()).to.include.members(['read.items_v1', 'view items', 'read_model items', 'letter of items']);
      await run([names], 200);
      await until('the removed one to be gone', async () => (await left()).join() === ofNames.join());
      expect(await shop.dump('names')).to.deep.equal(['(a)']);
    });

    it('is gone too when it was still being built', async () => {
      await shop.append([added('a'), refused]);
      const first = await run([items, names]);
      await until('its build to be stuck', async () => (await first.status())[0]?.state === 'paused');
      await first.stop();
      expect(await left()).to.include.members(['building items', 'building.items_v1']);
      await run([names], 200);
      await until('the removed one to be gone', async () => (await left()).join() === ofNames.join());
    });

    it('stays, and is kept up to date, while a process of the older release runs beside the new one', async () => {
      await shop.append([added('a'), priced('a', 1)]);
      await ran(older, names);
      await run([items, names]);
      const next = await run([{ ...names, name: 'labels' }], 1);
      await until('what nobody runs to be gone', async () => !(await left()).includes('view older'));
      await next.idle();
      await shop.append([priced('a', 2)]);
      await until('the older release to show it', async () => (await shop.dump('items')).join().includes('3.00'));
      expect(await left()).to.include.members(['view items', 'view names', 'view labels']);
    });

    it('stays until everything that the new release knows is shown: it may have to go back', async () => {
      await shop.append([added('a'), refused, priced('a', 1)]);
      await ran(older, names);
      const next = await run([names, items], 1);
      await until('the new one to be stuck', async () => (await next.status())[1]?.state === 'paused');
      await shop.append([added('b')]);
      await until('the others to go on', async () => (await shop.dump('names')).length === 2);
      expect(await left()).to.include('view older');
      await next.skip('items');
      await until('the removed one to be gone', async () => !(await left()).includes('view older'));
    });

    it('stays for a day after it was last kept up to date, and comes back whole when its release comes back later', async () => {
      await shop.append([added('a'), priced('a', 1)]);
      await ran(items, names);
      const before = await shop.dump('items');
      const locks = createLocks(shop.pool);
      const sweep = () => dropAbandoned({ pool: shop.pool, locks, knownNames: ['names'], afterMs: 24 * hours });
      const lastSeen = (ago: string) =>
        shop.pool.query(`update app.checkpoints set moved_at = now() - interval '2 days', caught_up_at = now() - $1::interval`, [
          ago,
        ]);
      try {
        await lastSeen('23 hours');
        expect((await sweep()).gone).to.deep.equal([]);
        await lastSeen('25 hours');
        expect((await sweep()).gone).to.deep.equal(['items']);
        expect(await left()).to.deep.equal(ofNames);
      } finally {
        await locks.close();
      }
      await ran(items, names);
      expect(await shop.dump('items')).to.deep.equal(before);
    });

    it('is tried again later when somebody is reading it for long', async () => {
      await shop.append([added('a')]);
      await ran(items, names);
      const reader = await shop.pool.connect();
      try {
        await reader.query('begin');
        await reader.query('select * from read.items');
        await run([names], 50);
        await until('dropping it to be tried', async () => {
          const { rows } = await shop.pool.query(
            `select 1 from pg_stat_activity where query like 'drop view%' and wait_event_type = 'Lock'`,
          );
          return rows.length > 0;
        });
        expect((await reader.query('select item from read.items')).rows).to.deep.equal([{ item: 'a' }]);
      } finally {
        await reader.query('commit');
        reader.release();
      }
      await until('it to be gone', async () => (await left()).join() === ofNames.join());
    });
  });

  describe('that was being built when its release was taken back', () => {
    const ofBoth = [...ofNames, 'letter of items', 'read.items_v1', 'read_model items', 'view items'].toSorted();
    const ofBuild = ['building items', 'building.items_v2'];
    const next: ReadModel = { ...items, version: 2 };
    beforeEach(async () => {
      await shop.append([added('a'), refused, priced('a', 1)]);
      const first = await run([items, names]);
      await until('it to be stuck', async () => (await first.status())[0]?.state === 'paused');
      await first.skip('items');
      await first.idle();
      await first.stop();
    });
    /** A projector of the newer release, whose build is stuck. */
    const begun = async () => {
      const newer = await run([next, names]);
      await until('its build to be stuck', async () => (await newer.status())[0]?.state === 'paused');
      return newer;
    };

    it('leaves nothing of it once nobody went on with it for long enough, and is shown as before', async () => {
      const newer = await begun();
      await newer.stop();
      expect(await left()).to.include.members([...ofBoth, ...ofBuild]);
      const older = await run([items, names], 200);
      await until('the build to be gone', async () => (await left()).join() === ofBoth.join());
      await shop.append([priced('a', 2)]);
      await older.idle();
      expect((await shop.dump('items')).join()).to.include('3.00');
    });

    it('keeps it for a day, and as long as a process of the newer release is there', async () => {
      const newer = await begun();
      const locks = createLocks(shop.pool);
      const sweep = () => dropLeftBuilds({ pool: shop.pool, locks, tables: tablesOf([items, names]), afterMs: 24 * hours });
      try {
        await shop.pool.query(`update app.checkpoints set moved_at = now() - interval '25 hours', caught_up_at = null`);
        expect(await sweep()).to.deep.equal([]);
        await newer.stop();
        await shop.pool.query(`update app.checkpoints set moved_at = now() - interval '23 hours'`);
        expect(await sweep()).to.deep.equal([]);
        await shop.pool.query(`update app.checkpoints set moved_at = now() - interval '25 hours'`);
        expect(await sweep()).to.deep.equal(['items']);
        expect(await left()).to.deep.equal(ofBoth);
      } finally {
        await locks.close();
      }
    });
  });

  it('that was compared by a command which was killed has nothing beside it for long', async () => {
    await shop.append([added('a')]);
    await ran(names);
    await shop.pool.query('create table building.names_v1 (item text)');
    await run([names], 200);
    await until('what it left to be gone', async () => (await left()).join() === ofNames.join());
  });
});
