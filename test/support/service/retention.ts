/** npm run retention as an operator calls it, some days from now. */
import { runTool, type Said } from '../run-tool.ts';
import type { Stack } from '../stack.ts';
import type { Clock } from './clock.ts';

const days = 24 * 3_600_000;

/** What it says when it is done. */
type Told = {
  // biome-ignore lint/suspicious/noExplicitAny: looked into freely, field by field
  readonly [field: string]: any;
};
export type Ran = Said & { readonly done: Told };

/** `later`: as many days from now. */
export const runRetention = async ({ env }: Stack, clock: Clock, later: number, ...args: readonly string[]): Promise<Ran> => {
  void clock.move(later * days); // written at once, and each run is a new program
  const said = await runTool('retention', args, { ...env, ...clock.env, LOG_LEVEL: 'silent' });
  return { ...said, done: said.code === 0 ? JSON.parse(said.out) : null };
};
