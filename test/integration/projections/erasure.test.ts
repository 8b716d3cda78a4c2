import { expect } from 'chai';
import { afterEach, beforeEach, describe, it } from 'mocha';
import { withTransaction } from '../../../src/platform/postgres/pool.ts';
import { blankPersonal } from '../../../src/platform/projections/personal-data.ts';
import { readModel } from '../../../src/platform/projections/read-model.ts';
import { rebuildReadModels } from '../../../src/platform/projections/rebuild.ts';
import { openShop, type Shop } from './harness.ts';
import { added, type ShopEvent } from './shop.ts';

type BuyerRow = {
  readonly item: string;
  readonly name: string | null;
  readonly notes: readonly { readonly by: string; readonly on: string }[];
  readonly person: string | null;
};

const buyers = readModel<Extract<ShopEvent, { type: 'ItemAdded' | 'BuyerNamed' }>>()<BuyerRow>({
  name: 'buyers',
  version: 1,
  columns: { item: 'text primary key', name: 'text', notes: 'jsonb not null', person: 'uuid' },
  personal: { columns: ['name', 'notes.*.by'], keyColumn: 'person' },
  on: {
    ItemAdded: { key: (e) => e.data.item, fold: (_, e) => ({ item: e.data.item, name: null, notes: [], person: null }) },
    BuyerNamed: {
      key: (e) => e.data.item,
      fold: (row, e) =>
        row && { ...row, name: e.data.name, notes: [{ by: e.data.name, on: e.data.item }], person: e.personKeyId },
    },
  },
});

describe('erasing a person', function () {
  this.timeout(60_000);
  let shop: Shop;
  beforeEach(async () => {
    shop = await openShop();
  });
  afterEach(() => shop.close());
  const rows = async () => (await shop.pool.query('select item, name, notes from read.buyers order by item')).rows;
  const named = (item: string, name: string) =>
    shop.append([added(item), { type: 'BuyerNamed', data: { item, name } }], { person: name });
  const erase = async (name: string) => {
    const keyIds = await shop.keys.erase('shop', name);
    await shop.append([{ type: 'PersonErased', data: { keyIds } }]);
  };

  it('blanks what read models show of the person, nothing of others, and a rebuild shows the same', async () => {
    const projector = shop.projector([buyers]);
    await projector.start();
    await named('a', 'anna@buyer.example');
    await named('b', 'bert@buyer.example');
    await projector.idle();
    expect((await rows())[0].name).to.equal('anna@buyer.example');
    await erase('anna@buyer.example');
    const { position } = await named('c', 'carl@buyer.example');
    expect(await projector.waitFor(position, ['buyers'], 10_000)).to.equal(true);
    const expected = [
      { item: 'a', name: '[erased]', notes: [{ by: '[erased]', on: 'a' }] },
      { item: 'b', name: 'bert@buyer.example', notes: [{ by: 'bert@buyer.example', on: 'b' }] },
      { item: 'c', name: 'carl@buyer.example', notes: [{ by: 'carl@buyer.example', on: 'c' }] },
    ];
    expect(await rows()).to.deep.equal(expected);
    const before = await shop.dump('buyers');
    // one that has the person's key still in memory, and one that never had it
    for (const store of [shop.store, shop.connect()]) {
      await rebuildReadModels({ pool: shop.pool, store, readModels: [buyers], names: 'all' });
      expect(await shop.dump('buyers')).to.deep.equal(before);
    }
  });

  it('a person who comes back after the erasure is shown again, the past is not', async () => {
    const projector = shop.projector([buyers]);
    await projector.start();
    await named('a', 'anna@buyer.example');
    await projector.idle();
    await erase('anna@buyer.example');
    await named('b', 'anna@buyer.example');
    await projector.idle();
    expect((await rows()).map(({ name }) => name)).to.deep.equal(['[erased]', 'anna@buyer.example']);
  });

  it('can be done by hand for one key, inside a transaction', async () => {
    const projector = shop.projector([buyers]);
    await projector.start();
    await named('a', 'anna@buyer.example');
    await projector.idle();
    const { id } = await shop.keys.keyFor('shop', 'anna@buyer.example');
    await withTransaction(shop.pool, (tx) => blankPersonal(tx, [buyers], id));
    expect((await rows()).map(({ name }) => name)).to.deep.equal(['[erased]']);
  });
});
