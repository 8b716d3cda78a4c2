/** What a company asks of the service again and again, and how long each takes to its outcome. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Company } from './site.ts';
import type { Outcome } from './slowest.ts';

export const kinds = ['mail', 'chat', 'upload'] as const;
export type Kind = (typeof kinds)[number];
/** Milliseconds, by kind, in the order in which they ended. */
export type Times = Readonly<Record<Kind, number[]>> & { readonly each: Outcome[] };

export const p95 = (times: readonly number[]): number =>
  times.toSorted((a, b) => a - b)[Math.ceil(times.length * 0.95) - 1] ?? Number.NaN;

/** One of each, `count` times, every so many seconds, the next one also when the one before is not done. */
export const probe = async (company: Company, { count, every }: { count: number; every: number }): Promise<Times> => {
  const times: Times = { mail: [], chat: [], upload: [], each: [] };
  const running: Promise<unknown>[] = [];
  for (let sent = 0; sent < count; sent += 1) {
    const due = sleep(every * 1_000);
    for (const kind of kinds) {
      const done = company[kind]().then((ms) => {
        times[kind].push(ms);
        times.each.push({ kind, ms, began: new Date(Date.now() - ms) });
      });
      done.catch(() => undefined); // told at the end
      running.push(done);
    }
    await due;
    process.stderr.write('.');
  }
  await Promise.all(running);
  return times;
};
