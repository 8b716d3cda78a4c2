/** One subscription to $all as an in-band sequence: events, checkpoints and "caught up" in the order in which they are true. */

import { once } from 'node:events';
import { type AllStreamResolvedEvent, type EventStoreDBClient, eventTypeFilter, START } from '@eventstore/db-client';
import type { Position } from './event-store.ts';
import type { RawEvent } from './serialization.ts';

export type SubscriptionItem =
  | { readonly events: readonly RawEvent[] }
  | { readonly checkpoint: Position }
  | { readonly caughtUp: true };

const readAhead = 512;
const escapeRegex = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const exactly = (types: readonly string[]): string => `^(?:${types.map(escapeRegex).join('|')})$`;

const toRawEvent = ({ event }: AllStreamResolvedEvent): RawEvent | null =>
  event
    ? {
        id: event.id,
        type: event.type,
        stream: event.streamId,
        revision: Number(event.revision),
        position: event.position,
        recordedAt: event.created,
        data: event.data,
        metadata: event.metadata,
      }
    : null;

/**
 * Ends when `signal` aborts, throws the client's error when the connection is lost. The markers that the client emits run ahead of the events
 * still in its buffer: each is held back until those have been taken.
 */
export async function* subscribeOnce(
  client: EventStoreDBClient,
  { types, after, signal }: { types: readonly string[]; after: Position | null; signal: AbortSignal },
): AsyncGenerator<SubscriptionItem> {
  const held: { due: number; item: SubscriptionItem }[] = [];
  let taken = 0;
  const hold = (item: SubscriptionItem) => {
    held.push({ due: taken + subscription.readableLength, item });
    subscription.emit('readable');
  };
  const subscription = client.subscribeToAll(
    {
      fromPosition: after ?? START,
      filter: eventTypeFilter({ regex: exactly(types), checkpointReached: (_, position) => hold({ checkpoint: position }) }),
    },
    { highWaterMark: readAhead },
  );
  let failure: unknown = null;
  const wake = new EventTarget();
  const waken = () => wake.dispatchEvent(new Event('more'));
  subscription.on('readable', waken).on('end', waken).on('close', waken);
  subscription.on('caughtUp', () => hold({ caughtUp: true }));
  subscription.on('error', (error) => {
    failure = error;
    waken();
  });
  signal.addEventListener('abort', waken);

  const takeBuffered = (): RawEvent[] => {
    const events: RawEvent[] = [];
    const limit = Math.min(readAhead, held[0] ? held[0].due - taken : readAhead);
    while (events.length < limit) {
      const resolved = subscription.read() as AllStreamResolvedEvent | null;
      if (resolved === null) break;
      taken += 1;
      const raw = toRawEvent(resolved);
      if (raw) events.push(raw);
    }
    return events;
  };

  try {
    let more = once(wake, 'more');
    while (!signal.aborted) {
      const events = takeBuffered();
      if (events.length > 0) {
        yield { events };
        continue;
      }
      const marker = held[0];
      if (marker && marker.due <= taken) {
        held.shift();
        yield marker.item;
        continue;
      }
      if (failure) throw failure;
      if (subscription.readableEnded || subscription.destroyed)
        throw Object.assign(new Error('the subscription ended'), { type: 'unavailable' });
      await more;
      more = once(wake, 'more');
    }
  } finally {
    signal.removeEventListener('abort', waken);
    // what is still buffered must flow off, or the client's call never ends
    subscription.removeAllListeners('readable').resume();
    void subscription.unsubscribe().catch(() => undefined);
  }
}
