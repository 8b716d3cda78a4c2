/** One subscription to $all as an in-band sequence: events, checkpoints and "caught up" in the order in which they are true. */
import { type AllStreamResolvedEvent, type EventStoreDBClient, eventTypeFilter, START } from '@eventstore/db-client';
import { background } from '@order-intake/kernel';
import type { Position } from './event-store.ts';
import type { RawEvent } from './stored-metadata.ts';
import { createTailWatch, type ReadTail } from './tail-watch.ts';

export type SubscriptionItem =
  | { readonly events: readonly RawEvent[] }
  | { readonly checkpoint: Position }
  | { readonly caughtUp: true };

export type SubscriptionOptions = {
  readonly types: readonly string[];
  readonly after: Position | null;
  readonly signal: AbortSignal;
  readonly readTail: ReadTail;
};

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
 * still in its buffer: each is held back until those have been taken. Servers before 23.10 send no "caught up": where none has come, the end
 * of the log is looked at while there is nothing to take (`tail-watch.ts`).
 */
export async function* subscribeOnce(
  client: EventStoreDBClient,
  { types, after, signal, readTail }: SubscriptionOptions,
): AsyncGenerator<SubscriptionItem> {
  const heldItems: { due: number; item: SubscriptionItem }[] = [];
  let takenCount = 0;
  const hold = (item: SubscriptionItem) => {
    heldItems.push({ due: takenCount + subscription.readableLength, item });
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
  let more = Promise.withResolvers<void>();
  const waken = () => more.resolve();
  subscription.on('readable', waken).on('end', waken).on('close', waken);
  subscription.on('caughtUp', () => hold({ caughtUp: true }));
  subscription.on('error', (error) => {
    failure = error;
    waken();
  });
  signal.addEventListener('abort', waken);

  const tail = createTailWatch({ types, after, readTail });

  const takeBuffered = (): RawEvent[] => {
    const events: RawEvent[] = [];
    const last = Math.min(takenCount + readAhead, heldItems[0]?.due ?? Number.POSITIVE_INFINITY);
    while (takenCount < last) {
      const resolved = subscription.read() as AllStreamResolvedEvent | null;
      if (resolved === null) break;
      takenCount += 1;
      const raw = toRawEvent(resolved);
      if (raw) events.push(raw);
    }
    return events;
  };

  try {
    while (!signal.aborted) {
      const previousCount = takenCount;
      const events = takeBuffered();
      if (events.length > 0) {
        tail.passed(events.at(-1)?.position);
        yield { events };
        continue;
      }
      if (takenCount > previousCount) continue;
      const marker = heldItems[0];
      if (marker && marker.due <= takenCount) {
        heldItems.shift();
        tail.passed('checkpoint' in marker.item ? marker.item.checkpoint : 'caught up');
        yield marker.item;
        continue;
      }
      if (failure) throw failure;
      if (subscription.readableEnded || subscription.destroyed)
        throw Object.assign(new Error('the subscription ended'), { type: 'unavailable' });
      if (await tail.isReached(more.promise)) {
        yield { caughtUp: true };
        continue;
      }
      await more.promise;
      more = Promise.withResolvers();
    }
  } finally {
    signal.removeEventListener('abort', waken);
    // what is still buffered must flow off, or the client's call never ends
    subscription.removeAllListeners('readable').resume();
    void background(() => subscription.unsubscribe());
  }
}
