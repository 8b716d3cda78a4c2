/** Following the log for as long as its reader wants: through restarts of the store, from the last event that was given. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { EventStoreDBClient } from '@eventstore/db-client';
import { classify } from './client-calls.ts';
import { Unavailable } from './errors.ts';
import type { CaughtUp, Checkpoint, EventStore, Position, Recorded, Undecodable } from './event-store.ts';
import type { createSerialization } from './serialization.ts';
import { subscribeOnce } from './subscription.ts';
import type { ReadTail } from './tail-watch.ts';

const reconnectDelaysMs = [50, 100, 250, 500, 1000, 2000, 5000];

type Parts = {
  readonly subscriber: EventStoreDBClient;
  readonly serialization: Pick<ReturnType<typeof createSerialization>, 'decode'>;
  readonly readTail: ReadTail;
  /** the whole connection ends */
  readonly closing: AbortSignal;
  readonly onReconnect: ((error: unknown, delayMs: number) => void) | undefined;
};
type Wanted = { readonly types: readonly string[]; readonly after: Position | null; readonly signal: AbortSignal };

export const createSubscribe = ({ subscriber, serialization, readTail, closing, onReconnect }: Parts): EventStore['subscribe'] =>
  async function* subscribe({
    types,
    after,
    signal: readersSignal,
  }: Wanted): AsyncGenerator<Recorded | Undecodable | CaughtUp | Checkpoint> {
    const signal = AbortSignal.any([readersSignal, closing]);
    let position = after;
    let failures = 0;
    while (!signal.aborted) {
      try {
        for await (const item of subscribeOnce(subscriber, { types, after: position, signal, readTail })) {
          failures = 0;
          if ('events' in item) {
            for (const event of await serialization.decode(item.events)) {
              if (signal.aborted) return;
              yield event;
              position = event.position;
            }
          } else {
            if ('checkpoint' in item) position = item.checkpoint;
            yield item;
          }
        }
      } catch (error) {
        if (!(classify(error, '$all') instanceof Unavailable)) throw error;
        const delay = reconnectDelaysMs[Math.min(failures, reconnectDelaysMs.length - 1)] ?? 5000;
        failures += 1;
        if (signal.aborted) return;
        onReconnect?.(classify(error, '$all'), delay);
        await sleep(delay, undefined, { signal }).catch(() => undefined);
      }
    }
  };

/** All there is, and no further. */
export const createReadAll = (subscribe: EventStore['subscribe']): EventStore['readAll'] =>
  async function* readAll(options: { types: readonly string[]; after: Position | null }): AsyncGenerator<Recorded | Undecodable> {
    const ended = new AbortController();
    try {
      for await (const item of subscribe({ ...options, signal: ended.signal })) {
        if ('caughtUp' in item) return;
        if (!('checkpoint' in item)) yield item;
      }
    } finally {
      ended.abort();
    }
  };
