/** How slow this machine is just now, so that no test fails because of its neighbour. */
import { availableParallelism } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';

/** What the work and a pause take on the quiet two-core machine on which the limits in the tests were chosen. */
const reference = { workMs: 18, pauseMs: 5.5, cores: 2 };
const mostPatience = 8;

/** @typedef {{ workMs: number, pauseMs: number, cores: number }} Measured medians of several rounds; cores: how many may be used at once */

/**
 * The number by which limits on time are multiplied: 1 on a quiet machine that is as fast as the reference and runs two things at once, never
 * less and never above 8.
 * @param {Measured} measured
 * @param {number} atOnce how many steps share it
 */
export function patienceFor({ workMs, pauseMs, cores }, atOnce = reference.cores) {
  const slower = Math.max(1, workMs / reference.workMs, pauseMs / reference.pauseMs);
  const narrower = Math.max(1, Math.max(reference.cores, atOnce) / cores);
  return Math.min(mostPatience, Math.round(slower * narrower * 10) / 10);
}

/**
 * Takes about half a second on a quiet machine. The work is done in one go: a kernel runs a process that has just
 * slept at once, and only a longer run shows how many others compete.
 * @returns {Promise<Measured>}
 */
export async function measureMachine() {
  fixedWork(); // what the compiler does in the first round is not the machine's speed
  const works = Array.from({ length: 20 }, () => timed(fixedWork));
  const pauses = [];
  for (let round = 0; round < 10; round += 1) {
    const started = performance.now();
    await sleep(5);
    pauses.push(performance.now() - started);
  }
  return { workMs: median(works), pauseMs: median(pauses), cores: availableParallelism() };
}

function fixedWork() {
  const rows = Array.from({ length: 10_000 }, (_, n) => ({ n, name: `row ${n}`, parts: [n % 7, n % 11, n % 13] }));
  return JSON.parse(JSON.stringify(rows)).length;
}

function timed(work) {
  const started = performance.now();
  work();
  return performance.now() - started;
}

/** One long stop among many rounds says nothing about the next minutes. */
const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
