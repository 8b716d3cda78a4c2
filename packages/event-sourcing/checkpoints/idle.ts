/** Waiting until consumers, wherever they run, have dealt with everything the log holds. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { EventStore, Position } from '../event-store/event-store.ts';
import type { Queryable } from '../postgres/pool.ts';
import { type CheckpointRow, loadCheckpoints } from './checkpoints.ts';
import type { ConsumerKind } from './consumer.ts';
import { isAfter } from './positions.ts';

type Options = {
  readonly pool: Queryable;
  readonly store: EventStore;
  readonly kind: ConsumerKind;
  readonly consumers: readonly { readonly name: string; readonly types: readonly string[] }[];
  /** for ever unless said */
  readonly withinMs?: number;
};

/** False when it took longer. The paused are not waited for. A position short of the log's end is enough when nothing of its types stands between. */
export const untilCaughtUp = async ({
  pool,
  store,
  kind,
  consumers,
  withinMs = Number.POSITIVE_INFINITY,
}: Options): Promise<boolean> => {
  const deadline = performance.now() + withinMs;
  const [end, storeId] = await Promise.all([store.end(), store.storeId()]);
  const names = consumers.map(({ name }) => name);
  const typesOf = (name: string) => consumers.find((consumer) => consumer.name === name)?.types ?? [];
  const caughtUp = new Set<string>();
  for (let lookedAt = ''; ; await sleep(20)) {
    // a place in another log means nothing in this one: its consumer is about to start again
    const rows = (await loadCheckpoints(pool, [kind, 'building'], names)).filter((row) => row.storeId === storeId);
    for (const row of rows) if (row.paused || (row.kind === kind && !isShort(row, end))) caughtUp.add(row.name);
    const short = rows.filter((row) => row.kind === kind && !caughtUp.has(row.name));
    if (names.every((name) => caughtUp.has(name))) return true;
    if (performance.now() > deadline) return false;
    const positions = short.map(({ name, position }) => `${name}@${position?.commit}`).join();
    // the log is asked only about places that have not moved since the last look
    if (positions === lookedAt)
      for (const row of short) if (await nothingAfter(store, typesOf(row.name), row)) caughtUp.add(row.name);
    lookedAt = positions;
  }
};

const isShort = ({ position }: CheckpointRow, end: Position | null) => end !== null && isAfter(end, position);

const nothingAfter = async (store: EventStore, types: readonly string[], { position }: CheckpointRow): Promise<boolean> => {
  for await (const _ of store.readAll({ types, after: position })) return false;
  return true;
};
