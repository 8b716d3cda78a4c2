/** An attempt at a mail that failed is noted in its stream, which owns what comes next: also when a store was what failed. */
import type { JobContext } from '@order-intake/event-sourcing';
import { shortText } from '@order-intake/kernel';
import { ReaderKilled, ReadersUnavailable } from '@order-intake/order-extraction/document';
import type { AdvanceEmail } from '../../commands/email/advance-email.command.ts';
import type { AttachmentDigest } from '../../domain/email/attachment-digests.ts';
import type { FailureCause } from '../../domain/email/email.events.ts';
import { machineLacks } from '../../platform/machine-lacks.ts';
import { isStoreDown } from '../shared/is-store-down.ts';
import { onceStoresAreBack } from '../shared/once-stores-are-back.ts';

export type AttemptFailure = {
  readonly cause: FailureCause;
  readonly reason: string;
  readonly digests?: readonly AttachmentDigest[];
};

export type Attempts = {
  readonly fail: (emailId: string, failure: AttemptFailure, context: JobContext) => Promise<void>;
  /**
   * Does a step of one mail; what it throws is this mail's failed attempt and nobody else's: "store_down" when Postgres or the event
   * store was away, "extractor_down" when nothing could be read here, else "internal". `what`: that which could not be done, for a person. Rejects when the attempt cannot be noted either.
   */
  readonly step: (emailId: string, what: string, context: JobContext, work: () => Promise<void>) => Promise<void>;
};

/** It may list what every part of a mail failed by. */
const longestReason = 1_000;

type Deps = {
  readonly advance: AdvanceEmail;
  readonly now: () => Date;
  readonly warn: (details: object, message: string) => void;
  /** how long a log that is away is waited for before the job itself fails; nothing else could go on meanwhile */
  readonly patienceMs?: number;
};

export const createAttempts = ({ advance, now, warn, patienceMs }: Deps): Attempts => {
  const fail: Attempts['fail'] = async (emailId, failure, context) => {
    const reason = shortText(failure.reason, longestReason);
    const note = () => advance(emailId, { type: 'FailAttempt', ...failure, reason, now: now().toISOString() }, context);
    await onceStoresAreBack(note, patienceMs);
  };
  return {
    fail,
    step: async (emailId, what, context, work) => {
      try {
        await work();
      } catch (error) {
        warn({ err: error, emailId }, `a step of a mail failed: ${what}`);
        const failure = failureOf(error, what);
        await fail(emailId, failure, context);
      }
    },
  };
};

function failureOf(error: unknown, what: string): AttemptFailure {
  if (isStoreDown(error)) return { cause: 'store_down', reason: `${what}: the database or the event store could not be reached` };
  // it may be this mail's doing: not waited for as long as for readers that nobody can start
  if (error instanceof ReaderKilled) return { cause: 'internal', reason: `${what}: ${error.message}` };
  if (error instanceof ReadersUnavailable) return { cause: 'extractor_down', reason: `${what}: ${error.message}` };
  const lacks = machineLacks(error);
  if (lacks !== null) return { cause: 'extractor_down', reason: `${what}: the machine has no room or memory for it (${lacks})` };
  return { cause: 'internal', reason: `${what} because of a fault in the service` };
}
