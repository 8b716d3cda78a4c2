/** How often and when a failing mail is tried again: what passes by itself is waited for, and is no reason to give a mail up. */

import { dayMs, hourMs, later, minuteMs } from '@order-intake/kernel';
import { because, type Reason } from '../reasons/reasons.ts';
import type { FailureCause } from './email.events.ts';

/** Not the mail's fault: a dependency is unavailable, and recovers without a change to the mail. */
const outages: ReadonlySet<FailureCause> = new Set(['network', 'auth', 'quota', 'extractor_down', 'store_down']);
const delaysMs = [minuteMs / 2, 2 * minuteMs, 10 * minuteMs, hourMs];

/** An outage is waited for as long as a mail server waits for another one (RFC 5321, 4.5.4.1): longer than a weekend with holidays around it. */
const patienceDays = 5;
/** once an hour after the delays */
const longestRow = delaysMs.length + (patienceDays * dayMs) / hourMs;

/** Both count this try: `attempt` all of them, `faults` those that a fault of the service ended. */
export type Tries = { readonly attempt: number; readonly faults: number };

/** ISO time of the next try; null when none is left: at once for what would fail again, after five for a fault of the service. */
export const nextAttemptAt = (cause: FailureCause, { attempt, faults }: Tries, now: string): string | null => {
  const delay = delayOf(cause, { attempt, faults });
  return delay === undefined ? null : later(now, delay);
};

const delayOf = (cause: FailureCause, { attempt, faults }: Tries): number | undefined => {
  if (cause === 'internal') return delaysMs[faults - 1];
  return outages.has(cause) && attempt < longestRow ? (delaysMs[attempt - 1] ?? hourMs) : undefined;
};

/** Why a mail is given up. */
export const whyGivenUp = (cause: FailureCause, reason: Reason): Reason =>
  outages.has(cause) ? because.outage_too_long(reason, patienceDays) : reason;
