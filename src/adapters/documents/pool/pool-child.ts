import type { ChildProcess } from 'node:child_process';
import { constants, getPriority, setPriority } from 'node:os';
import type { Unreadable } from '@order-intake/order-extraction/document';
import type { Confinement } from '../../../platform/processes/confinement.ts';
import type { ChildLimits } from '../limits.ts';
import { watchJob } from './job-watch.ts';
import type { ChildConfig, ChildMessage, ParentMessage } from './messages.ts';
import { assembly, piecesOf } from './pieces.ts';
import { processorSeconds } from './processor-time.ts';
import { signalBehind, spawnChild, workingPid } from './spawn-child.ts';

/**
 * What a job came to. `cpuMs`: its processor time; `ms`: the processor time that it may have and used up; `sound`: a rule of ours refused it, which would
 * refuse it anywhere.
 */
export type Outcome =
  | { readonly outcome: 'done'; readonly value: unknown; readonly cpuMs?: number }
  | { readonly outcome: 'refused'; readonly unreadable: Unreadable; readonly sound: boolean }
  | { readonly outcome: 'timed_out'; readonly ms: number }
  | { readonly outcome: 'died'; readonly how: string };
/** Ended from outside, before it had used what it may: says nothing about the document. */
export type Interrupted = {
  readonly outcome: 'interrupted';
  readonly how: string /** by a signal that came from outside */;
  readonly killed?: true;
};

/** `kind` names a module of the child's configuration, `input` is what that module's `work` takes, beside the bytes of the file at `path`. */
export type Job = { readonly kind: string; readonly input: unknown; readonly path?: string };

/** One running child process. */
export type PoolChild = {
  readonly pid: number;
  /** false where the system cannot limit a process's memory or CPU */
  readonly limited: boolean;
  readonly confinement: Confinement;
  /** processor time until it was ready; 0 where it is not shown */
  readonly startCpuMs: number;
  /** `cpuMs`: the processor time that this job may have; `bytes`: its file, which the child could not open */
  readonly run: (job: Job, cpuMs: number, bytes: Buffer) => Promise<Outcome | Interrupted>;
  /** it has been given no job yet: what goes wrong in its first one is that one's doing */
  readonly fresh: () => boolean;
  /** false once it has exited, failed, or used up its jobs or its CPU time */
  readonly usable: () => boolean;
  /** also while it is busy */
  readonly alive: () => boolean;
  readonly kill: () => Promise<void>;
};

type Circumstances = {
  readonly hidden?: readonly string[];
  /** all else that the service does goes before it */
  readonly givesWay?: boolean;
  /** aborts a start that nobody waits for any more */
  readonly stopping?: AbortSignal;
};

/** Starts a child and waits until it is ready. Rejects when it cannot be started: that is the machine's fault, not a document's. */
export async function startPoolChild(
  config: ChildConfig,
  limits: ChildLimits,
  { hidden = [], givesWay = false, stopping = new AbortController().signal }: Circumstances = {},
): Promise<PoolChild> {
  const { child, confinement } = await spawnChild(config, limits, hidden);
  if (givesWay) lowerPriority(child.pid);
  const exited = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('exit', (code, signal) => resolve(signal ?? signalBehind(code, confinement) ?? `exit code ${code}`));
  });
  // of one process in another there is only the outer one at first
  const pidOf = () => workingPid(child.pid ?? 0, confinement) || (child.pid ?? 0);
  const limited = await readiness({ child, exited, pidOf }, limits.startCpuMs, stopping);
  const pid = workingPid(child.pid ?? 0, confinement);
  const startCpuMs = (processorSeconds(pid) ?? 0) * 1_000;
  let alive = true;
  let sound = true;
  let jobs = 0;
  let cpuSeconds = 0;
  const gone = exited.then((how) => {
    alive = false;
    return how;
  });
  idle(child);

  async function run(job: Job, cpuMs: number, bytes: Buffer): Promise<Outcome | Interrupted> {
    jobs += 1;
    busy(child);
    sound = false; // until it says otherwise
    const before = processorSeconds(pid) ?? cpuSeconds;
    const outcome = await answerOf({ child, pid, gone }, jobs, { ...job, bytes }, cpuMs, (answer) => {
      cpuSeconds = answer.cpuSeconds;
      sound = answer.sound && answer.megabytes < limits.keptMb;
    });
    if (outcome.outcome === 'timed_out' || outcome.outcome === 'interrupted') child.kill('SIGKILL');
    idle(child);
    return outcome.outcome === 'done' ? { ...outcome, cpuMs: (cpuSeconds - before) * 1000 } : outcome;
  }

  return {
    pid,
    limited,
    confinement,
    startCpuMs,
    run,
    fresh: () => jobs === 0,
    alive: () => alive,
    usable: () => alive && sound && jobs < limits.jobs && cpuSeconds < limits.jobCpuSeconds,
    kill: async () => {
      child.ref(); // the awaiting code has to see the end, even when nothing else keeps this process alive
      child.kill('SIGKILL');
      await gone;
    },
  };
}

