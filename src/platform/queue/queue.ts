/** The job queue: jobs put on it inside anybody's transaction, worked by any process, one at a time per key where the policy says so. */
import type { Enqueue, JobDefinition, Queryable } from '@order-intake/event-sourcing';
import { activeJobs } from './active-jobs.ts';
import { type JobsOf, openBoss } from './boss.ts';
import type { JobHandler } from './run-job.ts';
import { createWorker, type WorkerOptions } from './worker.ts';

export type Queue = {
  /** Makes the schema when it is missing. Before anything else; `stop` ends it. */
  readonly start: () => Promise<void>;
  /** One id per job in the same order, null where the policy refused it. With `tx` they exist when it commits, and only then. */
  readonly enqueue: (jobs: readonly Enqueue[], tx?: Queryable) => Promise<readonly (string | null)[]>;
  /**
   * Runs the job's handler in this process, up to `concurrency` at once. Every job is started at least once: after a crash or a
   * stop it is started again. A handler that rejects fails its job (see `retries`), it never ends the process.
   */
  readonly work: <Data extends object>(definition: JobDefinition<Data>, handler: JobHandler<Data>) => Promise<void>;
  /** Takes no more, gives running handlers `drainMs` (10 s) to end, then aborts their signals and puts their jobs back. */
  readonly stop: (options?: { readonly drainMs?: number }) => Promise<void>;
  /** Whether a process that lives works on the job; one that died does until that was noticed. */
  readonly isAtWork: (job: JobDefinition<object>, id: string) => Promise<boolean>;
  /** How many wait under this name, the ones for later included. */
  readonly waiting: (name: string) => Promise<number>;
  /** Jobs of a share under this name that wait or are worked on, at most so many of either. */
  readonly jobsOf: JobsOf;
  /** Resolves when nothing this process works for is running here or due. */
  readonly idle: () => Promise<void>;
};

/** `schema`: 'queue' unless said */
export type QueueOptions = WorkerOptions & { readonly schema?: string };

export const createQueue = ({ schema = 'queue', ...options }: QueueOptions): Queue => {
  const { pool, log } = options;
  const channel = `${schema}_jobs`;
  const boss = openBoss(pool, schema, channel, log);
  const active = activeJobs(schema);
  const worker = createWorker({ ...options, boss, channel, active });
  let stopped: Promise<void> | undefined;

  const stopAll = async ({ drainMs = 10_000 }: { readonly drainMs?: number } = {}) => {
    await worker.stop(drainMs);
    await boss.stop();
  };

  return {
    start: boss.start,
    enqueue: async (jobs, tx = pool) => {
      const ids = await boss.insert(jobs, tx);
      if (tx === pool) for (const { job } of jobs) worker.wake(job.name);
      return ids;
    },
    work: worker.work,
    stop: (options) => (stopped ??= stopAll(options)),
    isAtWork: ({ name }, id) => active.isHeld(pool, name, id),
    waiting: boss.waiting,
    jobsOf: boss.jobsOf,
    idle: worker.idle,
  };
};
