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

/** In which segment an ordinal lies: segments follow each other, so where each begins says it. `count`: how many ordinals there are. */
function createSegmentStarts(count: () => number) {
  const starts: { segment: number; ordinal: number }[] = [];

  const placeOf = (ordinal: number): number => {
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >>> 1;
      if ((starts[middle]?.ordinal ?? 0) <= ordinal) low = middle;
      else high = middle - 1;
    }
    return low;
  };

  return {
    add: (segment: number, ordinal: number): void => {
      if (starts.at(-1)?.segment !== segment) starts.push({ segment, ordinal });
    },
    /** Forgets segments that begin behind the last ordinal. */
    cutBack: (): void => {
      while ((starts.at(-1)?.ordinal ?? -1) >= count()) starts.pop();
    },
    of: (ordinal: number): number | undefined => starts[placeOf(ordinal)]?.segment,
    /** From, and up to but not including. */
    range: (segment: number): { from: number; to: number } => {
      const at = starts.findIndex((start) => start.segment === segment);
      return at < 0 ? { from: 0, to: 0 } : { from: starts[at]?.ordinal ?? 0, to: starts[at + 1]?.ordinal ?? count() };
    },
    endFor: (ordinal: number): number => starts[placeOf(ordinal) + 1]?.ordinal ?? count(),
  };
}

/** The events of each stream, one after the other, by ordinal; -1: none. */
function createStreamChains() {
  // as ordinal + 1, so that 0 says "none"
  const next = uint32Column();
  const previous = uint32Column();
  const head = uint32Column();
  const tail = uint32Column();

  return {
    /** Of no stream yet. */
    clear: (ordinal: number): void => {
      next.set(ordinal, 0);
      previous.set(ordinal, 0);
    },
    append: (stream: number, ordinal: number): void => {
      const last = tail.get(stream);
      previous.set(ordinal, last);
      if (last === 0) head.set(stream, ordinal + 1);
      else next.set(last - 1, ordinal + 1);
      tail.set(stream, ordinal + 1);
    },
    /** Takes back the last one of a stream. */
    takeBack: (stream: number, ordinal: number): void => {
      const before = previous.get(ordinal);
      tail.set(stream, before);
      if (before === 0) head.set(stream, 0);
      else next.set(before - 1, 0);
    },
    /** Leaves out one in the middle; its own neighbours stay known to it. */
    leaveOut: (stream: number, ordinal: number): void => {
      const before = previous.get(ordinal);
      const after = next.get(ordinal);
      if (before !== 0) next.set(before - 1, after);
      else if (head.get(stream) === ordinal + 1) head.set(stream, after);
      if (after !== 0) previous.set(after - 1, before);
      else if (tail.get(stream) === ordinal + 1) tail.set(stream, before);
    },
    head: (stream: number): number => head.get(stream) - 1,
    tail: (stream: number): number => tail.get(stream) - 1,
    next: (ordinal: number): number => next.get(ordinal) - 1,
    previous: (ordinal: number): number => previous.get(ordinal) - 1,
  };
}

/** The numbers of each event. */
const createColumns = () => ({
  position: float64Column(),
  offset: uint32Column(),
  stream: uint32Column(),
  type: uint32Column(),
  revision: uint32Column(),
});
type Columns = ReturnType<typeof createColumns>;

/** What is asked about one event, by its ordinal. */
const createEntryReader = (columns: Columns, segments: ReturnType<typeof createSegmentStarts>) => ({
  move: (ordinal: number, to: number): void => columns.offset.set(ordinal, to),
  isGone: (ordinal: number): boolean => columns.offset.get(ordinal) === GONE,
  position: (ordinal: number): number => columns.position.get(ordinal),
  stream: (ordinal: number): number => columns.stream.get(ordinal),
  type: (ordinal: number): number => columns.type.get(ordinal),
  revision: (ordinal: number): number => columns.revision.get(ordinal),
  place: (ordinal: number): { segment: number; offset: number } => ({
    segment: segments.of(ordinal) ?? 0,
    offset: columns.offset.get(ordinal),
  }),
});

/** Finds events by their positions in the log. */
function createPositionSearch({ position }: Columns, segments: ReturnType<typeof createSegmentStarts>, count: () => number) {
  const scavenged = new Set<number>();

  const lowerBound = (at: number): number => {
    let low = 0;
    let high = count();
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (position.get(middle) < at) low = middle + 1;
      else high = middle;
    }
    return low;
  };

  const isInside = (at: number): boolean => {
    const ordinal = lowerBound(at);
    const near = [ordinal - 1, ordinal].filter((neighbour) => neighbour >= 0 && neighbour < count());
    return near.some((neighbour) => scavenged.has(segments.of(neighbour) ?? -1));
  };

  return {
    /** The first ordinal whose position is not before `at`; `count` when all are. */
    lowerBound,
    /** Notes that positions in this segment may name records that are no more. */
    markScavenged: (segment: number): void => {
      scavenged.add(segment);
    },
    isScavengedAt: (at: number): boolean => scavenged.size > 0 && isInside(at),
  };
}

/**
 * All that is kept in memory about the events: 32 bytes an event, the names, three numbers a stream. Payloads stay on disk.
 *
 * Entries are added when they are decided and counted as committed when they are durable: what is decided next sees all of
 * them, readers only the committed ones. `rollback` takes back entries whose write failed.
 */
export function createLogIndex() {
  const streams: NameTable = createNameTable();
  const types: NameTable = createNameTable();
  const columns = createColumns();
  const tombstones = new Map<number, number>();
  let count = 0;
  let committed = 0;
  const segments = createSegmentStarts(() => count);
  const chains = createStreamChains();

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
      columns.position.set(ordinal, entry.position);
      columns.offset.set(ordinal, entry.offset);
      columns.stream.set(ordinal, entry.stream);
      columns.type.set(ordinal, entry.type);
      segments.add(entry.segment, ordinal);
      chains.clear(ordinal);
      if (entry.tombstone) tombstones.set(entry.stream, ordinal);
      else {
        columns.revision.set(ordinal, entry.revision);
        chains.append(entry.stream, ordinal);
      }
      count += 1;
      return ordinal;
    },
    /** Takes back the newest entries until `to` are left. */
    rollback: (to: number): void => {
      while (count > to) {
        const ordinal = count - 1;
        const stream = columns.stream.get(ordinal);
        if (tombstones.get(stream) === ordinal) tombstones.delete(stream);
        else chains.takeBack(stream, ordinal);
        count = ordinal;
      }
      segments.cutBack();
    },
    /** A scavenged event keeps its ordinal until the next start, but leaves its stream and has nothing to read. */
    drop: (ordinal: number): void => {
      chains.leaveOut(columns.stream.get(ordinal), ordinal);
      columns.offset.set(ordinal, GONE);
    },
    ...createEntryReader(columns, segments),
    ...createPositionSearch(columns, segments, () => count),
    /** The ordinals that lie in a segment: from, and up to but not including. */
    segmentRange: segments.range,
    /** The first ordinal that lies in another segment than this one. */
    endOfSegment: segments.endFor,
    head: chains.head,
    tail: chains.tail,
    next: chains.next,
    previous: chains.previous,
    /** The ordinal of the stream's tombstone, or -1. */
    tombstone: (stream: number): number => tombstones.get(stream) ?? -1,
  };
}
