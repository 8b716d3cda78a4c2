import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Unreadable } from '../../../domain/shared/documents.port.ts';
import { childEnvironment } from '../../../platform/processes/child-environment.ts';
import type { ChildLimits } from '../limits.ts';
import { codeRangeKb } from './code-range.ts';
import { watchJob } from './job-watch.ts';
import type { ChildConfig, ChildMessage, ParentMessage } from './messages.ts';
import { assembly, piecesOf } from './pieces.ts';
import { processorSeconds } from './processor-time.ts';

/** What a job came to. `cpuMs`: its processor time; `ms`: the processor time that it may have and used up. */
export type Outcome =
  | { readonly outcome: 'done'; readonly value: unknown; readonly cpuMs?: number }
  | { readonly outcome: 'refused'; readonly unreadable: Unreadable }
  | { readonly outcome: 'timed_out'; readonly ms: number }
  | { readonly outcome: 'died'; readonly how: string };
/** Ended from outside, before it had used what it may: says nothing about the document. */
export type Interrupted = { readonly outcome: 'interrupted'; readonly how: string };

/** `kind` names a module of the child's configuration, `input` is what that module's `work` takes. */
export type Job = { readonly kind: string; readonly input: unknown };

/** One running child process. */
export type PoolChild = {
  readonly pid: number;
  /** false where the system cannot limit a process's memory or CPU */
  readonly limited: boolean;
  /** `cpuMs`: the processor time that this job may have */
  readonly run: (job: Job, cpuMs: number) => Promise<Outcome | Interrupted>;
  /** false once it has exited, failed, or used up its jobs or its CPU time */
  readonly usable: () => boolean;
  /** also while it is busy */
  readonly alive: () => boolean;
  readonly kill: () => Promise<void>;
};

/** `sh` sets the limits, says whether it could, and becomes node: the process id stays the same. */
const limitedNode = [
  'said=limited',
  'ulimit -d "$1" 2>/dev/null || said=unlimited',
  'ulimit -t "$2" 2>/dev/null || said=unlimited',
  'shift 2',
  'exec "$@" "$said"',
].join('; ');

function spawnLimited(config: ChildConfig, { dataKb, heapMb, jobCpuSeconds }: ChildLimits): ChildProcess {
  const script = fileURLToPath(new URL('./child.ts', import.meta.url));
  // collecting on helper threads takes the other children's processors: two children on two cores did 1.15 times the work of one, and do 1.87
  const v8 = [`--max-old-space-size=${heapMb}`, '--single-threaded-gc'];
  const node = [process.execPath, ...v8, script, JSON.stringify(config)];
  return spawn('/bin/sh', ['-c', limitedNode, 'sh', String(dataKb + codeRangeKb()), String(jobCpuSeconds * 2), ...node], {
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    env: childEnvironment(),
  });
}

/** Starts a child and waits until it is ready. Rejects when it cannot be started: that is the machine's fault, not a document's. */
export async function startPoolChild(config: ChildConfig, limits: ChildLimits): Promise<PoolChild> {
  const child = spawnLimited(config, limits);
  const exited = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('exit', (code, signal) => resolve(signal ?? `exit code ${code}`));
  });
  const limited = await readiness(child, exited, limits.startMs);
  let alive = true;
  let sound = true;
  let jobs = 0;
  let cpuSeconds = 0;
  const gone = exited.then((how) => {
    alive = false;
    return how;
  });
  idle(child);

  async function run(job: Job, cpuMs: number): Promise<Outcome | Interrupted> {
    jobs += 1;
    busy(child);
    sound = false; // until it says otherwise
    const before = processorSeconds(child.pid ?? 0) ?? cpuSeconds;
    const outcome = await answerOf(child, jobs, job, cpuMs, gone, (answer) => {
      cpuSeconds = answer.cpuSeconds;
      sound = answer.sound && answer.megabytes < limits.keptMb;
    });
    if (outcome.outcome === 'timed_out' || outcome.outcome === 'interrupted') child.kill('SIGKILL');
    idle(child);
    return outcome.outcome === 'done' ? { ...outcome, cpuMs: (cpuSeconds - before) * 1000 } : outcome;
  }

  return {
    pid: child.pid ?? 0,
    limited,
    run,
    alive: () => alive,
    usable: () => alive && sound && jobs < limits.jobs && cpuSeconds < limits.jobCpuSeconds,
    kill: async () => {
      child.ref(); // whoever awaits the end has to see it, even when nothing else keeps this process alive
      child.kill('SIGKILL');
      await gone;
    },
  };
}

/** An idle child does not keep the service's process alive. */
const idle = (child: ChildProcess): void => {
  child.unref();
  child.channel?.unref();
};
const busy = (child: ChildProcess): void => {
  child.ref();
  child.channel?.ref();
};

function readiness(child: ChildProcess, exited: Promise<string>, startMs: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => fail(`was not ready within ${startMs} ms`), startMs);
    const fail = (why: string): void => {
      clearTimeout(timer);
      child.kill('SIGKILL');
      reject(new Error(`document process: ${why}`));
    };
    void exited.then((how) => fail(`could not be started (${how})`));
    child.once('message', (message: ChildMessage) => {
      clearTimeout(timer);
      resolve(message.type === 'ready' && message.limited);
    });
  });
}

function answerOf(
  child: ChildProcess,
  id: number,
  job: Job,
  cpuMs: number,
  gone: Promise<string>,
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
        settle(refused ? { outcome: 'refused', unreadable: refused } : { outcome: 'done', value: answer.value() });
      }
    };
    const watch = watchJob(
      child.pid ?? 0,
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
  return fromOutside.has(how) ? { outcome: 'interrupted', how: `it was ended from outside by ${how}` } : { outcome: 'died', how };
};

/** Piece by piece, each when the one before is on its way: other work of this process gets its turn in between. */
async function instruct(child: ChildProcess, id: number, job: Job): Promise<void> {
  const send = (message: ParentMessage): Promise<void> =>
    new Promise((resolve, reject) => child.send(message, (error) => (error ? reject(error) : resolve())));
  for (const piece of piecesOf(job.input)) await send({ type: 'piece', id, piece });
  await send({ type: 'run', id, kind: job.kind });
}
