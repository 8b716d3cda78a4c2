/** API, projector or worker as the program that an installation runs; one that ends by itself is started again, and told of. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { getPriority, setPriority } from 'node:os';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Part } from './part.ts';

export type ServiceProgram = Part & {
  readonly pid: () => number;
  /** What it printed when it was ready, the last time. */
  readonly ready: () => { readonly url?: string; readonly healthUrl?: string };
  /** How often it ended without being told to. */
  readonly endedByItself: () => number;
};

const root = fileURLToPath(new URL('../../../', import.meta.url));
const restartMs = 250;
const levelMs = 250;
const endWithParent = `--import=${new URL('./end-with-parent.ts', import.meta.url).href}`;

/** `TEST_LOG=debug` shows what it logs. */
const logging = process.env.TEST_LOG ? { LOG_LEVEL: process.env.TEST_LOG } : { LOG_LEVEL: 'fatal' };

/**
 * Undoes a program's low priority, which only root may: beside other work it would get so little time that callers
 * give up on it.
 */
const level = ({ pid = 0 }: ChildProcess): void => {
  try {
    // of each of its threads: Linux gives one to each
    for (const thread of readdirSync(`/proc/${pid}/task`)) setPriority(Number(thread), getPriority());
  } catch {
    // then it is as slow as the machine makes it
  }
};

type Options = {
  /** as where it is installed; otherwise it has the priority of the test */
  readonly givesWay?: boolean;
};

/** Comes back when it is ready. */
export const startServiceProgram = async (
  name: 'api' | 'projector' | 'worker',
  env: Readonly<Record<string, string>>,
  { givesWay = false }: Options = {},
): Promise<ServiceProgram> => {
  let child: ChildProcess | undefined;
  let said: ReturnType<ServiceProgram['ready']> = {};
  let wanted = false;
  let own = 0;
  let starting: Promise<void> | null = null;

  const alive = () => child !== undefined && child.exitCode === null && child.signalCode === null;

  /** Again and again until it is ready, or not wanted any more. */
  const launch = async (): Promise<void> => {
    while (wanted) {
      const started = spawn(process.execPath, [`src/main/${name}.ts`], {
        cwd: root,
        env: { ...process.env, ...env, ...logging, NODE_OPTIONS: `${endWithParent} ${env.NODE_OPTIONS ?? ''}` },
        stdio: ['pipe', 'pipe', 'inherit'],
      });
      child = started;
      const gone = once(started, 'exit').then(() => null);
      const lines = createInterface({ input: started.stdout as NodeJS.ReadableStream });
      // it lowers its priority before it is ready, and would take minutes until then
      const levelling = givesWay ? undefined : setInterval(() => level(started), levelMs);
      const first = await Promise.race([once(lines, 'line').then(([line]) => String(line)), gone]);
      clearInterval(levelling);
      if (first === null) {
        own += wanted ? 1 : 0;
        await sleep(restartMs);
        continue;
      }
      said = JSON.parse(first);
      if (!givesWay) level(started);
      void gone.then(() => {
        if (!wanted || child !== started) return;
        own += 1;
        begin().catch(() => undefined);
      });
      return;
    }
  };
  const begin = (): Promise<void> => {
    starting ??= launch().finally(() => {
      starting = null;
    });
    return starting;
  };
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    wanted = false;
    const ending = child;
    if (ending && alive()) {
      const gone = once(ending, 'exit');
      ending.kill(signal);
      await gone;
    }
    await starting;
  };
  const endNow = () => child?.kill('SIGKILL');
  process.once('exit', endNow);

  const program: ServiceProgram = {
    alive,
    pid: () => child?.pid ?? 0,
    ready: () => said,
    endedByItself: () => own,
    start: async () => {
      wanted = true;
      if (!alive() || starting) await begin();
    },
    kill: () => end('SIGKILL'),
    stop: async () => {
      await end('SIGTERM');
      process.off('exit', endNow);
    },
  };
  await program.start();
  return program;
};
