import type { Unreadable } from '@order-intake/order-extraction/document';
import type { Outcome } from './pool-child.ts';

/** Why a job that did not end well gives nothing, in words for a person. `what` begins the sentence: "Reading the file". */
export function whyStopped(outcome: Exclude<Outcome, { outcome: 'done' }>, what: string): Unreadable {
  switch (outcome.outcome) {
    case 'refused':
      return outcome.unreadable;
    case 'timed_out':
      return {
        code: 'timed_out',
        reason: `${what} took more than ${Math.ceil(outcome.ms / 1000)} seconds of computing time and was stopped.`,
      };
    case 'died':
      return {
        code: 'hostile',
        reason: `${what} needed more memory than a document may use, or broke the reader, and was stopped.`,
      };
  }
}
