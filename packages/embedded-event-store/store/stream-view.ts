import type { LogIndex } from '../index/log-index.ts';
import { readHeader } from '../storage/record.ts';
import type { Records } from './records.ts';
import { isSoftDeleted, METASTREAM_METADATA, NO_METADATA, parseStreamMetadata, type StreamMetadata } from './stream-metadata.ts';

const META = Buffer.from('$$');
const CACHED = 10_000;

export const isMetastream = (name: Uint8Array): boolean => name[0] === 0x24 && name[1] === 0x24;
export const metastreamOf = (name: Uint8Array): Buffer => Buffer.concat([META, name]);
export const originalOf = (metastream: Uint8Array): Buffer => Buffer.from(metastream.subarray(2));

/** How a stream stands. `last` is -1 when it has no event; `ordinal` is that of its last event, or -1. */
export type StreamState = {
  id: number;
  last: number;
  ordinal: number;
  tombstoned: boolean;
  softDeleted: boolean;
  metadata: StreamMetadata;
};

export type StreamView = {
  /** What the next decision builds on: everything decided so far. */
  decided(name: Uint8Array): StreamState;
  /** What readers see: everything durable. */
  durable(name: Uint8Array): StreamState;
  /** The last metadata event's data as it was written, or null. */
  rawMetadata(name: Uint8Array): Buffer | null;
  /** Ordinal of exactly this revision, or -1. */
  find(stream: number, revision: number): number;
  /** Ordinal of the first event of the stream that is not before `revision`, or -1. Scavenging leaves gaps. */
  atOrAfter(stream: number, revision: number): number;
  /** May a reader still see this event under the stream's metadata? */
  isVisible(state: StreamState, ordinal: number): boolean;
  /** Call when events were taken back or scavenged. */
  forget(): void;
};

/** Metadata of streams, parsed once. */
function createMetadataReader(records: Records) {
  // by ordinal of the metadata event: a later one is another key, so nothing ever has to be invalidated
  const parsed = new Map<number, StreamMetadata>();

  const dataOf = (ordinal: number): Buffer => {
    const record = records.one(ordinal);
    const header = readHeader(record, 0);
    return record.subarray(header.dataOffset, header.dataOffset + header.dataLength);
  };

  return {
    dataOf,
    at: (ordinal: number): StreamMetadata => {
      const cached = parsed.get(ordinal);
      if (cached) return cached;
      const metadata = parseStreamMetadata(dataOf(ordinal));
      if (parsed.size >= CACHED) parsed.clear();
      parsed.set(ordinal, metadata);
      return metadata;
    },
    forget: (): void => parsed.clear(),
  };
}

/** Finds a revision by going along its stream: from its ends, or from where the last search ended. */
function createRevisionSearch(index: LogIndex) {
  let remembered = { stream: -1, ordinal: -1 };

  const startFor = (stream: number, revision: number): number => {
    const head = index.head(stream);
    const tail = index.tail(stream);
    const near = remembered.stream === stream ? remembered.ordinal : -1;
    const candidates = near >= 0 && near < index.count() ? [near, head, tail] : [head, tail];
    const distance = (ordinal: number): number => Math.abs(index.revision(ordinal) - revision);
    return candidates.reduce((best, ordinal) => (distance(ordinal) < distance(best) ? ordinal : best));
  };

  return {
    atOrAfter: (stream: number, revision: number): number => {
      if (stream < 0 || index.head(stream) < 0 || revision > index.revision(index.tail(stream))) return -1;
      let ordinal = startFor(stream, revision);
      while (ordinal >= 0 && index.revision(ordinal) > revision) ordinal = index.previous(ordinal);
      if (ordinal < 0) ordinal = index.head(stream);
      while (ordinal >= 0 && index.revision(ordinal) < revision) ordinal = index.next(ordinal);
      remembered = { stream, ordinal };
      return ordinal;
    },
    forget: (): void => {
      remembered = { stream: -1, ordinal: -1 };
    },
  };
}

/** Answers "how does this stream stand" from the index and the last event of its metadata stream. */
export function createStreamView(index: LogIndex, records: Records, now: () => number): StreamView {
  const metadataEvents = createMetadataReader(records);
  const revisions = createRevisionSearch(index);

  const lastOrdinal = (stream: number, below: number): number => {
    let ordinal = stream < 0 ? -1 : index.tail(stream);
    while (ordinal >= below) ordinal = index.previous(ordinal);
    return ordinal;
  };

  const isTombstoned = (name: Uint8Array, below: number): boolean => {
    const stream = index.streams.find(isMetastream(name) ? originalOf(name) : name);
    const ordinal = stream < 0 ? -1 : index.tombstone(stream);
    return ordinal >= 0 && ordinal < below;
  };

  const stateOf = (name: Uint8Array, below: number): StreamState => {
    const id = index.streams.find(name);
    const ordinal = lastOrdinal(id, below);
    const metaOrdinal = isMetastream(name) ? -1 : lastOrdinal(index.streams.find(metastreamOf(name)), below);
    const stored = metaOrdinal < 0 ? NO_METADATA : metadataEvents.at(metaOrdinal);
    const metadata = isMetastream(name) ? METASTREAM_METADATA : stored;
    const last = ordinal < 0 ? -1 : index.revision(ordinal);
    return { id, last, ordinal, tombstoned: isTombstoned(name, below), softDeleted: isSoftDeleted(metadata), metadata };
  };

  return {
    decided: (name) => stateOf(name, index.count()),
    durable: (name) => stateOf(name, index.committed()),
    rawMetadata: (name) => {
      const ordinal = lastOrdinal(index.streams.find(metastreamOf(name)), index.count());
      return ordinal < 0 ? null : metadataEvents.dataOf(ordinal);
    },
    find: (stream, revision) => {
      const ordinal = revisions.atOrAfter(stream, revision);
      return ordinal >= 0 && index.revision(ordinal) === revision ? ordinal : -1;
    },
    atOrAfter: revisions.atOrAfter,
    isVisible: (state, ordinal) => {
      if (index.isGone(ordinal) || state.tombstoned || state.softDeleted || index.revision(ordinal) < firstReadable(state))
        return false;
      if (state.metadata.maxAge === null) return true;
      return readHeader(records.one(ordinal), 0).created >= now() - state.metadata.maxAge * 1000;
    },
    forget: () => {
      metadataEvents.forget();
      revisions.forget();
    },
  };
}

/** The first revision that `$maxCount` and `$tb` leave readable. */
export function firstReadable(state: StreamState): number {
  const byCount = state.metadata.maxCount === null ? 0 : state.last - state.metadata.maxCount + 1;
  return Math.max(0, byCount, state.metadata.truncateBefore ?? 0);
}
