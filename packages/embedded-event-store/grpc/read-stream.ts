import type { EventStore } from '../store/event-store.ts';
import type { StreamPage } from '../store/stream-reader.ts';
import { firstReadable, type StreamState } from '../store/stream-view.ts';
import { readStreamFailed, streamDeleted } from './errors.ts';
import type { FrameWriter } from './frame-writer.ts';
import { firstStreamPositionFrame, lastStreamPositionFrame, streamNotFoundFrame, type ToFrames } from './read-frames.ts';
import type { StreamFrom } from './read-request.ts';

export type StreamRead = { stream: string; from: StreamFrom; backwards: boolean; count: number; compatibility: number };

/** The real server reads in pages of this many revisions; how truncation is announced depends on it. */
const PAGE_REVISIONS = 32;

/** The revisions an old-style reader is told the stream begins at, one for each page that held nothing. */
function announcedFirst(state: StreamState, from: number, count: number): number[] {
  const first = firstReadable(state);
  const announced: number[] = [];
  let at = from;
  if (at + Math.min(count, PAGE_REVISIONS) - 1 < first) {
    announced.push(first);
    at = first;
  }
  if (at > state.last && at !== state.last + 1) announced.push(state.last + 1);
  return announced;
}

/** Sends the events of one stream and returns. Throws when the stream is tombstoned. */
export async function readStream(store: EventStore, request: StreamRead, writer: FrameWriter, toFrames: ToFrames): Promise<void> {
  if (request.count === 0 || (!request.backwards && request.from === 'end')) throw readStreamFailed();
  const state = store.view.durable(Buffer.from(request.stream, 'utf8'));
  if (state.tombstoned) throw streamDeleted(request.stream);
  if (state.last < 0 || state.softDeleted) return writer.write([streamNotFoundFrame(request.stream)]);

  const from = request.from === 'start' ? 0 : request.from === 'end' ? state.last : request.from;
  const announces = request.compatibility > 0;
  if (announces && !request.backwards)
    await writer.write(announcedFirst(state, from, request.count).map(firstStreamPositionFrame));
  let left = request.count;
  for (let next: number | null = from; next !== null && left > 0; ) {
    const page: StreamPage = request.backwards
      ? store.streamReader.backwards(state, next, left)
      : store.streamReader.forwards(state, next, left);
    await writer.write(toFrames(page.found));
    left -= page.found.length;
    next = page.next;
  }
  if (announces) await writer.write([lastStreamPositionFrame(state.last)]);
}
