/**
 * A flood that is not worked off: it stands waiting at its full size while the other company's outcomes are measured, beside a stretch of the same
 * length before it. Then the worker is stopped, and it is looked where everything is that was handed in.
 */
import { readFileSync } from 'node:fs';
import { waitForCheckpoints } from '@order-intake/event-sourcing';
import { until } from '../../test/support/until.ts';
import { median } from '../support/measure.ts';
import { tableOf } from '../support/table.ts';
import { flood, type Size } from './flood.ts';
import { kinds, p95, probe, type Times } from './probes.ts';
import { profiled, profileTable } from './profile.ts';
import type { followPrograms } from './programs.ts';
import type { Site } from './site.ts';
import { slowestOf } from './slowest.ts';
import { type Whereabouts, whereChatsAre, whereMailsAre, whereUploadsAre } from './whereabouts.ts';
import { doneBy } from './worked-off.ts';

const readModels = ['emails', 'sales_orders'];
const catchUpMs = 15 * 60_000;

type Options = { readonly size: Size; readonly minutes: number; readonly every: number };
type Measured = { readonly calm: Times; readonly loud: Times; readonly where: readonly Whereabouts[] };

const say = (words: string): void => void process.stderr.write(`\n${new Date().toISOString().slice(11, 19)} ${words} `);

/** Megabytes that a process held at most so far (proc(5)); NaN elsewhere. */
const mostMemory = (pid: number): number => {
  try {
    return Number(/^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1_024;
  } catch {
    return Number.NaN;
  }
};

const measure = async (site: Site, programs: ReturnType<typeof followPrograms>, options: Options): Promise<Measured> => {
  const { size, minutes, every } = options;
  const { stack, service, parts } = site.installation;
  const probes = { count: Math.ceil((minutes * 60) / every), every };
  say(`${minutes} quiet minutes`);
  const { value: calm, profile: calmly } = await profiled(site, programs, () => probe(site.quiet, probes));
  say('the flood is handed in');
  const began = performance.now();
  const given = await flood(site.loud, size);
  const handed = (performance.now() - began) / 1_000;
  say(`it took ${handed.toFixed(0)} s; ${minutes} minutes beside it`);
  const { value: loud, profile: loudly } = await profiled(site, programs, () => probe(site.quiet, probes));
  const during = await until('a look at the flood', () => doneBy(site));
  const memory = Object.entries(service).map(([name, program]) => `${name} ${mostMemory(program.pid()).toFixed(0)} MB`);
  say('it is looked where everything is');
  const slowest = await until('a look at the log', () => slowestOf(stack, site.quiet.companyId, loud.each));
  await parts.worker.stop();
  const end = await stack.foundation.store.end();
  if (end) await waitForCheckpoints(site.pool, 'read_model', readModels, end, catchUpMs);
  const looks = [whereMailsAre, whereChatsAre, whereUploadsAre];
  const where: Whereabouts[] = [];
  for (const look of looks) where.push(await until('a look at all of it', () => look(site, given)));
  process.stderr.write('\n');
  console.log(
    `${profileTable([calmly], [loudly])}\n\nthe slowest under the flood, ms from its beginning:\n${slowest.join('\n')}\n`,
  );
  console.log(
    `handed in within ${handed.toFixed(0)} s; jobs that were due at the end: ${during.busy}; most memory: ${memory.join(', ')}\n`,
  );
  return { calm, loud, where };
};

/** Prints what was measured; answers whether anything was lost or doubled, or a ratio lies above the goal. */
export const standing = async (
  site: Site,
  programs: ReturnType<typeof followPrograms>,
  options: Options & { readonly goal: number },
): Promise<boolean> => {
  const { calm, loud, where } = await measure(site, programs, options);
  const ratios = kinds.map((kind) => p95(loud[kind]) / p95(calm[kind]));
  const lines = kinds.map((kind, index) => [
    kind,
    ...[median(calm[kind]), p95(calm[kind]), median(loud[kind]), p95(loud[kind])].map((ms) => ms.toFixed(0)),
    (ratios[index] ?? Number.NaN).toFixed(2),
  ]);
  const heads = ['ms to the outcome', 'quiet p50', 'quiet p95', 'flood p50', 'flood p95', `p95 by p95 (goal: ${options.goal})`];
  console.log(`${tableOf([heads, ...lines])}\n`);
  const handed = [options.size.mails, options.size.chats, options.size.uploads];
  const rows = where.map(({ done, begun, waiting, lost, doubled }, index) => {
    const sum = done + begun + waiting + lost;
    return [kinds[index] ?? '', ...[handed[index] ?? 0, done, begun, waiting, lost, doubled, sum].map(String)];
  });
  console.log(tableOf([['flood', 'handed in', 'worked off', 'begun', 'waits', 'lost', 'doubled', 'sum'], ...rows]));
  const isWhole = where.every(({ lost, doubled, ...rest }, index) => {
    const sum = rest.done + rest.begun + rest.waiting;
    return lost === 0 && doubled === 0 && sum === handed[index];
  });
  return isWhole && ratios.every((ratio) => ratio <= options.goal);
};
