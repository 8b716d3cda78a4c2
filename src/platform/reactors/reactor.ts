/** A reactor turns events into jobs: a subscription whose checkpoint and jobs are written in one transaction. */
import type { DomainEvent, Recorded } from '../event-store/event-store.ts';
import type { Enqueue } from '../queue/job.ts';

export type Reactor = {
  readonly name: string;
  readonly types: readonly string[];
  /** where a new reactor starts; a rebuild never rewinds one */
  readonly startAt: 'end' | 'start';
  readonly react: (event: Recorded) => readonly Enqueue[];
};

type Reactions<E extends DomainEvent> = {
  readonly [T in E['type']]?: (event: Recorded<Extract<E, { type: T }>>) => Enqueue | readonly Enqueue[] | null;
};

/** `reactor<EmailEvent>()({ name: 'deliver-when-due', on: { EmailProcessed: (e) => enqueue(...) } })` */
export const reactor =
  <E extends DomainEvent>() =>
  (definition: { readonly name: string; readonly startAt?: 'end' | 'start'; readonly on: Reactions<E> }): Reactor => {
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
    };
  };
