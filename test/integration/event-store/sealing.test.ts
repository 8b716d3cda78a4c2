import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { type EventStoreServer, startEventStoreServer } from '@order-intake/embedded-event-store';
import { createEventStore, type EventStore, forgetErasedKeys } from '@order-intake/event-sourcing';
import { expect } from 'chai';
import * as t from 'io-ts';
import { after, before, describe, it } from 'mocha';
import { createKeyCache } from '../../../packages/event-sourcing/event-store/key-cache.ts';
import { eventCodec, shape } from '../../../src/domain/shared/event-codec.codec.ts';
import { until } from '../../support/until.ts';

const codecs = [
  eventCodec({ type: 'Named', data: shape({ name: t.string }), personal: { name: 'subject' } }),
  eventCodec({ type: 'PersonErased', data: shape({ keyIds: t.array(t.string) }) }),
];

/** The keys of all processes, as the database holds them. */
const sharedKeys = () => {
  const byPerson = new Map<string, { id: string; key: Buffer }>();
  return {
    keyFor: async (_: string, person: string) => {
      const key = byPerson.get(person) ?? { id: randomUUID(), key: randomBytes(32) };
      byPerson.set(person, key);
      return key;
    },
    byIds: async (ids: readonly string[]) =>
      new Map([...byPerson.values()].filter(({ id }) => ids.includes(id)).map(({ id, key }) => [id, key])),
    erase: (person: string): string[] => {
      const id = byPerson.get(person)?.id;
      byPerson.delete(person);
      return id ? [id] : [];
    },
  };
};

const request = (stream: string, event: { type: string; data: unknown }, person?: string) => ({
  stream,
  events: [event],
  expected: 'no_stream' as const,
  metadata: { correlationId: 'c', causationId: 'd', companyId: 'co', actor: 'system:test', commandId: randomUUID() },
  ...(person === undefined ? {} : { person: { person } }),
});
const nameIn = async (store: EventStore, stream: string) =>
  ((await store.readStream(stream))[0]?.data as { name: string } | undefined)?.name;

describe('the keys of erased persons', () => {
  let server: EventStoreServer;
  before(async () => {
    server = await startEventStoreServer({ port: 0, dataDir: null });
  });
  after(() => server.stop());

  it('are dropped by every process when PersonErased is in the log, those of others are kept', async () => {
    const keys = sharedKeys();
    const stores = [0, 1].map(() => createEventStore({ url: server.url, codecs, keys }));
    const [first, second] = stores as [EventStore, EventStore];
    const errors: unknown[] = [];
    let underWay = 0;
    const watches = stores.map((store) => {
      const subscribe: EventStore['subscribe'] = (options) => {
        underWay += 1;
        return store.subscribe(options);
      };
      return forgetErasedKeys({ ...store, subscribe }, (error) => errors.push(error));
    });
    const streams = { anna: `anna-${randomUUID()}`, bert: `bert-${randomUUID()}` };
    for (const name of ['anna', 'bert'] as const) {
      await first.append(request(streams[name], { type: 'Named', data: { name } }, name));
    }
    // from where a watch has begun to follow the log only the event can drop a key
    await until('both watches to be under way', async () => underWay === 2);
    for (const store of stores) expect(await nameIn(store, streams.anna)).to.equal('anna');

    const keyIds = keys.erase('anna');
    for (const store of stores) expect(await nameIn(store, streams.anna), 'still cached').to.equal('anna');
    const start = performance.now();
    await first.append(request(`erasure-${randomUUID()}`, { type: 'PersonErased', data: { keyIds } }));
    for (const store of [second, first]) {
      await until('the key to be dropped', async () => (await nameIn(store, streams.anna)) === '[erased]');
      expect(await nameIn(store, streams.bert)).to.equal('bert');
    }
    console.log(`      dropped everywhere after ${Math.round(performance.now() - start)} ms`);
    expect(errors).to.deep.equal([]);
    for (const watch of watches) watch.stop();
    await Promise.all(stores.map((store) => store.close()));
  });

  it('are not cached again by a query that was under way when they were dropped', async () => {
    const keys = sharedKeys();
    const { id } = await keys.keyFor('co', 'anna');
    let answer = (): void => undefined;
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const slow = createKeyCache({
      byIds: async (ids) => {
        const found = await keys.byIds(ids);
        await answered;
        return found;
      },
    });
    const loading = slow.load([id]);
    await sleep(5);
    keys.erase('anna');
    slow.evict([id]);
    answer();
    await loading;
    expect([...(await slow.load([id])).keys()]).to.deep.equal([]);
  });

  it('closes while a subscription is live and appends are under way, and every acknowledged append is in the log', async () => {
    const store = createEventStore({ url: server.url, codecs, keys: sharedKeys() });
    const seen = new Set<string>();
    const reading = (async () => {
      const options = { types: ['PersonErased'], after: await store.end(), signal: new AbortController().signal };
      for await (const item of store.subscribe(options)) if ('data' in item) seen.add(item.stream);
    })();
    const acknowledged: string[] = [];
    const appends = Array.from({ length: 50 }, async (_, n) => {
      const stream = `closing-${n}-${randomUUID()}`;
      await store.append(request(stream, { type: 'PersonErased', data: { keyIds: [] } }));
      acknowledged.push(stream);
    });
    await until('the first events', async () => seen.size > 0);
    await store.close();
    await reading;
    await Promise.all(appends);
    const other = createEventStore({ url: server.url, codecs, keys: sharedKeys() });
    for (const stream of acknowledged) expect(await other.readStream(stream)).to.have.length(1);
    await other.close();
  });
});
