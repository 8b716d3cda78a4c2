import type { AllPage, EventFilter } from '../store/all-reader.ts';
import type { EventStore } from '../store/event-store.ts';
import { readAllFailed } from './errors.ts';
import type { FrameWriter } from './frame-writer.ts';
import type { ToFrames } from './read-frames.ts';
import type { AllFrom } from './read-request.ts';

export type AllRead = { from: AllFrom; backwards: boolean; count: number; filter: EventFilter | null };

/** The ordinal of the first event at or behind a position. Throws when the position is that of no record. */
export function ordinalAt(store: EventStore, from: AllFrom): number {
  if (from === 'start') return 0;
  if (from === 'end') return store.index.committed();
  if (!store.allReader.isPosition(from.commit)) throw readAllFailed();
  return Math.min(store.index.lowerBound(from.commit), store.index.committed());
}

/** Sends events in the order of the log, from the position on (forwards, it included) or before it (backwards). */
export async function readAll(store: EventStore, read: AllRead, writer: FrameWriter, toFrames: ToFrames): Promise<void> {
  const end = store.index.committed();
  let left = read.count;
  for (let next: number | null = ordinalAt(store, read.from); next !== null && left > 0; ) {
    const page: AllPage = read.backwards
      ? store.allReader.backwards(next, left, read.filter)
      : store.allReader.forwards(next, end, left, read.filter);
    await writer.write(toFrames(page.found));
    left -= page.found.length;
    next = page.next;
    // a page that found little came back without waiting: let others have a turn
    if (page.found.length < 16) await new Promise((resolve) => setImmediate(resolve));
  }
}
