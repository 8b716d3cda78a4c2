/** The event store port over @eventstore/db-client: EventStoreDB (KurrentDB) or the embedded server, it cannot tell which. */

import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { BACKWARDS, END, START } from '@eventstore/db-client';
import { appendSurely } from './append.ts';
import { classify, withinTime } from './calls.ts';
import { connect } from './connection.ts';
import { CertificateRefused, Unavailable, UndecodableEvent, Undiscovered, VersionConflict } from './errors.ts';
import type { AnyEventCodec, EventCodec, EventCodecs } from './event-codec.ts';
import {
  type CaughtUp,
  type Checkpoint,
  type EventStore,
  ignoredType,
  type Position,
  type Recorded,
  type Undecodable,
} from './event-store.ts';
import { createKeyCache } from './key-cache.ts';
import { patiently } from './patiently.ts';
import type { PersonalKeys } from './personal-keys.port.ts';
import type { RightsGuard } from './rights.ts';
import { createSerialization, type RawEvent } from './serialization.ts';
import { subscribeOnce } from './subscription.ts';
import type { ReadTail } from './tail-watch.ts';
import { certificateRefusal } from './undiscovered.ts';

export type EventStoreOptions = {
  /** esdb://…; with tls=true and tlsCaFile=… (relative to the working directory) secured */
  readonly url: string;
  /** of every event type; their data types differ and are known to nobody here */
  readonly codecs: readonly AnyEventCodec[];
  readonly keys: PersonalKeys;
  /** needed where events that give rights are written or read: without it they are ignored */
  readonly rights?: RightsGuard;
  /** milliseconds for one call */
  readonly timeoutMs?: number;
  readonly onReconnect?: (error: unknown, delayMs: number) => void;
};

const identityStream = 'storeIdentity';
const drainTimeoutMs = 1000;
const closeTimeoutMs = 500;
const appendRetryDelaysMs = [50, 250, 1000, 2000];
/** a restarted store is back within it; the API's callers wait no longer than this for their 503 */
const readBudgetMs = 4000;
const reconnectDelaysMs = [50, 100, 250, 500, 1000, 2000, 5000];

/**
 * One a process: the client's pending appends are a module-global table. Subscriptions have a client of their own, because ending one makes
 * the client drop its whole channel, appends under way included. Throws BadConnection when the URL or a file it names cannot be used.
 */
