/** A program in a process of its own that speaks in lines of JSON, and can be killed. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../', import.meta.url));

export type Program = {
  /** The next line it says that has not been heard; rejects when it ends before. */
  readonly hears: () => Promise<unknown>;
  readonly tell: (line: object) => void;
  readonly kill: () => Promise<void>;
  /** Lets it come to its end. */
  readonly end: () => Promise<void>;
};

export const startProgram = (file: string, env: Readonly<Record<string, string>> = {}): Program => {
  const child: ChildProcess = spawn(process.execPath, [file], {
    cwd: root,
    env: { ...process.env, LOG_LEVEL: 'fatal', ...env },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit');
  const { stdin, stdout } = child;
  if (!stdin || !stdout) throw new Error('the program has no pipes');
  stdin.on('error', () => undefined); // it was killed
  const lines = createInterface({ input: stdout })[Symbol.asyncIterator]();
  const alive = () => child.exitCode === null && child.signalCode === null;
  return {
    hears: async () => {
      const { value, done } = await lines.next();
      if (done) throw new Error(`${file} ended before it said anything`);
      return JSON.parse(value as string);
    },
    tell: (line) => stdin.write(`${JSON.stringify(line)}\n`),
    kill: async () => {
      if (alive()) child.kill('SIGKILL');
      await exited;
    },
    end: async () => {
      if (!alive()) return;
      stdin.end();
      child.kill('SIGTERM');
      await exited;
    },
  };
};
