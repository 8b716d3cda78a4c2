import { startEventStoreServer } from '@order-intake/embedded-event-store';
import { enqueue, job } from '@order-intake/event-sourcing';
import { expect } from 'chai';
import { afterEach, beforeEach, describe, it } from 'mocha';
import { type Reactor, reactor } from '../../../packages/event-sourcing/reactors/reactor.ts';
import { createReactors, type Reactors, type ReactorsOptions } from '../../../packages/event-sourcing/reactors/reactors.ts';
import { createQueue, type Queue } from '../../../src/platform/queue/queue.ts';
import { until } from '../../support/until.ts';
import { appendTo, openShop, type Shop, testLog } from './harness.ts';
import { added, priced, type ShopEvent } from './shop.ts';

const welcome = job<{ item: string }>({ name: 'welcome', policy: 'standard', deadlineMs: 10_000, concurrency: 1 });
const greet = reactor<Extract<ShopEvent, { type: 'ItemAdded' }>>()({
  name: 'greet-when-added',
  on: { ItemAdded: (e) => enqueue(welcome, { item: e.data.item }, e.data.item) },
});
const bill = reactor<Extract<ShopEvent, { type: 'ItemPriced' }>>()({
  name: 'bill-when-priced',
  on: {
    ItemPriced: (e) => {
      if (e.data.refuse) throw new RangeError(`no bill for ${e.data.item}`);
      return e.data.price === 0 ? null : enqueue(welcome, { item: `bill ${e.data.item}` }, e.data.item);
    },
  },
});

describe('reactors', () => {
  let shop: Shop;
  let queue: Queue;
  let running: Reactors[];
  beforeEach(async () => {
    shop = await openShop();
    queue = createQueue({ pool: shop.pool, log: testLog });
    running = [];
    await queue.start();
  });
  afterEach(async () => {
    for (const one of running) await one.stop();
    await queue.stop({ drainMs: 100 });
    await shop.close();
  });
  const started = async (reactors: readonly Reactor[], options: Partial<ReactorsOptions> = {}) => {
    const { pool, store } = shop;
    const one = createReactors({
      pool,
      store,
      reactors,
      enqueue: (jobs, tx) => queue.enqueue(jobs, tx),
      log: testLog,
      pollMs: 100,
      ...options,
    });
    running.push(one);
    await one.start();
    return one;
  };
  const jobs = async () => {
    const { rows } = await shop.pool.query<{ item: string }>(
      `select data->>'item' as item from queue.job where name = 'welcome' order by created_on, item`,
    );
    return rows.map(({ item }) => item);
  };

  it('a new one starts at the end of the log, or at the start when it says so', async () => {
    await shop.append([added('before')]);
    const one = await started([greet, { ...greet, name: 'greet-all', startAt: 'start' }]);
    await shop.append([added('after')]);
    await one.idle();
    expect(await jobs()).to.have.members(['before', 'after', 'after']);
  });

  it('on an empty log a new one sees the first event', async () => {
    const one = await started([greet]);
    await shop.append([added('first')]);
    await one.idle();
    expect(await jobs()).to.deep.equal(['first']);
  });

  it('what happens while none runs is handled later, once', async () => {
    const first = await started([greet]);
    await first.stop();
    await shop.append([added('a'), added('b')]);
    const second = await started([greet]);
    await shop.append([added('c')]);
    await second.idle();
    await second.stop();
    const third = await started([greet]);
    await third.idle();
    expect(await jobs()).to.have.members(['a', 'b', 'c']);
  });

  it('an event is enqueued once, whenever the connection breaks or the process changes', async () => {
    let current = await started([greet], { batchSize: 3 });
    let alive = true;
    const expected: string[] = [];
    const writing = (async () => {
      for (let n = 0; alive; n += 1) {
        expected.push(`item ${n}`);
        await shop.append([added(`item ${n}`)]);
      }
    })();
    for (let turn = 0; turn < 4; turn += 1) {
      const before = (await jobs()).length;
      await until('more jobs', async () => (await jobs()).length > before + 3);
      await shop.pool.query(
        `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and query like '%queue%'`,
      );
      await until('more jobs again', async () => (await jobs()).length > before + 6);
      if (turn % 2 === 1) {
        await current.stop();
        current = await started([greet], { batchSize: 3 });
      }
    }
    alive = false;
    await writing;
    await current.idle();
    expect((await jobs()).sort()).to.deep.equal(expected.sort());
  });

  it('what cannot be enqueued is not counted as handled', async () => {
    const full = { now: true };
    const one = await started([greet], {
      enqueue: async (wanted, tx) => {
        await queue.enqueue(wanted, tx);
        if (full.now) throw Object.assign(new Error('disk full'), { code: '53100', severity: 'ERROR' });
      },
    });
    await shop.append([added('a')]);
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(await jobs()).to.deep.equal([]);
    full.now = false;
    await one.idle();
    expect(await jobs()).to.deep.equal(['a']);
  });

  it('of several processes one runs a reactor, and another takes over', async () => {
    const [one, two] = [await started([greet, bill]), await started([greet, bill])];
    await shop.append([added('a'), priced('a', 1)]);
    await two.idle();
    const here = async () => [await one.status(), await two.status()].map((all) => all.map((status) => status.here));
    expect(await here()).to.deep.equal([
      [true, true],
      [false, false],
    ]);
    await one.stop();
    await shop.append([added('b')]);
    await two.idle();
    expect(await jobs()).to.have.members(['a', 'bill a', 'b']);
    expect(await here()).to.deep.equal([
      [false, false],
      [true, true],
    ]);
  });

  it('steps over an event that cannot be decoded', async () => {
    const one = await started([greet, bill]);
    await shop.append([{ type: 'ItemPriced', data: { item: 'x', price: 1, broken: true } }, priced('y', 1)]);
    await one.idle();
    expect(await jobs()).to.deep.equal(['bill y']);
    expect((await one.status()).map(({ name, deadLetters }) => [name, deadLetters])).to.deep.equal([
      ['greet-when-added', 0],
      ['bill-when-priced', 1],
    ]);
  });

  it('one that throws is paused alone, says where, and goes on when the event is skipped', async () => {
    const one = await started([greet, bill]);
    await shop.append([
      priced('x', 1),
      { type: 'ItemPriced', data: { item: 'y', price: 1, refuse: true } },
      priced('z', 1),
      added('a'),
    ]);
    const paused = await until('it to be paused', async () => (await one.status()).find(({ state }) => state === 'paused'));
    expect(paused.name).to.equal('bill-when-priced');
    expect(paused.reason).to.match(/^ItemPriced at shop-.*, revision 1: RangeError at reactors\.test\.ts:\d+$/);
    await until('the other to go on', async () => (await jobs()).includes('a'));
    expect(await jobs()).to.have.members(['bill x', 'a']);
    expect(await one.skip('bill-when-priced')).to.equal(true);
    await until('it to go on', async () => (await jobs()).includes('bill z'));
    expect(await jobs()).to.have.members(['bill x', 'a', 'bill z']);
  });

  it('on another log it starts at the end: what that log holds was caused elsewhere', async () => {
    const first = await started([greet]);
    await shop.append([added('a')]);
    await first.idle();
    await first.stop();
    const server = await startEventStoreServer({ port: 0, dataDir: null });
    try {
      const store = shop.connect(server.url);
      await appendTo(store, [added('imported'), added('imported too')]);
      const second = await started([greet], { store });
      await appendTo(store, [added('new')]);
      await second.idle();
      await second.stop();
    } finally {
      await server.stop();
    }
    expect(await jobs()).to.have.members(['a', 'new']);
  });
});
