/**
 * What the projector does with the read models of this release: checks their state, adds what is missing, and builds
 * new ones.
 */
import type pg from 'pg';
import type { Standing, Standings } from '../checkpoints/next-runs.ts';
import { nap } from '../checkpoints/ownership.ts';
import { pauseWhenStuck } from '../checkpoints/runs.ts';
import type { EventStore } from '../event-store/event-store.ts';
import type { Logger } from '../logger.types.ts';
import type { Locks } from '../postgres/locks.ts';
import { dropAbandoned } from './abandoned.ts';
import { buildReadModels } from './build.ts';
import { dropLeftBuilds } from './left-builds.ts';
import { readModelConsumer } from './read-model-consumer.ts';
import { buildLock } from './read-model-locks.ts';
import { type ReadModelStanding, type ReadModelState, readModelStates, standingOf } from './read-model-states.ts';
import { showSomething } from './schema.ts';
import { qualified, type Table } from './table.ts';

type Options = {
  readonly pool: pg.Pool;
  readonly store: EventStore;
  readonly tables: readonly Table[];
  readonly locks: Locks;
  readonly log: Pick<Logger, 'info' | 'warn' | 'error'>;
  readonly batchSize: number;
  readonly abandonedAfterMs: number;
  readonly pollMs: number;
};

const tablesNamed = (tables: readonly Table[], names: readonly string[]) =>
  names.flatMap((name) => tables.filter(({ model }) => model.name === name));

/** How the read models of these names stand; one that shows nothing is made to show something first. */
export const createSurvey = (options: Options) => {
  const { pool, store, tables } = options;
  const warnOnce = createWarnings(options);
  const sweep = createSweep(options);

  const stand = (table: Table, state: ReadModelState, storeId: string): Standing => {
    const standing = standingOf(table, state, storeId);
    warnOnce(standing, table);
    if (standing !== 'follow') return { do: standing === 'build' ? 'build' : 'wait' };
    return { do: 'follow', consumer: readModelConsumer(table, 'read', store), position: state.live?.position ?? null };
  };

  return async (owned: readonly string[], storeId: string): Promise<Standings> => {
    const mine = tablesNamed(tables, owned);
    const states = await readModelStates(pool, mine);
    const standings = new Map<string, Standing>();
    for (const table of mine) {
      const state = states.get(table.model.name);
      if (!state) continue;
      await repair(pool, table, state);
      standings.set(table.model.name, stand(table, state, storeId));
    }
    // until all that it knows is shown, a release may have to go back to the one before
    if ([...standings.values()].filter((standing) => standing.do === 'follow').length === tables.length) await sweep();
    return standings;
  };
};

const repair = async (pool: pg.Pool, table: Table, { live, tableThere, viewThere }: ReadModelState) => {
  if (viewThere && (tableThere || !live)) return;
  // asked again as it is forgotten: another version may have taken its place since
  if (live && !tableThere)
    await pool.query(
      `delete from app.checkpoints where kind = 'read_model' and name = $1 and version = $2 and to_regclass($3) is null`,
      [live.name, live.version, qualified('read', `${live.name}_v${live.version}`)],
    );
  await showSomething(pool, table);
};

/** Says once why a read model is left alone. */
const createWarnings = ({ log }: Pick<Options, 'log'>) => {
  const warned = new Set<string>();
  return (standing: ReadModelStanding, { model }: Table) => {
    const id = `${standing}/${model.name}`;
    if (warned.has(id) || (standing !== 'changed' && standing !== 'superseded')) return;
    warned.add(id);
    const why =
      standing === 'changed'
        ? 'columns, indexes or events of a read model changed but not its version: raise the version, it is not kept up to date until then'
        : 'a newer version of a read model is shown: this process leaves it alone';
    log.warn({ readModel: model.name, version: model.version }, why);
  };
};

const sweepEveryMs = 10 * 60 * 1_000;

/** Drops, now and then, what no release has kept up to date for long. */
const createSweep = ({ pool, tables, locks, log, abandonedAfterMs }: Options) => {
  const knownNames = tables.map(({ model }) => model.name);
  let next = 0;
  return async () => {
    if (performance.now() < next) return;
    next = performance.now() + Math.min(sweepEveryMs, abandonedAfterMs);
    const { gone, failed } = await dropAbandoned({ pool, locks, knownNames, afterMs: abandonedAfterMs });
    if (gone.length > 0) log.info({ readModels: gone }, 'read models that no release has kept up to date for long were dropped');
    for (const { name, error } of failed)
      log.warn({ readModel: name, err: error }, 'an abandoned read model stays, trying again later');
    const left = await dropLeftBuilds({ pool, tables, locks, afterMs: abandonedAfterMs });
    if (left.length > 0) log.info({ readModels: left }, 'builds of read models that nobody went on with for long were dropped');
  };
};

/** Makes those of the read models that no other process is making. */
export const createBuild =
  ({ pool, store, tables, locks, log, batchSize, pollMs }: Options) =>
  async (names: readonly string[], storeId: string, signal: AbortSignal): Promise<void> => {
    await locks.withTryLocks(names.map(buildLock), async (heldLocks) => {
      const free = tablesNamed(
        tables,
        names.filter((name) => heldLocks.includes(buildLock(name))),
      );
      if (free.length === 0) return nap(pollMs, signal); // a rebuild command is at it
      const began = performance.now();
      const whenStuck = pauseWhenStuck({ pool, log });
      const from = 'where it was';
      const shownModels = await buildReadModels({ pool, store, storeId, tables: free, from, batchSize, signal, whenStuck });
      if (shownModels.length > 0)
        log.info({ readModels: shownModels, ms: Math.round(performance.now() - began) }, 'read models were built');
    });
  };
