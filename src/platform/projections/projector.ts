/** The projector: keeps the read models up to date, builds those that are new, and says how they stand. */
import type pg from 'pg';
import { untilCaughtUp } from '../checkpoints/idle.ts';
import { nap } from '../checkpoints/ownership.ts';
import { resumeConsumer, skipEvent } from '../checkpoints/pausing.ts';
import { pauseWhenStuck } from '../checkpoints/runs.ts';
import { createSupervisor, type Standing } from '../checkpoints/supervisor.ts';
import { waitForCheckpoints } from '../checkpoints/wait-for.ts';
import type { EventStore, Position } from '../event-store/event-store.ts';
import type { Logger } from '../logging/logger.ts';
import { createLocks } from '../postgres/locks.ts';
import { dropAbandoned } from './abandoned.ts';
import { buildReadModels } from './build.ts';
import { typesHeard } from './personal-data.ts';
import type { ReadModel } from './read-model.ts';
import { readModelConsumer } from './read-model-consumer.ts';
import { buildLock, followLock } from './read-model-locks.ts';
import { type ReadModelStanding, type ReadModelState, readModelStates, standingOf } from './read-model-states.ts';
import { type ReadModelStatus, readModelStatus } from './read-model-status.ts';
import { showSomething } from './schema.ts';
import { type Table, tablesOf } from './table.ts';

export type ProjectorOptions = {
  readonly pool: pg.Pool;
  readonly store: EventStore;
  readonly readModels: readonly ReadModel[];
  readonly log: Pick<Logger, 'info' | 'warn' | 'error'>;
  /** events a transaction holds at most while catching up, 1,000 unless said; live it holds what is there */
  readonly batchSize?: number;
  /** for how long a read model that this release does not know must have been left alone before it is dropped, a day unless said */
  readonly abandonedAfterMs?: number;
  /** how often to look for changes made by others (a resume, a rebuild, a process that ended), 1 s unless said */
  readonly pollMs?: number;
};

export type Projector = {
  /** Resolves when every view can be asked; catching up goes on behind it. Of several processes one is active, the others stand by. */
  readonly start: () => Promise<void>;
  readonly stop: () => Promise<void>;
  readonly status: () => Promise<readonly ReadModelStatus[]>;
  /** True as soon as these read models show everything up to the position, false when they do not after `ms` or are paused. */
  readonly waitFor: (position: Position, names: readonly string[], ms: number) => Promise<boolean>;
  /** Tries the event again at which it paused; false when it was not paused. */
  readonly resume: (name: string) => Promise<boolean>;
  /** Steps over the event at which it paused and leaves a dead letter; false when it was not paused. */
  readonly skip: (name: string) => Promise<boolean>;
  /** Resolves when all of them, the paused ones aside, show what the log holds by now. */
  readonly idle: () => Promise<void>;
};

const sweepEveryMs = 10 * 60 * 1_000;

