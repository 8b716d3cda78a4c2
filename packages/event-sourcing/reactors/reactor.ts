/** A reactor turns events into jobs: a subscription whose checkpoint and jobs are written in one transaction. */
import type { DomainEvent, Recorded } from '../event-store/event-store.ts';
import type { Queryable } from '../postgres/pool.ts';
import type { Enqueue } from './job.ts';

export type Reactor = {
  readonly name: string;
  readonly types: readonly string[];
  /** where a new reactor starts; a rebuild never rewinds one */
  readonly startAt: 'end' | 'start';
  readonly react: (event: Recorded) => readonly Enqueue[];
  /**
   * What the jobs of several events come to, by what the tables say in the transaction that moves the checkpoint: those that are done already left out,
   * those that ask for the same put together. As many as there are unless said.
   */
  readonly gather?: Gather;
};

type Gather = (jobs: readonly Enqueue[], tx: Queryable) => Promise<readonly Enqueue[]>;

type Reactions<E extends DomainEvent> = {
  readonly [T in E['type']]?: (event: Recorded<Extract<E, { type: T }>>) => Enqueue | readonly Enqueue[] | null;
};

/** `reactor<EmailEvent>()({ name: 'deliver-when-due', on: { EmailProcessed: (e) => enqueue(...) } })` */
export const reactor =
  <E extends DomainEvent>() =>
  (definition: {
    readonly name: string;
    readonly startAt?: 'end' | 'start';
    readonly on: Reactions<E>;
    readonly gather?: Gather;
  }): Reactor => {
    const reactions = definition.on as unknown as {
      readonly [type: string]: ((event: Recorded) => Enqueue | readonly Enqueue[] | null) | undefined;
    };
    return {
      name: definition.name,
      types: Object.keys(definition.on),
      startAt: definition.startAt ?? 'end',
      react: (event) => {
        const jobs = reactions[event.type]?.(event) ?? null;
        return jobs === null ? [] : 'job' in jobs ? [jobs] : jobs;
      },
      ...(definition.gather ? { gather: definition.gather } : {}),
    };
  };
