import { expect } from 'chai';
import { afterEach, beforeEach, describe, it } from 'mocha';
import { rebuildReadModels } from '../../../src/platform/projections/rebuild.ts';
import { openShop, type Shop } from './harness.ts';
import { added, items, names, priced, shopDay } from './shop.ts';

describe('rebuilding read models', function () {
  this.timeout(60_000);
  let shop: Shop;
  beforeEach(async () => {
    shop = await openShop();
  });
  afterEach(() => shop.close());
  const dump = async (view: string) =>
    (await shop.pool.query<{ row: string }>(`select r::text as row from read.${view} r order by 1`)).rows.map(({ row }) => row);

  it('ends in the same bytes, whatever the batches were', async () => {
    const projector = shop.projector([items, names], { batchSize: 7 });
    await shop.append(shopDay(2_000));
    await projector.start();
    await projector.idle();
    for (let n = 0; n < 20; n += 1) await shop.append([added(`late ${n}`), priced(`late ${n}`, 2.05), priced('item 3', 0.1)]);
    await projector.idle();
    const before = [await dump('items'), await dump('names')];
    const rebuilt = await rebuildReadModels({ pool: shop.pool, store: shop.store, readModels: [items, names], names: 'all' });
    expect(rebuilt.names).to.deep.equal(['items', 'names']);
    expect([await dump('items'), await dump('names')]).to.deep.equal(before);
  });
});
