import type { LogIndex } from '../index/log-index.ts';
import type { Log } from '../storage/log.ts';
import { HEADER_BYTES } from '../storage/record.ts';

const GUESS_BYTES = 4096;
const RUN_BYTES = 128 << 10;

/** The bytes of events by ordinal: from what waits to be written, or from disk. */
export type Records = {
  one(ordinal: number): Buffer;
  /** In the order asked; neighbours in the log are fetched with one read. */
  many(ordinals: readonly number[]): Buffer[];
  /** Roughly how many bytes the record takes. */
  size(ordinal: number): number;
  /** Keeps a record readable until it is written. */
  hold(ordinal: number, record: Buffer): void;
  releaseBelow(ordinal: number): void;
  dropHeld(): void;
};

/** The record that begins at `at` of bytes that were read; read again by itself (`segment`, `offset`) when they end before it does. */
const recordCutter =
  (log: Pick<Log, 'read'>) =>
  (bytes: Buffer, at: number, segment: number, offset: number): Buffer => {
    const length = at + HEADER_BYTES <= bytes.length ? bytes.readUInt32LE(at) : GUESS_BYTES;
    if (at + length <= bytes.length) return bytes.subarray(at, at + length);
    const whole = log.read(segment, offset, length);
    return whole.subarray(0, whole.readUInt32LE(0));
  };

/** Of a map whose keys were entered in rising order. */
function forgetBelow(records: Map<number, Buffer>, ordinal: number): void {
  for (const key of records.keys()) {
    if (key >= ordinal) break;
    records.delete(key);
  }
}

export function createRecords(index: LogIndex, log: Pick<Log, 'read'>): Records {
  const unwritten = new Map<number, Buffer>();

  /** Where the record's segment neighbour begins; 0 when nobody knows. */
  const endOf = (ordinal: number): number => {
    const following = ordinal + 1;
    if (following >= index.count() || index.endOfSegment(ordinal) === following || index.isGone(following)) return 0;
    return index.place(following).offset;
  };

  const size = (ordinal: number): number => {
    const end = endOf(ordinal);
    return end === 0 ? GUESS_BYTES : end - index.place(ordinal).offset;
  };

  const cut = recordCutter(log);

  const single = (ordinal: number): Buffer => {
    const waiting = unwritten.get(ordinal);
    if (waiting) return waiting;
    const { segment, offset } = index.place(ordinal);
    return cut(log.read(segment, offset, size(ordinal)), 0, segment, offset);
  };

  /** How many of the ordinals from `from` on lie together closely enough for one read, ascending or descending. */
  const runLength = (ordinals: readonly number[], from: number): number => {
    const first = ordinals[from] ?? 0;
    const boundary = index.endOfSegment(first);
    const start = index.place(first).offset;
    let to = from + 1;
    while (to < ordinals.length) {
      const ordinal = ordinals[to] ?? 0;
      if (ordinal < first || ordinal >= boundary || unwritten.has(ordinal)) break;
      if (index.place(ordinal).offset + size(ordinal) - start > RUN_BYTES) break;
      to += 1;
    }
    return to - from;
  };

  const ascending = (ordinals: readonly number[]): Buffer[] => {
    const result: Buffer[] = [];
    for (let at = 0; at < ordinals.length; ) {
      const length = unwritten.size > 0 && unwritten.has(ordinals[at] ?? 0) ? 1 : runLength(ordinals, at);
      const first = ordinals[at] ?? 0;
      if (length === 1) result.push(single(first));
      else {
        const { segment, offset } = index.place(first);
        const last = ordinals[at + length - 1] ?? first;
        const bytes = log.read(segment, offset, index.place(last).offset + size(last) - offset);
        for (const ordinal of ordinals.slice(at, at + length)) {
          const start = index.place(ordinal).offset;
          result.push(cut(bytes, start - offset, segment, start));
        }
      }
      at += length;
    }
    return result;
  };

  return {
    one: single,
    many: (ordinals) => {
      const descending = ordinals.length > 1 && (ordinals[0] ?? 0) > (ordinals.at(-1) ?? 0);
      return descending ? ascending([...ordinals].reverse()).reverse() : ascending(ordinals);
    },
    size,
    hold: (ordinal, record) => {
      unwritten.set(ordinal, record);
    },
    releaseBelow: (ordinal) => forgetBelow(unwritten, ordinal),
    dropHeld: () => unwritten.clear(),
  };
}
