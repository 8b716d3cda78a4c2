/** A program in a process of its own that speaks in lines, and can be killed. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../', import.meta.url));

export type Speaker = {
  /** The next line it says that has not been heard; rejects when it ends before. */
  readonly line: () => Promise<string>;
  readonly tell: (line: object) => void;
  readonly kill: () => Promise<void>;
  /** Lets it come to its end. */
  readonly end: () => Promise<void>;
};
export type Program = Omit<Speaker, 'line'> & {
  /** The next line, which is JSON. */
  readonly hears: () => Promise<unknown>;
};

export const startProgram = (file: string, env: Readonly<Record<string, string>> = {}): Program => {
  const { line, ...speaker } = startSpeaker(file, env);
  return { ...speaker, hears: async () => JSON.parse(await line()) };
};

export const startSpeaker = (file: string, env: Readonly<Record<string, string>> = {}): Speaker => {
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
    line: async () => {
      const { value, done } = await lines.next();
      if (done) throw new Error(`${file} ended before it said anything`);
      return value;
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
