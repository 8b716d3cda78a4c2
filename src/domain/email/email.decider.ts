import { type Either, left, right } from 'fp-ts/lib/Either.js';
import type { DeliveryCommand, DeliveryEnd } from '../delivery/delivery.ts';
import type { Reason } from '../reasons/reasons.ts';
import type { AttachmentDigest } from './attachment-digests.ts';
import { nextAttemptAt, whyGivenUp } from './attempts.ts';
import type { EmailEvent, FailureCause } from './email.events.ts';
import { type EmailState, evolve, initialState, type KnownEmail, sameCopy } from './email.state.ts';
import { wantsAnswer } from './mail-kind.ts';
import { decideNotification, decideNotificationAgain, type NotificationRefusal } from './notification.decider.ts';
import { sameContent } from './same-content.ts';

type DataOf<T extends EmailEvent['type']> = Extract<EmailEvent, { type: T }>['data'];

export type EmailCommand =
  | ({ readonly type: 'ReceiveEmail' } & DataOf<'EmailReceived'>)
  | ({ readonly type: 'CompleteExtraction' } & DataOf<'ExtractionCompleted'>)
  | {
      readonly type: 'FailAttempt';
      readonly cause: FailureCause;
      readonly reason: Reason;
      /** of what was fetched before it failed */
      readonly digests?: readonly AttachmentDigest[];
      readonly now: string;
    }
  | ({ readonly type: 'ConcludeProcessing' } & DataOf<'EmailProcessed'>)
  | { readonly type: 'RequestRetry' }
  | { readonly type: 'RequestNotification' }
  | ({ readonly type: 'SettleEmail' } & Omit<DataOf<'EmailSettled'>, 'emailId'>)
  /** of a question or complaint */
  | { readonly type: 'MarkSeen' }
  | { readonly type: 'RecordForward'; readonly end: DeliveryEnd }
  | { readonly type: 'AssignEmail'; readonly assignee: string | null }
  | ({ readonly type: 'RecordMove' } & DataOf<'EmailMoved'>)
  | ({ readonly type: 'RecordSetAside' } & DataOf<'EmailSetAside'>)
  | DeliveryCommand;

export type EmailRefusal =
  | { readonly type: 'EmailUnknown' }
  /** the same Message-ID with other documents: a mail of its own */
  | { readonly type: 'OtherContent' }
  | { readonly type: 'NotFailed'; readonly phase: KnownEmail['phase'] }
  /** nothing about it waits for a person */
  | { readonly type: 'NothingToSettle'; readonly phase: KnownEmail['phase'] }
  /** it is no question and no complaint */
  | { readonly type: 'WantsNoAnswer' }
  | NotificationRefusal;

type Decision = Either<EmailRefusal, readonly EmailEvent[]>;
const nothing: Decision = right([]);

function decide(command: EmailCommand, state: EmailState): Decision {
  if (command.type === 'ReceiveEmail') return receive(command, state);
  if (state.phase === 'none') return left({ type: 'EmailUnknown' });
  const { emailId } = state;
  switch (command.type) {
    case 'CompleteExtraction': {
      const { type: _, ...data } = command;
      return state.phase === 'received' ? right([{ type: 'ExtractionCompleted', data }]) : nothing;
    }
    case 'FailAttempt':
      return right(isPending(state) ? failed(command, state) : []);
    case 'ConcludeProcessing': {
      const { type: _, ...data } = command;
      return right(isPending(state) ? [{ type: 'EmailProcessed', data }] : []);
    }
    case 'RequestRetry':
      return state.phase === 'failed' || waitsForNextTry(state)
        ? right([{ type: 'RetryRequested', data: { emailId } }])
        : left({ type: 'NotFailed', phase: state.phase });
    case 'SettleEmail':
      return settled(command, state);
    case 'AssignEmail': {
      const { assignee } = command;
      return right(assignee === state.assignee ? [] : [{ type: 'EmailAssigned', data: { emailId, assignee } }]);
    }
    case 'MarkSeen':
      if (state.phase !== 'processed' || !wantsAnswer(state.outcome.kind)) return left({ type: 'WantsNoAnswer' });
      return right(state.seen ? [] : [{ type: 'EmailSeen', data: { emailId } }]);
    case 'RecordForward':
      return right(state.forwarded === command.end ? [] : [{ type: 'EmailForwarded', data: { emailId, end: command.end } }]);
    case 'RequestNotification':
      return decideNotificationAgain(state);
    case 'RecordMove': {
      const { copy, folder, how } = command;
      return right(isOpen(state, copy) ? [{ type: 'EmailMoved', data: { emailId, copy, folder, how } }] : []);
    }
    case 'RecordSetAside': {
      const { copy, how } = command;
      return right(isOpen(state, copy) ? [{ type: 'EmailSetAside', data: { emailId, copy, how } }] : []);
    }
    default:
      return right(decideNotification(command, state));
  }
}

