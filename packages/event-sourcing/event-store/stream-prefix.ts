/**
 * Clients that see only the streams of one installation, where several share an event store: `streamPrefix=staging` in its URL. Streams are stored as
 * `staging:email-…` and read back as `email-…`, so nothing but this file knows of the prefix. `:` ends it: no prefix is the beginning of another one.
 */
import { type EventStoreDBClient, streamNameFilter } from '@eventstore/db-client';

type Event = { readonly streamId: string; readonly type: string };
type Resolved = { readonly event?: Event };
type Reading = { read: (size?: number) => Resolved | null };
/** by types of events: the service subscribes with no other filter */
type AllOptions = { readonly filter: { readonly regex: string } };

/** As the client has them: each takes the name of a stream first. */
const ofOneStream = ['appendToStream', 'readStream'] as const;
type Method = (...args: unknown[]) => unknown;
type Methods = Record<(typeof ofOneStream)[number], Method> & {
  readAll: (...args: unknown[]) => Reading;
  subscribeToAll: (options: AllOptions, ...rest: unknown[]) => Reading;
};

const isReading = (value: unknown): value is Reading => typeof (value as Partial<Reading> | null)?.read === 'function';

/** Both `for await` and `read()` take what a stream holds by its `read`. */
const reading = (stream: Reading, rename: (event: Event) => Event | undefined): Reading => {
  const takeNext = stream.read.bind(stream);
  stream.read = (size) => {
    const resolved = takeNext(size);
    return resolved?.event ? ({ ...resolved, event: rename(resolved.event) } as Resolved) : resolved;
  };
  return stream;
};

/** The same client. Events of other installations appear as the server's own do, with names that begin with `$`: they take up places in the log. */
export const withStreamPrefix = (client: EventStoreDBClient, prefix: string): EventStoreDBClient => {
  const start = `${prefix}:`;
  /** metadata of `a` is an event in `$$a`, which the client appends by its own method */
  const stored = (stream: string): string => stream.replace(/^(?:\$\$)?/, `$&${start}`);
  const renamed = (event: Event): Event =>
    event.streamId.startsWith(start)
      ? { ...event, streamId: event.streamId.slice(start.length) }
      : { ...event, streamId: `$${event.streamId}`, type: `$${event.type}` };
  const methods = client as unknown as Methods;

  for (const name of ofOneStream) {
    const call = methods[name].bind(client);
    methods[name] = (stream, ...rest) => {
      const answer = call(stored(String(stream)), ...rest);
      return isReading(answer) ? reading(answer, renamed) : answer;
    };
  }
  const readAll = methods.readAll.bind(client);
  methods.readAll = (...args) => reading(readAll(...args), renamed);

  // a server filters by streams or by types, not by both
  const subscribeToAll = methods.subscribeToAll.bind(client);
  methods.subscribeToAll = ({ filter: { regex, ...filter }, ...options }, ...rest) => {
    const types = new RegExp(regex);
    const ofStreams = streamNameFilter({ ...filter, prefixes: [start] });
    const subscription = subscribeToAll({ ...options, filter: ofStreams } as unknown as AllOptions, ...rest);
    return reading(subscription, (event) => (types.test(event.type) ? renamed(event) : undefined));
  };
  return client;
};
