/** A program of our own that runs for as long as this process does, kill -9 included: started again when it ends, on the port that it had. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { background } from '@order-intake/kernel';
import type { Logger } from '../logging/logger.ts';
import { childEnvironment } from './child-environment.ts';

/** The line that it prints when it is ready, as JSON. */
export type Ready = { readonly url: string; readonly port?: number };
/** `args` of a start after the first know what the first said. */
export type Program = {
  readonly name: string;
  readonly path: string;
  readonly args: (before: Ready | null) => readonly string[];
};
export type KeptRunning = { readonly url: string; readonly stop: () => Promise<void> };

/** young objects of a server die young: a small nursery keeps a log of a million streams under 200 MB */
const nodeOptions = ['--max-semi-space-size=4'];
const readyMs = 60_000;
const restartMs = 500;

/** Of the service's environment it gets nothing that could be a secret. Rejects when it does not become ready. */
export const keepRunning = async (program: Program, log: Logger): Promise<KeptRunning> => {
  let stopping = false;
  let current = await start(program, null, log);
  const first = current.ready;

  const watch = () => {
    current.child.once('exit', async (code) => {
      while (!stopping) {
        log.warn({ program: program.name, code }, 'an embedded program ended: starting it again');
        try {
          current = await start(program, first, log);
          watch();
          return;
        } catch (error) {
          log.error({ program: program.name, err: error }, 'an embedded program does not start');
          await new Promise((resolve) => setTimeout(resolve, restartMs));
        }
      }
    });
  };
  watch();

  return {
    url: first.url,
    stop: async () => {
      stopping = true;
      if (current.child.exitCode !== null) return;
      current.child.stdin?.end();
      await once(current.child, 'exit');
    },
  };
};

/** Rejects with the program's own last words when it does not become ready. */
const start = async (program: Program, before: Ready | null, log: Logger): Promise<{ child: ChildProcess; ready: Ready }> => {
  const child = spawn(process.execPath, [...nodeOptions, program.path, ...program.args(before)], {
    env: childEnvironment(),
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  const words: string[] = [];
  createInterface({ input: child.stderr }).on('line', (line) => {
    words.push(line);
    if (words.length > 20) words.shift();
    log.debug({ program: program.name, line }, 'embedded program');
  });
  const lines = createInterface({ input: child.stdout });
  const answered = background(async () => {
    const [line] = await once(lines, 'line', { signal: AbortSignal.timeout(readyMs) });
    return JSON.parse(String(line)) as Ready;
  });
  const ended = background(async () => {
    const [code] = await once(child, 'exit');
    throw new Error(`the embedded ${program.name} ended with ${code}: ${words.join(' ')}`);
  });
  try {
    return { child, ready: await Promise.race([answered, ended]) };
  } catch (error) {
    child.kill('SIGKILL');
    throw error;
  }
};
