/**
 * Loaded into a program first (`--import`), this lets its clock be moved while it runs: by so many milliseconds as stand in the file that
 * MOVED_CLOCK names. What counts time that passes (performance.now, timers) goes on as it did, as on a machine whose clock is set.
 */
import { readFileSync } from 'node:fs';
import { movedDate } from './moved-date.ts';

const file = process.env.MOVED_CLOCK;
const lookMs = 50;

if (file) {
  let [moved, lookedAt] = [0, Number.NEGATIVE_INFINITY];
  globalThis.Date = movedDate(() => {
    if (performance.now() - lookedAt > lookMs) {
      lookedAt = performance.now();
      moved = Number(readFileSync(file, 'utf8')) || 0;
    }
    return moved;
  });
}
