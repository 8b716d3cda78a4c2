import { createLocks } from '@order-intake/event-sourcing';
import { expect } from 'chai';
import { afterEach, beforeEach, describe, it } from 'mocha';
import { buildLock } from '../../../packages/event-sourcing/projections/read-model-locks.ts';
import {
  RebuildFailed,
  type RebuildOptions,
  type RebuildProgress,
  rebuildReadModels,
} from '../../../packages/event-sourcing/projections/rebuild.ts';
import { patience } from '../../support/patience.ts';
import { until } from '../../support/until.ts';
import { openShop, type Shop } from './harness.ts';
import { added, items, names, priced, shopDay } from './shop.ts';

describe('rebuilding read models', () => {
  let shop: Shop;
  beforeEach(async () => {
    shop = await openShop();
  });
  afterEach(() => shop.close());
  const both = async () => [await shop.dump('items'), await shop.dump('names')];
  const rebuildNow = (options: Partial<RebuildOptions> = {}) =>
    rebuildReadModels({ pool: shop.pool, store: shop.store, readModels: [items, names], names: 'all', ...options });
  /** A projector shows what it built a moment before it lets go of the lock, and a rebuild waits for no one. */
  const rebuild = async (options: Partial<RebuildOptions> = {}) => {
    const locks = createLocks(shop.pool);
    const keys = ['items', 'names'].map(buildLock);
    await until('nobody to build', () => locks.withTryLocks(keys, async (held) => held.length === keys.length));
    await locks.close();
    return rebuildNow(options);
  };
  const definitions = async () => {
    const { rows } = await shop.pool.query(
      `select c.relname, c.relkind, pg_get_indexdef(c.oid) as index, pg_get_viewdef(c.oid) as view, obj_description(c.oid) as comment
       from pg_class c where c.relnamespace in (to_regnamespace('read'), to_regnamespace('building')) and c.relkind in ('r', 'v', 'i') order by 1, 2`,
    );
    return rows;
  };

  it('ends in the same bytes and the same definitions, whatever the batches were', async () => {
    const projector = shop.projector([items, names], { batchSize: 7 });
    await shop.append(shopDay(1_000));
    await projector.start();
    await projector.idle();
    for (let n = 0; n < 10; n += 1) await shop.append([added(`late ${n}`), priced(`late ${n}`, 2.05), priced('item 3', 0.1)]);
    await projector.idle();
    const before = [await both(), await definitions()];
    const rebuilt = await rebuild();
    expect(rebuilt.names).to.deep.equal(['items', 'names']);
    expect(rebuilt.events).to.be.at.least(1_030);
    expect([await both(), await definitions()]).to.deep.equal(before);
  });

  it('repairs rows that somebody changed by hand', async () => {
    const projector = shop.projector([items]);
    await shop.append([added('a'), priced('a', 1), added('b')]);
    await projector.start();
    await projector.idle();
    const before = await shop.dump('items');
    await shop.pool.query(`update read.items_v1 set total = 99 where item = 'a'`);
    await shop.pool.query(`delete from read.items_v1 where item = 'b'`);
    await rebuild({ readModels: [items] });
    expect(await shop.dump('items')).to.deep.equal(before);
  });

  it('while a projector runs and people write and read: no query fails, nothing is lost and nothing goes back', async () => {
    const projector = shop.projector([items, names]);
    await shop.append(shopDay(1_000));
    await projector.start();
    await projector.idle();
    const done = new AbortController();
    const failures: unknown[] = [];
    let written = 0;
    const write = async () => {
      for (; !done.signal.aborted; written += 1) {
        const { position } = await shop.append([added(`new ${written}`), priced(`new ${written}`, 1)]);
        if (!(await projector.waitFor(position, ['items', 'names'], patience(20_000))))
          failures.push(`write ${written} was not shown`);
      }
    };
    const read = async () => {
      for (let least = 0; !done.signal.aborted; ) {
        const { rows } = await shop.pool.query<{ n: number }>(
          `select count(*)::int as n from read.items where item like 'new %'`,
        );
        const n = rows[0]?.n ?? 0;
        if (n < least) failures.push(`${least} became ${n}`);
        least = n;
      }
    };
    const people = [write(), read()].map((one) => one.catch((error: unknown) => failures.push(error)));
    for (let n = 0; n < 3; n += 1) await rebuild();
    done.abort();
    await Promise.all(people);
    await projector.idle();
    expect(failures).to.deep.equal([]);
    const found = await both();
    expect(found[1]?.filter((row) => row.includes('new')).length).to.equal(written);
    await projector.stop();
    await rebuild();
    expect(await both()).to.deep.equal(found);
  });

  it('one that was interrupted changes nothing, leaves nothing to see, and the next starts anew', async () => {
    await shop.append(shopDay(1_000));
    const projector = shop.projector([items, names]);
    await projector.start();
    await projector.idle();
    const before = await both();
    const interrupt = new AbortController();
    const seen: RebuildProgress[] = [];
    const failed = await rebuild({
      batchSize: 50,
      signal: interrupt.signal,
      onProgress: (progress) => {
        seen.push(progress);
        if (progress.events > 200) interrupt.abort();
      },
    }).catch((error: unknown) => error);
    expect(failed).to.be.instanceOf(RebuildFailed).with.property('message').that.includes('was interrupted');
    expect(seen.every(({ done }, n) => done <= 1 && done >= (seen[n - 1]?.done ?? 0))).to.equal(true);
    expect(await both()).to.deep.equal(before);
    const { rows } = await shop.pool.query(`select tablename from pg_tables where schemaname = 'building'`);
    expect(rows).to.deep.equal([]);
    await rebuild();
    expect(await both()).to.deep.equal(before);
  });

  it('one whose process died leaves a table that the next throws away', async () => {
    await shop.append([added('a')]);
    const projector = shop.projector([items]);
    await projector.start();
    await projector.idle();
    const before = await shop.dump('items');
    await shop.pool.query(`create table building.items_v1 (like read.items_v1 including all)`);
    await shop.pool.query(`insert into building.items_v1 values ('of the dead', 1, '[]', now(), 0)`);
    await shop.pool.query(
      `insert into app.checkpoints (kind, name, version, shape, store_id, commit_position, prepare_position)
       select 'building', name, version, shape, store_id, commit_position, prepare_position from app.checkpoints where kind = 'read_model'`,
    );
    await rebuild({ readModels: [items] });
    expect(await shop.dump('items')).to.deep.equal(before);
  });

  it('leaves the live projector nothing to do twice: what was written meanwhile is shown once', async () => {
    const projector = shop.projector([items]);
    await shop.append([added('a')]);
    await projector.start();
    await projector.idle();
    await rebuild({ readModels: [items] });
    for (let n = 0; n < 5; n += 1) await shop.append([priced('a', 1)]);
    await projector.idle();
    expect(await shop.dump('items')).to.have.lengthOf(1);
    expect((await shop.dump('items'))[0]).to.match(/^\(a,5\.00,/);
  });

  it('waits for no one: a read model that another process builds is named, and so is one that does not exist', async () => {
    await shop.append(shopDay(2_000));
    const first = rebuild({ batchSize: 10 });
    await until(
      'it to begin',
      async () => (await shop.pool.query(`select 1 from app.checkpoints where kind = 'building'`)).rows.length > 0,
    );
    const second = await rebuildNow().catch((error: Error) => error);
    await first;
    expect(second).to.be.instanceOf(RebuildFailed);
    expect((second as Error).message).to.match(/being built already: items, names/);
    const unknown = await rebuild({ names: ['nothing'] }).catch((error: Error) => error);
    expect((unknown as Error).message).to.equal('there is no read model nothing: choose from items, names');
  });
});
