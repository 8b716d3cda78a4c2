/** The event store port over @eventstore/db-client: EventStoreDB (KurrentDB) or the embedded server, it cannot tell which. */
import { appendSurely } from './append.ts';
import { certificateRefusal } from './certificate-refusal.ts';
import { classify, withinTime } from './client-calls.ts';
import { connect } from './connection.ts';
import { CertificateRefused, Unavailable, UndecodableEvent, Undiscovered } from './errors.ts';
import type { AnyEventCodec, EventCodec, EventCodecs } from './event-codec.ts';
import { type EventStore, ignoredType, type Recorded, type Undecodable } from './event-store.ts';
import { createKeyCache } from './key-cache.ts';
import { patiently } from './patiently.ts';
import type { PersonalKeys } from './personal-keys.port.ts';
import { createEnd, createReadRaw, createReadTail } from './read-log.ts';
import type { RightsGuard } from './rights.ts';
import { createSerialization } from './serialization.ts';
import { createStoreId } from './store-identity.ts';
import { createReadAll, createSubscribe } from './subscribe-for-long.ts';

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

const drainTimeoutMs = 1000;
const closeTimeoutMs = 500;
const appendRetryDelaysMs = [50, 250, 1000, 2000];
/** a restarted store is back within it; the API's callers wait no longer than this for their 503 */
const readBudgetMs = 4000;

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

  const call = async <T>(work: Promise<T>, description: string): Promise<T> => {
    try {
      return await withinTime(work, timeoutMs, description);
    } catch (error) {
      throw await explained(classify(error, description));
    }
  };

  const readRaw = createReadRaw({ client, timeoutMs });
  const read = (stream: string) => patiently(readBudgetMs, () => call(readRaw(stream), `read ${stream}`));
  const readEntries = async (stream: string) => serialization.decode(await read(stream));
  const readTail = createReadTail({ client, call, timeoutMs });
  const subscribe = createSubscribe({ subscriber, serialization, readTail, closing: closing.signal, onReconnect });
  const end = createEnd({ client, call, timeoutMs });

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
    keepFor: async (stream, seconds) => {
      await call(client.setStreamMetadata(stream, { maxAge: seconds }), `keep ${stream} for a while`);
    },
    subscribe,
    readAll: createReadAll(subscribe),
    end,
    storeId: createStoreId({ client, read, timeoutMs, retryDelaysMs: appendRetryDelaysMs }),
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
