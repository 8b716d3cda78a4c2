/**
 * Read models that nobody knows any more: one that was removed or renamed leaves its view, its tables and its checkpoints behind, and the
 * personal data in them, which no erasure would reach.
 */
import type pg from 'pg';
import type { Locks } from '../postgres/locks.ts';
import { type Queryable, withTransaction } from '../postgres/pool.ts';
import { buildLock, followLock } from './read-model-locks.ts';
import { dropVersions, dropView } from './schema.ts';

export type AbandonedOptions = {
  readonly pool: pg.Pool;
  readonly locks: Locks;
  /** the names of all read models of this release */
  readonly knownNames: readonly string[];
  /** for how long nobody has to have kept one up to date: until then its release may come back and find it */
  readonly afterMs: number;
};

type Abandoned = { readonly name: string; readonly versions: readonly number[] };

/** While a process follows one that has nothing to do, it says so every few seconds. */
const abandoned = async (db: Queryable, { knownNames, afterMs }: Pick<AbandonedOptions, 'knownNames' | 'afterMs'>) => {
  const { rows } = await db.query<Abandoned>(
    `select name, array_agg(distinct version) as versions from app.checkpoints
     where kind in ('read_model', 'building') and name <> all($1) group by name
     having max(greatest(moved_at, caught_up_at)) < now() - make_interval(secs => $2::numeric / 1000) order by name`,
    [knownNames, afterMs],
  );
  return rows;
};

export type Dropped = {
  readonly gone: readonly string[];
  /** why they are still there: somebody reads them for long, or something of somebody's own is made on top of them */
  readonly failed: readonly { readonly name: string; readonly error: unknown }[];
};

/**
 * Leaves a model alone that a process of another release works on, paused or not: that process holds its lock. Throws
 * when Postgres is unavailable.
 */
export const dropAbandoned = async (options: AbandonedOptions): Promise<Dropped> => {
  const droppedModels: string[] = [];
  const failed: { name: string; error: unknown }[] = [];
  for (const model of await abandoned(options.pool, options)) {
    try {
      if (await dropUnlessInUse(options, model)) droppedModels.push(model.name);
    } catch (error) {
      failed.push({ name: model.name, error });
    }
  }
  return { gone: droppedModels, failed };
};

const dropUnlessInUse = async (options: AbandonedOptions, { name, versions }: Abandoned): Promise<boolean> => {
  const { pool, locks } = options;
  const keys = [buildLock(name), ...versions.map((version) => followLock(`${name}_v${version}`))];
  return locks.withTryLocks(keys, async (heldLocks) => {
    if (heldLocks.length < keys.length) return false;
    // its last process may have written between the question and the lock
    if (!(await abandoned(pool, options)).some((still) => still.name === name)) return false;
    await drop(pool, name);
    return true;
  });
};

const drop = (pool: pg.Pool, name: string): Promise<void> =>
  withTransaction(pool, async (tx) => {
    await tx.query(`set local lock_timeout to '2s'`); // behind a long query others would queue: try again later instead
    await dropView(tx, name);
    for (const schema of ['read', 'building'] as const) await dropVersions(tx, schema, name);
    for (const table of ['app.dead_letters', 'app.checkpoints'])
      await tx.query(`delete from ${table} where kind in ('read_model', 'building') and name = $1`, [name]);
  });
