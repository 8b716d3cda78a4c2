/** How often and when a failing mail is tried again: by cause, from 30 seconds to an hour. */
import { later } from '../../kernel/dates.ts';
import type { FailureCause } from './email.events.ts';

/** Causes that pass by themselves; the others need a person. */
const transient: ReadonlySet<FailureCause> = new Set(['network', 'auth', 'quota', 'extractor_down', 'store_down', 'internal']);
const delaysMs = [30_000, 120_000, 600_000, 3_600_000];

/** ISO time of the try after `attempt` (counted from 1); null when none is left. */
export const nextAttemptAt = (cause: FailureCause, attempt: number, now: string): string | null => {
  const delay = transient.has(cause) ? delaysMs[attempt - 1] : undefined;
  return delay === undefined ? null : later(now, delay);
};
