/** A slow reader: the log waits for it in the event store, not in this process. Counted in bytes that crossed the wire, not in time. */
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { createPool } from '@order-intake/event-sourcing';
import { expect } from 'chai';
import { after, before, describe, it } from 'mocha';
import { silentLogger } from '../../../src/platform/logging/logger.ts';
import { until } from '../../support/until.ts';
import { openShop, type Shop } from './harness.ts';
import { items, type ShopEvent } from './shop.ts';

/** Forwards to the event store and counts what comes from there. */
const countingProxy = async (port: number): Promise<{ server: Server; port: number; received: () => number }> => {
  let received = 0;
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(port, '127.0.0.1');
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
    }
    far.on('data', (chunk: Buffer) => {
      received += chunk.length;
    });
    near.pipe(far).pipe(near);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  server.on('close', () => {
    for (const socket of sockets) socket.destroy();
  });
  return { server, port: (server.address() as AddressInfo).port, received: () => received };
};

const count = 8_000;
/** of one event, so that buffers counted in events show in bytes */
const padding = 'x'.repeat(1_500);
const eventBytes = padding.length;

describe('a slow reader of the log', () => {
  let shop: Shop;
  let proxy: Awaited<ReturnType<typeof countingProxy>>;

  before(async () => {
    shop = await openShop();
    proxy = await countingProxy(shop.server.port);
  });
  after(async () => {
    await shop.close();
    proxy.server.close();
  });
  const through = () => shop.connect(`esdb://127.0.0.1:${proxy.port}?tls=false`);

  /** Comes back when nothing more comes while nobody reads. */
  const atRest = async () => {
    for (let before = -1; before !== proxy.received(); await sleep(500)) before = proxy.received();
  };
  const eventsReceived = (since: number) => Math.round((proxy.received() - since) / eventBytes);

  it('that is a read model whose table is locked holds two batches and what is on its way, and goes on when it may', async () => {
    const store = through();
    // that the lock ends with a timeout and is tried again would count twice
    const pool = createPool(shop.url, { statementTimeoutMs: 0, log: silentLogger });
    // looking for changes made by others reads from the store, too
    const projector = shop.projector([items], { batchSize: 100, pollMs: 60_000, store, pool });
    const locking = await shop.pool.connect();
    await projector.start();
    await projector.idle();
    const some = Array.from(
      { length: 200 },
      (_, n): ShopEvent => ({ type: 'ItemAdded', data: { item: `item ${n}`, at: padding } }),
    );
    await locking.query('begin');
    await locking.query('lock table read.items_v1 in access exclusive mode');
    const began = proxy.received();
    for (let round = 0; round < count / 200; round += 1) await shop.append(some);
    await atRest();
    const held = eventsReceived(began);
    console.log(`      ${count} events written, ${held} sent to a read model that could not write`);
    expect(held).to.be.below(count / 2);
    await locking.query('rollback');
    locking.release();
    await projector.idle();
    await until('everything to be shown', async () => (await shop.dump('items')).length === some.length);
    expect(eventsReceived(began)).to.be.at.least(count);
    await projector.stop();
    await pool.end();
  });

  it('that takes no event is sent no more than what a few buffers hold, and gets all of them in the end', async () => {
    const began = proxy.received();
    const stop = new AbortController();
    const reading = through()
      .subscribe({ types: ['ItemAdded'], after: null, signal: stop.signal })
      [Symbol.asyncIterator]();
    await reading.next();
    await atRest();
    const held = eventsReceived(began);
    console.log(`      ${count} events in the log, ${held} sent to a reader that has taken one`);
    expect(held).to.be.below(count / 2);
    let taken = 1;
    while (taken < count) if ('data' in ((await reading.next()).value as object)) taken += 1;
    stop.abort();
    expect(eventsReceived(began)).to.be.at.least(count);
  });
});
