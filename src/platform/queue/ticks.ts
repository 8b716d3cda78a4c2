import cron from 'node-cron';

/** When a schedule ticks next, at `date` or after it; `date` itself for a schedule that ticks no more. */
export type NextTick = (date: Date) => Date;

/** How many ticks are reckoned, each by going through the calendar: mostly the next one is asked for, seldom one in some hours. */
const lookAhead = [1, 20, 500];

/** @param expression a valid cron expression */
export const ticksOf = (expression: string): NextTick => {
  const task = cron.createTask(expression, () => undefined);
  return (date) => {
    for (const count of lookAhead) {
      const next = task.getNextRuns(count).find((run) => run >= date);
      if (next) return next;
    }
    return date;
  };
};

const lookMs = 1_000;

/**
 * Calls `tick` at the times of a cron expression: once for all that a jump of the clock has passed, and never later than they say when the clock
 * was set back. The timers of node-cron itself wait for the time that they were set for, and tell of each one that was passed.
 */
export const onSchedule = (expression: string, tick: () => void): { readonly stop: () => void } => {
  const task = cron.createTask(expression, () => undefined);
  const next = () => task.getNextRuns(1)[0]?.getTime() ?? Number.POSITIVE_INFINITY;
  let [looked, due] = [Date.now(), next()];
  const timer = setInterval(() => {
    const now = Date.now();
    if (now < looked) due = next();
    looked = now;
    if (now < due) return;
    due = next();
    tick();
  }, lookMs);
  return { stop: () => clearInterval(timer) };
};
