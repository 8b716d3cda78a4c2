/** An attempt at a mail that failed is noted in its stream, which owns what comes next: also when a store was what failed. */

import type { JobContext } from '@order-intake/event-sourcing';
import { ReaderKilled, ReadersUnavailable } from '@order-intake/order-extraction/document';
import type { AdvanceEmail } from '../../commands/email/advance-email.command.ts';
import type { AttachmentDigest } from '../../domain/email/attachment-digests.ts';
import type { FailureCause } from '../../domain/email/email.events.ts';
import { type MailStep, stepWords } from '../../domain/reasons/mail-sentences.ts';
import { because, type Reason, reasonFromText, shortReason } from '../../domain/reasons/reasons.ts';
import { machineLacks } from '../../platform/machine-lacks.ts';
import { isStoreDown } from '../shared/is-store-down.ts';
import { onceStoresAreBack } from '../shared/once-stores-are-back.ts';

export type AttemptFailure = {
  readonly cause: FailureCause;
  readonly reason: Reason;
  readonly digests?: readonly AttachmentDigest[];
};

export type Attempts = {
  readonly fail: (emailId: string, failure: AttemptFailure, context: JobContext) => Promise<void>;
  /**
   * Does a step of one mail; what it throws is this mail's failed attempt and nobody else's: "store_down" when Postgres or the event
   * store was away, "extractor_down" when nothing could be read here, else "internal". `step`: that which could not be done. Rejects when the attempt cannot be noted either.
   */
  readonly step: (emailId: string, step: MailStep, context: JobContext, work: () => Promise<void>) => Promise<void>;
};

type Deps = {
  readonly advance: AdvanceEmail;
  readonly now: () => Date;
  readonly warn: (details: object, message: string) => void;
  /** how long to wait for an unavailable log before the job itself fails; nothing else could continue meanwhile */
  readonly patienceMs?: number;
};

export const createAttempts = ({ advance, now, warn, patienceMs }: Deps): Attempts => {
  const fail: Attempts['fail'] = async (emailId, failure, context) => {
    const reason = shortReason(failure.reason);
    const note = () => advance(emailId, { type: 'FailAttempt', ...failure, reason, now: now().toISOString() }, context);
    await onceStoresAreBack(note, patienceMs);
  };
  return {
    fail,
    step: async (emailId, mailStep, context, work) => {
      try {
        await work();
      } catch (error) {
        warn({ err: error, emailId }, `a step of a mail failed: ${stepWords[mailStep]}`);
        const failure = failureOf(error, mailStep);
        await fail(emailId, failure, context);
      }
    },
  };
};

function failureOf(error: unknown, mailStep: MailStep): AttemptFailure {
  if (isStoreDown(error)) return { cause: 'store_down', reason: because.step_stores_away(mailStep) };
  // it may be this mail's doing: not waited for as long as for readers that nobody can start
  if (error instanceof ReaderKilled) return { cause: 'internal', reason: because.step_of_reader_failed(mailStep, error.message) };
  if (error instanceof ReadersUnavailable) return { cause: 'extractor_down', reason: readersAway(error, mailStep) };
  const lacks = machineLacks(error);
  if (lacks !== null) return { cause: 'extractor_down', reason: because.step_machine_lacks(mailStep, lacks) };
  return { cause: 'internal', reason: because.step_fault(mailStep) };
}

const readersAway = (error: ReadersUnavailable, mailStep: MailStep): Reason => {
  const reason = reasonFromText(`${stepWords[mailStep]}: ${error.message}`);
  return reason.code === 'other' ? because.step_of_reader_failed(mailStep, error.message) : reason;
};
