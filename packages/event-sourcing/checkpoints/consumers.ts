/** Consumers that are kept following the log, and what an operator may do with one: what the projector and the reactors have in common. */
import type { ConsumerKind } from './consumer.ts';
import { untilCaughtUp } from './idle.ts';
import { resumeConsumer, skipEvent } from './pausing.ts';
import { createSupervisor, type Duty, type Supervisor, type SupervisorOptions } from './supervisor.ts';

export type Operable = {
  /** Tries the event again at which it paused; false when it was not paused. */
  readonly resume: (name: string) => Promise<boolean>;
  /** Steps over the event at which it paused and leaves a dead letter; false when it was not paused. */
  readonly skip: (name: string) => Promise<boolean>;
  /** Resolves when all of them, the paused ones aside, have handled what the log holds by now. */
  readonly idle: () => Promise<void>;
};

export type Consumers = Omit<Supervisor, 'wake'> & Operable;

type Options = Omit<SupervisorOptions, 'duty'> & {
  readonly duty: Omit<Duty, 'names'>;
  readonly consumers: readonly { readonly name: string; readonly types: readonly string[] }[];
  /** under what kinds one of them may have been paused */
  readonly pausedAs: readonly ConsumerKind[];
};

export const createConsumers = ({ duty, consumers, pausedAs, ...options }: Options): Consumers => {
  const { pool, store } = options;
  const { wake, ...supervisor } = createSupervisor({ ...options, duty: { ...duty, names: consumers.map(({ name }) => name) } });
  const thenWake = async (change: Promise<boolean>) => {
    const changed = await change;
    wake();
    return changed;
  };
  return {
    ...supervisor,
    resume: (name) => thenWake(resumeConsumer(pool, pausedAs, name)),
    skip: (name) => thenWake(skipEvent(pool, pausedAs, name)),
    idle: async () => void (await untilCaughtUp({ pool, store, kind: duty.kind, consumers })),
  };
};
