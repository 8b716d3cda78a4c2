import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startEventStoreServer } from '@order-intake/embedded-event-store';
import { createEventStore, type EventStore, Unavailable, VersionConflict } from '@order-intake/event-sourcing';
import { expect } from 'chai';
import * as t from 'io-ts';
import { after, afterEach, before, describe, it } from 'mocha';
import { appendSurely } from '../../../packages/event-sourcing/event-store/append.ts';
import { connect as connectTo } from '../../../packages/event-sourcing/event-store/connection.ts';
import { eventCodec, shape } from '../../../src/domain/shared/event-codec.codec.ts';
import { startEventStoreProgram } from '../../support/event-store.ts';
import { patience } from '../../support/patience.ts';
import { createClock } from '../../support/service/clock.ts';
import { startNetwork } from '../../support/service/network.ts';
import { until } from '../../support/until.ts';

const codecs = [eventCodec({ type: 'Counted', data: shape({ n: t.number }) })];
const keys = {
  keyFor: () => Promise.reject(new Error('nothing personal in these tests')),
  byIds: async () => new Map<string, Buffer>(),
};
const metadata = () => ({ correlationId: 'c', causationId: 'd', companyId: 'co', actor: 'system:test', commandId: randomUUID() });
const counted = (n: number) => ({ type: 'Counted', data: { n } });
const numbers = async (store: EventStore, stream: string) =>
  (await store.readStream(stream)).map(({ data }) => (data as { n: number }).n);

/** A way to the server on which answers can be held. */
const startHoldingWay = async (to: number) => {
  const pairs: { readonly client: Socket; readonly upstream: Socket }[] = [];
  const way = createServer((client) => {
    const upstream = connect(to, '127.0.0.1');
    client.on('error', () => upstream.destroy()).pipe(upstream);
    upstream.on('error', () => client.destroy()).pipe(client);
    pairs.push({ client, upstream });
  }).listen(0, '127.0.0.1');
  await once(way, 'listening');
  return {
    port: (way.address() as AddressInfo).port,
    hold: () => {
      for (const { upstream } of pairs) upstream.unpipe().pause();
    },
    go: () => {
      for (const { client, upstream } of pairs) upstream.pipe(client);
    },
    stop: () => {
      way.close();
      for (const { client, upstream } of pairs) for (const socket of [client, upstream]) socket.destroy();
    },
  };
};

