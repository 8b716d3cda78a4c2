/** The projector: keeps the read models up to date, builds those that are new, and says how they stand. */
import type pg from 'pg';
import { createConsumers, type Operable } from '../checkpoints/consumers.ts';
import { waitForCheckpoints } from '../checkpoints/wait-for.ts';
import type { EventStore, Position } from '../event-store/event-store.ts';
import type { Logger } from '../logger.types.ts';
import { createLocks } from '../postgres/locks.ts';
import { createBuild, createSurvey } from './keep-read-models.ts';
import { typesHeard } from './personal-data.ts';
import type { ReadModel } from './read-model.ts';
import { followLock } from './read-model-locks.ts';
import { type ReadModelStatus, readModelStatus } from './read-model-status.ts';
import { tablesOf } from './table.ts';

export type ProjectorOptions = {
  readonly pool: pg.Pool;
  readonly store: EventStore;
  readonly readModels: readonly ReadModel[];
  readonly log: Pick<Logger, 'info' | 'warn' | 'error'>;
  /** events a transaction holds at most while catching up, 1,000 unless said; live it holds what is there */
  readonly batchSize?: number;
  /** how long a read model unknown to this release must have been unused before it is dropped; default: a day */
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
} & Operable;

export const createProjector = ({
  batchSize = 1_000,
  abandonedAfterMs = 24 * 60 * 60 * 1_000,
  pollMs = 1_000,
  readModels,
  ...parts
}: ProjectorOptions): Projector => {
  const { pool, store } = parts;
  const tables = tablesOf(readModels);
  const locks = createLocks(pool);
  const options = { ...parts, tables, locks, batchSize, abandonedAfterMs, pollMs };
  const lockOf = new Map(tables.map(({ model, name }) => [model.name, followLock(name)]));
  const consumers = createConsumers({
    ...options,
    consumers: tables.map(({ model }) => ({ name: model.name, types: typesHeard(model) })),
    pausedAs: ['read_model', 'building'],
    duty: {
      kind: 'read_model',
      // processes of one release do the same: one of them does it. Another release may do beside it what only it knows.
      exclusive: [
        `projector/${tables
          .map(({ name }) => name)
          .sort()
          .join(',')}`,
      ],
      lockOf: (name) => lockOf.get(name) ?? followLock(name),
      survey: createSurvey(options),
      build: createBuild(options),
    },
  });
  return {
    ...consumers,
    stop: async () => {
      await consumers.stop();
      await locks.close();
    },
    status: () => readModelStatus({ pool, store, readModels, conditionOf: consumers.conditionOf }),
    waitFor: (position, names, ms) => waitForCheckpoints(pool, 'read_model', names, position, ms),
  };
};
