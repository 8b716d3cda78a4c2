/** When a service has nothing left to do: what tests wait for before they look once at what became of something, or at what did not. */
import type { EventStore, Position } from '@order-intake/event-sourcing';
import type { Pool } from 'pg';
import { type CheckpointRow, loadCheckpoints } from '../../packages/event-sourcing/checkpoints/checkpoints.ts';
import { earliest, isAfter } from '../../packages/event-sourcing/checkpoints/positions.ts';
import { reactors } from '../../src/jobs/registry.ts';
import { readModels } from '../../src/projections/read-models.ts';
import { until } from './until.ts';

type Stores = { readonly pool: Pool; readonly store: EventStore };

const typesOf = new Map<string, readonly string[]>([
  ...readModels.map(({ name, types }) => [`read_model/${name}`, types] as const),
  ...reactors.map(({ name, types }) => [`reactor/${name}`, types] as const),
]);
const names = [...readModels, ...reactors].map(({ name }) => name);

const isIdle = async (pool: Pool): Promise<boolean> => {
  const { rows } = await pool.query<{ idle: boolean }>(
    `select not exists (select 1 from queue.job where state in ('created', 'retry', 'active') and start_after <= now()) as idle`,
  );
  return rows[0]?.idle === true;
};

/** Whether every read model and reactor that is not paused has dealt with all that lies in the log up to `end`. */
const haveCaughtUp = async ({ pool, store }: Stores, end: Position | null): Promise<boolean> => {
  const storeId = await store.storeId();
  const placed = (await loadCheckpoints(pool, ['read_model', 'reactor'], names)).filter((row) => row.storeId === storeId);
  if (placed.length < typesOf.size) return false;
  const isShort = ({ paused, position }: CheckpointRow) => paused === null && end !== null && isAfter(end, position);
  const short = placed.filter(isShort);
  if (short.length === 0) return true;
  // a place before the end is far enough when nothing of its types lies between
  const types = [...new Set(short.flatMap(({ kind, name }) => typesOf.get(`${kind}/${name}`) ?? []))];
  for await (const _ of store.readAll({ types, after: earliest(short.map(({ position }) => position)) })) return false;
  return true;
};

/** All that the log holds is shown and was reacted to, no job runs or is due, and nothing was written meanwhile. Not counted: what is put off. */
const isQuiet = async (stores: Stores): Promise<boolean> => {
  const { pool, store } = stores;
  if (!(await isIdle(pool))) return false;
  const end = await store.end();
  if (!(await haveCaughtUp(stores, end)) || !(await isIdle(pool))) return false;
  const now = await store.end();
  return end === null ? now === null : now !== null && !isAfter(now, end);
};

/**
 * Needs a worker and a projector that run. Rejects when nothing has been written for so long though something is left to do: however much there is, and
 * however slow the machine, a service that writes is at work.
 */
export const untilQuiet = async (stores: Stores, ms = 40_000): Promise<true> => {
  for (;;) {
    const before = await until('the event store', async () => ({ end: await stores.store.end() }), ms);
    const looked = performance.now();
    const hasMoved = async () => {
      if (performance.now() - looked < ms / 4) return false;
      const now = await stores.store.end();
      return now !== null && (before.end === null || isAfter(now, before.end));
    };
    const look = async () => ((await isQuiet(stores)) ? 'quiet' : (await hasMoved()) ? 'at work' : null);
    if ((await until('the service to have nothing left to do', look, ms)) === 'quiet') return true;
  }
};
