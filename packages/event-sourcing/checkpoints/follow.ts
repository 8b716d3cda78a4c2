/** Reads the log for a group of consumers: one subscription, and per batch one transaction with what they write and their checkpoints. */
import type pg from 'pg';
import type { CaughtUp, Checkpoint, EventStore, Position, Recorded, Undecodable } from '../event-store/event-store.ts';
import { withTransaction } from '../postgres/pool.ts';
import { moveCheckpoints } from './checkpoints.ts';
import { applyTo, type Member } from './consumer.ts';
import { deadLetterOf, recordDeadLetters } from './dead-letters.ts';
import { createItemBuffer, type ItemBuffer } from './item-buffer.ts';
import { earliest, isAfter, type Mark } from './positions.ts';

type Item = Recorded | Undecodable | CaughtUp | Checkpoint;
export type Entry = Recorded | Undecodable;

export type Batch = {
  /** log entries in the batch, of all members */
  readonly entries: number;
  readonly position: Mark;
  /** when its last event was recorded, null when it held none */
  readonly recordedAt: Date | null;
};

export type FollowOptions = {
  readonly pool: pg.Pool;
  readonly store: EventStore;
  readonly storeId: string;
  readonly members: readonly Member[];
  /** entries a transaction holds at most; as few as are there when it is free for the next */
  readonly batchSize: number;
  readonly signal: AbortSignal;
  /** when to end by itself: never, at the first moment at which nothing is left, or also after so many entries */
  readonly until: 'stopped' | 'caught up' | { readonly entries: number };
  /** Called before an undecodable event becomes a dead letter; may throw to end it all. */
  readonly onUndecodable?: (member: Member, event: Undecodable) => void;
  readonly onBatch?: (batch: Batch) => void;
  readonly onCaughtUp?: () => void;
  /** Given a way to ask since when something waits here: the oldest entry not yet committed, null when there is none. */
  readonly onStart?: (waitingSince: () => Date | null) => void;
};

/** what is built is shown when it is done: until then a batch may wait to be full, for no longer than an operator likes to see progress */
const gatherMs = 1_000;

/**
 * Works until its end (see `until`) or until the signal aborts; the members' positions move with each commit. Throws ConsumerFailed,
 * CheckpointLost, and what Postgres or the event store throw: whatever it is, rows and checkpoints are those of the last commit.
 */
export const follow = async (options: FollowOptions): Promise<void> => {
  const { store, members, batchSize, signal, until } = options;
  const types = [...new Set(members.flatMap(({ consumer }) => [...consumer.types]))];
  if (types.length === 0) return;
  // whatever stands in the log by now has been delivered when the subscription says that it caught up
  const end = await store.end();
  const over = new AbortController();
  const inner = AbortSignal.any([signal, over.signal]);
  const buffer = createItemBuffer<Item>(2 * batchSize, (item) => 'caughtUp' in item);
  const reading = readInto(buffer, store.subscribe({ types, after: earliest(members.map((m) => m.position)), signal: inner }));
  let writing: readonly Item[] = [];
  let caughtUp = false;
  let lastRecordedAt: Date | null = null;
  options.onStart?.(() => recordedAtOf([...writing, ...[buffer.oldest() ?? []].flat()]) ?? (caughtUp ? null : lastRecordedAt));
  let entries = 0;
  try {
    for (;;) {
      writing = await buffer.take(batchSize, until === 'caught up' ? gatherMs : 0);
      if (writing.length === 0) return;
      const endsHere = writing.some((item) => 'caughtUp' in item);
      const batch = await write(options, writing, endsHere ? end : null);
      writing = [];
      lastRecordedAt = batch.recordedAt ?? lastRecordedAt;
      entries += batch.entries;
      options.onBatch?.(batch);
      if (endsHere) {
        caughtUp = true;
        options.onCaughtUp?.();
        if (until !== 'stopped') return;
      }
      if (typeof until === 'object' && entries >= until.entries) return;
    }
  } finally {
    over.abort();
    buffer.close();
    await reading;
  }
};

const readInto = async (buffer: ItemBuffer<Item>, items: AsyncIterable<Item>): Promise<void> => {
  try {
    for await (const item of items) {
      const full = buffer.push(item);
      if (full) await full;
    }
    buffer.close();
  } catch (error) {
    buffer.close(error);
  }
};

export const isEntry = (item: Item): item is Entry => 'type' in item;
const placeOf = (item: Item): Position | null => (isEntry(item) ? item.position : 'checkpoint' in item ? item.checkpoint : null);
const recordedAtOf = (items: readonly Item[]): Date | null => {
  const event = items.find((item): item is Recorded => 'recordedAt' in item);
  return event?.recordedAt ?? null;
};

/** All of a batch or nothing. `atLeast`: everything up to there is known to have been delivered. */
const write = async (options: FollowOptions, items: readonly Item[], atLeast: Mark): Promise<Batch> => {
  const entries = items.filter(isEntry);
  const to = [...items.map(placeOf), atLeast].reduce<Mark>(
    (last, position) => (position && isAfter(position, last) ? position : last),
    null,
  );
  const recordedAt = recordedAtOf(entries.toReversed());
  const moving = to === null ? [] : options.members.filter((member) => isAfter(to, member.position));
  if (to !== null && moving.length > 0) {
    await withTransaction(options.pool, async (tx) => {
      // a crash of Postgres may take the last commits back: rows and checkpoint together, so they are made again
      await tx.query('set local synchronous_commit to off');
      await moveCheckpoints(tx, options.storeId, moving, to, recordedAt);
      for (const member of moving) await writeFor(tx, member, entries, options.onUndecodable);
    });
    for (const member of moving) member.position = to;
  }
  return { entries: entries.length, position: to, recordedAt };
};

/** What one member makes of the entries that concern it and that it has not seen. */
export const writeFor = async (
  tx: pg.PoolClient,
  member: Member,
  entries: readonly Entry[],
  onUndecodable?: FollowOptions['onUndecodable'],
): Promise<void> => {
  const { consumer, position } = member;
  const due = entries.filter((entry) => consumer.types.has(entry.type) && isAfter(entry.position, position));
  const poisoned = due.filter((entry): entry is Undecodable => 'undecodable' in entry);
  for (const entry of poisoned) onUndecodable?.(member, entry);
  await recordDeadLetters(tx, consumer, 'undecodable', poisoned.map(deadLetterOf));
  await applyTo(
    member,
    tx,
    due.filter((entry): entry is Recorded => !('undecodable' in entry)),
  );
};
