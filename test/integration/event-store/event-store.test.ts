import { randomUUID } from 'node:crypto';
import { startEventStoreServer } from '@order-intake/embedded-event-store';
import { createEventStore, createPool, type EventStore, VersionConflict } from '@order-intake/event-sourcing';
import { expect } from 'chai';
import * as t from 'io-ts';
import { after, before, describe, it } from 'mocha';
import { eventIdOf } from '../../../packages/event-sourcing/event-store/encode-events.ts';
import { eventCodec, shape } from '../../../src/domain/shared/event-codec.codec.ts';
import { createKeyring } from '../../../src/platform/crypto/keyring.ts';
import { createPersonalKeys, type PersonalKeys } from '../../../src/platform/crypto/personal-keys.ts';
import { silentLogger } from '../../../src/platform/logging/logger.ts';
import { migratedDatabase } from '../../support/postgres.ts';

const codecs = [
  eventCodec({
    type: 'Greeted',
    data: shape({ name: t.string, friends: t.readonlyArray(t.string) }),
    personal: { name: 'subject', 'friends.*': 'self' },
  }),
  eventCodec({ type: 'Counted', data: shape({ n: t.number }) }),
];
const metadata = () => ({ correlationId: 'c', causationId: 'd', companyId: 'co', actor: 'system:test', commandId: randomUUID() });
const counted = (n: number) => ({ type: 'Counted', data: { n } });
const stream = () => `test-${randomUUID()}`;

const servers = (['22.10', '23.10'] as const).flatMap((playVersion) => [
  { playVersion, parameter: '', shared: '' },
  { playVersion, parameter: '&streamPrefix=tests', shared: ', with a prefix' },
]);

for (const { playVersion, parameter, shared } of servers)
  describe(`the event store port, on a server like ${playVersion}${shared}`, () => {
    const cleanups: (() => Promise<unknown>)[] = [];
    let store: EventStore;
    let url: string;
    let keys: PersonalKeys;

    before(async () => {
      const [server, database] = await Promise.all([
        startEventStoreServer({ port: 0, dataDir: null, playVersion }),
        migratedDatabase(),
      ]);
      const pool = createPool(database.url, { log: silentLogger });
      keys = createPersonalKeys({ pool, keyring: createKeyring([{ id: 'k', key: Buffer.alloc(32, 7) }]) });
      url = `${server.url}${parameter}`;
      store = createEventStore({ url, codecs, keys });
      cleanups.push(
        () => store.close(),
        () => server.stop(),
        () => pool.end(),
        () => database.drop(),
      );
    });
    after(async () => {
      for (const cleanup of cleanups) await cleanup();
    });

    it('reads a stream that does not exist as empty', async () => expect(await store.readStream(stream())).to.deep.equal([]));

    it('gives back what was appended, with its metadata and its place', async () => {
      const name = stream();
      const given = metadata();
      const { revision, position } = await store.append({
        stream: name,
        events: [counted(1), counted(2)],
        expected: 'no_stream',
        metadata: given,
      });
      expect(revision).to.equal(1);
      const read = await store.readStream(name);
      expect(read.map(({ type, data }) => ({ type, data }))).to.deep.equal([counted(1), counted(2)]);
      expect(read.map(({ id }) => id)).to.deep.equal([eventIdOf(given.commandId, name, 0), eventIdOf(given.commandId, name, 1)]);
      expect(read[1]).to.deep.include({ revision: 1, position, metadata: { ...given, schemaVersion: 1 } });
    });

    it('refuses an append at a revision that has passed', async () => {
      const name = stream();
      await store.append({ stream: name, events: [counted(1)], expected: 'no_stream', metadata: metadata() });
      const late = await store
        .append({ stream: name, events: [counted(2)], expected: 'no_stream', metadata: metadata() })
        .catch((error: unknown) => error);
      expect(late).to.be.instanceOf(VersionConflict);
    });

    it('writes the same command once, however often it is given', async () => {
      const request = {
        stream: stream(),
        events: [counted(1), counted(2)],
        expected: 'no_stream' as const,
        metadata: metadata(),
      };
      const first = await store.append(request);
      const second = await store.append(request);
      expect(second.revision).to.equal(first.revision);
      expect(await store.readStream(request.stream)).to.have.length(2);
    });

    it('opens personal fields on the way out, until the person is erased', async () => {
      const name = stream();
      const person = `${randomUUID()}@buyer.example`;
      const friend = `${randomUUID()}@friend.example`;
      const events = [{ type: 'Greeted', data: { name: 'Anna', friends: [friend] } }];
      await store.append({ stream: name, events, expected: 'no_stream', metadata: metadata(), person: { person } });
      expect((await store.readStream(name))[0]).to.have.nested.property('data.name', 'Anna');
      await keys.erase('co', friend);
      const other = createEventStore({ url, codecs, keys });
      cleanups.unshift(() => other.close());
      expect((await other.readStream(name))[0]).to.deep.include({ data: { name: 'Anna', friends: ['[erased]'] } });
    });

    it('refuses personal data that names no person, and writes nothing', async () => {
      const name = stream();
      const events = [{ type: 'Greeted', data: { name: 'Anna', friends: [] } }];
      const refused = await store
        .append({ stream: name, events, expected: 'no_stream', metadata: metadata() })
        .catch((error: unknown) => error);
      expect(refused).to.be.instanceOf(TypeError);
      expect(await store.readStream(name)).to.deep.equal([]);
    });

    it('delivers history, says that it has caught up, and goes on live, in order', async () => {
      const name = stream();
      const start = await store.end();
      await store.append({ stream: name, events: [counted(1), counted(2)], expected: 'no_stream', metadata: metadata() });
      const stop = new AbortController();
      const seen: unknown[] = [];
      for await (const item of store.subscribe({ types: ['Counted'], after: start, signal: stop.signal })) {
        if ('caughtUp' in item) {
          seen.push('caught up');
          await store.append({ stream: name, events: [counted(3)], expected: 1, metadata: metadata() });
        } else if ('data' in item) seen.push((item.data as { n: number }).n);
        if (seen.length === 4) stop.abort();
      }
      expect(seen).to.deep.equal([1, 2, 'caught up', 3]);
    });

    it('reads the log once up to its end', async () => {
      const start = await store.end();
      const name = stream();
      await store.append({
        stream: name,
        events: Array.from({ length: 700 }, (_, n) => counted(n)),
        expected: 'no_stream',
        metadata: metadata(),
      });
      const read: number[] = [];
      for await (const event of store.readAll({ types: ['Counted'], after: start }))
        if (!('undecodable' in event)) read.push((event.data as { n: number }).n);
      expect(read).to.deep.equal(Array.from({ length: 700 }, (_, n) => n));
    });

    it('keeps the identity of its log', async () => expect(await store.storeId()).to.equal(await store.storeId()));
  });
