/** Several installations in one event store: none of them sees the others' events. */
import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EventStoreDBClient } from '@eventstore/db-client';
import { type EventStoreServer, startEventStoreServer } from '@order-intake/embedded-event-store';
import { createEventStore, createEventTransfer, type EventStore } from '@order-intake/event-sourcing';
import { expect } from 'chai';
import * as t from 'io-ts';
import { after, before, describe, it } from 'mocha';
import { eventCodec, shape } from '../../../src/domain/shared/event-codec.codec.ts';

const codecs = ['Counted', 'Weighed'].map((type) => eventCodec({ type, data: shape({ n: t.number }) }));
const noKeys = { openKeys: () => Promise.reject(new Error('nothing is sealed here')) } as never;
const names = ['first', 'second', null] as const;

describe('an event store that several installations share', () => {
  let server: EventStoreServer;
  let stores: readonly EventStore[];
  const urlOf = (prefix: string | null) => `${server.url}${prefix === null ? '' : `&streamPrefix=${prefix}`}`;
  before(async () => {
    server = await startEventStoreServer({ port: 0, dataDir: null });
    stores = names.map((prefix) => createEventStore({ url: urlOf(prefix), codecs, keys: noKeys }));
  });
  after(async () => {
    for (const store of stores ?? []) await store.close();
    await server?.stop();
  });

  const append = (store: EventStore, stream: string, type: string, numbers: readonly number[]) =>
    store.append({
      stream,
      events: numbers.map((n) => ({ type, data: { n } })),
      expected: 'no_stream',
      metadata: { correlationId: 'c', causationId: 'd', companyId: 'co', actor: 'system:test', commandId: randomUUID() },
    });

  it('lets each write the same streams, and read its own events alone, in the order of the log', async () => {
    const [first, second] = stores as [EventStore, EventStore];
    for (let round = 0; round < 3; round += 1) {
      await append(
        first,
        `same-${round}`,
        'Counted',
        Array.from({ length: 600 }, (_, n) => round * 600 + n),
      );
      await append(
        first,
        `other-${round}`,
        'Weighed',
        Array.from({ length: 600 }, () => 0),
      );
      await append(second, `same-${round}`, 'Counted', [-1]);
    }
    expect((await second.readStream('same-0')).map(({ stream, data }) => ({ stream, data }))).to.deep.equal([
      { stream: 'same-0', data: { n: -1 } },
    ]);
    const read: unknown[] = [];
    for await (const event of first.readAll({ types: ['Counted'], after: null }))
      if ('data' in event) read.push((event.data as { n: number }).n);
    expect(read).to.deep.equal(Array.from({ length: 1_800 }, (_, n) => n));
  });

  it('has an identity for each', async () => {
    const ids = await Promise.all(stores.map((store) => store.storeId()));
    expect(new Set(ids).size).to.equal(names.length);
    expect(await stores[0]?.storeId()).to.equal(ids[0]);
  });

  it('exports the events of one, without its prefix', async () => {
    const directory = await mkdtemp(join(tmpdir(), 'oi-prefix-'));
    const transfer = createEventTransfer({ url: urlOf('second'), pageSize: 100 });
    try {
      const file = join(directory, 'log.ndjson');
      expect((await transfer.exportTo(file)).events).to.equal(3);
      expect(await readFile(file, 'utf8'))
        .to.include('"stream":"same-0"')
        .and.not.include('second:');
    } finally {
      await transfer.close();
      await rm(directory, { recursive: true, force: true });
    }
  });

  it('keeps events for a while under the name that the store has', async () => {
    await stores[1]?.keepFor('same-0', 60);
    const client = EventStoreDBClient.connectionString(server.url);
    try {
      expect((await client.getStreamMetadata('second:same-0')).metadata).to.deep.include({ maxAge: 60 });
      expect((await client.getStreamMetadata('same-0')).metadata ?? null).to.equal(null);
    } finally {
      await client.dispose();
    }
  });
});
