import { type Doing, type Unreadable, unread } from '@order-intake/order-extraction/document';
import type { Outcome } from './pool-child.ts';

/** Why a job that did not end well gives nothing, with the reason. `activity` was being done. */
export function whyStopped(outcome: Exclude<Outcome, { outcome: 'done' }>, activity: Doing): Unreadable {
  switch (outcome.outcome) {
    case 'refused':
      return outcome.unreadable;
    case 'timed_out':
      return {
        code: 'timed_out',
        reason: unread.took_too_long(activity, Math.ceil(outcome.ms / 1000)),
      };
    case 'died':
      return {
        code: 'hostile',
        reason: unread.needed_too_much(activity),
      };
  }
}
