/**
 * Builds of read models that nobody goes on with: of a newer version whose release was taken back, of a command that was ended in the middle. They hold
 * personal data, which no erasure would reach.
 */
import type pg from 'pg';
import type { Locks } from '../postgres/locks.ts';
import { discardBuild } from './build.ts';
import { buildLock, followLock } from './read-model-locks.ts';
import type { Table } from './table.ts';

export type LeftBuildOptions = {
  readonly pool: pg.Pool;
  readonly locks: Locks;
  /** the read models of this release; all of them are shown, so what is built beside one is not this release's */
  readonly tables: readonly Table[];
  /** for how long nobody has to have gone on with it: until then its release may come back and do so */
  readonly afterMs: number;
};

/** `version` null: a table without a checkpoint, as a comparison leaves it that was killed. */
type Left = { readonly name: string; readonly version: number | null };

const leftBuilds = async ({ pool, tables, afterMs }: LeftBuildOptions): Promise<readonly Left[]> => {
  const { rows } = await pool.query<Left>(
    `select k.name, c.version from unnest($1::text[]) as k (name)
     left join app.checkpoints c on c.kind = 'building' and c.name = k.name
     where case
       when c.name is null then exists (
         select 1 from pg_class where relnamespace = to_regnamespace('building') and relkind = 'r' and relname ~ ('^' || k.name || '_v[0-9]+$'))
       else greatest(c.moved_at, c.caught_up_at) < now() - make_interval(secs => $2::numeric / 1000) end
     order by k.name`,
    [tables.map(({ model }) => model.name), afterMs],
  );
  return rows;
};

/**
 * Returns the names of the dropped builds. A running build holds a lock, and a projector of another release holds one
 * for each of its read models.
 */
export const dropLeftBuilds = async (options: LeftBuildOptions): Promise<readonly string[]> => {
  const dropped: string[] = [];
  for (const { name, version } of await leftBuilds(options)) {
    const table = options.tables.find(({ model }) => model.name === name);
    if (table && (await dropUnlessAtWork(options, table, version))) dropped.push(name);
  }
  return dropped;
};

const dropUnlessAtWork = async (options: LeftBuildOptions, table: Table, version: number | null): Promise<boolean> => {
  const { pool, locks } = options;
  const { name } = table.model;
  const isOthers = version !== null && version !== table.model.version;
  const keys = [buildLock(name), ...(isOthers ? [followLock(`${name}_v${version}`)] : [])];
  return locks.withTryLocks(keys, async (heldLocks) => {
    if (heldLocks.length < keys.length) return false;
    // its last process may have gone on between the question and the lock
    const still = (await leftBuilds(options)).some((left) => left.name === name && left.version === version);
    if (still) await discardBuild(pool, table);
    return still;
  });
};
