/** Works jobs in this process: one loop for each name, under a presence that other processes see, until it is stopped. */
import { setTimeout as sleep } from 'node:timers/promises';
import { inSpan, type JobDefinition, withTransaction } from '@order-intake/event-sourcing';
import type pg from 'pg';
import type { Fairly } from '../fair-share.ts';
import type { Logger } from '../logging/logger.ts';
import type { ActiveJobs } from './active-jobs.ts';
import { type Boss, traceField } from './boss.ts';
import { freeDeadWorkers, giveBack } from './dead-workers.ts';
import { repeatedly } from './repeatedly.ts';
import { type JobHandler, type JobOutcome, runJob, type Settlement } from './run-job.ts';
import { holdPlaces } from './shares.ts';
import type { TakenJob } from './taking-jobs.ts';
import { createWorkerLoop, type WorkerLoop } from './worker-loop.ts';
import { type Presence, showPresence } from './worker-presence.ts';

export type WorkerOptions = {
  readonly pool: pg.Pool;
  readonly log: Logger;
  /** how late a job for later may start, and any job whose notification was lost; 400 unless said */
  readonly duePollMs?: number;
  /** how often abandoned jobs are looked for; default: 10 s */
  readonly sweepMs?: number;
  /** which company's job begins first, over all names; default: each as soon as it is taken */
  readonly fairly?: Fairly;
  readonly onJobEnd?: (end: { readonly job: string; readonly outcome: JobOutcome; readonly seconds: number }) => void;
};

type Options = WorkerOptions & {
  readonly boss: Boss;
  readonly active: ActiveJobs;
  /** where processes hear of new jobs */
  readonly channel: string;
};

export type Worker = {
  /** There may be jobs of this name. */
  readonly wake: (name: string) => void;
  readonly work: <Data extends object>(definition: JobDefinition<Data>, handler: JobHandler<Data>) => Promise<void>;
  /** Takes no more, gives running handlers that long to end, then aborts their signals and puts their jobs back. */
  readonly stop: (drainMs: number) => Promise<void>;
  /** Resolves when nothing this process works for is running here or due. */
  readonly idle: () => Promise<void>;
};

export const createWorker = (options: Options): Worker => {
  const { pool, active, boss } = options;
  const loops = new Map<string, WorkerLoop>();
  const patience = new AbortController(); // aborted when running jobs are waited for no longer
  const worked = () => [...loops.keys()];
  const due = () => active.due(pool, worked());
  const wake = (name: string) => loops.get(name)?.wake();
  /** ids of the jobs that are being done */
  const atWork = new Set<string>();
  const isDone = (name: string, id: string) => !atWork.has(id) && loops.get(name)?.looking() === false;
  const membership = createMembership(options, { wake, worked, isDone });

  return {
    wake,
    work: async (definition, handler) => {
      const { name } = definition;
      if (loops.has(name)) throw new Error(`the job ${name} is worked twice in one process: raise its concurrency instead`);
      const job = { definition: definition as JobDefinition<object>, handler: handler as JobHandler<object> };
      await boss.declare(job.definition);
      const { workerId } = await membership.join();
      const loop = loopOf(options, job, { workerId, atWork, stopping: patience.signal });
      loops.set(name, loop);
      loop.wake();
    },
    stop: async (drainMs) => {
      const all = [...loops.values()];
      await Promise.all(all.map((loop) => loop.stop()));
      const drained = Promise.all(all.map((loop) => loop.drained()));
      await Promise.race([drained, sleep(drainMs, undefined, { ref: false })]);
      patience.abort(new Error('the process is stopping'));
      await Promise.race([drained, sleep(2_000, undefined, { ref: false })]);
      await membership.leave();
    },
    idle: async () => {
      // what was due when looked and is not any more is running by the second look, or over
      const busy = async () => (await due()).length > 0 || [...loops.values()].some((loop) => loop.running() > 0);
      while (await busy()) await sleep(20);
    },
  };
};

type Job = { readonly definition: JobDefinition<object>; readonly handler: JobHandler<object> };

const atOnce: Fairly = (_, step) => step();

type Here = { readonly workerId: string; readonly atWork: Set<string>; readonly stopping: AbortSignal };

