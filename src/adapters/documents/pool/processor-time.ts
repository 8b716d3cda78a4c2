import { readFileSync } from 'node:fs';

/** Linux counts in hundredths of a second towards programs, whatever its own clock (USER_HZ). */
const ticksPerSecond = 100;

/**
 * Seconds of processor time that a process has used, all its threads together; null where the system does not show it, or when it is gone.
 * What a document costs is counted in these: how long it takes by the clock says more about the machine than about the document.
 */
export function processorSeconds(pid: number): number | null {
  try {
    return parseStat(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return null;
  }
}

/** proc(5): the program's name stands in brackets and may hold anything; utime and stime are the 12th and 13th field after it. */
export function parseStat(stat: string): number | null {
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const ticks = Number(fields[11]) + Number(fields[12]);
  return Number.isFinite(ticks) ? ticks / ticksPerSecond : null;
}