export const createEventStore = ({ url, codecs, keys, rights, timeoutMs = 5000, onReconnect }: EventStoreOptions): EventStore => {
  const client = connect(url);
  const subscriber = connect(url);
  const registry = Object.fromEntries(codecs.map((codec) => [codec.type, codec as unknown as EventCodec])) as EventCodecs;
  const keyCache = createKeyCache(keys);
  const serialization = createSerialization(registry, keys, keyCache, rights ?? null);
  const closing = new AbortController();
  const appending = new Set<Promise<unknown>>();

  /** Of several hosts the client does not say why none answered. */
  const explained = async (error: unknown): Promise<unknown> => {
    const refusal = error instanceof Undiscovered ? await certificateRefusal(url) : null;
    return refusal === null ? error : new CertificateRefused(refusal);
  };

  const call = async <T>(work: Promise<T>, what: string): Promise<T> => {
    try {
      return await withinTime(work, timeoutMs, what);
    } catch (error) {
      throw await explained(classify(error, what));
    }
  };

  const readRaw = async (stream: string): Promise<readonly RawEvent[]> => {
    const raw: RawEvent[] = [];
    try {
      for await (const { event } of client.readStream(stream, { deadline: timeoutMs })) {
        if (!event) continue;
        const { id, type, streamId, revision, position, created, data, metadata } = event;
        const place = position ?? { commit: 0n, prepare: 0n };
        raw.push({
          id,
          type,
          stream: streamId,
          revision: Number(revision),
          position: place,
          recordedAt: created,
          data,
          metadata,
        });
      }
    } catch (error) {
      if ((error as { type?: string }).type === 'stream-not-found') return [];
      throw error;
    }
    return raw;
  };

  async function* subscribe({
    types,
    after,
    signal: readersSignal,
  }: {
    types: readonly string[];
    after: Position | null;
    signal: AbortSignal;
  }): AsyncGenerator<Recorded | Undecodable | CaughtUp | Checkpoint> {
    const signal = AbortSignal.any([readersSignal, closing.signal]);
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
  }

  async function* readAll(options: { types: readonly string[]; after: Position | null }): AsyncGenerator<Recorded | Undecodable> {
    const done = new AbortController();
    try {
      for await (const item of subscribe({ ...options, signal: done.signal })) {
        if ('caughtUp' in item) return;
        if (!('checkpoint' in item)) yield item;
      }
    } finally {
      done.abort();
    }
  }

  const readTail: ReadTail = (from, count) => {
    const read = async () => {
      const events = [];
      // read to its own end, as in `end`
      for await (const { event } of client.readAll({ fromPosition: from ?? START, maxCount: count, deadline: timeoutMs }))
        if (event) events.push({ type: event.type, position: event.position });
      return events;
    };
    return call(read(), 'read the newest events of the log');
  };

  const end = async (): Promise<Position | null> => {
    const read = async () => {
      let last: Position | null = null;
      // read to its own end: leaving early cancels the call, and with it the channel
      for await (const { event } of client.readAll({ direction: BACKWARDS, fromPosition: END, maxCount: 1, deadline: timeoutMs }))
        last = event?.position ?? last;
      return last;
    };
    return call(read(), 'read the end of the log');
  };

  const storedId = async (): Promise<string | null> => {
    const [first] = await patiently(readBudgetMs, () => call(readRaw(identityStream), 'read the store id'));
    return (first?.data as { storeId?: string } | undefined)?.storeId ?? null;
  };

  const storeId = async (): Promise<string> => {
    const known = await storedId();
    if (known) return known;
    const event = {
      id: randomUUID(),
      type: 'StoreIdentified',
      contentType: 'application/json' as const,
      data: { storeId: randomUUID() },
      metadata: {},
    };
    try {
      await appendSurely(client, { stream: identityStream, expected: 'no_stream' }, [event], {
        timeoutMs,
        retryDelaysMs: appendRetryDelaysMs,
      });
    } catch (error) {
      if (!(error instanceof VersionConflict)) throw error;
    }
    return (await storedId()) ?? event.data.storeId;
  };

  const readEntries = async (stream: string): Promise<readonly (Recorded | Undecodable)[]> =>
    serialization.decode(await patiently(readBudgetMs, () => call(readRaw(stream), `read ${stream}`)));

  return {
    readEntries,
    readStream: async (stream) => {
      const decoded = await readEntries(stream);
      return decoded.map((event) => {
        if (!('undecodable' in event)) return event;
        if (!event.ignored) throw new UndecodableEvent(`${stream}, revision ${event.revision} (${event.type}): ${event.reason}`);
        return placeholder(event, event.ignored);
      });
    },
    append: async (request) => {
      if (closing.signal.aborted) throw new Unavailable('the connection to the event store was closed: this process is ending');
      const work = serialization
        .encode(request)
        .then((events) => appendSurely(client, request, events, { timeoutMs, retryDelaysMs: appendRetryDelaysMs }))
        .catch(async (error: unknown) => {
          throw await explained(error);
        });
      appending.add(work);
      return work.finally(() => appending.delete(work));
    },
    subscribe,
    readAll,
    end,
    storeId,
    ping: async () => {
      await end();
    },
    forgetKeys: keyCache.evict,
    close: async () => {
      closing.abort();
      await withinTime(Promise.allSettled(appending), drainTimeoutMs, 'drain').catch(() => undefined);
      const disposed = Promise.allSettled([client.dispose(), subscriber.dispose()]);
      await withinTime(disposed, closeTimeoutMs, 'close').catch(() => undefined);
    },
  };
};

/** Nothing of what it says, in its place: the next append expects the revision after it. */
const placeholder = (
  { id, stream, revision, position }: Undecodable,
  { companyId, actor, recordedAt }: NonNullable<Undecodable['ignored']>,
): Recorded => ({
  id,
  type: ignoredType,
  stream,
  revision,
  position,
  recordedAt,
  data: {},
  metadata: { correlationId: '', causationId: '', companyId, actor, schemaVersion: 1, commandId: '' },
  personKeyId: null,
  openedWith: [],
});
