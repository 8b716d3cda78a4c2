import { randomUUID } from 'node:crypto';
import type { EventStore } from '../store/event-store.ts';
import type { Service } from './context.ts';
import { streamDeleted } from './errors.ts';
import type { FrameWriter } from './frame-writer.ts';
import { caughtUpFrames, confirmationFrame, type ToFrames } from './read-frames.ts';
import type { StreamFrom } from './read-request.ts';

const PAGE_EVENTS = 256;
const EVERYTHING = Number.MAX_SAFE_INTEGER;

/**
 * Sends what the stream holds behind `from`, then what is written to it, until the client leaves or the stream is tombstoned.
 *
 * There is no hand-over between the two: it always reads on from the last ordinal it sent, and waits when there is nothing.
 * What differs is that catching up respects `$maxCount` and `$tb` while a live subscriber gets everything, as with the real server.
 */
export async function subscribeToStream(
  { store, plays }: Pick<Service, 'store' | 'plays'>,
  stream: string,
  from: StreamFrom,
  writer: FrameWriter,
  toFrames: ToFrames,
): Promise<never> {
  const name = Buffer.from(stream, 'utf8');
  const state = store.view.durable(name);
  if ((from !== 'end' || plays.looksFirst) && state.tombstoned) throw streamDeleted(stream);
  const after = typeof from === 'number' ? from : -1;
  // read before the confirmation is sent: a client that has it may rely on receiving every later event
  const now = store.index.committed();
  await writer.write([confirmationFrame(randomUUID())]);
  const isNothing = plays.looksFirst && (state.last < 0 || state.softDeleted);
  const end = from === 'end' || isNothing ? now : await catchUp(store, stream, after, writer, toFrames);
  await writer.write(caughtUpFrames(plays));
  return followLive(store, stream, { end, after }, writer, toFrames);
}

/** Returns the number of committed events up to which the stream was sent. A stream that is not there yet is waited for. */
async function catchUp(
  store: EventStore,
  stream: string,
  after: number,
  writer: FrameWriter,
  toFrames: ToFrames,
): Promise<number> {
  const name = Buffer.from(stream, 'utf8');
  let next: number = after + 1;
  for (;;) {
    const end = store.index.committed();
    const state = store.view.durable(name);
    if (state.tombstoned) throw streamDeleted(stream);
    if (state.last < 0 || state.softDeleted) {
      await writer.nextCommit(store.commits);
      continue;
    }
    const page = store.streamReader.forwards(state, next, EVERYTHING);
    await writer.write(toFrames(page.found));
    if (page.next === null && end === store.index.committed()) return end;
    next = page.next ?? Math.max(next, state.last + 1);
  }
}

/** `end`: committed events already dealt with; `after`: revisions up to this one are not wanted. */
async function followLive(
  store: EventStore,
  stream: string,
  start: { end: number; after: number },
  writer: FrameWriter,
  toFrames: ToFrames,
): Promise<never> {
  const { index } = store;
  const id = index.streams.intern(Buffer.from(stream, 'utf8'));
  let upTo = start.end;
  let last = store.view.durable(Buffer.from(stream, 'utf8')).ordinal;
  while (last >= upTo) last = index.previous(last);

  for (;;) {
    const committed = index.committed();
    const ordinals: number[] = [];
    let next = last < 0 ? index.head(id) : index.next(last);
    while (next >= 0 && next < committed && ordinals.length < PAGE_EVENTS) {
      last = next;
      if (next >= upTo && index.revision(next) > start.after) ordinals.push(next);
      next = index.next(next);
    }
    const records = store.records.many(ordinals);
    await writer.write(toFrames(records.map((record, at) => ({ ordinal: ordinals[at] ?? -1, record }))));
    if (next >= 0 && next < committed) continue;
    const tombstone = index.tombstone(id);
    if (tombstone >= upTo && tombstone < committed) {
      await writer.write(toFrames([{ ordinal: tombstone, record: store.records.one(tombstone) }]));
      throw streamDeleted(stream);
    }
    upTo = committed;
    if (committed === index.committed()) await writer.nextCommit(store.commits);
  }
}
