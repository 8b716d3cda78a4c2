/** Which programs of an installation use the processor, from /proc (Linux): seconds by kind of program. */
import { readdirSync, readFileSync } from 'node:fs';
import { parseStat } from '../../src/adapters/documents/pool/processor-time.ts';

/** The first that a command line holds names the program; what holds none is the bench itself, with the stand-ins that run in its process. */
const kinds = [
  ['pool/child.ts', 'document readers'],
  ['src/main/api.ts', 'API'],
  ['src/main/worker.ts', 'worker'],
  ['src/main/projector.ts', 'projector'],
  ['packages/embedded-event-store', 'event store'],
  ['postgres', 'Postgres'],
  ['dovecot', 'Dovecot'],
  ['bench/fairness', 'the bench'],
] as const;

const lookMs = 200;
const read = (pid: number, name: string): string => {
  try {
    return readFileSync(`/proc/${pid}/${name}`, 'latin1');
  } catch {
    return ''; // it has ended
  }
};
const parentOf = (stat: string): number => Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);

type Known = { readonly kind: string; seconds: number };

/** Follows this process and all below it; whoever leaves the tree stays known. Whoever comes and goes between two looks is missed. */
export const followPrograms = () => {
  const known = new Map<number, Known>();
  const look = (): void => {
    const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
    const stats = new Map(pids.map((name) => [Number(name), read(Number(name), 'stat')]));
    const isOurs = (pid: number): boolean => {
      for (let at = pid; at > 1; at = parentOf(stats.get(at) ?? '')) if (at === process.pid || known.has(at)) return true;
      return false;
    };
    for (const [pid, stat] of stats) {
      const seconds = parseStat(stat);
      if (seconds === null || !isOurs(pid)) continue;
      // a program's command line is not there yet while its shell prepares it
      const line = `${read(pid, 'cmdline').replaceAll('\0', ' ')} ${read(pid, 'comm')}`;
      const kind = kinds.find(([part]) => line.includes(part))?.[1] ?? known.get(pid)?.kind ?? 'other';
      known.set(pid, { kind, seconds });
    }
  };
  const timer = setInterval(look, lookMs).unref();
  return {
    /** Seconds of processor time so far. */
    seconds: (): ReadonlyMap<string, number> => {
      look();
      const sums = new Map<string, number>();
      for (const { kind, seconds } of known.values()) sums.set(kind, (sums.get(kind) ?? 0) + seconds);
      return sums;
    },
    stop: () => clearInterval(timer),
  };
};
