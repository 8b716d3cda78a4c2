/** Events that give rights, forged by somebody who can write to the event store and does not have the service's key. */
import { randomBytes, randomUUID } from 'node:crypto';
import { EventStoreDBClient, jsonEvent } from '@eventstore/db-client';
import { type EventStoreServer, startEventStoreServer } from '@order-intake/embedded-event-store';
import {
  createCommandHandler,
  createEventStore,
  type EventStore,
  type Recorded,
  type Undecodable,
} from '@order-intake/event-sourcing';
import { expect } from 'chai';
import * as t from 'io-ts';
import { afterEach, beforeEach, describe, it } from 'mocha';
import type { Claim, RightsGuard } from '../../../packages/event-sourcing/event-store/rights.ts';
import { eventCodec, shape } from '../../../src/domain/shared/event-codec.codec.ts';

const codecs = [
  eventCodec({ type: 'Crowned', data: shape({ who: t.string }), givesRights: true }),
  eventCodec({ type: 'Blessed', data: shape({ who: t.string }), givesRights: 'since_upgrade' }),
  eventCodec({ type: 'Deposed', data: shape({ who: t.string }) }),
];
type Event = { readonly type: 'Crowned' | 'Deposed'; readonly data: { readonly who: string } };
/** The holder of the crown. */
const kings = {
  initialState: [] as readonly string[],
  evolve: (state: readonly string[], { type, data }: Event): readonly string[] => {
    if (type === 'Crowned') return [...state, data.who];
    return type === 'Deposed' ? state.filter((who) => who !== data.who) : state;
  },
  decide: (command: Event) => ({ _tag: 'Right' as const, right: [command] }),
};
const context = { companyId: 'co', actor: 'user:owner', correlationId: 'c', causationId: 'd' };