export const createProjector = ({
  pool,
  store,
  readModels,
  log,
  batchSize = 1_000,
  abandonedAfterMs = 24 * 60 * 60 * 1_000,
  pollMs = 1_000,
}: ProjectorOptions): Projector => {
  const tables = tablesOf(readModels);
  const tableNamed = (name: string) => tables.filter(({ model }) => model.name === name);
  const names = tables.map(({ model }) => model.name);
  const buildLocks = createLocks(pool);
  const warned = new Set<string>();

  const warnOnce = (standing: ReadModelStanding, { model }: Table) => {
    const id = `${standing}/${model.name}`;
    if (warned.has(id) || (standing !== 'changed' && standing !== 'superseded')) return;
    warned.add(id);
    const why =
      standing === 'changed'
        ? 'columns, indexes or events of a read model changed but not its version: raise the version, it is not kept up to date until then'
        : 'a newer version of a read model is shown: this process leaves it alone';
    log.warn({ readModel: model.name, version: model.version }, why);
  };

  const repair = async (table: Table, { live, tableThere, viewThere }: ReadModelState) => {
    if (viewThere && (tableThere || !live)) return;
    if (live && !tableThere) await pool.query(`delete from app.checkpoints where kind = 'read_model' and name = $1`, [live.name]);
    await showSomething(pool, table);
  };

  let nextSweep = 0;
  const sweep = async () => {
    if (performance.now() < nextSweep) return;
    nextSweep = performance.now() + Math.min(sweepEveryMs, abandonedAfterMs);
    const { gone, failed } = await dropAbandoned({ pool, locks: buildLocks, known: names, afterMs: abandonedAfterMs });
    if (gone.length > 0) log.info({ readModels: gone }, 'read models that no release has kept up to date for long were dropped');
    for (const { name, error } of failed)
      log.warn({ readModel: name, err: error }, 'an abandoned read model stays, trying again later');
  };

  const survey = async (owned: readonly string[], storeId: string): Promise<ReadonlyMap<string, Standing>> => {
    const mine = owned.flatMap(tableNamed);
    const states = await readModelStates(pool, mine);
    const standings = new Map<string, Standing>();
    for (const table of mine) {
      const state = states.get(table.model.name);
      if (!state) continue;
      await repair(table, state);
      const standing = standingOf(table, state, storeId);
      warnOnce(standing, table);
      const consumer = readModelConsumer(table, 'read', store);
      const position = state.live?.position ?? null;
      standings.set(
        table.model.name,
        standing === 'follow' ? { do: 'follow', consumer, position } : { do: standing === 'build' ? 'build' : 'wait' },
      );
    }
    // until all that it knows is shown, a release may have to go back to the one before
    const whole = [...standings.values()].filter((standing) => standing.do === 'follow').length === tables.length;
    if (whole) await sweep();
    return standings;
  };

  const build = async (wanted: readonly string[], storeId: string, signal: AbortSignal): Promise<void> => {
    await buildLocks.withTryLocks(wanted.map(buildLock), async (held) => {
      const free = wanted.filter((name) => held.includes(buildLock(name))).flatMap(tableNamed);
      if (free.length === 0) return nap(pollMs, signal); // a rebuild command is at it
      const began = performance.now();
      const whenStuck = pauseWhenStuck({ pool, log });
      const shown = await buildReadModels({
        pool,
        store,
        storeId,
        tables: free,
        from: 'where it was',
        batchSize,
        signal,
        whenStuck,
      });
      if (shown.length > 0) log.info({ readModels: shown, ms: Math.round(performance.now() - began) }, 'read models were built');
    });
  };

  const releases = tables.map(({ name }) => name).sort();
  const supervisor = createSupervisor({
    pool,
    store,
    log,
    batchSize,
    pollMs,
    duty: {
      kind: 'read_model',
      names,
      // processes of one release do the same: one of them does it. Another release may do beside it what only it knows.
      exclusive: [`projector/${releases.join(',')}`],
      lockOf: (name) => followLock(tableNamed(name)[0]?.name ?? name),
      survey,
      build,
    },
  });
  const changing = async (change: Promise<boolean>) => {
    const changed = await change;
    supervisor.wake();
    return changed;
  };

  return {
    start: supervisor.start,
    stop: async () => {
      await supervisor.stop();
      await buildLocks.close();
    },
    status: async () => readModelStatus({ pool, store, readModels, conditionOf: supervisor.conditionOf }),
    waitFor: (position, wanted, ms) => waitForCheckpoints(pool, 'read_model', wanted, position, ms),
    resume: (name) => changing(resumeConsumer(pool, ['read_model', 'building'], name)),
    skip: (name) => changing(skipEvent(pool, ['read_model', 'building'], name)),
    idle: () =>
      untilCaughtUp({
        pool,
        store,
        kind: 'read_model',
        consumers: tables.map(({ model }) => ({ name: model.name, types: typesHeard(model) })),
      }),
  };
};