/** The same again is nothing; what became an order, or is still to be read, needs no settling. */
const settled = (command: Extract<EmailCommand, { type: 'SettleEmail' }>, state: KnownEmail): Decision => {
  const { how, reason, order, documentId } = command;
  if (state.phase === 'settled' && state.settled.how === how && state.settled.order?.orderId === order?.orderId) return nothing;
  const waits = state.phase === 'failed' || (state.phase === 'processed' && waitsWithoutOrder(state.outcome));
  if (!waits) return left({ type: 'NothingToSettle', phase: state.phase });
  return right([{ type: 'EmailSettled', data: { emailId: state.emailId, how, reason, order, documentId } }]);
};

/** What is to review about it stands at no order. */
export const waitsWithoutOrder = ({
  requiresReview,
  orders,
}: Pick<DataOf<'EmailProcessed'>, 'requiresReview' | 'orders'>): boolean =>
  requiresReview && orders.every(({ disposition }) => disposition === 'duplicate');

/** PENDING to the outside: an outcome is still to come. */
export const isPending = (state: EmailState): boolean => state.phase === 'received' || state.phase === 'extracted';

/** A transient cause delayed it: once a person knows that it is over, there is no need to wait. */
const waitsForNextTry = (state: KnownEmail): boolean => isPending(state) && state.nextAttemptAt !== null;

const isOpen = (state: KnownEmail, copy: DataOf<'EmailMoved'>['copy']): boolean =>
  state.copies.some((entry) => !entry.settled && sameCopy(entry.copy, copy));

const receive = ({ type: _, ...data }: { type: string } & DataOf<'EmailReceived'>, state: EmailState): Decision => {
  if (state.phase === 'none') return right([{ type: 'EmailReceived', data }]);
  if (state.copies.some(({ copy }) => sameCopy(copy, data.copy))) return nothing;
  if (!sameContent(state, data)) return left({ type: 'OtherContent' });
  return right([{ type: 'EmailCopySeen', data: { emailId: state.emailId, copy: data.copy } }]);
};

const failed = (
  { cause, reason, digests = [], now }: Extract<EmailCommand, { type: 'FailAttempt' }>,
  state: KnownEmail,
): readonly EmailEvent[] => {
  const { emailId } = state;
  const attempt = state.attempts + 1;
  const next = nextAttemptAt(cause, { attempt, faults: state.faults + (cause === 'internal' ? 1 : 0) }, now);
  const attempted: EmailEvent = {
    type: 'ExtractionFailed',
    data: { emailId, attempt, cause, reason, nextAttemptAt: next, digests },
  };
  const givenUp: EmailEvent = { type: 'EmailGivenUp', data: { emailId, cause, reason: whyGivenUp(cause, reason) } };
  return next === null ? [attempted, givenUp] : [attempted];
};

export const emailDecider = { initialState, evolve, decide };