describe('events that give rights', () => {
  let server: EventStoreServer;
  let intruder: EventStoreDBClient;
  const open: EventStore[] = [];
  const told: Omit<Claim, 'data'>[] = [];
  const adopted = new Map<string, string>();
  const key = randomBytes(32);

  const connect = (guard: Partial<RightsGuard> = {}, url = server.url) => {
    const rights = {
      key: async () => key,
      adopted: async () => adopted,
      provenSince: async () => null,
      adopt: async (macs: ReadonlyMap<string, string>) => {
        for (const [id, mac] of macs) adopted.set(id, mac);
      },
      onIgnored: (event: Omit<Claim, 'data'>) => void told.push(event),
      ...guard,
    };
    const keys = { keyFor: () => Promise.reject(new Error('nothing personal')), byIds: async () => new Map<string, Buffer>() };
    const store = createEventStore({ url, codecs, keys, rights });
    open.push(store);
    return store;
  };
  const handle = (store: EventStore, stream: string, command: Event) =>
    createCommandHandler(store)({ decider: kings, stream, command, context });
  const crowned = (who: string): Event => ({ type: 'Crowned', data: { who } });
  const kingsOf = async (store: EventStore, stream: string) =>
    (await store.readStream(stream)).reduce((state, event) => kings.evolve(state, event as unknown as Event), kings.initialState);
  const raw = async (stream: string) => {
    const events = [];
    for await (const { event } of intruder.readStream(stream)) if (event) events.push(event);
    return events;
  };
  const forge = (stream: string, who: string, metadata: object, id: string = randomUUID(), client = intruder) =>
    client.appendToStream(stream, [
      jsonEvent({ id, type: 'Crowned', data: { who }, metadata: metadata as Record<string, string> }),
    ]);
  const honest = {
    $correlationId: 'c',
    $causationId: 'd',
    companyId: 'co',
    actor: 'user:owner',
    schemaVersion: 1,
    commandId: 'x',
  };

  beforeEach(async () => {
    server = await startEventStoreServer({ port: 0, dataDir: null });
    intruder = EventStoreDBClient.connectionString([server.url] as unknown as TemplateStringsArray);
    told.length = 0;
    adopted.clear();
  });
  afterEach(async () => {
    await Promise.all(open.splice(0).map((store) => store.close()));
    await intruder.dispose();
    await server.stop();
  });

  it('are believed when this service wrote them, and by every process that has its key', async () => {
    await handle(connect(), 'throne', crowned('Anna'));
    await handle(connect(), 'throne', crowned('Bert'));
    expect(await kingsOf(connect(), 'throne')).to.deep.equal(['Anna', 'Bert']);
    expect(told).to.deep.equal([]);
  });

  it('are ignored and told of when somebody else wrote them, and the stream goes on', async () => {
    const store = connect();
    await handle(store, 'throne', crowned('Anna'));
    await forge('throne', 'Mallory', honest);
    await forge('throne', 'Mallory', { ...honest, mac: randomBytes(32).toString('base64url') });
    expect(await kingsOf(store, 'throne')).to.deep.equal(['Anna']);
    expect(told.map(({ stream, revision, type }) => ({ stream, revision, type }))).to.deep.equal([
      { stream: 'throne', revision: 1, type: 'Crowned' },
      { stream: 'throne', revision: 2, type: 'Crowned' },
    ]);
    await handle(store, 'throne', crowned('Cleo'));
    expect(await kingsOf(store, 'throne')).to.deep.equal(['Anna', 'Cleo']);
  });

  it('cannot be copied: not to another stream, not behind the event that took the right', async () => {
    const store = connect();
    await handle(store, 'throne', crowned('Anna'));
    await handle(store, 'throne', { type: 'Deposed', data: { who: 'Anna' } });
    const [first] = await raw('throne');
    await forge('throne', 'Anna', first?.metadata as object);
    await forge('throne', 'Anna', first?.metadata as object, first?.id);
    await forge('other', 'Anna', first?.metadata as object, first?.id);
    expect(await kingsOf(store, 'throne')).to.deep.equal([]);
    expect(await kingsOf(store, 'other')).to.deep.equal([]);
  });

  it('cannot be altered, and survive a move to another store as they are', async () => {
    await handle(connect(), 'throne', crowned('Anna'));
    const [first] = await raw('throne');
    const elsewhere = await startEventStoreServer({ port: 0, dataDir: null });
    const client = EventStoreDBClient.connectionString([elsewhere.url] as unknown as TemplateStringsArray);
    await forge('throne', 'Mallory', first?.metadata as object, first?.id, client);
    await forge('throne', 'Anna', { ...(first?.metadata as object), actor: 'user:mallory' }, randomUUID(), client);
    expect(await kingsOf(connect({}, elsewhere.url), 'throne')).to.deep.equal([]);

    const moved = await startEventStoreServer({ port: 0, dataDir: null });
    const mover = EventStoreDBClient.connectionString([moved.url] as unknown as TemplateStringsArray);
    await forge(
      'throne',
      'Anna',
      { ...(first?.metadata as object), firstRecordedAt: '2026-01-01T00:00:00.000Z' },
      first?.id,
      mover,
    );
    expect(await kingsOf(connect({}, moved.url), 'throne')).to.deep.equal(['Anna']);
    await Promise.all(open.splice(0).map((store) => store.close()));
    await Promise.all([client.dispose(), mover.dispose()]);
    await Promise.all([elsewhere.stop(), moved.stop()]);
  });

  it('of another key are ignored, and nothing is written without one', async () => {
    await handle(connect({ key: async () => randomBytes(32) }), 'throne', crowned('Mallory'));
    expect(await kingsOf(connect(), 'throne')).to.deep.equal([]);
    const metadata = { ...context, commandId: randomUUID() };
    const wild = { stream: 'wild', events: [crowned('Anna')], expected: 'any', metadata } as const;
    const refused = await connect()
      .append(wild)
      .catch((error: unknown) => String(error));
    expect(refused).to.include('an expected revision');
  });

  it('of a type that bore none before are believed when the store took them in before that, whatever they say of their own time', async () => {
    const bless = (who: string, metadata: object) =>
      intruder.appendToStream('shrine', [
        jsonEvent({ id: randomUUID(), type: 'Blessed', data: { who }, metadata: metadata as Record<string, string> }),
      ]);
    const blessed = async (since: Date | null) =>
      (await connect({ provenSince: async () => since }).readStream('shrine')).flatMap(({ type, data }) =>
        type === 'Blessed' ? [(data as { who: string }).who] : [],
      );
    await bless('Old Anna', honest);
    await bless('Forged', { ...honest, mac: randomBytes(32).toString('base64url') });
    const [first] = await raw('shrine');
    const between = new Date((first?.created ?? 0).valueOf() + 1_000);
    expect(await blessed(between), 'a wrong MAC is none of before').to.deep.equal(['Old Anna']);
    expect(await blessed(null), 'in another store, whose time is another').to.deep.equal(['Old Anna']);
    adopted.clear();
    expect(await blessed(null)).to.deep.equal([]);
    expect(await blessed(first?.created ?? null)).to.deep.equal([]);
    await bless('Mallory', { ...honest, firstRecordedAt: '2020-01-01T00:00:00.000Z' });
    const [, , late] = await raw('shrine');
    expect(await blessed(late?.created ?? null)).not.to.include('Mallory');
    const metadata = { ...context, commandId: randomUUID() };
    const events = [{ type: 'Blessed', data: { who: 'Bert' } }];
    await connect().append({ stream: 'shrine', events, expected: 2, metadata });
    adopted.clear();
    expect(await blessed(null)).to.deep.equal(['Bert']);
  });

  it('from before are believed once an operator has vouched for them, for that wording alone', async () => {
    const store = connect();
    await forge('throne', 'Old Anna', honest);
    await forge('throne', 'Mallory', honest);
    const entries = (await store.readEntries('throne')) as readonly (Recorded | Undecodable)[];
    const [first] = entries.flatMap((entry) => ('undecodable' in entry && entry.ignored ? [entry] : []));
    adopted.set(first?.id ?? '', first?.ignored?.mac ?? '');
    expect(first?.ignored?.data).to.deep.equal({ who: 'Old Anna' });
    expect(await kingsOf(store, 'throne')).to.deep.equal(['Old Anna']);
  });
});
