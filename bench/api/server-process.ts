import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { Program } from '../support/programs.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** A program of this project in a process of its own, ready when it has printed its line with the URL. */
export const startServer = async (file: string, env: Readonly<Record<string, string>>): Promise<Program> => {
  const child = spawn(process.execPath, [file], {
    cwd: root,
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit');
  const [line] = await Promise.race([once(createInterface({ input: child.stdout }), 'line'), exited]);
  if (typeof line !== 'string') throw new Error(`${file} ended with ${line} before it was ready`);
  return {
    url: (JSON.parse(line) as { url: string }).url,
    stop: async () => {
      child.kill('SIGTERM');
      await exited;
    },
  };
};
