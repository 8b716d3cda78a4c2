/** One run of one job: its deadline, its end, and what the queue is told of it. Never rejects. */
import { setTimeout as sleep } from 'node:timers/promises';
import { isPassing, type JobDefinition } from '@order-intake/event-sourcing';
import type { Logger } from '../logging/logger.ts';

export type JobContext = {
  readonly jobId: string;
  /** aborts at the deadline and when the process stops; what goes on after it may run beside the next attempt */
  readonly signal: AbortSignal;
  /** Whether another company or mailbox waits for the place that this job holds. One that may be long asks, and goes on in its next turn. */
  readonly othersWait: () => Promise<boolean>;
};

/** A handler's result when it ends well: nothing, or that it yields and has to be started again. */
// biome-ignore lint/suspicious/noConfusingVoidType: what an async function without an answer resolves to
export type HandlerEnd = Promise<'again' | void>;

export type JobHandler<Data extends object> = (data: Data, context: JobContext) => HandlerEnd;

/** deadline: the handler did not end in time; interrupted: the process stopped, the job waits again; yielded: it waits for its next turn */
export type JobOutcome = 'completed' | 'failed' | 'deadline' | 'interrupted' | 'yielded';

export type Settlement = {
  readonly complete: () => Promise<void>;
  /** It waits again, before those that came later. */
  readonly yield: () => Promise<void>;
  /** `byOutage`: a store was away. */
  readonly fail: (output: object, byOutage: boolean) => Promise<void>;
};

type Run = {
  readonly definition: JobDefinition<object>;
  readonly jobId: string;
  readonly handle: (context: JobContext) => HandlerEnd;
  readonly othersWait: () => Promise<boolean>;
  readonly settlement: Settlement;
  /** aborts when the process stops and will wait no longer */
  readonly stopping: AbortSignal;
  readonly log: Pick<Logger, 'warn' | 'error'>;
};

/** How long a handler may take to notice its signal. */
const noticeMs = 5_000;

class DeadlinePassed extends Error {
  override readonly name = 'DeadlinePassed';
}

export const runJob = async ({ definition, jobId, handle, othersWait, settlement, stopping, log }: Run): Promise<JobOutcome> => {
  const about = { job: definition.name, jobId };
  const deadline = new AbortController();
  const passed = new DeadlinePassed(`the job ${definition.name} did not end within ${definition.deadlineMs} ms`);
  const timer = setTimeout(() => deadline.abort(passed), definition.deadlineMs);
  const signal = AbortSignal.any([deadline.signal, stopping]);

  const end = await firstEnd(
    Promise.resolve().then<unknown>(() => handle({ jobId, signal, othersWait })),
    signal,
    stopping,
  );
  clearTimeout(timer);

  if (end.ok && end.said === 'again') {
    await persistently(settlement.yield, stopping, log, about);
    return 'yielded';
  }
  if (end.ok) {
    await persistently(settlement.complete, stopping, log, about);
    return 'completed';
  }
  if (stopping.aborted && !deadline.signal.aborted) return 'interrupted';
  const error = deadline.signal.aborted ? passed : end.error;
  log.error({ ...about, err: error }, 'a job failed');
  await persistently(() => settlement.fail(outputOf(error), isPassing(error)), stopping, log, about);
  return deadline.signal.aborted ? 'deadline' : 'failed';
};

type End = { readonly ok: true; readonly said: unknown } | { readonly ok: false; readonly error: unknown };

/** How the handler ended, or that it did not although its signal was aborted some time ago. */
const firstEnd = async (work: Promise<unknown>, signal: AbortSignal, stopping: AbortSignal): Promise<End> => {
  const ownEnd = work.then(
    (result: unknown): End => ({ ok: true, said: result }),
    (error: unknown): End => ({ ok: false, error }),
  );
  const over = new AbortController();
  const left = new Promise<End>((resolve) => {
    const giveUp = async () => {
      await sleep(stopping.aborted ? 0 : noticeMs, undefined, { signal: over.signal }).catch(() => undefined);
      resolve({ ok: false, error: signal.reason });
    };
    if (signal.aborted) void giveUp();
    else signal.addEventListener('abort', () => void giveUp(), { once: true, signal: over.signal });
  });
  try {
    return await Promise.race([ownEnd, left]);
  } finally {
    over.abort();
  }
};

/** Only what cannot hold anybody's data: messages of foreign errors may. They are in the log, redacted. */
const outputOf = (error: unknown): object => {
  const { name, code } = (error ?? {}) as { name?: unknown; code?: unknown };
  return {
    error: typeof name === 'string' ? name : 'Error',
    ...(typeof code === 'string' || typeof code === 'number' ? { code } : {}),
  };
};

/**
 * Records an end, waiting for a database that is unavailable or full. If the process stops first, the next one finds
 * the job and does it again; so does this one if the end cannot be recorded at all (worker.ts).
 */
const persistently = async (write: () => Promise<void>, stopping: AbortSignal, log: Run['log'], about: object): Promise<void> => {
  for (let pause = 100; ; pause = Math.min(pause * 2, 5_000)) {
    try {
      return await write();
    } catch (error) {
      if (!isPassing(error)) return log.error({ ...about, err: error }, 'the end of a job could not be recorded');
      log.warn({ ...about, err: error }, 'the end of a job cannot be recorded yet');
      if (stopping.aborted) return;
      await sleep(pause, undefined, { signal: stopping }).catch(() => undefined);
    }
  }
};
