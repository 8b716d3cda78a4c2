import type { LogIndex } from '../index/log-index.ts';
import { readHeader } from '../storage/record.ts';
import type { Records } from './records.ts';
import { firstReadable, type StreamState, type StreamView } from './stream-view.ts';

const PAGE_EVENTS = 256;
const PAGE_BYTES = 512 << 10;

export type FoundRecord = { ordinal: number; record: Buffer };

/** `next`: the revision to go on from, null at the end of the stream. */
export type StreamPage = { found: FoundRecord[]; next: number | null };

export type StreamReader = {
  forwards(state: StreamState, from: number, limit: number): StreamPage;
  backwards(state: StreamState, from: number, limit: number): StreamPage;
  /** One event, if a reader may still see it. */
  event(name: Uint8Array, revision: number): FoundRecord | null;
};

/** Reads one stream page by page: never more in memory than a page, whatever the stream holds. */
export function createStreamReader(index: LogIndex, view: StreamView, records: Records, now: () => number): StreamReader {
  const collect = (start: number, limit: number, onwards: (ordinal: number) => number): number[] => {
    const ordinals: number[] = [];
    let bytes = 0;
    for (let ordinal = start; ordinal >= 0 && ordinals.length < Math.min(limit, PAGE_EVENTS) && bytes < PAGE_BYTES; ) {
      ordinals.push(ordinal);
      bytes += records.size(ordinal);
      ordinal = onwards(ordinal);
    }
    return ordinals;
  };

  const atOrBefore = (stream: number, revision: number): number => {
    const ordinal = view.atOrAfter(stream, revision);
    return ordinal < 0 || index.revision(ordinal) === revision ? ordinal : index.previous(ordinal);
  };

  const readable = (state: StreamState, ordinals: readonly number[]): FoundRecord[] => {
    const fetched = records.many(ordinals).map((record, at) => ({ ordinal: ordinals[at] ?? -1, record }));
    const { maxAge } = state.metadata;
    if (maxAge === null) return fetched;
    const oldest = now() - maxAge * 1000;
    return fetched.filter(({ record }) => readHeader(record, 0).created >= oldest);
  };

  return {
    forwards: (state, from, limit) => {
      const start = Math.max(from, firstReadable(state));
      if (start > state.last) return { found: [], next: null };
      const onwards = (ordinal: number): number => (ordinal === state.ordinal ? -1 : index.next(ordinal));
      const ordinals = collect(view.atOrAfter(state.id, start), limit, onwards);
      const last = ordinals.at(-1);
      const next = last === undefined || last === state.ordinal ? null : index.revision(last) + 1;
      return { found: readable(state, ordinals), next };
    },
    backwards: (state, from, limit) => {
      const start = Math.min(from, state.last);
      const first = firstReadable(state);
      if (start < first) return { found: [], next: null };
      const readableOnly = (ordinal: number): number => (ordinal >= 0 && index.revision(ordinal) >= first ? ordinal : -1);
      const onwards = (ordinal: number): number => readableOnly(index.previous(ordinal));
      const ordinals = collect(readableOnly(atOrBefore(state.id, start)), limit, onwards);
      const last = ordinals.at(-1);
      const next = last === undefined || onwards(last) < 0 ? null : index.revision(last) - 1;
      return { found: readable(state, ordinals), next };
    },
    event: (name, revision) => {
      const state = view.durable(name);
      if (revision > state.last) return null;
      const ordinal = view.find(state.id, revision);
      return ordinal >= 0 && view.isVisible(state, ordinal) ? { ordinal, record: records.one(ordinal) } : null;
    },
  };
}
