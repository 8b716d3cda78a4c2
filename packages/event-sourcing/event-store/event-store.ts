/** The event store as the rest of the service sees it. Nothing of the client's types leaves this folder. */

/** A place in the whole log. Both halves are needed to resume; they are byte offsets, good for order, not for distance. */
export type Position = { readonly commit: bigint; readonly prepare: bigint };

export type EventMetadata = {
  readonly correlationId: string;
  readonly causationId: string;
  readonly companyId: string;
  /** who caused it: "user:<sub>", "system:<job or reactor>" */
  readonly actor: string;
  readonly schemaVersion: number;
  readonly commandId: string;
  /** the trace in which it was written, where anything was traced */
  readonly traceParent?: string;
};

/** What every event of the service looks like before it is written. */
export type DomainEvent = { readonly type: string; readonly data: unknown };

/** An event as read: decoded, upcast to the newest version, personal fields opened (or "[erased]"). */
export type Recorded<E extends DomainEvent = DomainEvent> = E & {
  readonly id: string;
  readonly stream: string;
  readonly revision: number;
  readonly position: Position;
  readonly recordedAt: Date;
  readonly metadata: EventMetadata;
  /** the personal key its personal fields are sealed under, null when it has none */
  readonly personKeyId: string | null;
  /** the keys its personal fields were opened with; those of erased persons are not among them */
  readonly openedWith: readonly string[];
};

/** An entry of the log that could not be decoded: named, with its place, so that a reader can step over it. */
export type Undecodable = {
  readonly undecodable: true;
  readonly id: string;
  readonly type: string;
  readonly stream: string;
  readonly revision: number;
  readonly position: Position;
  readonly reason: string;
  /** It would give rights and bears no MAC of ours: what it says, and the MAC that it would need. */
  readonly ignored?: {
    readonly companyId: string;
    readonly actor: string;
    readonly recordedAt: Date;
    readonly data: unknown;
    readonly mac: string;
  };
};

/** What stands in the place of an ignored event of a stream, so that revisions stay what they are: no decider knows this type. */
export const ignoredType = 'Ignored';

/** Whose personal data the events hold: a person by address (a key is made when there is none), or the key that earlier events of the stream use. */
export type PersonReference = { readonly person: string } | { readonly keyId: string };

export type AppendRequest = {
  readonly stream: string;
  readonly events: readonly DomainEvent[];
  /** the revision that was read, 'no_stream', or 'any' for streams where order and repetition do not matter */
  readonly expected: number | 'no_stream' | 'any';
  /** `commandId` also makes the event ids: uuidv5 over commandId, stream and index */
  readonly metadata: Omit<EventMetadata, 'schemaVersion' | 'traceParent'>;
  readonly person?: PersonReference;
};

export type Appended = { readonly revision: number; readonly position: Position };

export type Subscription = AsyncIterable<Recorded | Undecodable | CaughtUp | Checkpoint>;
/** Everything up to now has been delivered; what follows is live. */
export type CaughtUp = { readonly caughtUp: true };
/** Nothing that matches the filter stands up to here. */
export type Checkpoint = { readonly checkpoint: Position };

export type EventStore = {
  /** All events of a stream, oldest first; [] when there is none; an ignored one has the type `Ignored`. Throws Unavailable, UndecodableEvent. */
  readonly readStream: (stream: string) => Promise<readonly Recorded[]>;
  /** The same with events that cannot be decoded named in their places. Throws Unavailable. */
  readonly readEntries: (stream: string) => Promise<readonly (Recorded | Undecodable)[]>;
  /** Throws VersionConflict, Unavailable, TooLarge. Safe to repeat with the same commandId and expected revision. */
  readonly append: (request: AppendRequest) => Promise<Appended>;
  /** Events of this stream that are older may go: they are not read any more, and the store's next scavenge removes them. Throws Unavailable. */
  readonly keepFor: (stream: string, seconds: number) => Promise<void>;
  /**
   * Events of the given types in log order, after `after` (null: from the start), for ever: reconnects by itself with backoff and goes on
   * after the last event delivered. Ends when `signal` aborts. One event at a time: the next is taken when the reader asks for it.
   */
  readonly subscribe: (options: {
    readonly types: readonly string[];
    readonly after: Position | null;
    readonly signal: AbortSignal;
  }) => Subscription;
  /** The same events once, up to the end of the log as it is now. */
  readonly readAll: (options: {
    readonly types: readonly string[];
    readonly after: Position | null;
  }) => AsyncIterable<Recorded | Undecodable>;
  /** The position of the newest event of the log, null when it is empty. */
  readonly end: () => Promise<Position | null>;
  /** A uuid that stays with this log: checkpoints of another store are worthless here. */
  readonly storeId: () => Promise<string>;
  /** Throws Unavailable when the store does not answer in time. */
  readonly ping: () => Promise<void>;
  /** Drops personal keys from this process's memory ('all': every one): whose key was destroyed reads "[erased]" from now on. */
  readonly forgetKeys: (ids: readonly string[] | 'all') => void;
  /** Ends every subscription, waits a second for appends under way, then drops the connections. */
  readonly close: () => Promise<void>;
};

/** -1, 0 or 1: by commit, then prepare. */
export const comparePositions = (a: Position, b: Position): number =>
  a.commit !== b.commit ? (a.commit < b.commit ? -1 : 1) : a.prepare === b.prepare ? 0 : a.prepare < b.prepare ? -1 : 1;