describe('the event store port when the store fails', () => {
  let directory: string;
  let server: Awaited<ReturnType<typeof startEventStoreServer>>;
  let store: EventStore;
  let port: number;

  const start = async () => {
    server = await startEventStoreServer({ port, dataDir: directory });
    port = server.port;
  };

  before(async () => {
    directory = await mkdtemp(join(tmpdir(), 'oi-faults-'));
    port = 0;
    await start();
    store = createEventStore({ url: server.url, codecs, keys, timeoutMs: patience(700) });
  });
  afterEach(() => server.faults.clear());
  after(async () => {
    await store.close();
    await server.stop();
    await rm(directory, { recursive: true, force: true });
  });

  it('appends once when the event was written and the answer was lost', async () => {
    const stream = `test-${randomUUID()}`;
    server.faults.set({ kind: 'silence', call: 'append' }, 1);
    const { revision } = await store.append({
      stream,
      events: [counted(1), counted(2)],
      expected: 'no_stream',
      metadata: metadata(),
    });
    expect(revision).to.equal(1);
    expect(await numbers(store, stream)).to.deep.equal([1, 2]);
  });

  it('finds its own events when somebody wrote after them before the repetition', async () => {
    const stream = `test-${randomUUID()}`;
    await store.append({ stream, events: [counted(0)], expected: 'no_stream', metadata: metadata() });
    server.faults.set({ kind: 'silence', call: 'append' }, 1);
    const ambiguous = store.append({ stream, events: [counted(1)], expected: 0, metadata: metadata() });
    await until('the event whose answer is lost', async () => (await numbers(store, stream)).length === 2);
    await store.append({ stream, events: [counted(2)], expected: 1, metadata: metadata() });
    expect((await ambiguous).revision).to.equal(1);
    expect(await numbers(store, stream)).to.deep.equal([0, 1, 2]);
  });

  it('says conflict, not success, when somebody else wrote instead', async () => {
    const stream = `test-${randomUUID()}`;
    // refused often enough that the next repetition is a second away: time for somebody else
    server.faults.set({ kind: 'refuse', call: 'append' }, 3);
    const refused = store
      .append({ stream, events: [counted(1)], expected: 'no_stream', metadata: metadata() })
      .catch((error: unknown) => error);
    while (server.faults.isSet('refuse')) await sleep(5);
    await store.append({ stream, events: [counted(9)], expected: 'no_stream', metadata: metadata() });
    expect(await refused).to.be.instanceOf(VersionConflict);
    expect(await numbers(store, stream)).to.deep.equal([9]);
  });

  it('leaves no read behind for which the client could not end, when somebody else wrote instead', async () => {
    const stream = `test-${randomUUID()}`;
    const client = connectTo(server.url);
    const three = () =>
      [1, 2, 3].map((n) => ({ ...counted(n), id: randomUUID(), contentType: 'application/json' as const, metadata: {} }));
    const surely = { timeoutMs: patience(700), retryDelaysMs: [100, 300, 1_000] };
    server.faults.set({ kind: 'refuse', call: 'append' }, 3);
    const refused = appendSurely(client, { stream, expected: 'no_stream' }, three(), surely).catch((error: unknown) => error);
    while (server.faults.isSet('refuse')) await sleep(5);
    await store.append({ stream, events: [7, 8, 9].map(counted), expected: 'no_stream', metadata: metadata() });
    expect(await refused).to.be.instanceOf(VersionConflict);
    await sleep(200); // the rest of what was asked for comes
    expect(await Promise.race([client.dispose(), sleep(patience(10_000), 'it waits', { ref: false })])).to.equal(undefined);
  });

  it('says unavailable when the store never answers, within its time', async () => {
    server.faults.set({ kind: 'silence', call: 'read' });
    const read = await store.readStream(`test-${randomUUID()}`).catch((error: unknown) => error);
    expect(read).to.be.instanceOf(Unavailable);
  });

  it('goes on by itself after the server was stopped and started again', async () => {
    const stream = `test-${randomUUID()}`;
    await store.append({ stream, events: [counted(1)], expected: 'no_stream', metadata: metadata() });
    await server.stop();
    const down = await store
      .append({ stream, events: [counted(2)], expected: 0, metadata: metadata() })
      .catch((error: unknown) => error);
    expect(down).to.be.instanceOf(Unavailable);
    await start();
    await store.append({ stream, events: [counted(3)], expected: 0, metadata: metadata() });
    expect(await numbers(store, stream)).to.deep.equal([1, 3]);
  });

  it('appends to a server whose clock is months ahead of ours', async () => {
    const clock = createClock();
    const data = await mkdtemp(join(tmpdir(), 'oi-ahead-'));
    await clock.move(300 * 24 * 3_600_000);
    const ahead = await startEventStoreProgram(data, { env: clock.env });
    const there = createEventStore({ url: ahead.url, codecs, keys });
    try {
      const { revision } = await there.append({
        stream: 'test-ahead',
        events: [counted(1)],
        expected: 'no_stream',
        metadata: metadata(),
      });
      expect(revision).to.equal(0);
    } finally {
      await there.close();
      await ahead.stop();
      await rm(data, { recursive: true, force: true });
      clock.remove();
    }
  });

  it('outlives an answer that comes when another connection has broken meanwhile', async () => {
    const slow = await startHoldingWay(port);
    const broken = await startNetwork(() => ({ port }));
    const [waits, breaks] = [slow, broken].map((way) =>
      createEventStore({ url: server.url.replace(`:${port}`, `:${way.port}`), codecs, keys, timeoutMs: patience(5_000) }),
    ) as [EventStore, EventStore];
    const [stream, other] = [`test-${randomUUID()}`, `test-${randomUUID()}`];
    try {
      await waits.append({ stream, events: [counted(1)], expected: 'no_stream', metadata: metadata() });
      await breaks.append({ stream: other, events: [counted(1)], expected: 'no_stream', metadata: metadata() });
      slow.hold();
      const late = waits.append({ stream, events: [counted(2)], expected: 0, metadata: metadata() });
      await until('the event whose answer is held', async () => (await numbers(store, stream)).length === 2);
      await broken.become('reset');
      await sleep(20); // the client has forgotten whom the answer was for
      slow.go();
      expect((await late).revision).to.equal(1);
      expect(await numbers(store, stream)).to.deep.equal([1, 2]);
    } finally {
      await Promise.all([waits.close(), breaks.close()]);
      await broken.stop();
      slow.stop();
    }
  });

  it('loses and doubles nothing in a subscription whose connections are dropped again and again', async () => {
    const stream = `test-${randomUUID()}`;
    const from = await store.end();
    const stop = new AbortController();
    const seen: number[] = [];
    const reading = (async () => {
      for await (const item of store.subscribe({ types: ['Counted'], after: from, signal: stop.signal })) {
        if ('data' in item) seen.push((item.data as { n: number }).n);
        if (seen.length === 200) stop.abort();
      }
    })();
    for (let n = 0; n < 200; n += 1) {
      await store.append({ stream, events: [counted(n)], expected: n === 0 ? 'no_stream' : n - 1, metadata: metadata() });
      if (n % 40 === 39) server.dropConnections();
    }
    await Promise.race([reading, sleep(patience(20_000))]);
    stop.abort();
    expect(seen).to.deep.equal(Array.from({ length: 200 }, (_, n) => n));
  });
});
