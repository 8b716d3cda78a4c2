import { randomUUID } from 'node:crypto';
import type { EventStore } from '../store/event-store.ts';
import type { Service } from './context.ts';
import type { Filter } from './event-filter.ts';
import type { FrameWriter } from './frame-writer.ts';
import { ordinalAt } from './read-all.ts';
import { caughtUpFrames, checkpointFrame, confirmationFrame, type ToFrames } from './read-frames.ts';
import type { AllFrom } from './read-request.ts';

const PAGE_EVENTS = 256;
const PAGE_BYTES = 512 << 10;
const PAGE_CONSIDERED = 20_000;

type Position = { commit: number; prepare: number };

/** What goes out next, in order: an event by ordinal, or a checkpoint. */
type Item = { ordinal: number } | { checkpoint: Position };

/**
 * Where checkpoints fall, as recorded from the real server. Catching up it searches window by window and, every `interval`
 * events considered, names the last event it sent of this window, or else the window's beginning. Live it counts on and
 * names the event at which the count is full, whether it matched or not.
 */
type Checkpoints = {
  considered(ordinal: number, matched: boolean): Position | null;
  caughtUp(): Position | null;
};

function createCheckpoints(store: EventStore, filter: Filter, fromStart: boolean): Checkpoints {
  let counter = 0;
  let inWindow = 0;
  let live = false;
  let begin = fromStart;
  let checkpointed: Position = { commit: 0, prepare: 0 };

  const count = (events: number): Position | null => {
    counter += events;
    if (counter < filter.interval) return null;
    counter %= Math.max(1, filter.interval);
    return checkpointed;
  };

  const closeWindow = (): Position | null => {
    const events = inWindow;
    inWindow = 0;
    return count(events);
  };

  return {
    considered: (ordinal, matched) => {
      const commit = store.index.position(ordinal);
      if (live) {
        checkpointed = { commit, prepare: commit };
        return count(1);
      }
      if (inWindow === 0) checkpointed = begin ? { commit: 0, prepare: 0 } : { commit, prepare: 0 };
      begin = false;
      if (matched) checkpointed = { commit, prepare: commit };
      inWindow += 1;
      return inWindow >= filter.window ? closeWindow() : null;
    },
    caughtUp: () => {
      live = true;
      return inWindow > 0 ? closeWindow() : null;
    },
  };
}

/** The first ordinal behind the position: a subscription does not send the event it starts from. */
function firstBehind(service: Pick<Service, 'store' | 'traits'>, from: AllFrom, filtered: boolean): number {
  const { store } = service;
  const ordinal = ordinalAt(service, from);
  if (typeof from === 'string' || ordinal >= store.index.committed()) return ordinal;
  if (filtered && service.traits.has('discarded-starts')) return ordinal + 1;
  const isIt = store.index.position(ordinal) === from.commit && from.prepare >= from.commit;
  return isIt ? ordinal + 1 : ordinal;
}

/**
 * Sends all events behind `from`, then what is written, until the client leaves. It always reads on from where it is, so
 * nothing is lost or doubled when it becomes live, and a slow client costs no memory.
 */
export async function subscribeToAll(
  service: Pick<Service, 'store' | 'plays' | 'traits'>,
  from: AllFrom,
  filter: Filter | null,
  writer: FrameWriter,
  toFrames: ToFrames,
): Promise<never> {
  const { store, plays } = service;
  const { index } = store;
  let next = firstBehind(service, from, filter !== null);
  const checkpoints = filter ? createCheckpoints(store, filter, from === 'start') : null;
  const hidden = typeof from === 'string' ? 0 : from.commit;
  await writer.write([confirmationFrame(randomUUID())]);

  /** The next page of what there is; moves `next` on. */
  const plan = (end: number): Item[] => {
    const items: Item[] = [];
    let bytes = 0;
    for (
      let considered = 0;
      next < end && considered < PAGE_CONSIDERED && items.length < PAGE_EVENTS && bytes < PAGE_BYTES;
      considered++, next++
    ) {
      if (index.isGone(next) || index.position(next) < hidden) continue;
      const matched = filter === null || filter.matches(next);
      if (matched) {
        items.push({ ordinal: next });
        bytes += store.records.size(next);
      }
      const checkpoint = checkpoints?.considered(next, matched);
      if (checkpoint) items.push({ checkpoint });
    }
    return items;
  };

  const send = async (items: readonly Item[]): Promise<void> => {
    const ordinals = items.flatMap((item) => ('ordinal' in item ? [item.ordinal] : []));
    const records = store.records.many(ordinals).map((record, at) => ({ ordinal: ordinals[at] ?? -1, record }));
    const frames = toFrames(records);
    let at = 0;
    await writer.write(items.map((item) => ('ordinal' in item ? (frames[at++] as Buffer) : frameOf(item.checkpoint))));
  };

  for (let live = false; ; ) {
    const end = index.committed();
    const items = plan(end);
    await send(items);
    if (next < end) {
      if (items.length < 16) await new Promise((resolve) => setImmediate(resolve));
      continue;
    }
    if (!live) {
      live = true;
      const checkpoint = checkpoints?.caughtUp();
      await writer.write([...(checkpoint ? [frameOf(checkpoint)] : []), ...caughtUpFrames(plays)]);
    }
    if (end === index.committed()) await writer.nextCommit(store.commits);
  }
}

const frameOf = (position: Position): Buffer => checkpointFrame(position.commit, position.prepare);
