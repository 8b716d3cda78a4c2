/** npm run retention as an operator calls it, some days from now. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Stack } from '../stack.ts';
import type { Clock } from './clock.ts';

const days = 24 * 3_600_000;

/** What it says when it is done. */
type Told = {
  // biome-ignore lint/suspicious/noExplicitAny: looked into freely, field by field
  readonly [field: string]: any;
};
export type Ran = { readonly code: number; readonly out: string; readonly err: string; readonly done: Told };

/** `later`: as many days from now. */
export const runRetention = async ({ env }: Stack, clock: Clock, later: number, ...args: readonly string[]): Promise<Ran> => {
  void clock.move(later * days); // written at once, and each run is a new program
  const child = spawn(process.execPath, ['src/main/tools/retention.ts', ...args], {
    env: { ...process.env, ...env, ...clock.env, LOG_LEVEL: 'silent' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said = { out: '', err: '' };
  child.stdout.on('data', (chunk: Buffer) => {
    said.out += chunk.toString();
  });
  child.stderr.on('data', (chunk: Buffer) => {
    said.err += chunk.toString();
  });
  const [code] = await once(child, 'close');
  return { code: code as number, ...said, done: code === 0 ? JSON.parse(said.out) : null };
};
