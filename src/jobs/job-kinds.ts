/** The kinds of job that the service has, and what they have in common: a definition says what is its own. */
import { type JobDefinition, type JobPolicy, job } from '@order-intake/event-sourcing';

export const minute = 60_000;

type Retries = NonNullable<JobDefinition<object>['retries']>;

type Own = {
  readonly name: string;
  /** a minute unless said */
  readonly deadlineMs?: number;
  /** four unless said */
  readonly concurrency?: number;
  /** half of these unless said */
  readonly placesOfOne?: number;
  readonly policy?: JobPolicy;
  readonly ownSteps?: true;
  /** null: the first failure is the last */
  readonly retries?: Retries | null;
};

/**
 * For five minutes, and while a store or a database is unavailable: most of these are requested once, by an event. A
 * database that only restarts is back within that time.
 */
const untilStoresAnswer: Retries = { limit: 23, delayMs: 15_000, firstMs: 1_000, outagesCount: false };

/**
 * Jobs that wait for servers that a company names: one may hold a worker for minutes. With half of four places, two
 * companies with such servers kept all others waiting; waiting takes no processor time.
 */
export const waitsForServers = { concurrency: 24, placesOfOne: 2 } as const;

/**
 * Work of one company, which takes that company's turns: once per key at a time, and repeated while a store is
 * unavailable.
 */
export const companyJob = <Data extends object>({ retries = untilStoresAnswer, ...options }: Own) =>
  job<{ readonly companyId: string } & Data>({
    policy: 'stately',
    deadlineMs: minute,
    concurrency: 4,
    ...options,
    ...(retries === null ? {} : { retries }),
  });

/** What the clock asks for, of no company: done once however many ask, and by the next tick when it fails. */
export const tickJob = <Data extends object = Record<string, never>>(options: Pick<Own, 'name' | 'deadlineMs'>) =>
  job<Data>({ policy: 'stately', deadlineMs: minute, concurrency: 1, ...options });