const loopOf = (options: Options, { definition, handler }: Job, { workerId, atWork, stopping }: Here): WorkerLoop => {
  const { pool, active, log, onJobEnd } = options;
  const { name, concurrency } = definition;
  const slots = holdPlaces(definition);
  const fairly = definition.ownSteps ? atOnce : (options.fairly ?? atOnce);
  const runTaken = async ({ id, data: stored, ...share }: TakenJob): Promise<void> => {
    if (stopping.aborted) return; // the worker that stopped has put it back
    const began = performance.now();
    const { [traceField]: parent = null, ...data } = stored as { readonly [traceField]?: string };
    const outcome = await runJob({
      definition,
      jobId: id,
      handle: (context) => inSpan(`job ${name}`, { attributes: { jobId: id }, parent }, async () => handler(data, context)),
      // with a place free nobody waits for this one
      othersWait: async () => slots.full() && (await active.othersWait(pool, name, share)),
      settlement: settlementOf(options, definition, id, workerId),
      stopping,
      log,
    });
    onJobEnd?.({ job: name, outcome, seconds: (performance.now() - began) / 1_000 });
  };
  return createWorkerLoop<TakenJob>({
    concurrency,
    take: async (limit) => {
      const jobs = slots.taken(await active.take(pool, name, workerId, { limit, ...slots.now() }));
      for (const { id } of jobs) atWork.add(id);
      return jobs;
    },
    run: async (job) => {
      const { companyId } = job;
      await (companyId === '' ? runTaken(job) : fairly(companyId, () => runTaken(job)));
      slots.left(job);
      atWork.delete(job.id);
    },
    onTrouble: (error) => log.warn({ err: error, job: name }, 'jobs cannot be taken'),
  });
};

/** What the queue is told of a job that this worker holds; of one that it does not hold any more, nothing. */
const settlementOf = (
  { pool, active, boss }: Options,
  definition: JobDefinition<object>,
  id: string,
  workerId: string,
  { name } = definition,
): Settlement => ({
  complete: () => active.complete(pool, name, id, workerId),
  yield: () =>
    withTransaction(pool, async (tx) => {
      if (await active.letGo(tx, name, id, workerId)) await active.putBack(tx, name, id, false);
    }),
  fail: (output, byOutage) =>
    withTransaction(pool, async (tx) => {
      if (await active.letGo(tx, name, id, workerId)) await boss.fail(definition, id, { output, byOutage }, tx);
    }),
});

const sweepAgainMs = 200;

type Loops = {
  readonly wake: (name: string) => void;
  readonly worked: () => readonly string[];
  /** Whether nothing is being done, or asked for, that could be this job. */
  readonly isDone: (name: string, id: string) => boolean;
};

/**
 * What this process holds and does not do waits again: the answer that gave it to it was lost with its connection, or its end could not be recorded.
 * Nobody else would find it before its job expires, for the process lives.
 */
const putBackForgotten = async ({ pool, active, log }: Options, { wake, worked, isDone }: Loops, workerId: string) => {
  for (const { name, id } of await active.heldBy(pool, workerId, worked())) {
    if (!isDone(name, id)) continue;
    const isBack = await withTransaction(pool, async (tx) => {
      if (!(await active.letGo(tx, name, id, workerId))) return false;
      await active.putBack(tx, name, id, false);
      return true;
    });
    if (!isBack) continue;
    log.warn({ job: name, jobId: id }, 'a job was held that nobody was at work on: it waits again');
    wake(name);
  }
};

/** This process among those that work jobs: seen by the others from its first job on, looking for what is due and for those that died. */
const createMembership = (options: Options, loops: Loops) => {
  const { pool, channel, active, log, duePollMs = 400, sweepMs = 10_000 } = options;
  const { wake, worked } = loops;
  const ending = new AbortController();
  const { signal } = ending;
  let joined: Promise<Presence> | undefined;

  const join = async (): Promise<Presence> => {
    const presence = await showPresence({ pool, channel, onJobs: wake, log });
    void repeatedly({ what: 'looking for due jobs', signal, log }, async () => {
      for (const name of await active.due(pool, worked())) wake(name);
      return duePollMs;
    });
    void repeatedly({ what: 'looking for jobs that were put off too far', signal, log }, async () => {
      const names = worked();
      for (const name of await active.pullForward(pool, names)) wake(name);
      return names.length === 0 ? sweepAgainMs : sweepMs;
    });
    void repeatedly({ what: 'looking for jobs that nobody is at work on', signal, log }, async () => {
      await putBackForgotten(options, loops, presence.workerId);
      return sweepMs;
    });
    void repeatedly({ what: 'looking for dead workers', signal, log }, async () => {
      const { lookAgain } = await freeDeadWorkers({ pool, active, channel, selfId: presence.workerId, log });
      return lookAgain ? sweepAgainMs : sweepMs;
    });
    return presence;
  };

  return {
    join: (): Promise<Presence> => {
      joined ??= join().catch((error: unknown) => {
        joined = undefined;
        throw error;
      });
      return joined;
    },
    /** What it still holds waits again. */
    leave: async (): Promise<void> => {
      ending.abort();
      if (!joined) return;
      const { workerId, leave: endSession } = await joined;
      await withTransaction(pool, (tx) => giveBack(tx, active, { channel, workerId, died: false })).catch((error: unknown) =>
        log.warn({ err: error }, 'jobs of this process could not be put back, the next one will find them'),
      );
      await endSession();
    },
  };
};
