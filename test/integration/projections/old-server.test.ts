/** A server before 23.10 never says that a subscription has caught up: everything that waits for it must end all the same. */
import { expect } from 'chai';
import { afterEach, beforeEach, describe, it } from 'mocha';
import type { Position } from '../../../src/platform/event-store/event-store.ts';
import { rebuildReadModels } from '../../../src/platform/projections/rebuild.ts';
import { verifyReadModels } from '../../../src/platform/projections/verify.ts';
import { until } from '../../support/until.ts';
import { openShop, type Shop } from './harness.ts';
import { added, items, names, priced, type ShopEvent, shopDay } from './shop.ts';

const noise = (count: number): readonly ShopEvent[] =>
  Array.from({ length: count }, (_, n) => ({ type: 'NobodyReads', data: { n } }));

describe('on a server that does not say when a subscription has caught up', () => {
  let shop: Shop;
  beforeEach(async () => {
    shop = await openShop({ playVersion: '22.10' });
  });
  afterEach(() => shop.close());
  const read = async (types: readonly string[], after: Position | null = null) => {
    const found: string[] = [];
    for await (const { type } of shop.store.readAll({ types, after })) found.push(type);
    return found;
  };

  it('reading to the end of the log ends there, with all that was wanted', async () => {
    expect(await read(['ItemAdded']), 'an empty log').to.deep.equal([]);
    await shop.append([added('a'), priced('a', 1), added('b')]);
    expect(await read(['ItemAdded'])).to.deep.equal(['ItemAdded', 'ItemAdded']);
    expect(await read(['ItemRemoved']), 'none of the log').to.deep.equal([]);
    const { position } = await shop.append([added('c')]);
    for (let n = 0; n < 5; n += 1) await shop.append(noise(700));
    expect(await read(['ItemAdded']), 'with much of others behind it').to.have.length(3);
    expect(await read(['ItemAdded'], position), 'from behind the last one').to.deep.equal([]);
    await shop.append([added('d')]);
    expect(await read(['ItemAdded'], position), 'with much of others before it').to.deep.equal(['ItemAdded']);
  });

  it('reading to the end ends while others write without a pause', async () => {
    await shop.append([added('a'), added('b')]);
    let writing = true;
    const writer = (async () => {
      while (writing) await shop.append([...noise(40), priced('a', 1)]);
    })();
    try {
      for (let n = 0; n < 5; n += 1) expect((await read(['ItemAdded', 'ItemPriced'])).length).to.be.greaterThan(1);
      for (let n = 0; n < 5; n += 1) expect(await read(['ItemAdded'])).to.have.length(2);
    } finally {
      writing = false;
      await writer;
    }
  });

  it('read models are built, kept up to date, rebuilt and verified', async () => {
    await shop.append(shopDay(3_000));
    await shop.append(noise(900));
    const projector = shop.projector([items, names]);
    await projector.start();
    await projector.idle();
    expect((await projector.status()).map(({ state }) => state)).to.deep.equal(['live', 'live']);
    const { position } = await shop.append([added('late'), priced('late', 2)]);
    expect(await projector.waitFor(position, ['items', 'names'], 20_000)).to.equal(true);
    await until('nothing to wait', async () => (await projector.status()).every(({ lagMs }) => lagMs === 0));
    const before = await shop.dump('items');
    expect(before.length).to.be.greaterThan(60);
    await rebuildReadModels({ pool: shop.pool, store: shop.store, readModels: [items, names], names: 'all' });
    expect(await shop.dump('items')).to.deep.equal(before);
    const verified = await verifyReadModels({ pool: shop.pool, store: shop.store, readModels: [items, names] });
    expect(verified.map(({ notCompared, differences }) => [notCompared, differences])).to.deep.equal([
      [null, 0],
      [null, 0],
    ]);
  });

  it('a subscription says it again after the connection was lost', async () => {
    await shop.append([added('a')]);
    const stopping = new AbortController();
    const seen: string[] = [];
    const following = (async () => {
      for await (const item of shop.store.subscribe({ types: ['ItemAdded'], after: null, signal: stopping.signal }))
        if (!('checkpoint' in item)) seen.push('type' in item ? item.type : 'caught up');
    })();
    await until('it to catch up', async () => seen.join() === 'ItemAdded,caught up');
    shop.server.dropConnections();
    await until('it to catch up again', async () => seen.join() === 'ItemAdded,caught up,caught up');
    await shop.append([added('b')]);
    await until('it to be live', async () => seen.join() === 'ItemAdded,caught up,caught up,ItemAdded');
    stopping.abort();
    await following;
  });
});
