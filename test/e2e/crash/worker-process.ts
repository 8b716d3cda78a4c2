import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const program = fileURLToPath(new URL('./crashing-worker.ts', import.meta.url));

export type Arming = { readonly crashBefore: string; readonly extract: boolean };

export type WorkerProcess = {
  /** Counts its steps anew and dies before the named one; '' lives on. */
  readonly arm: (arming: Arming) => Promise<void>;
  /** as it names them since it was armed: "smtp send#1" */
  readonly steps: () => readonly string[];
  readonly alive: () => boolean;
  /** Resolves when it has ended, for any reason. */
  readonly exited: Promise<unknown>;
  readonly end: () => Promise<void>;
};

/** Comes back when the worker is ready. */
export const startWorkerProcess = async (env: Readonly<Record<string, string>>): Promise<WorkerProcess> => {
  const child: ChildProcess = spawn(process.execPath, [program], {
    env: { ...process.env, ...env },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit');
  let steps: string[] = [];
  let heard: (() => void) | null = null;
  if (!child.stdout || !child.stdin) throw new Error('the worker has no pipes');
  const { stdin } = child;
  stdin.on('error', () => undefined); // it died while it was armed
  createInterface({ input: child.stdout }).on('line', (line) => {
    const { step, ready, armed } = JSON.parse(line) as { step?: string; ready?: true; armed?: true };
    if (step !== undefined) steps.push(step);
    if (ready || armed) heard?.();
  });
  const word = () => new Promise<void>((resolve) => (heard = resolve));
  const ready = word();
  await Promise.race([
    ready,
    exited.then(() => {
      throw new Error('the worker ended before it was ready');
    }),
  ]);
  const alive = () => child.exitCode === null && child.signalCode === null;
  return {
    arm: async (arming) => {
      const done = word();
      stdin.write(`${JSON.stringify(arming)}\n`);
      await Promise.race([done, exited]);
      steps = [];
    },
    steps: () => steps,
    alive,
    exited,
    end: async () => {
      if (!alive()) return;
      stdin.end();
      await exited;
    },
  };
};
