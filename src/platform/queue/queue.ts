/** The job queue: jobs put on it inside anybody's transaction, worked by any process, one at a time per key where the policy says so. */
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import type { Logger } from '../logging/logger.ts';
import { type Queryable, withTransaction } from '../postgres/pool.ts';
import { inSpan } from '../telemetry/tracing.ts';
import { activeJobs, type TakenJob } from './active-jobs.ts';
import { openBoss, traceField } from './boss.ts';
import { freeDeadWorkers, giveBack } from './dead-workers.ts';
import type { Enqueue, JobDefinition } from './job.ts';
import { type HandlerEnd, type JobContext, type JobOutcome, runJob } from './run-job.ts';
import { holdPlaces } from './shares.ts';
import { createWorkerLoop, type WorkerLoop } from './worker-loop.ts';
import { type Presence, showPresence } from './worker-presence.ts';

export type JobHandler<Data extends object> = (data: Data, context: JobContext) => HandlerEnd;

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
  /** How many wait under this name, the ones for later included. */
  readonly waiting: (name: string) => Promise<number>;
  /** Resolves when nothing this process works for is running here or due. */
  readonly idle: () => Promise<void>;
};

export type QueueOptions = {
  readonly pool: pg.Pool;
  /** 'queue' unless said */
  readonly schema?: string;
  readonly log: Logger;
  /** how late a job for later may start, and any job whose notification was lost; 400 unless said */
  readonly duePollMs?: number;
  readonly onJobEnd?: (end: { readonly job: string; readonly outcome: JobOutcome; readonly seconds: number }) => void;
};

const sweepMs = 10_000;
const sweepAgainMs = 200;

export const createQueue = ({ pool, schema = 'queue', log, duePollMs = 400, onJobEnd }: QueueOptions): Queue => {
  const channel = `${schema}_jobs`;
  const boss = openBoss(pool, schema, channel, log);
  const active = activeJobs(schema);
  const loops = new Map<string, WorkerLoop>();
  const patience = new AbortController(); // aborted when running jobs are waited for no longer
  const ticking = new AbortController();
  let presence: Promise<Presence> | undefined;

  const wake = (name: string) => loops.get(name)?.wake();

  /** Calls `tick` until the queue stops; it answers the pause before the next one. Trouble is told once, until it is over. */
  const repeat = async (what: string, tick: () => Promise<number>) => {
    let troubled = false;
    while (!ticking.signal.aborted) {
      const pause = await tick().then(
        (ms) => {
          if (troubled) log.info({}, `${what} works again`);
          troubled = false;
          return ms;
        },
        (error: unknown) => {
          if (!troubled) log.warn({ err: error }, `${what} does not work`);
          troubled = true;
          return 1_000;
        },
      );
      await sleep(pause, undefined, { signal: ticking.signal }).catch(() => undefined);
    }
  };

  const join = async (): Promise<Presence> => {
    const shown = await showPresence({ pool, channel, onJobs: wake, log });
    void repeat('looking for due jobs', async () => {
      for (const name of await active.due(pool, [...loops.keys()])) wake(name);
      return duePollMs;
    });
    void repeat('looking for jobs that were put off too far', async () => {
      const names = [...loops.keys()];
      for (const name of await active.pullForward(pool, names)) wake(name);
      return names.length === 0 ? sweepAgainMs : sweepMs;
    });
    void repeat('looking for dead workers', async () =>
      (await freeDeadWorkers({ pool, active, channel, selfId: shown.workerId, log })).lookAgain ? sweepAgainMs : sweepMs,
    );
    return shown;
  };

  const joined = (): Promise<Presence> => {
    presence ??= join().catch((error: unknown) => {
      presence = undefined;
      throw error;
    });
    return presence;
  };

  const settlementOf = (name: string, id: string, workerId: string) => ({
    complete: () => active.complete(pool, name, id, workerId),
    yield: () =>
      withTransaction(pool, async (tx) => {
        if (await active.letGo(tx, name, id, workerId)) await active.putBack(tx, name, id, false);
      }),
    fail: (output: object) =>
      withTransaction(pool, async (tx) => {
        if (await active.letGo(tx, name, id, workerId)) await boss.fail(name, id, output, tx);
      }),
  });

  const leave = async ({ workerId, leave: endSession }: Presence) => {
    await withTransaction(pool, async (tx) => {
      const names = await giveBack(tx, active, workerId, false);
      await tx.query('delete from app.worker_processes where id = $1', [workerId]);
      await tx.query('select pg_notify($1, name) from unnest($2::text[]) as name', [channel, names]);
    }).catch((error: unknown) =>
      log.warn({ err: error }, 'jobs of this process could not be put back, the next one will find them'),
    );
    await endSession();
  };

  const stopAll = async ({ drainMs = 10_000 }: { readonly drainMs?: number } = {}) => {
    const all = [...loops.values()];
    await Promise.all(all.map((loop) => loop.stop()));
    const drained = Promise.all(all.map((loop) => loop.drained()));
    await Promise.race([drained, sleep(drainMs, undefined, { ref: false })]);
    patience.abort(new Error('the process is stopping'));
    await Promise.race([drained, sleep(2_000, undefined, { ref: false })]);
    ticking.abort();
    if (presence) await leave(await presence);
    await boss.stop();
  };
  let stopped: Promise<void> | undefined;

  return {
    start: boss.start,
    enqueue: async (jobs, tx = pool) => {
      const ids = await boss.insert(jobs, tx);
      if (tx === pool) for (const { job } of jobs) wake(job.name);
      return ids;
    },
    work: async <Data extends object>(definition: JobDefinition<Data>, handler: JobHandler<Data>) => {
      const { name, concurrency } = definition;
      if (loops.has(name)) throw new Error(`the job ${name} is worked twice in one process: raise its concurrency instead`);
      await boss.declare(definition as JobDefinition<object>);
      const { workerId } = await joined();
      const places = holdPlaces(concurrency);
      const loop = createWorkerLoop<TakenJob>({
        concurrency,
        take: async (limit) => places.taken(await active.take(pool, name, workerId, { limit, ...places.now() })),
        run: async ({ id, data: stored, ...share }) => {
          const began = performance.now();
          const { [traceField]: parent = null, ...data } = stored as { readonly [traceField]?: string };
          const outcome = await runJob({
            definition: definition as JobDefinition<object>,
            jobId: id,
            handle: (context) =>
              inSpan(`job ${name}`, { attributes: { jobId: id }, parent }, async () => handler(data as Data, context)),
            // with a place free nobody waits for this one
            othersWait: async () => places.full() && (await active.othersWait(pool, name, share)),
            settlement: settlementOf(name, id, workerId),
            stopping: patience.signal,
            log,
          });
          places.left(share);
          onJobEnd?.({ job: name, outcome, seconds: (performance.now() - began) / 1_000 });
        },
        onTrouble: (error) => log.warn({ err: error, job: name }, 'jobs cannot be taken'),
      });
      loops.set(name, loop);
      loop.wake();
    },
    stop: (options) => (stopped ??= stopAll(options)),
    waiting: boss.waiting,
    idle: async () => {
      // what was due when looked and is not any more is running by the second look, or over
      const busy = async () =>
        (await active.due(pool, [...loops.keys()])).length > 0 || [...loops.values()].some((loop) => loop.running() > 0);
      while (await busy()) await sleep(20);
    },
  };
};
