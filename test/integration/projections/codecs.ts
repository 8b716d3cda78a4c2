/** The event store with the event types of the tests' shop. */
import { createEventStore, type EventStore, type PersonalKeys } from '@order-intake/event-sourcing';
import { left, right } from 'fp-ts/lib/Either.js';
import type { EventCodec, Json } from '../../../packages/event-sourcing/event-store/event-codec.ts';

/** `{ "broken": true }` in an event's data makes it undecodable, as an event of another program would be. */
const codec = (type: string, personal: EventCodec['personal'] = {}): EventCodec => ({
  type,
  version: 1,
  personal,
  encode: (data) => data as Json,
  decode: (json) => ((json as { broken?: boolean } | null)?.broken ? left(`${type}: broken`) : right(json)),
});

const codecs = [
  codec('ItemAdded'),
  codec('ItemPriced'),
  codec('ItemRemoved'),
  codec('BuyerNamed', { name: 'subject' }),
  codec('PersonErased'),
  codec('NobodyReads'),
];

export const connectStore = (url: string, keys: PersonalKeys): EventStore =>
  createEventStore({ url, codecs: codecs as unknown as readonly EventCodec<never>[], keys });
