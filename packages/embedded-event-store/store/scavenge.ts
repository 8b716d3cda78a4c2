import type { LogIndex } from '../index/log-index.ts';
import type { Log } from '../storage/log.ts';
import { readHeader, scavengedCopy } from '../storage/record.ts';
import type { SegmentStore } from '../storage/segment-store.ts';
import type { Records } from './records.ts';
import type { StreamState, StreamView } from './stream-view.ts';

/** What a scavenge did: segments rewritten, events left out, bytes given back. */
export type Scavenged = { segments: number; events: number; bytes: number };

type Parts = { index: LogIndex; log: Log; segments: SegmentStore; view: StreamView; records: Records };

const BATCH = 4096;
const pause = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/**
 * Leaves out what readers of its stream cannot see any more: truncated, expired, older than `$maxCount`, deleted. The last
 * event of a stream stays, for the numbering, and so does a tombstone. Reading and writing go on meanwhile.
 */
export async function scavenge({ index, log, segments, view, records }: Parts): Promise<Scavenged> {
  const ended = await log.seal();
  const total: Scavenged = { segments: 0, events: 0, bytes: 0 };

  const isNeeded = (ordinal: number, states: Map<number, StreamState>): boolean => {
    const stream = index.stream(ordinal);
    if (index.tombstone(stream) === ordinal) return true;
    const state = states.get(stream) ?? view.durable(index.streams.bytes(stream));
    states.set(stream, state);
    if (state.tombstoned) return false;
    return ordinal === state.ordinal || view.isVisible(state, ordinal);
  };

  const choose = async (from: number, to: number): Promise<{ kept: number[]; dropped: number[] }> => {
    const keptOrdinals: number[] = [];
    const dropped: number[] = [];
    for (let start = from; start < to; start += BATCH) {
      const states = new Map<number, StreamState>();
      for (let ordinal = start; ordinal < Math.min(to, start + BATCH); ordinal++) {
        if (!index.isGone(ordinal)) (isNeeded(ordinal, states) ? keptOrdinals : dropped).push(ordinal);
      }
      await pause();
    }
    return { kept: keptOrdinals, dropped };
  };

  function* contents(segment: number, keptOrdinals: readonly number[], offsets: number[]): Generator<Buffer> {
    const head = log.read(segment, 0, 4096);
    const label = scavengedCopy(head.subarray(0, readHeader(head, 0).length));
    yield label;
    let offset = label.length;
    for (let start = 0; start < keptOrdinals.length; start += 256) {
      const copies = records.many(keptOrdinals.slice(start, start + 256)).map(scavengedCopy);
      for (const copy of copies) {
        offsets.push(offset);
        offset += copy.length;
      }
      yield Buffer.concat(copies);
    }
  }

  for (let segment = 0; segment < ended; segment++) {
    const { from, to } = index.segmentRange(segment);
    const { kept: keptOrdinals, dropped } = await choose(from, to);
    if (dropped.length === 0) continue;
    const before = segments.sizes()[segment] ?? 0;
    const offsets: number[] = [];
    await segments.replace(segment, contents(segment, keptOrdinals, offsets), () => {
      for (const [at, ordinal] of keptOrdinals.entries()) index.move(ordinal, offsets[at] ?? 0);
      for (const ordinal of dropped) index.drop(ordinal);
      index.markScavenged(segment);
      view.forget();
    });
    total.segments += 1;
    total.events += dropped.length;
    total.bytes += before - (segments.sizes()[segment] ?? 0);
  }
  return total;
}
