/** Building read models beside what is shown, and showing them when they have caught up with it. */
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { CheckpointLost, loadCheckpoints, resetCheckpoint } from '../checkpoints/checkpoints.ts';
import type { Member } from '../checkpoints/consumer.ts';
import { type Entry, type FollowOptions, isEntry, writeFor } from '../checkpoints/follow.ts';
import { followSurely, type WhenStuck } from '../checkpoints/follow-surely.ts';
import { later, type Mark } from '../checkpoints/positions.ts';
import type { EventStore } from '../event-store/event-store.ts';
import { withLongTransaction, withTransaction } from '../postgres/pool.ts';
import { announce, everyCompany, many } from './announce.ts';
import { readModelConsumer } from './read-model-consumer.ts';
import { canGoOn } from './read-model-states.ts';
import { dropVersions, existing, indexTable, showTable, startTable } from './schema.ts';
import { qualified, type Table } from './table.ts';

export type BuildOptions = {
  readonly pool: pg.Pool;
  readonly store: EventStore;
  readonly storeId: string;
  readonly tables: readonly Table[];
  /** `anew`: whatever an earlier build left is thrown away, and what is built takes the place even of a newer version */
  readonly from: 'anew' | 'where it was';
  readonly batchSize: number;
  readonly signal: AbortSignal;
  readonly whenStuck: WhenStuck;
} & Pick<FollowOptions, 'onUndecodable' | 'onBatch'>;

/** Answers the names of those that are shown now; the others were put aside, or the signal aborted first. */
export const buildReadModels = async (options: BuildOptions): Promise<readonly string[]> => {
  const { pool, signal, tables } = options;
  const members: Member[] = [];
  for (const table of tables) {
    const member = await prepare(options, table);
    if (member) members.push(member);
  }
  const catchUp = () => followSurely({ ...options, members, until: 'caught up' });
  const remaining = () => tables.filter(({ model }) => members.some(({ consumer }) => consumer.name === model.name));

  await catchUp();
  for (const table of remaining()) if (!signal.aborted) await indexTable(pool, table);
  await catchUp(); // what came while the indexes were made
  const shownNames: string[] = [];
  for (const table of remaining()) {
    const member = members.find(({ consumer }) => consumer.name === table.model.name);
    if (member && !signal.aborted && (await show(options, table, member))) shownNames.push(table.model.name);
  }
  return shownNames;
};

/**
 * The empty table and its checkpoint, or where an earlier build ended. Null when a newer version is shown: it may have been shown after this process
 * looked, and waited for its turn to build.
 */
const prepare = async ({ pool, store, storeId, from }: BuildOptions, table: Table): Promise<Member | null> =>
  withTransaction(pool, async (tx) => {
    const { model, shape } = table;
    const consumer = readModelConsumer(table, 'building', store);
    const rows = await loadCheckpoints(tx, ['read_model', 'building'], [model.name], { lock: true });
    const live = rows.find(({ kind }) => kind === 'read_model');
    if (from === 'where it was' && live && live.version > model.version) return null;
    const begun = rows.find(({ kind }) => kind === 'building');
    const relation = qualified('building', table.name);
    if (from === 'where it was' && begun && canGoOn(begun, table, storeId) && (await existing(tx, [relation])).size > 0) {
      return { consumer, position: begun.position };
    }
    await startTable(tx, table);
    await tx.query(`delete from app.dead_letters where kind = 'building' and name = $1`, [model.name]);
    await resetCheckpoint(tx, { kind: 'building', name: model.name, version: model.version, shape, storeId, position: null });
    return { consumer, position: null };
  });

/** Leaves nothing of a build that will not be finished. */
export const discardBuild = (pool: pg.Pool, table: Table): Promise<void> =>
  withTransaction(pool, async (tx) => {
    for (const from of ['app.dead_letters', 'app.checkpoints'])
      await tx.query(`delete from ${from} where kind = 'building' and name = $1`, [table.model.name]);
    await dropVersions(tx, 'building', table.model.name);
  });

const tries = 20;
const lastStretchMs = 10_000;

/** A long query on the view, or a store that does not answer just now, only delays it. */
const show = async (options: BuildOptions, table: Table, member: Member): Promise<boolean> => {
  for (let turn = 1; ; turn += 1) {
    try {
      await switchTo(options, table, member);
      return true;
    } catch (error) {
      if (options.signal.aborted) return false;
      const code = (error as { code?: string }).code;
      const mayPass = code === '55P03' || code === '40P01' || error instanceof LastStretchTooLong;
      if (!mayPass || turn === tries) throw error;
      await sleep(250 * turn, undefined, { signal: options.signal }).catch(() => undefined);
    }
  }
};

/**
 * Nobody moves what is shown while its checkpoint is locked: the last events are taken over up to there at least, so the view never shows
 * less than it did.
 */
const switchTo = async (
  { pool, store, storeId, signal, onUndecodable }: BuildOptions,
  table: Table,
  member: Member,
): Promise<void> => {
  const { name } = table.model;
  await withLongTransaction(pool, async (tx) => {
    const rows = await loadCheckpoints(tx, ['read_model', 'building'], [name], { lock: true });
    const live = rows.find(({ kind }) => kind === 'read_model');
    const building = rows.find(({ kind }) => kind === 'building');
    if (!building || !canGoOn(building, table, storeId) || !sameMark(building.position, member.position)) {
      throw new CheckpointLost(`${name} is being built by somebody else`);
    }
    const { entries, upTo } = await lastStretch(store, member, signal);
    await writeFor(tx, member, entries, onUndecodable);
    const shownUpTo = live?.storeId === storeId ? live.position : null;
    await showTable(tx, table);
    await becomeLive(tx, name, later(upTo, shownUpTo));
    await announce(tx, name, new Map([[everyCompany, many]]));
  });
};

const becomeLive = async (tx: pg.PoolClient, name: string, position: Mark): Promise<void> => {
  for (const table of ['app.dead_letters', 'app.checkpoints']) {
    await tx.query(`delete from ${table} where kind = 'read_model' and name = $1`, [name]);
    await tx.query(`update ${table} set kind = 'read_model' where kind = 'building' and name = $1`, [name]);
  }
  await tx.query(
    `update app.checkpoints set commit_position = $2, prepare_position = $3, paused = null, caught_up_at = now(), moved_at = now()
     where kind = 'read_model' and name = $1`,
    [name, position?.commit ?? null, position?.prepare ?? null],
  );
};

const sameMark = (a: Mark, b: Mark) => a?.commit === b?.commit && a?.prepare === b?.prepare;

class LastStretchTooLong extends Error {
  override readonly name = 'LastStretchTooLong';
}

/** Everything of the member's types that the log holds by now and the member has not seen: few events, it has just caught up. */
const lastStretch = async (store: EventStore, { consumer, position }: Member, signal: AbortSignal) => {
  const end = await store.end();
  const limit = AbortSignal.any([signal, AbortSignal.timeout(lastStretchMs)]);
  const entries: Entry[] = [];
  for await (const item of store.subscribe({ types: [...consumer.types], after: position, signal: limit })) {
    if ('caughtUp' in item) return { entries, upTo: [end, ...entries.map((entry) => entry.position)].reduce(later, position) };
    if (isEntry(item)) entries.push(item);
  }
  throw new LastStretchTooLong(`${consumer.name} did not catch up within ${lastStretchMs} ms: is the event store there?`);
};
