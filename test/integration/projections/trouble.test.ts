import type { ReadModel } from '@order-intake/event-sourcing';
import { expect } from 'chai';
import { afterEach, beforeEach, describe, it } from 'mocha';
import { RebuildFailed, rebuildReadModels } from '../../../packages/event-sourcing/projections/rebuild.ts';
import { patience } from '../../support/patience.ts';
import { until } from '../../support/until.ts';
import { openShop, type Shop } from './harness.ts';
import { added, items, names, priced, type ShopEvent } from './shop.ts';

const broken: ShopEvent = { type: 'ItemPriced', data: { item: 'a', price: 9, broken: true } };
const refused: ShopEvent = { type: 'ItemPriced', data: { item: 'a', price: 666, refuse: true } };

describe('a read model in trouble', () => {
  let shop: Shop;
  beforeEach(async () => {
    shop = await openShop();
  });
  afterEach(() => shop.close());
  const running = async (...readModels: readonly ReadModel[]) => {
    const projector = shop.projector(readModels);
    await projector.start();
    await projector.idle();
    return projector;
  };
  const totals = async () => {
    const { rows } = await shop.pool.query<{ item: string; total: string }>('select item, total from read.items order by item');
    return rows.map(({ item, total }) => `${item} ${total}`);
  };
  const letters = async () => (await shop.pool.query('select * from app.dead_letters order by kind, name, commit_position')).rows;
  const rebuild = (model: ReadModel) =>
    rebuildReadModels({ pool: shop.pool, store: shop.store, readModels: [model], names: 'all' });

  it('steps over an event that cannot be decoded, names it without its data, and goes on', async () => {
    await shop.append([added('a'), broken, priced('a', 1)]);
    const projector = await running(items, names);
    await shop.append([broken, priced('a', 2)]);
    await projector.idle();
    expect(await totals()).to.deep.equal(['a 3.00']);
    const found = await letters();
    expect(
      found.map(({ kind, name, event_type, revision, cause, reason }) => [kind, name, event_type, revision, cause, reason]),
    ).to.deep.equal([
      ['read_model', 'items', 'ItemPriced', '1', 'undecodable', 'ItemPriced: broken'],
      ['read_model', 'items', 'ItemPriced', '0', 'undecodable', 'ItemPriced: broken'],
    ]);
    expect((await projector.status()).map(({ name, state, deadLetters }) => [name, state, deadLetters])).to.deep.equal([
      ['items', 'live', 2],
      ['names', 'live', 0],
    ]);
  });

  it('pauses alone at an event that its fold refuses, while the others go on', async () => {
    const projector = await running(items, names);
    await shop.append([added('a'), priced('a', 1), refused, priced('a', 5), added('b')]);
    await until('names to go on', async () => (await shop.dump('names')).length === 2);
    const [paused, live] = await until('items to be paused', async () => {
      const now = await projector.status();
      return now[0]?.state === 'paused' && now;
    });
    expect(paused?.reason).to.match(/^ItemPriced at shop-.*, revision 2: RangeError at shop\.ts:\d+$/);
    expect(paused?.reason).not.to.match(/secret|666/);
    expect(paused?.lagMs).to.be.greaterThan(0);
    expect(live?.state).to.equal('live');
    expect(await totals(), 'everything before it is kept').to.deep.equal(['a 1.00']);
    const { position } = await shop.append([added('c')]);
    expect(await projector.waitFor(position, ['names'], patience(5_000))).to.equal(true);
    expect(await projector.waitFor(position, ['items'], 3_600_000), 'nobody waits for a paused one').to.equal(false);
  });

  it('stays paused over a restart; resumed it tries again, skipped it steps over', async () => {
    const first = await running(items, names);
    await shop.append([added('a'), refused, priced('a', 5)]);
    const isPaused = (projector: typeof first) => async () => (await projector.status())[0]?.state === 'paused';
    await until('items to be paused', isPaused(first));
    await first.stop();
    const second = await running(items, names);
    expect(await isPaused(second)()).to.equal(true);
    expect(await second.resume('names'), 'names is not paused').to.equal(false);
    expect(await second.resume('items')).to.equal(true);
    await until('items to be paused again', isPaused(second));
    expect(await second.skip('items')).to.equal(true);
    await until('items to be live', async () => (await second.status())[0]?.state === 'live');
    await second.idle();
    expect(await totals()).to.deep.equal(['a 5.00']);
    const [letter] = await letters();
    expect(letter).to.include({ kind: 'read_model', name: 'items', cause: 'skipped', event_type: 'ItemPriced' });
    expect(letter.reason).to.match(/^skipped by an operator: RangeError at/);
  });

  it('goes on by itself after a release that can handle the event was resumed', async () => {
    const first = await running(items);
    await shop.append([added('a'), refused, priced('a', 5)]);
    await until('items to be paused', async () => (await first.status())[0]?.state === 'paused');
    await first.stop();
    const mended: ReadModel = {
      ...items,
      fold: (row, event) => ((event.data as { refuse?: boolean }).refuse ? row : items.fold(row, event)),
    };
    const second = await running(mended);
    await second.resume('items');
    await second.idle();
    await until('it to show the event after it', async () => (await totals()).join() === 'a 5.00');
    expect(await letters()).to.deep.equal([]);
  });

  it('pauses while it is being built, shows nothing half-done, and is finished after the event was skipped', async () => {
    await shop.append([added('a'), priced('a', 1), refused, priced('a', 2)]);
    const projector = shop.projector([items, names]);
    await projector.start();
    await until('items to be paused', async () => (await projector.status())[0]?.state === 'paused');
    await until('names to be built', async () => (await shop.dump('names')).length === 1);
    expect(await totals()).to.deep.equal([]);
    await projector.skip('items');
    await until('items to be live', async () => (await projector.status())[0]?.state === 'live');
    expect(await totals()).to.deep.equal(['a 3.00']);
    expect((await letters()).map(({ kind, cause }) => [kind, cause])).to.deep.equal([['read_model', 'skipped']]);
  });

  it('pauses at a row that Postgres refuses, and the reason does not quote it', async () => {
    const strict: ReadModel = { ...items, columns: { ...items.columns, total: 'numeric(12,2) not null check (total < 100)' } };
    const projector = await running(strict, names);
    await shop.append([added('a'), priced('a', 99), priced('a', 2), added('b')]);
    await until('items to be paused', async () => (await projector.status())[0]?.state === 'paused');
    expect((await projector.status())[0]?.reason).to.match(
      /revision 2: Postgres refused it \(SQLSTATE 23514: items_v1, items_v1_total_check\)$/,
    );
    expect(await totals()).to.deep.equal(['a 99.00']);
    await until('the others to go on', async () => (await shop.dump('names')).length === 2);
  });

  it('is rebuilt when its table or its view was dropped', async () => {
    await shop.append([added('a'), priced('a', 1)]);
    const projector = await running(items, names);
    for (const drop of ['drop table read.items_v1 cascade', 'drop view read.items', 'drop schema read cascade']) {
      await shop.pool.query(drop);
      await shop.append([priced('a', 1)]);
      await until(`items to be there again after ${drop}`, async () => {
        const { rows } = await shop.pool.query(`select to_regclass('read.items') as view, to_regclass('read.names') as other`);
        return rows[0].view && rows[0].other && (await shop.dump('names')).length === 1 && (await totals()).length === 1;
      });
      await projector.idle();
    }
    expect(await totals()).to.deep.equal(['a 4.00']);
  });

  it('is not written to when its definition changed and its version did not', async () => {
    await shop.append([added('a')]);
    const first = await running(items);
    await first.stop();
    const changed: ReadModel = { ...items, columns: { ...items.columns, more: 'text' } };
    const second = shop.projector([changed, names]);
    await second.start();
    await shop.append([added('b')]);
    await until('names to be shown', async () => (await shop.dump('names')).length === 2);
    const [status] = await second.status();
    expect(status?.state).to.equal('paused');
    expect(status?.reason).to.match(/raise the version/);
    expect(await totals()).to.deep.equal(['a 0.00']);
  });

  it('a rebuild is strict: it names the event it cannot handle and changes nothing', async () => {
    const projector = await running(items);
    await shop.append([added('a'), priced('a', 1)]);
    await projector.idle();
    const before = await shop.dump('items');
    const picky: ReadModel = {
      ...items,
      fold: (row, event) => {
        if (event.type === 'ItemPriced') throw new TypeError('666');
        return items.fold(row, event);
      },
    };
    const failed = await rebuild(picky).catch((error: unknown) => error);
    expect(failed).to.be.instanceOf(RebuildFailed);
    expect((failed as Error).message).to.match(
      /^items ends at ItemPriced \(shop-.*, revision 1\): TypeError at trouble\.test\.ts:\d+$/,
    );
    expect(await shop.dump('items')).to.deep.equal(before);
    await shop.append([priced('a', 1)]);
    await projector.idle();
    expect(await totals()).to.deep.equal(['a 2.00']);
  });

  it('a rebuild steps over the events that were stepped over before, and over no other', async () => {
    const projector = await running(items);
    await shop.append([added('a'), broken, priced('a', 1), refused, priced('a', 2)]);
    await until('items to be paused', async () => (await projector.status())[0]?.state === 'paused');
    await projector.skip('items');
    await until('items to be live', async () => (await projector.status())[0]?.state === 'live');
    await projector.idle();
    const before = [await shop.dump('items'), (await letters()).map(({ event_id, cause }) => [event_id, cause])];
    await rebuild(items);
    expect([await shop.dump('items'), (await letters()).map(({ event_id, cause }) => [event_id, cause])]).to.deep.equal(before);
    await shop.pool.query(`delete from app.dead_letters where cause = 'undecodable'`);
    const failed = await rebuild(items).catch((error: unknown) => error);
    expect((failed as Error).message).to.match(/^items ends at ItemPriced \(shop-.*, revision 1\): ItemPriced: broken$/);
  });

  it('a retry tries the events again that were stepped over: it changes nothing while they fail, and forgets them when they do not', async () => {
    const projector = await running(items);
    await shop.append([added('a'), refused, priced('a', 2)]);
    await until('items to be paused', async () => (await projector.status())[0]?.state === 'paused');
    await projector.skip('items');
    await until('items to be live', async () => (await projector.status())[0]?.state === 'live');
    await projector.idle();
    const retry = (model: ReadModel) =>
      rebuildReadModels({ pool: shop.pool, store: shop.store, readModels: [model], names: 'all', retryDeadLetters: true });
    expect(await retry(items).catch((error: unknown) => error)).to.be.instanceOf(RebuildFailed);
    expect(await letters()).to.have.length(1);
    const mended: ReadModel = {
      ...items,
      fold: (row, event) => {
        const { refuse: _, ...data } = event.data as { refuse?: boolean };
        return items.fold(row, { ...event, data: { ...data, item: 'a' } });
      },
      key: () => 'a',
    };
    await retry(mended);
    expect(await totals()).to.deep.equal(['a 668.00']);
    expect(await letters()).to.deep.equal([]);
  });
});
