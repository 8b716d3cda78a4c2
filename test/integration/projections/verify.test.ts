import { put, readModel, verifyReadModels } from '@order-intake/event-sourcing';
import { expect } from 'chai';
import { afterEach, beforeEach, describe, it } from 'mocha';
import { atEvent, primaryKey, text, timestamptz } from '../../../packages/event-sourcing/projections/columns.ts';
import { until } from '../../support/until.ts';
import { openShop, type Shop } from './harness.ts';
import { added, items, names, priced, removed, type ShopEvent, shopDay } from './shop.ts';

describe('verifying read models', () => {
  let shop: Shop;
  beforeEach(async () => {
    shop = await openShop();
  });
  afterEach(() => shop.close());
  const verify = (store = shop.store) => verifyReadModels({ pool: shop.pool, store, readModels: [items, names], batchSize: 50 });
  const started = async (...readModels: Parameters<Shop['projector']>[0]) => {
    const projector = shop.projector(readModels);
    await projector.start();
    await projector.idle();
    return projector;
  };

  it('finds nothing where nothing is wrong, events that were stepped over included, and leaves nothing behind', async () => {
    await shop.append([added('a'), { type: 'ItemPriced', data: { item: 'a', price: 9, broken: true } }, priced('a', 1)]);
    await shop.append([{ type: 'ItemPriced', data: { item: 'a', price: 1, refuse: true } }, priced('a', 5)]);
    const projector = await started(items, names);
    await until('items to be paused', async () => (await projector.status())[0]?.state === 'paused');
    expect((await verify())[0]).to.include({ name: 'items', notCompared: 'it is paused' });
    await projector.skip('items');
    await until('items to be live', async () => (await projector.status())[0]?.state === 'live');
    await shop.append(shopDay(300));
    await projector.idle();
    const found = await verify();
    expect(found.map(({ notCompared, differences }) => [notCompared, differences])).to.deep.equal([
      [null, 0],
      [null, 0],
    ]);
    expect(found[0]?.rows).to.equal((await shop.dump('items')).length);
    const { rows } = await shop.pool.query(`select 1 from pg_tables where schemaname = 'building'`);
    expect(rows).to.deep.equal([]);
  });

  it('names every row that somebody changed, removed or added by hand, and the columns', async () => {
    await shop.append([added('a'), priced('a', 1), added('b'), added('c'), removed('c')]);
    await started(items, names);
    await shop.pool.query(`update read.items_v1 set total = 99 where item = 'a'`);
    await shop.pool.query(`delete from read.items_v1 where item = 'b'`);
    await shop.pool.query(`insert into read.names_v1 (item) values ('never there')`);
    const [first, second] = await verify();
    expect(first).to.deep.include({ differences: 2, rows: 2 });
    expect(first?.examples).to.deep.equal([
      { key: 'a', what: { total: { shown: '99', folded: '1' } } },
      { key: 'b', what: 'missing' },
    ]);
    expect(second).to.deep.include({ differences: 1, examples: [{ key: 'never there', what: 'surplus' }] });
  });

  it('takes no row for a difference that one side has alone and that is old enough to have gone by its age', async () => {
    const agedColumns = {
      item: primaryKey(text),
      at: atEvent(timestamptz, (e) => new Date(String((e.data as { at: string }).at))),
    };
    type Added = Extract<ShopEvent, { type: 'ItemAdded' }>;
    const aged = readModel<Added, typeof agedColumns>({
      name: 'aged',
      version: 1,
      columns: agedColumns,
      ages: 'at',
      key: (e) => e.data.item,
      on: { ItemAdded: put(() => ({})) },
    });
    const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
    const item = (name: string, days: number): ShopEvent => ({ type: 'ItemAdded', data: { item: name, at: daysAgo(days) } });
    await shop.append([item('old', 31), item('old and changed', 31), item('young', 29)]);
    await started(aged);
    await shop.pool.query(`delete from read.aged_v1 where item in ('old', 'young')`);
    await shop.pool.query(`insert into read.aged_v1 (item, at) values ('its event is gone', now() - interval '31 days')`);
    await shop.pool.query(`update read.aged_v1 set at = at - interval '1 second' where item = 'old and changed'`);
    const [found] = await verifyReadModels({ pool: shop.pool, store: shop.store, readModels: [aged] });
    expect(found?.examples.map(({ key }) => key)).to.deep.equal(['old and changed', 'young']);
    expect(found?.differences).to.equal(2);
  });

  it('compares at the place each has come to, while the log grows', async () => {
    await shop.append(shopDay(500));
    const projector = await started(items, names);
    const done = new AbortController();
    let written = 0;
    const writing = (async () => {
      // no more than that: a reader that is slower than the writer would never come to the end
      for (; !done.signal.aborted && written < 500; written += 1)
        await shop.append([added(`new ${written}`), priced(`new ${written}`, 1)]);
    })();
    const found = [await verify(), await verify(shop.connect())].flat();
    done.abort();
    await writing;
    expect(found.map(({ differences }) => differences)).to.deep.equal([0, 0, 0, 0]);
    expect(written).to.be.greaterThan(0);
    await projector.stop();
    await shop.append([added('behind')]);
    expect(
      (await verify()).map(({ differences }) => differences),
      'what is not shown yet is no difference',
    ).to.deep.equal([0, 0]);
  });
});
