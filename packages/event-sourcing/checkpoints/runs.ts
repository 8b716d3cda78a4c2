/** The runs of a supervisor: one group that follows the log together, and beside it those that must first come that far. */
import type pg from 'pg';
import type { EventStore } from '../event-store/event-store.ts';
import type { Logger } from '../logger.types.ts';
import type { Member } from './consumer.ts';
import { followSurely, type WhenStuck } from './follow-surely.ts';
import { pauseConsumer, pausedAt } from './pausing.ts';

export type Run = {
  /** those that were put aside are not among them any more */
  readonly names: () => readonly string[];
  /** it is not the group */
  readonly alone: boolean;
  /** since when something has waited, in milliseconds; 0: nothing waits; null: not known (yet) */
  readonly lagMs: () => number | null;
  readonly stop: () => Promise<void>;
};

type Hooks = {
  readonly signal: AbortSignal;
  readonly storeId: string;
  /** `error` is null when the run ended as it should */
  readonly ended: (run: Run, error: unknown) => void;
  readonly progressed: () => void;
  readonly caughtUp?: (names: readonly string[]) => void;
};

type Options = {
  readonly pool: pg.Pool;
  readonly store: EventStore;
  readonly log: Pick<Logger, 'error'>;
  readonly batchSize: number;
};

export type Runs = {
  readonly all: () => readonly Run[];
  readonly group: () => Run | undefined;
  readonly follow: (members: readonly Member[], hooks: Hooks) => void;
  readonly followAlone: (member: Member, hooks: Hooks) => void;
  readonly build: (names: readonly string[], work: (signal: AbortSignal) => Promise<void>, hooks: Hooks) => void;
  readonly stop: () => Promise<void>;
};

/** Pauses the consumer where it is stuck: the event is tried again when an operator says so. */
export const pauseWhenStuck =
  ({ pool, log }: Pick<Options, 'pool' | 'log'>): WhenStuck =>
  async (member, event, reason) => {
    await pauseConsumer(pool, member, pausedAt(event, reason));
    const { kind, name } = member.consumer;
    const where = { type: event.type, stream: event.stream, revision: event.revision, eventId: event.id };
    log.error({ kind, name, ...where, reason }, 'a consumer is paused: it cannot handle an event');
    return 'aside';
  };

export const createRuns = ({ pool, store, log, batchSize }: Options): Runs => {
  const running = new Set<Run>();

  const start = (
    run: Omit<Run, 'stop'>,
    work: (signal: AbortSignal) => Promise<void>,
    { signal, ended }: Pick<Hooks, 'signal' | 'ended'>,
  ) => {
    const controller = new AbortController();
    const whole: Run = {
      ...run,
      stop: () => {
        controller.abort();
        return finished;
      },
    };
    running.add(whole);
    const finish = (error: unknown) => {
      running.delete(whole);
      ended(whole, error);
    };
    const finished = work(AbortSignal.any([signal, controller.signal])).then(() => finish(null), finish);
  };

  const startFollowing = (initialMembers: readonly Member[], alone: boolean, hooks: Hooks) => {
    const members = [...initialMembers];
    let waitingSince: () => Date | null = () => null;
    let caughtUp = false;
    const lagMs = () => {
      const since = waitingSince();
      return since ? Math.max(1, Date.now() - since.getTime()) : caughtUp ? 0 : null;
    };
    const names = () => members.map(({ consumer }) => consumer.name);
    const work = (signal: AbortSignal) =>
      followSurely({
        pool,
        store,
        storeId: hooks.storeId,
        members,
        batchSize,
        signal,
        until: alone ? 'caught up' : 'stopped',
        whenStuck: pauseWhenStuck({ pool, log }),
        onBatch: hooks.progressed,
        onStart: (ask) => {
          waitingSince = ask;
        },
        onCaughtUp: () => {
          caughtUp = true;
          hooks.caughtUp?.(names());
        },
      });
    start({ names, alone, lagMs }, work, hooks);
  };

  return {
    all: () => [...running],
    group: () => [...running].find((run) => !run.alone),
    follow: (members, hooks) => startFollowing(members, false, hooks),
    followAlone: (member, hooks) => startFollowing([member], true, hooks),
    build: (names, work, hooks) => start({ names: () => names, alone: true, lagMs: () => null }, work, hooks),
    stop: async () => {
      await Promise.all([...running].map((run) => run.stop()));
    },
  };
};
