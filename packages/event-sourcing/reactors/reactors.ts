/** Runs reactors: what an event causes is put on the queue in the transaction that moves the checkpoint, so exactly once. */
import type pg from 'pg';
import { type CheckpointRow, firstCheckpoint, loadCheckpoints, resetCheckpoint } from '../checkpoints/checkpoints.ts';
import type { Consumer, ConsumerStatus } from '../checkpoints/consumer.ts';
import { type Consumers, createConsumers, type Operable } from '../checkpoints/consumers.ts';
import { countDeadLetters } from '../checkpoints/dead-letters.ts';
import type { Standing, Standings } from '../checkpoints/next-runs.ts';
import type { EventStore } from '../event-store/event-store.ts';
import type { Logger } from '../logger.types.ts';
import type { Enqueue } from './job.ts';
import type { Reactor } from './reactor.ts';

export type ReactorsOptions = {
  readonly pool: pg.Pool;
  readonly store: EventStore;
  readonly reactors: readonly Reactor[];
  readonly enqueue: (jobs: readonly Enqueue[], tx: pg.PoolClient) => Promise<unknown>;
  readonly log: Pick<Logger, 'info' | 'warn' | 'error'>;
  /** events a transaction holds at most, 200 unless said */
  readonly batchSize?: number;
  /** how often to look for changes made by others, 1 s unless said */
  readonly pollMs?: number;
};

export type ReactorStatus = ConsumerStatus & { readonly state: 'live' | 'paused' };

export type Reactors = {
  /** Resolves when the place of every new reactor in the log is recorded: events after that will be handled, whatever happens. */
  readonly start: () => Promise<void>;
  readonly stop: () => Promise<void>;
  readonly status: () => Promise<readonly ReactorStatus[]>;
} & Operable;

const reactorConsumer = ({ name, types, react, gather }: Reactor, enqueue: ReactorsOptions['enqueue']): Consumer => ({
  kind: 'reactor',
  name,
  version: 1,
  types: new Set(types),
  apply: async (tx, events) => {
    const jobs = events.flatMap((event) => {
      const { traceParent } = event.metadata;
      return react(event).map((job) => (traceParent ? { ...job, traceParent } : job));
    });
    if (jobs.length === 0) return;
    const gathered = gather ? await gather(jobs, tx) : jobs;
    if (gathered.length > 0) await enqueue(gathered, tx);
  },
});

/** A new reactor begins where it says; one whose log was exchanged begins at the end of the new one: what it caused was caused then. */
const placeOf = async (
  { pool, store, log }: Pick<ReactorsOptions, 'pool' | 'store' | 'log'>,
  { name, startAt }: Reactor,
  row: CheckpointRow | undefined,
  storeId: string,
) => {
  if (row?.storeId === storeId) return row;
  const position = row || startAt === 'end' ? await store.end() : null;
  const fresh = { kind: 'reactor' as const, name, version: 1, shape: '', storeId, position };
  await (row ? resetCheckpoint(pool, fresh) : firstCheckpoint(pool, fresh));
  if (row) log.warn({ reactor: name }, 'the event store is another one: the reactor goes on at its end');
  return (await loadCheckpoints(pool, ['reactor'], [name]))[0];
};

const createSurvey =
  (options: ReactorsOptions) =>
  async (owned: readonly string[], storeId: string): Promise<Standings> => {
    const rows = await loadCheckpoints(options.pool, ['reactor'], owned);
    const standings = new Map<string, Standing>();
    for (const reactor of options.reactors.filter(({ name }) => owned.includes(name))) {
      const checkpoint = rows.find(({ name }) => name === reactor.name);
      const row = await placeOf(options, reactor, checkpoint, storeId);
      if (!row || row.paused) standings.set(reactor.name, { do: 'wait' });
      else
        standings.set(reactor.name, {
          do: 'follow',
          consumer: reactorConsumer(reactor, options.enqueue),
          position: row.position,
        });
    }
    return standings;
  };

const statusOf = async (
  pool: pg.Pool,
  names: readonly string[],
  conditionOf: Consumers['conditionOf'],
): Promise<readonly ReactorStatus[]> => {
  const rows = await loadCheckpoints(pool, ['reactor'], names);
  const letters = await countDeadLetters(pool, names);
  return names.map((name) => {
    const row = rows.find((candidate) => candidate.name === name);
    const paused = row?.paused ?? null;
    const { here, lagMs } = conditionOf(name);
    return {
      name,
      state: paused ? 'paused' : 'live',
      position: row?.position ?? null,
      lagMs: paused ? Date.now() - new Date(paused.recordedAt).getTime() : lagMs,
      deadLetters: letters.get(`reactor/${name}`) ?? 0,
      reason: paused ? `${paused.type} at ${paused.stream}, revision ${paused.revision}: ${paused.reason}` : null,
      here,
    };
  });
};

export const createReactors = (options: ReactorsOptions): Reactors => {
  const { pool, reactors, batchSize = 200, pollMs = 1_000 } = options;
  const names = reactors.map(({ name }) => name);
  for (const { name, types } of reactors) {
    if (types.length === 0) throw new Error(`reactor ${name}: it handles no event`);
    if (names.indexOf(name) !== names.lastIndexOf(name))
      throw new Error(`two reactors are named ${name}: give each its own name`);
  }
  const consumers = createConsumers({
    ...options,
    batchSize,
    pollMs,
    consumers: reactors,
    pausedAs: ['reactor'],
    duty: {
      kind: 'reactor',
      exclusive: [],
      lockOf: (name) => `reactor/${name}`,
      survey: createSurvey(options),
      build: async () => undefined,
    },
  });
  return { ...consumers, status: () => statusOf(pool, names, consumers.conditionOf) };
};
