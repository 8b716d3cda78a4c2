import { processorSeconds } from './processor-time.ts';

const lookMs = 250;
/** Of the limit on processor time, by the clock: far more than a machine at a load of 20 needs, and an end to what waits for ever. */
const outerShare = 20;
const leastOuterMs = 5 * 60_000;

export type JobWatch = {
  /** processor time of this job, as far as it was seen: up to a quarter of a second old */
  readonly usedMs: () => number;
  readonly stop: () => void;
};

/**
 * Watches one job of a child, or its start. `onSpent` comes when it has used `cpuMs` of processor time: that is the document's doing. `onStuck` comes far
 * later by the clock: that may be anybody's. Where processor time is not shown, the clock has to stand for it. `pidOf`: of the process that works.
 */
export function watchJob(pidOf: () => number, cpuMs: number, onSpent: () => void, onStuck: () => void): JobWatch {
  const started = performance.now();
  const before = processorSeconds(pidOf());
  const outerMs = Math.max(leastOuterMs, cpuMs * outerShare);
  let usedMs = 0;
  const look = (): void => {
    const clockMs = performance.now() - started;
    const now = processorSeconds(pidOf());
    if (before === null) usedMs = clockMs;
    else if (now !== null) usedMs = (now - before) * 1000;
    if (usedMs >= cpuMs) onSpent();
    else if (clockMs >= outerMs) onStuck();
  };
  const timer = setInterval(look, Math.min(lookMs, cpuMs));
  return {
    usedMs: () => usedMs,
    stop: () => clearInterval(timer),
  };
}
