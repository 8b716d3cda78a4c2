import type { LogIndex } from '../index/log-index.ts';
import type { Log } from '../storage/log.ts';
import { HEADER_BYTES, isIntact } from '../storage/record.ts';
import type { Records } from './records.ts';
import type { FoundRecord } from './stream-reader.ts';

/** Which events a reader wants; asked by number, so that no payload is read to answer. */
export type EventFilter = (ordinal: number) => boolean;

const PAGE_EVENTS = 256;
const PAGE_BYTES = 512 << 10;
/** How many events a page looks at before others get their turn. */
const PAGE_CONSIDERED = 20_000;

/** `next`: the ordinal to go on from, null when the end was reached. */
export type AllPage = { found: FoundRecord[]; next: number | null };

export type AllReader = {
  forwards(from: number, end: number, limit: number, filter: EventFilter | null): AllPage;
  /** Events before `from`, the last one first. */
  backwards(from: number, limit: number, filter: EventFilter | null): AllPage;
  /** Is there a record at this position, or the end of the log, or one that was scavenged? */
  isPosition(position: number): boolean;
};

/** Reads all events in order of the log, page by page. */
export function createAllReader(index: LogIndex, log: Pick<Log, 'read' | 'end'>, records: Records): AllReader {
  const isWanted = (ordinal: number, filter: EventFilter | null): boolean =>
    !index.isGone(ordinal) && (filter === null || filter(ordinal));

  const fetch = (ordinals: readonly number[]): FoundRecord[] =>
    records.many(ordinals).map((record, at) => ({ ordinal: ordinals[at] ?? -1, record }));

  const collect = (
    from: number,
    end: number,
    step: 1 | -1,
    limit: number,
    filter: EventFilter | null,
  ): { ordinals: number[]; at: number } => {
    const ordinals: number[] = [];
    let bytes = 0;
    let at = from;
    const most = Math.min(limit, PAGE_EVENTS);
    for (
      let considered = 0;
      at !== end && considered < PAGE_CONSIDERED && ordinals.length < most && bytes < PAGE_BYTES;
      considered++, at += step
    ) {
      if (!isWanted(at, filter)) continue;
      ordinals.push(at);
      bytes += records.size(at);
    }
    return { ordinals, at };
  };

  return {
    forwards: (from, end, limit, filter) => {
      if (from >= end) return { found: [], next: null };
      const { ordinals, at } = collect(from, end, 1, limit, filter);
      return { found: fetch(ordinals), next: at === end ? null : at };
    },
    backwards: (from, limit, filter) => {
      if (from <= 0) return { found: [], next: null };
      const { ordinals, at } = collect(from - 1, -1, -1, limit, filter);
      return { found: fetch(ordinals), next: at < 0 ? null : at + 1 };
    },
    isPosition: (position) => {
      if (position === 0 || position >= log.end()) return true;
      const ordinal = index.lowerBound(position);
      if (ordinal < index.count() && index.position(ordinal) === position) return true;
      return index.isScavengedAt(position) || isRecordStart(index, log, ordinal, position);
    },
  };
}

/** Positions of records that hold no event (an empty append, the beginning of a segment) are known to the disk alone. */
function isRecordStart(index: LogIndex, log: Pick<Log, 'read'>, ordinal: number, position: number): boolean {
  for (const neighbour of [ordinal - 1, ordinal]) {
    if (neighbour < 0 || neighbour >= index.count()) continue;
    const { segment, offset } = index.place(neighbour);
    const at = position - (index.position(neighbour) - offset);
    if (at < 0) continue;
    const head = log.read(segment, at, HEADER_BYTES);
    if (head.length < HEADER_BYTES || head.readDoubleLE(8) !== position) continue;
    if (isIntact(log.read(segment, at, head.readUInt32LE(0)), 0)) return true;
  }
  return false;
}
