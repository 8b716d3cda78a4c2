import { setTimeout as sleep } from 'node:timers/promises';
import { change, put, readModel, rebuildReadModels } from '@order-intake/event-sourcing';
import { expect } from 'chai';
import { afterEach, beforeEach, describe, it } from 'mocha';
import { jsonb, orNull, primaryKey, text, uuid } from '../../../packages/event-sourcing/projections/columns.ts';
import { patience } from '../../support/patience.ts';
import { until } from '../../support/until.ts';
import { openShop, type Shop } from './harness.ts';
import { added, type ShopEvent } from './shop.ts';

const columns = {
  item: primaryKey(text),
  name: orNull(text),
  notes: jsonb<readonly { readonly by: string; readonly on: string }[]>(),
  person: orNull(uuid),
};

const buyers = readModel<Extract<ShopEvent, { type: 'ItemAdded' | 'BuyerNamed' }>, typeof columns>({
  name: 'buyers',
  version: 1,
  columns,
  personal: true,
  key: (e) => e.data.item,
  on: {
    ItemAdded: put(() => ({ name: null, notes: [], person: null })),
    BuyerNamed: change((e, row) => ({
      name: e.data.name,
      notes: [...row.notes, { by: e.data.name, on: e.data.item }],
      person: e.personKeyId,
    })),
  },
});

describe('erasing a person', () => {
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
    expect(await projector.waitFor(position, ['buyers'], patience(10_000))).to.equal(true);
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

  it('takes from a row that tells of several persons what is theirs, whoever was named last', async () => {
    const projector = shop.projector([buyers]);
    await projector.start();
    await named('a', 'anna@buyer.example');
    await shop.append([{ type: 'BuyerNamed', data: { item: 'a', name: 'bert@buyer.example' } }], {
      person: 'bert@buyer.example',
    });
    await projector.idle();
    await erase('anna@buyer.example');
    await projector.idle();
    const expected = [
      { item: 'a', name: 'bert@buyer.example', notes: ['[erased]', 'bert@buyer.example'].map((by) => ({ by, on: 'a' })) },
    ];
    expect(await rows()).to.deep.equal(expected);
    await erase('bert@buyer.example');
    await projector.idle();
    const tables = (await shop.pool.query('select b::text as row from read.buyers_v1 b')).rows;
    expect(JSON.stringify(tables)).not.to.match(/anna|bert/);
    await rebuildReadModels({ pool: shop.pool, store: shop.connect(), readModels: [buyers], names: 'all' });
    expect((await shop.pool.query('select b::text as row from read.buyers_v1 b')).rows).to.deep.equal(tables);
  });

  it('is waited for by who waits until everything is shown', async () => {
    const first = shop.projector([buyers]);
    await first.start();
    await named('a', 'anna@buyer.example');
    await first.idle();
    await first.stop();
    await erase('anna@buyer.example');
    const shown = first.idle().then(rows);
    await sleep(200);
    await shop.projector([buyers]).start();
    expect((await shown).map(({ name }) => name)).to.deep.equal(['[erased]']);
  });

  it('reaches a version that is being built beside the one that is shown', async () => {
    const first = shop.projector([buyers]);
    await first.start();
    for (let n = 0; n < 300; n += 1) await named(`item ${n}`, `${n % 3 === 0 ? 'anna' : 'bert'}@buyer.example`);
    await first.idle();
    await first.stop();
    const next = shop.projector([{ ...buyers, version: 2 }], { batchSize: 5 });
    await next.start();
    await until('it to be in the middle', async () => {
      const { rows: found } = await shop.pool.query(
        `select 1 from app.checkpoints where kind = 'building' and commit_position > 0`,
      );
      return found.length > 0;
    });
    await erase('anna@buyer.example');
    await until('it to be shown', async () => (await next.status())[0]?.shownVersion === 2);
    await next.idle();
    const shown = JSON.stringify(await rows());
    expect(shown).to.include('bert@buyer.example').and.not.to.include('anna');
  });

  it('goes on when the event store is away in the middle of it', async () => {
    const projector = shop.projector([buyers]);
    await projector.start();
    await named('a', 'anna@buyer.example');
    await projector.idle();
    const keyIds = await shop.keys.erase('shop', 'anna@buyer.example');
    await shop.append([{ type: 'PersonErased', data: { keyIds } }]);
    shop.server.faults.set({ kind: 'refuse', call: 'read' }, 8);
    await until('the row to be blanked', async () => (await rows())[0]?.name === '[erased]');
    const [status] = await projector.status();
    expect(status?.state).to.equal('live');
  });
});
