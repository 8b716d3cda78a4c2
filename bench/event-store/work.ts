/** What is measured, through the client that the service uses. Every rate is in events a second. */
import { randomUUID } from 'node:crypto';
import {
  type AppendExpectedRevision,
  type EventStoreDBClient,
  eventTypeFilter,
  FORWARDS,
  jsonEvent,
  NO_STREAM,
  type Position,
} from '@eventstore/db-client';
import { rateFor, rateOf } from '../support/measure.ts';

/** Two clients of one server, as the service has them: ending a subscription makes a client drop its whole channel. */
export type Clients = { readonly client: EventStoreDBClient; readonly subscriber: EventStoreDBClient };

export type Work = {
  readonly name: string;
  readonly reads: boolean;
  /** `log` is what `fill` made in this store */
  readonly rate: (clients: Clients, log: Log, seconds: number) => Promise<number>;
};

/** The place before the bench's own events, and how many come next. */
export type Log = { readonly from: Position; readonly events: number };

const inOneAppend = 1000;
/** of one append; a busy machine needs more than the client's ten seconds */
const deadline = 60_000;
/** one event in ten is of the type that the filtered subscription asks for */
const rarity = 10;
const rare = 'BenchOrderTaken';
const frequent = 'BenchMailSeen';

/** About 200 bytes of JSON, as most of the service's events are. */
const small = (index: number) =>
  jsonEvent({
    type: index % rarity === 0 ? rare : frequent,
    data: { id: randomUUID(), subject: 'Purchase order 4500202617', from: 'buyer@example.test', size: 48_213, index },
  });

const batch = () => Array.from({ length: inOneAppend }, (_, index) => small(index));

/** Appends to streams of its own, each with the revision that the last answer gave, as a command does. */
const writers = (client: EventStoreDBClient) => {
  const revisions = new Map<number, { stream: string; revision: AppendExpectedRevision }>();
  return async (lane: number): Promise<number> => {
    const at = revisions.get(lane) ?? { stream: `bench-${randomUUID()}`, revision: NO_STREAM };
    const { nextExpectedRevision } = await client.appendToStream(at.stream, small(1), {
      expectedRevision: at.revision,
      deadline,
    });
    revisions.set(lane, { stream: at.stream, revision: nextExpectedRevision });
    return 1;
  };
};

const appendBatch = async (client: EventStoreDBClient): Promise<Position> => {
  const { position } = await client.appendToStream(`bench-${randomUUID()}`, batch(), { expectedRevision: NO_STREAM, deadline });
  if (!position) throw new Error('the server names no position for an append: it is too old for this bench');
  return position;
};

/** Appends `events` of the bench's own, one after the other and no others between: they can be read as often as wanted. */
export const fill = async (client: EventStoreDBClient, events: number): Promise<Log> => {
  const from = await appendBatch(client);
  let there = 0;
  for (; there < events; there += inOneAppend) await appendBatch(client);
  return { from, events: there };
};

const readAll = async (client: EventStoreDBClient, { from, events }: Log): Promise<number> => {
  let read = 0;
  for await (const _ of client.readAll({ direction: FORWARDS, fromPosition: from, maxCount: events })) read += 1;
  return read;
};

/** Until every event of the types has come; what the server had to pass over counts too. */
const subscribe = async (subscriber: EventStoreDBClient, { from, events }: Log, types: readonly string[]): Promise<number> => {
  const wanted = types.includes(frequent) ? events : events / rarity;
  const subscription = subscriber.subscribeToAll({ fromPosition: from, filter: eventTypeFilter({ prefixes: [...types] }) });
  let heard = 0;
  for await (const _ of subscription) {
    heard += 1;
    if (heard === wanted) break;
  }
  return events;
};

export const works: readonly Work[] = [
  {
    name: 'appends, one after the other',
    reads: false,
    rate: ({ client }, _, seconds) => rateFor(seconds, 1, writers(client)),
  },
  { name: 'appends, 32 at once', reads: false, rate: ({ client }, _, seconds) => rateFor(seconds, 32, writers(client)) },
  {
    name: 'appends of 1,000 events',
    reads: false,
    rate: ({ client }, _, seconds) => rateFor(seconds, 1, () => appendBatch(client).then(() => inOneAppend)),
  },
  { name: '$all read', reads: true, rate: ({ client }, log) => rateOf(() => readAll(client, log)) },
  {
    name: '$all subscription, filtered, every event',
    reads: true,
    rate: ({ subscriber }, log) => rateOf(() => subscribe(subscriber, log, [rare, frequent])),
  },
  {
    name: '$all subscription, one event in ten',
    reads: true,
    rate: ({ subscriber }, log) => rateOf(() => subscribe(subscriber, log, [rare])),
  },
];
