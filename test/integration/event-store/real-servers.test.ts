/** The event store port on servers with the surprises that were measured on real ones: each is a trait of the embedded server. */
import { randomUUID } from 'node:crypto';
import { EventStoreDBClient, eventTypeFilter, jsonEvent } from '@eventstore/db-client';
import { type EventStoreServer, startEventStoreServer } from '@order-intake/embedded-event-store';
import { createEventStore, type EventStore, type Position } from '@order-intake/event-sourcing';
import { expect } from 'chai';
import * as t from 'io-ts';
import { afterEach, describe, it } from 'mocha';
import type { Trait } from '../../../packages/embedded-event-store/grpc/traits.ts';
import { eventCodec, shape } from '../../../src/domain/shared/event-codec.codec.ts';
import { patience } from '../../support/patience.ts';
import { until } from '../../support/until.ts';

const codecs = [eventCodec({ type: 'Counted', data: shape({ n: t.number }) })];
const keys = {
  keyFor: () => Promise.reject(new Error('nothing personal in these tests')),
  byIds: async () => new Map<string, Buffer>(),
};
const request = (stream: string, n: number, expected: number | 'no_stream') => ({
  stream,
  events: [{ type: 'Counted', data: { n } }],
  expected,
  metadata: { correlationId: 'c', causationId: 'd', companyId: 'co', actor: 'system:test', commandId: randomUUID() },
});
/** longer than on a real server: it must not be over before a slow machine has looked */
const returnedAfterMs = patience(1_000);
const numbers = async (store: EventStore, stream: string) =>
  (await store.readStream(stream)).map(({ data }) => (data as { n: number }).n);

describe('the event store port on a server like real ones', () => {
  const ends: (() => Promise<unknown>)[] = [];
  afterEach(async () => {
    for (const end of ends.splice(0).toReversed()) await end();
  });
  const start = async (...traits: readonly Trait[]) => {
    const server: EventStoreServer = await startEventStoreServer({ port: 0, dataDir: null, traits, returnedAfterMs });
    ends.push(() => server.stop());
    const store = createEventStore({ url: server.url, codecs, keys, timeoutMs: patience(900) });
    ends.push(() => store.close());
    const raw = EventStoreDBClient.connectionString(server.url);
    ends.push(() => raw.dispose());
    return { server, store, raw };
  };
  /** What is delivered from a position on, until so many came. */
  const following = async (store: EventStore, after: Position | null, count: number): Promise<readonly number[]> => {
    const done = new AbortController();
    const seen: number[] = [];
    for await (const item of store.subscribe({ types: ['Counted'], after, signal: done.signal })) {
      if ('data' in item) seen.push((item.data as { n: number }).n);
      if (seen.length === count) break;
    }
    done.abort();
    return seen;
  };

  it('appends more often than a connection carries calls that are never ended', async () => {
    const { store } = await start('open-batches');
    const stream = `test-${randomUUID()}`;
    const appended = Array.from({ length: 150 }, (_, n) => store.append(request(`${stream}-${n % 5}-${n}`, n, 'no_stream')));
    expect((await Promise.all(appended)).map(({ revision }) => revision)).to.deep.equal(Array(150).fill(0));
  });

  it('writes once what it had to repeat before the server knew the first one', async () => {
    const { server, store } = await start('dropped-repeats');
    const stream = `test-${randomUUID()}`;
    await store.append(request(stream, 0, 'no_stream'));
    // written, its answer lost with the connection, and repeated after 50 ms: the server drops that, and says nothing
    server.faults.set({ kind: 'silence', call: 'append' }, 1);
    const written = store.append(request(stream, 1, 0));
    await until('the event whose answer is lost', async () => (await numbers(store, stream)).length === 2);
    server.dropConnections();
    expect((await written).revision).to.equal(1);
    await store.append(request(stream, 2, 1));
    expect(await numbers(store, stream)).to.deep.equal([0, 1, 2]);
  });

  it('goes on with a stream that came back, though a read does not find it at first', async () => {
    const { store, raw } = await start('late-returns');
    const stream = `test-${randomUUID()}`;
    const last = await raw.appendToStream(stream, [jsonEvent({ type: 'Counted', data: { n: 0 } })]);
    await raw.deleteStream(stream, { expectedRevision: last.nextExpectedRevision });
    expect((await store.append(request(stream, 1, 'no_stream'))).revision).to.equal(1);
    expect(await numbers(store, stream), 'as if there were no such stream').to.deep.equal([]);
    const conflict = await store.append(request(stream, 2, 'no_stream')).catch((error: Error) => error.name);
    expect(conflict, 'nothing is decided on what was not found').to.equal('VersionConflict');
    await until('the stream to be found', async () => (await numbers(store, stream)).length === 1);
    expect((await store.append(request(stream, 2, 1))).revision).to.equal(2);
    expect(await numbers(store, stream)).to.deep.equal([1, 2]);
  });

  it('is given every event after any place that it remembers, also where the log ends with nothing', async () => {
    const { store, raw } = await start('discarded-starts');
    const places: (Position | null)[] = [null];
    for (let n = 0; n < 4; n += 1) {
      const { position } = await store.append(request(`test-${randomUUID()}`, n, 'no_stream'));
      await raw.appendToStream(`other-${randomUUID()}`, [jsonEvent({ type: 'Other', data: {} })]);
      places.push(position);
    }
    for (const [known, place] of places.entries())
      expect(await following(store, place, 4 - known), `after ${known}`).to.deep.equal([0, 1, 2, 3].slice(known));
    await raw.appendToStream(`other-${randomUUID()}`, []); // takes a place in the log, and is no event
    const end = await store.end();
    await store.append(request(`test-${randomUUID()}`, 9, 'no_stream'));
    expect(await following(store, end, 1), 'after the end as it was').to.deep.equal([9]);
  });

  it('shows by a client without that care what such a server does', async () => {
    const { store, raw } = await start('discarded-starts');
    const { position: nothing } = await raw.appendToStream(`other-${randomUUID()}`, []);
    await store.append(request(`test-${randomUUID()}`, 1, 'no_stream'));
    await store.append(request(`test-${randomUUID()}`, 2, 'no_stream'));
    const subscription = raw.subscribeToAll({
      fromPosition: nothing ?? 'end',
      filter: eventTypeFilter({ regex: '^Counted$' }),
    });
    for await (const { event } of subscription) {
      expect(event?.data, 'the first one was thrown away').to.deep.equal({ n: 2 });
      break;
    }
  });

  it('catches up from a place behind the newest event, where the log says nothing', async () => {
    const { store } = await start('lenient-ends');
    const { position } = await store.append(request(`test-${randomUUID()}`, 1, 'no_stream'));
    const beyond = { commit: position.commit + 1n, prepare: position.commit + 1n };
    const found: unknown[] = [];
    for await (const event of store.readAll({ types: ['Counted'], after: beyond })) found.push(event);
    expect(found).to.deep.equal([]);
    await store.append(request(`test-${randomUUID()}`, 2, 'no_stream'));
    expect(await following(store, position, 1)).to.deep.equal([2]);
  });
});
