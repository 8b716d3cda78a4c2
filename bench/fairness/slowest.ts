/** What the other company's work did while its slowest outcome was waited for: each job and each event in the order of time. */
import type { Stack } from '../../test/support/stack.ts';
import { stageTypes } from './stages.ts';

/** One outcome that was waited for: milliseconds, from then on. */
export type Outcome = { readonly kind: string; readonly began: Date; readonly ms: number };

/** `at`: milliseconds from the beginning of the wait. */
type Moment = { readonly at: number; readonly what: string };

type JobRow = { readonly name: string; readonly due: Date; readonly started: Date; readonly completed: Date };

const jobsWithin = async ({ foundation }: Stack, companyId: string, from: Date, to: Date): Promise<readonly JobRow[]> => {
  const { rows } = await foundation.pool.query<JobRow>(
    `select name, greatest(created_on, start_after) as due, started_on as started, completed_on as completed from queue.job
     where group_id = $1 and completed_on > $2 and greatest(created_on, start_after) < $3`,
    [companyId, from, to],
  );
  return rows;
};

/** Lines of the slowest of these: when each job was due, began and ended, and when each event was recorded. */
export const slowestOf = async (stack: Stack, companyId: string, outcomes: readonly Outcome[]): Promise<readonly string[]> => {
  const slowest = outcomes.toSorted((a, b) => b.ms - a.ms)[0];
  if (!slowest) return [];
  const { began, ms, kind } = slowest;
  const end = new Date(began.getTime() + ms);
  const at = (moment: Date): number => moment.getTime() - began.getTime();
  const moments: Moment[] = (await jobsWithin(stack, companyId, began, end)).map(({ name, due, started, completed }) => ({
    at: at(due),
    what: `${name} waited ${started.getTime() - due.getTime()} ran ${completed.getTime() - started.getTime()}`,
  }));
  for await (const event of stack.foundation.store.readAll({ types: stageTypes, after: null })) {
    if ('undecodable' in event || event.metadata.companyId !== companyId) continue;
    if (event.recordedAt >= began && event.recordedAt <= end) moments.push({ at: at(event.recordedAt), what: event.type });
  }
  return [`${kind}, ${ms.toFixed(0)} ms`, ...moments.toSorted((a, b) => a.at - b.at).map((one) => `  ${one.at} ${one.what}`)];
};
