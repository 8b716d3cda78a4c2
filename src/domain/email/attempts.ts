/** How often and when a failing mail is tried again: by cause, from 30 seconds to an hour. */
import { later } from '../../kernel/dates.ts';
import type { FailureCause } from './email.events.ts';

/** Causes that pass by themselves; the others need a person. */
const transient: ReadonlySet<FailureCause> = new Set(['network', 'auth', 'quota', 'extractor_down', 'store_down', 'internal']);
const delaysMs = [30_000, 120_000, 600_000, 3_600_000];

/** ISO time of the try after `attempt` (counted from 1) by the schedule; null when it is used up. */
export const scheduledAfter = (attempt: number, now: string): string | null => {
  const delay = delaysMs[attempt - 1];
  return delay === undefined ? null : later(now, delay);
};

/** ISO time of the try after `attempt` (counted from 1); null when none is left. */
export const nextAttemptAt = (cause: FailureCause, attempt: number, now: string): string | null =>
  transient.has(cause) ? scheduledAfter(attempt, now) : null;
