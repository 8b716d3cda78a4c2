/** Keeps consumers following the log: looks at how they stand, lets them run together where that is possible, and starts again what ended. */
import type pg from 'pg';
import type { EventStore } from '../event-store/event-store.ts';
import type { Logger } from '../logger.types.ts';
import { loadCheckpoints, noteCaughtUp } from './checkpoints.ts';
import type { ConsumerKind } from './consumer.ts';
import { levelOf } from './failure-reason.ts';
import type { Standings } from './next-runs.ts';
import { createOwnership, nap } from './ownership.ts';
import { createRunStarter, type RunStarter } from './run-starter.ts';

export type Duty = {
  readonly kind: ConsumerKind;
  readonly names: readonly string[];
  readonly exclusive: readonly string[];
  readonly lockOf: (name: string) => string;
  /** How these stand now; may write what a new one needs. */
  readonly survey: (names: readonly string[], storeId: string) => Promise<Standings>;
  readonly build: (names: readonly string[], storeId: string, signal: AbortSignal) => Promise<void>;
};

export type SupervisorOptions = {
  readonly pool: pg.Pool;
  readonly store: EventStore;
  readonly log: Pick<Logger, 'info' | 'warn' | 'error'>;
  readonly batchSize: number;
  readonly pollMs: number;
  readonly duty: Duty;
};

export type Supervisor = {
  /**
   * Resolves when everything was looked at once, here or by the process that is active instead. Waits for an event store that does not
   * answer only while some consumer has no place in the log yet.
   */
  readonly start: () => Promise<void>;
  readonly stop: () => Promise<void>;
  /** Looks again now: something was changed from outside. */
  readonly wake: () => void;
  /** Whether this process works on it, and for how long something has waited (milliseconds, null when not known). */
  readonly conditionOf: (name: string) => { readonly here: boolean; readonly lagMs: number | null };
};

const noteEveryMs = 5_000;

export const createSupervisor = ({ pool, store, log, batchSize, pollMs, duty }: SupervisorOptions): Supervisor => {
  const stopping = new AbortController();
  let interrupt = new AbortController();
  const wake = () => interrupt.abort();
  const ownership = createOwnership({ pool, log, pollMs, ...duty });
  const starter = createRunStarter({ pool, store, log, batchSize, onChange: wake });
  const firstLook = createFirstLook(pool, log, duty);
  const noteCaughtUpRuns = createNotes(pool, duty.kind, starter);
  let working: Promise<void> | null = null;

  const look = async (signal: AbortSignal): Promise<void> => {
    if (!ownership.known()) return;
    const storeId = await store.storeId();
    const survey = async () => {
      const standings = await duty.survey([...ownership.owned], storeId);
      firstLook.done();
      return standings;
    };
    await starter.start({ survey, storeId, build: duty.build, signal });
    await noteCaughtUpRuns();
  };

  const work = async (signal: AbortSignal): Promise<void> => {
    log.info({ consumers: duty.names.length, kind: duty.kind }, 'this process follows the log');
    try {
      while (!signal.aborted) {
        interrupt = new AbortController();
        const waiting = AbortSignal.any([signal, interrupt.signal]);
        await look(signal).then(firstLook.worked, firstLook.failed);
        const restMs = starter.restMs();
        await nap(restMs > 0 ? Math.min(restMs, pollMs) : pollMs, waiting);
      }
    } finally {
      await starter.stop();
    }
  };

  const ownershipKnown = () => {
    if (ownership.owned.size === 0) firstLook.done();
    wake();
  };

  return {
    start: async () => {
      working ??= ownership.hold(work, ownershipKnown, stopping.signal);
      await Promise.race([firstLook.awaited, working]);
    },
    stop: async () => {
      stopping.abort();
      await working;
    },
    wake,
    conditionOf: (name) => {
      const run = starter.runs.all().find((candidate) => candidate.names().includes(name));
      return { here: ownership.owned.has(name), lagMs: run?.lagMs() ?? null };
    },
  };
};

/** The caller waits for the first check. An error of one member is reported once until it is over. */
const createFirstLook = (pool: pg.Pool, log: SupervisorOptions['log'], { kind, names }: Duty) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  let troubled = false;
  return {
    awaited: promise,
    done: resolve,
    worked: () => {
      troubled = false;
    },
    failed: async (error: unknown) => {
      if (!troubled) log[levelOf(error)]({ err: error, kind }, 'how the consumers stand cannot be told, trying again');
      troubled = true;
      // nobody need wait when every consumer already has its place in the log
      const placed = await loadCheckpoints(pool, [kind], names).catch(() => []);
      if (placed.length === names.length) resolve();
    },
  };
};

/** Writes down now and then which consumers wait for nothing: their checkpoint alone would look old. */
const createNotes = (pool: pg.Pool, kind: ConsumerKind, { runs }: Pick<RunStarter, 'runs'>) => {
  let notedAt = Number.NEGATIVE_INFINITY;
  return async () => {
    if (performance.now() - notedAt < noteEveryMs) return;
    const names = runs.all().flatMap((run) => (run.lagMs() === 0 ? run.names() : []));
    if (names.length > 0) await noteCaughtUp(pool, kind, names);
    notedAt = performance.now();
  };
};
