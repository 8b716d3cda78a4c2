/** Processor time of programs and all that they started, also of what has ended and was waited for (proc(5)). */
import { readdirSync, readFileSync } from 'node:fs';

const ticksPerSecond = 100;

type Process = { readonly pid: number; readonly parent: number; readonly seconds: number; readonly args: string };

const processes = (): readonly Process[] =>
  readdirSync('/proc').flatMap((name) => {
    if (!/^\d+$/.test(name)) return [];
    try {
      const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      // utime, stime, and both of children that were waited for
      const ticks = [11, 12, 13, 14].reduce((sum, field) => sum + Number(fields[field]), 0);
      const args = readFileSync(`/proc/${name}/cmdline`, 'utf8').replaceAll('\0', ' ');
      return [{ pid: Number(name), parent: Number(fields[1]), seconds: ticks / ticksPerSecond, args }];
    } catch {
      return []; // it has ended meanwhile
    }
  });

/** Below this process, by the first of these patterns that a program or the nearest of its ancestors fits. */
export const secondsBy = (kinds: readonly (readonly [string, RegExp])[]): ReadonlyMap<string, number> => {
  const all = new Map(processes().map((one) => [one.pid, one]));
  const kindOf = (one: Process | undefined): string | null => {
    if (!one || one.pid === process.pid) return null;
    return kinds.find(([, pattern]) => pattern.test(one.args))?.[0] ?? kindOf(all.get(one.parent));
  };
  const isOurs = (one: Process | undefined): boolean =>
    one !== undefined && (one.parent === process.pid || isOurs(all.get(one.parent)));
  const sums = new Map(kinds.map(([kind]) => [kind, 0]));
  for (const one of all.values()) {
    const kind = isOurs(one) ? kindOf(one) : null;
    if (kind !== null) sums.set(kind, (sums.get(kind) ?? 0) + one.seconds);
  }
  return sums;
};