/** How far below its parent: it gets half of what the parent gets, as long as both want the processor. */
const below = 3;

/**
 * Only where the parent runs at low priority already: a process that does everything, as on one machine or in a test,
 * has nothing that should precede its readers. Set at once, so that the child's own children inherit it. Some systems
 * know no priorities: the child then keeps its parent's.
 */
const lowerPriority = (pid: number | undefined): void => {
  const { PRIORITY_BELOW_NORMAL, PRIORITY_LOW } = constants.priority;
  try {
    const ownPriority = getPriority();
    if (pid !== undefined && ownPriority >= PRIORITY_BELOW_NORMAL) setPriority(pid, Math.min(PRIORITY_LOW, ownPriority + below));
  } catch {
    // it has ended, which is told elsewhere
  }
};

/** An idle child does not keep the service's process alive. */
const idle = (child: ChildProcess): void => {
  child.unref();
  child.channel?.unref();
};
const busy = (child: ChildProcess): void => {
  child.ref();
  child.channel?.ref();
};

type Starting = { readonly child: ChildProcess; readonly exited: Promise<string>; readonly pidOf: () => number };

/**
 * Don't kill children that start slowly on a busy machine: the replacement would be just as slow, and no document
 * would ever be read.
 */
function readiness({ child, exited, pidOf }: Starting, startCpuMs: number, stopping: AbortSignal): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const onStop = (): void => fail('was stopped before it was ready');
    const fail = (why: string): void => {
      watch.stop();
      stopping.removeEventListener('abort', onStop);
      child.kill('SIGKILL');
      reject(new Error(`document process: ${why}`));
    };
    const watch = watchJob(
      pidOf,
      startCpuMs,
      () => fail(`was not ready within ${startCpuMs} ms of processor time`),
      () => fail('was not ready, and did not compute either'),
    );
    stopping.addEventListener('abort', onStop, { once: true });
    if (stopping.aborted) onStop();
    void exited.then((how) => fail(`could not be started (${how})`));
    child.once('message', (message: ChildMessage) => {
      watch.stop();
      stopping.removeEventListener('abort', onStop);
      resolve(message.type === 'ready' && message.limited);
    });
  });
}

type Running = { readonly child: ChildProcess; readonly pid: number; readonly gone: Promise<string> };

function answerOf(
  { child, pid, gone }: Running,
  id: number,
  job: Job & { readonly bytes: Buffer },
  cpuMs: number,
  onAnswer: (answer: Extract<ChildMessage, { type: 'answer' }>) => void,
): Promise<Outcome | Interrupted> {
  return new Promise((resolve) => {
    const settle = (outcome: Outcome | Interrupted): void => {
      watch.stop();
      child.off('message', onMessage);
      resolve(outcome);
    };
    const answer = assembly();
    const onMessage = (message: ChildMessage): void => {
      if (message.type === 'ready' || message.id !== id) return;
      if (message.type === 'piece') answer.add(message.piece);
      else {
        onAnswer(message);
        const { refused } = message;
        settle(
          refused
            ? { outcome: 'refused', unreadable: refused, sound: message.sound }
            : { outcome: 'done', value: answer.value() },
        );
      }
    };
    const watch = watchJob(
      () => pid,
      cpuMs,
      () => settle({ outcome: 'timed_out', ms: cpuMs }),
      () => settle({ outcome: 'interrupted', how: 'it did not end, and did not compute either' }),
    );
    child.on('message', onMessage);
    void gone.then((how) => settle(endOf(how, watch.usedMs(), cpuMs)));
    instruct(child, id, job).catch((error: unknown) =>
      settle({ outcome: 'interrupted', how: error instanceof Error ? error.message : String(error) }),
    );
  });
}

/** Signals that others send: the system that is out of memory, an operator, a terminal. Parsers that break end by other ones. */
const fromOutside: ReadonlySet<string> = new Set(['SIGKILL', 'SIGTERM', 'SIGINT', 'SIGHUP', 'SIGQUIT']);

/** The limit on processor time kills as well: then nearly all of the job's share is used. */
const endOf = (how: string, usedMs: number, cpuMs: number): Outcome | Interrupted => {
  if (how === 'SIGXCPU' || (how === 'SIGKILL' && usedMs >= cpuMs * 0.9)) return { outcome: 'timed_out', ms: cpuMs };
  if (!fromOutside.has(how)) return { outcome: 'died', how };
  return { outcome: 'interrupted', how: `it was ended from outside by ${how}`, killed: true };
};

/** Piece by piece, each when the one before is on its way: other work of this process gets its turn in between. */
async function instruct(child: ChildProcess, id: number, job: Job & { readonly bytes: Buffer }): Promise<void> {
  const send = (message: ParentMessage): Promise<void> =>
    new Promise((resolve, reject) => child.send(message, (error) => (error ? reject(error) : resolve())));
  for (const piece of piecesOf(job.input)) await send({ type: 'piece', id, piece });
  await send({ type: 'run', id, kind: job.kind, bytes: job.bytes.length });
  child.stdin?.write(job.bytes);
}
