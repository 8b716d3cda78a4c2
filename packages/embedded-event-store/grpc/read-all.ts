import type { AllPage, EventFilter } from '../store/all-reader.ts';
import type { Service } from './context.ts';
import { readAllFailed } from './errors.ts';
import type { FrameWriter } from './frame-writer.ts';
import type { ToFrames } from './read-frames.ts';
import type { AllFrom } from './read-request.ts';

type Place = Pick<Service, 'store' | 'traits'>;
export type AllRead = { from: AllFrom; backwards: boolean; count: number; filter: EventFilter | null };

/** The ordinal of the first event at or behind a position. Throws when the position is that of no record. */
export function ordinalAt({ store, traits }: Place, from: AllFrom): number {
  const end = store.index.committed();
  if (from === 'start') return 0;
  if (from === 'end') return end;
  if (traits.has('lenient-ends') && end > 0 && from.commit > store.index.position(end - 1)) return end;
  if (!store.allReader.isPosition(from.commit)) throw readAllFailed();
  return Math.min(store.index.lowerBound(from.commit), end);
}

/** Sends events in the order of the log, from the position on (forwards, it included) or before it (backwards). */
export async function readAll(service: Place, request: AllRead, writer: FrameWriter, toFrames: ToFrames): Promise<void> {
  const { store } = service;
  const end = store.index.committed();
  let left = request.count;
  for (let next: number | null = ordinalAt(service, request.from); next !== null && left > 0; ) {
    const page: AllPage = request.backwards
      ? store.allReader.backwards(next, left, request.filter)
      : store.allReader.forwards(next, end, left, request.filter);
    await writer.write(toFrames(page.found));
    left -= page.found.length;
    next = page.next;
    // a page that found little came back without waiting: let others have a turn
    if (page.found.length < 16) await new Promise((resolve) => setImmediate(resolve));
  }
}
