/** The raw log, as somebody sees it who has the event store and no keys: nothing of a person, in whatever field of whatever event. */
import { randomBytes, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { type EventStoreServer, startEventStoreServer } from '@order-intake/embedded-event-store';
import { createEventStore, type EventStore, isUuid } from '@order-intake/event-sourcing';
import { expect } from 'chai';
import { after, before, describe, it } from 'mocha';
import type { EventCodec, Json } from '../../../packages/event-sourcing/event-store/event-codec.ts';
import { leavesAtPath } from '../../../packages/event-sourcing/event-store/json-paths.ts';
import { eventCodecs } from '../../../src/domain/event-codecs.ts';
import { rawEvents } from '../../support/raw-events.ts';

const codecs = eventCodecs as unknown as readonly EventCodec[];
const golden = ({ type, version }: EventCodec): Json =>
  JSON.parse(readFileSync(new URL(`../../fixtures/events/${type}.v${version}.json`, import.meta.url), 'utf8'));

/** Ids of records name nobody, and "10" or "SE" stand in every event. */
const tells = (text: string): boolean => text.length > 3 && !isUuid(text);
/** As a word of its own: "delivery", the label of an address, is no part of the field delivery_date. */
const spelled = (text: string): RegExp =>
  new RegExp(
    `(?<![\\w-])${JSON.stringify(text)
      .slice(1, -1)
      .replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')}(?![\\w-])`,
    'iu',
  );

describe('the raw log', () => {
  let server: EventStoreServer;
  let store: EventStore;
  let raw: readonly string[];
  const values = new Map<string, string>();

  before(async () => {
    server = await startEventStoreServer({ port: 0, dataDir: null });
    const made = new Map<string, { id: string; key: Buffer }>();
    const keyFor = async (_: string, person: string) => {
      const key = made.get(person) ?? { id: randomUUID(), key: randomBytes(32) };
      made.set(person, key);
      return key;
    };
    const byIds = async (ids: readonly string[]) =>
      new Map([...made.values()].filter(({ id }) => ids.includes(id)).map(({ id, key }) => [id, key]));
    const ours = randomBytes(32);
    const rights = {
      key: async () => ours,
      adopted: async () => new Map<string, string>(),
      provenSince: async () => null,
      adopt: async () => undefined,
      onIgnored: () => undefined,
    };
    store = createEventStore({ url: server.url, codecs: eventCodecs, keys: { keyFor, byIds }, rights });
    const metadata = { correlationId: 'c', causationId: 'd', companyId: 'co', actor: 'system:test' };
    for (const codec of codecs) {
      const data = golden(codec);
      for (const path of Object.keys(codec.personal))
        for (const { text, place } of leavesAtPath(data, path)) if (tells(text)) values.set(text, `${codec.type}: ${place}`);
      await store.append({
        stream: `golden-${codec.type}`,
        events: [{ type: codec.type, data }],
        expected: 'no_stream',
        metadata: { ...metadata, commandId: randomUUID() },
        person: { person: 'somebody@buyer.example' },
      });
    }
    raw = await rawEvents(server.url);
  });
  after(async () => {
    await store.close();
    await server.stop();
  });

  it('holds every event of the golden fixtures, and no value of a personal field in any of them', () => {
    expect(raw.length).to.be.at.least(codecs.length);
    expect(values.size).to.be.greaterThan(15);
    const leaks = [...values].flatMap(([text, from]) =>
      raw.flatMap((event) => (spelled(text).test(event) ? [`${JSON.parse(event).type} holds ${text}, personal in ${from}`] : [])),
    );
    expect(leaks).to.deep.equal([]);
  });

  it('gives back to who has the keys what was written', async () => {
    for (const codec of codecs.filter(({ personal }) => Object.keys(personal).length > 0))
      expect((await store.readStream(`golden-${codec.type}`))[0]?.data, codec.type).to.deep.equal(golden(codec));
  });
});
