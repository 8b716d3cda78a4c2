import { readFileSync } from 'node:fs';

/**
 * Kilobytes of address space that V8 sets aside for machine code when a process starts. Since Node 24 the system counts them as data from the
 * start (512 MB, writable, of which some 10 are ever used), so a limit on data has to add them: nothing but V8's code can be put there,
 * and that counts towards its heap's limit. Read from this process, for a child is the same program; 0 where the system does not show it.
 */
export function codeRangeKb(maps: string = mapsOfThisProcess()): number {
  const sizes = [...maps.matchAll(/^([0-9a-f]+)-([0-9a-f]+) rwxp \S+ \S+ 0 *$/gm)].map(
    ([, from = '', to = '']) => (Number.parseInt(to, 16) - Number.parseInt(from, 16)) / 1024,
  );
  return Math.max(0, ...sizes);
}

function mapsOfThisProcess(): string {
  try {
    return readFileSync('/proc/self/maps', 'utf8');
  } catch {
    return ''; // not Linux
  }
}
