import cron from 'node-cron';

/** When a schedule ticks next, at `date` or after it; `date` itself for a schedule that ticks no more. */
export type NextTick = (date: Date) => Date;

const lookAhead = 500;

/** @param expression a valid cron expression */
export const ticksOf = (expression: string): NextTick => {
  const task = cron.createTask(expression, () => undefined);
  return (date) => task.getNextRuns(lookAhead).find((run) => run >= date) ?? date;
};
