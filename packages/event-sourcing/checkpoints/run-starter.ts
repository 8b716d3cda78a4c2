/** Starts the runs that consumers need by how they stand, and none for a while after one was interrupted. */
import type pg from 'pg';
import type { EventStore } from '../event-store/event-store.ts';
import type { Logger } from '../logger.types.ts';
import { CheckpointLost } from './checkpoints.ts';
import type { Member } from './consumer.ts';
import { levelOf } from './failure-reason.ts';
import { nextRuns, type Standings } from './next-runs.ts';
import { createRuns, type Run, type Runs } from './runs.ts';

type Options = {
  readonly pool: pg.Pool;
  readonly store: EventStore;
  readonly log: Pick<Logger, 'warn' | 'error'>;
  readonly batchSize: number;
  /** a run has ended, or has to be started anew: look again */
  readonly onChange: () => void;
};

type Wanted = {
  /** How they stand now. What ends while this is asked is asked about again: an answer may be from before, and say that it is still to be made. */
  readonly survey: () => Promise<Standings>;
  readonly storeId: string;
  readonly build: (names: readonly string[], storeId: string, signal: AbortSignal) => Promise<void>;
  readonly signal: AbortSignal;
};

export type RunStarter = {
  readonly runs: Pick<Runs, 'all'>;
  readonly start: (plan: Wanted) => Promise<void>;
  /** for how long nothing is started, in milliseconds; not above 0: it may be */
  readonly restMs: () => number;
  /** Ends all runs; what comes later is begun as if nothing had run. */
  readonly stop: () => Promise<void>;
};

export const createRunStarter = ({ onChange, ...options }: Options): RunStarter => {
  const runs = createRuns(options);
  const rest = createRest(options.log);
  /** those that have been caught up while this process worked on them */
  const settled = new Set<string>();

  const atWorkAlone = () => runs.all().flatMap((run) => (run.alone ? run.names() : []));
  const ended = (run: Run, error: unknown) => {
    if (error === null) for (const name of run.alone ? run.names() : []) settled.add(name);
    else rest.afterFailure(run, error);
    onChange();
  };
  const caughtUp = (names: readonly string[]) => {
    for (const name of names) settled.add(name);
  };

  return {
    runs,
    start: async ({ survey, storeId, build, signal }) => {
      const before = atWorkAlone();
      const standings = await survey();
      // who has stood still may be far behind when it goes on
      for (const [name, standing] of standings) if (standing.do !== 'follow') settled.delete(name);
      const busy = new Set([...before, ...atWorkAlone()]);
      const { together, alone, unbuilt } = nextRuns(standings, busy, settled);
      const group = runs.group();
      if (group && !isOf(group, together)) {
        await group.stop(); // its members have moved meanwhile: look again before they start anew
        return onChange();
      }
      if (rest.ms() > 0) return;
      const hooks = { signal, storeId, ended, progressed: rest.end };
      if (!group && together.length > 0) runs.follow(together, { ...hooks, caughtUp });
      for (const member of alone) runs.followAlone(member, hooks);
      if (unbuilt.length > 0) runs.build(unbuilt, (inner) => build(unbuilt, storeId, inner), hooks);
    },
    restMs: rest.ms,
    stop: async () => {
      await runs.stop();
      settled.clear();
    },
  };
};

const isOf = (run: Run, members: readonly Member[]): boolean => {
  const names = run.names();
  return names.length === members.length && members.every(({ consumer }) => names.includes(consumer.name));
};

/** The rest after a failure, longer after each until something progresses: 100 ms to 5 s. */
const createRest = (log: Options['log']) => {
  let until = 0;
  let failures = 0;
  return {
    ms: () => until - performance.now(),
    end: () => {
      failures = 0;
    },
    afterFailure: (run: Run, error: unknown) => {
      // another process has moved the checkpoint: nothing is wrong
      if (error instanceof CheckpointLost) until = performance.now() + 100;
      else {
        until = performance.now() + Math.min(100 * 2 ** failures, 5_000);
        failures += 1;
        log[levelOf(error)]({ err: error, consumers: run.names() }, 'following the log was interrupted, trying again');
      }
    },
  };
};
