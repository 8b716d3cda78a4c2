import { float64Column, uint32Column } from './columns.ts';
import { createNameTable, type NameTable } from './name-table.ts';

/** Where an event stands: its place in the log (ordinal) is the handle every other part uses. */
export type NewEntry = {
  stream: number;
  type: number;
  revision: number;
  position: number;
  segment: number;
  offset: number;
  tombstone: boolean;
};

const GONE = 0xffffffff;

export type LogIndex = ReturnType<typeof createLogIndex>;

/**
 * All that is kept in memory about the events: 32 bytes an event, the names, three numbers a stream. Payloads stay on disk.
 *
 * Entries are added when they are decided and counted as committed when they are durable: what is decided next sees all of
 * them, readers only the committed ones. `rollback` takes back entries whose write failed.
 */
export function createLogIndex() {
  const streams: NameTable = createNameTable();
  const types: NameTable = createNameTable();
  const position = float64Column();
  const offset = uint32Column();
  const streamOf = uint32Column();
  const typeOf = uint32Column();
  const revision = uint32Column();
  // neighbours in the same stream, as ordinal + 1 so that 0 says "none"
  const next = uint32Column();
  const previous = uint32Column();
  const head = uint32Column();
  const tail = uint32Column();
  const tombstones = new Map<number, number>();
  const segmentStarts: { segment: number; ordinal: number }[] = [];
  const scavenged = new Set<number>();
  let count = 0;
  let committed = 0;

  const startOf = (ordinal: number): number => {
    let low = 0;
    let high = segmentStarts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >>> 1;
      if ((segmentStarts[middle]?.ordinal ?? 0) <= ordinal) low = middle;
      else high = middle - 1;
    }
    return low;
  };

  const lowerBound = (at: number): number => {
    let low = 0;
    let high = count;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (position.get(middle) < at) low = middle + 1;
      else high = middle;
    }
    return low;
  };

  const isInside = (at: number): boolean => {
    const ordinal = lowerBound(at);
    const near = [ordinal - 1, ordinal].filter((neighbour) => neighbour >= 0 && neighbour < count);
    return near.some((neighbour) => scavenged.has(segmentStarts[startOf(neighbour)]?.segment ?? -1));
  };

  return {
    streams,
    types,
    count: () => count,
    committed: () => committed,
    commit: (upTo: number): void => {
      committed = upTo;
    },
    add: (entry: NewEntry): number => {
      const ordinal = count;
      position.set(ordinal, entry.position);
      offset.set(ordinal, entry.offset);
      streamOf.set(ordinal, entry.stream);
      typeOf.set(ordinal, entry.type);
      if (segmentStarts.at(-1)?.segment !== entry.segment) segmentStarts.push({ segment: entry.segment, ordinal });
      next.set(ordinal, 0);
      previous.set(ordinal, 0);
      if (entry.tombstone) tombstones.set(entry.stream, ordinal);
      else {
        revision.set(ordinal, entry.revision);
        const last = tail.get(entry.stream);
        previous.set(ordinal, last);
        if (last === 0) head.set(entry.stream, ordinal + 1);
        else next.set(last - 1, ordinal + 1);
        tail.set(entry.stream, ordinal + 1);
      }
      count += 1;
      return ordinal;
    },
    /** Takes back the newest entries until `to` are left. */
    rollback: (to: number): void => {
      while (count > to) {
        const ordinal = count - 1;
        const stream = streamOf.get(ordinal);
        if (tombstones.get(stream) === ordinal) tombstones.delete(stream);
        else {
          const before = previous.get(ordinal);
          tail.set(stream, before);
          if (before === 0) head.set(stream, 0);
          else next.set(before - 1, 0);
        }
        count = ordinal;
      }
      while ((segmentStarts.at(-1)?.ordinal ?? -1) >= count) segmentStarts.pop();
    },
    /** A scavenged event keeps its ordinal until the next start, but leaves its stream and has nothing to read. */
    drop: (ordinal: number): void => {
      const before = previous.get(ordinal);
      const after = next.get(ordinal);
      const stream = streamOf.get(ordinal);
      if (before !== 0) next.set(before - 1, after);
      else if (head.get(stream) === ordinal + 1) head.set(stream, after);
      if (after !== 0) previous.set(after - 1, before);
      else if (tail.get(stream) === ordinal + 1) tail.set(stream, before);
      offset.set(ordinal, GONE);
    },
    move: (ordinal: number, to: number): void => offset.set(ordinal, to),
    isGone: (ordinal: number): boolean => offset.get(ordinal) === GONE,
    /** Notes that positions in this segment may name records that are no more. */
    markScavenged: (segment: number): void => {
      scavenged.add(segment);
    },
    isScavengedAt: (at: number): boolean => scavenged.size > 0 && isInside(at),
    position: (ordinal: number): number => position.get(ordinal),
    stream: (ordinal: number): number => streamOf.get(ordinal),
    type: (ordinal: number): number => typeOf.get(ordinal),
    revision: (ordinal: number): number => revision.get(ordinal),
    place: (ordinal: number): { segment: number; offset: number } => ({
      segment: segmentStarts[startOf(ordinal)]?.segment ?? 0,
      offset: offset.get(ordinal),
    }),
    /** The ordinals that lie in a segment: from, and up to but not including. */
    segmentRange: (segment: number): { from: number; to: number } => {
      const at = segmentStarts.findIndex((start) => start.segment === segment);
      return at < 0 ? { from: 0, to: 0 } : { from: segmentStarts[at]?.ordinal ?? 0, to: segmentStarts[at + 1]?.ordinal ?? count };
    },
    /** The first ordinal that lies in another segment than this one. */
    endOfSegment: (ordinal: number): number => segmentStarts[startOf(ordinal) + 1]?.ordinal ?? count,
    head: (stream: number): number => head.get(stream) - 1,
    tail: (stream: number): number => tail.get(stream) - 1,
    next: (ordinal: number): number => next.get(ordinal) - 1,
    previous: (ordinal: number): number => previous.get(ordinal) - 1,
    /** The ordinal of the stream's tombstone, or -1. */
    tombstone: (stream: number): number => tombstones.get(stream) ?? -1,
    /** The first ordinal whose position is not before `at`; `count` when all are. */
    lowerBound,
  };
}
