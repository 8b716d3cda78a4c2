/** One mail of one company, folded from its stream. */

import type { Extraction } from '@order-intake/order-extraction/document';
import { type Delivery, type DeliveryEnd, dueDelivery, evolveDelivery } from '../delivery/delivery.ts';
import type { Reason } from '../reasons/reasons.ts';
import type { Module } from '../shared/module.ts';
import { type AttachmentDigest, withDigests } from './attachment-digests.ts';
import type {
  EmailEvent,
  FailureCause,
  MailAttachment,
  MailCopy,
  MailHeader,
  MailText,
  NotForUs,
  OrderOutcome,
  SkippedPart,
} from './email.events.ts';
import type { MailAnswer } from './mail-answer.ts';
import type { MailKind } from './mail-kind.ts';
import { notificationStep } from './notification-steps.ts';

/** `settled`: nothing is left to do for this copy in its mailbox until the phase changes. */
export type CopyState = { readonly copy: MailCopy; readonly settled: boolean };

type Known = {
  readonly emailId: string;
  readonly module: Module;
  readonly mail: MailHeader;
  readonly attachments: readonly MailAttachment[];
  readonly texts: readonly MailText[];
  readonly skipped: readonly SkippedPart[];
  readonly notForUs: NotForUs | null;
  readonly copies: readonly CopyState[];
  readonly results: readonly Extraction[];
  /** what its attachments were when they were first read, as far as that is known */
  readonly digests: readonly AttachmentDigest[];
  /** what its words are taken for; null: they were not read, or are an order */
  readonly written: MailKind | null;
  /** what it answers of what a customer was asked; null: nothing */
  readonly answer: MailAnswer | null;
  readonly attempts: number;
  /** those of them that a fault of the service ended */
  readonly faults: number;
  readonly nextAttemptAt: string | null;
  readonly assignee: string | null;
  /** a person has seen the question or complaint */
  readonly seen: boolean;
  /** how its forwarding ended; null: it was not forwarded */
  readonly forwarded: DeliveryEnd | null;
  /** counts the outcomes of this mail: a retry that ends again is told again */
  readonly notification: Delivery | null;
};

export type EmailState =
  | { readonly phase: 'none' }
  | (Known & { readonly phase: 'received' })
  | (Known & { readonly phase: 'extracted' })
  | (Known & { readonly phase: 'processed'; readonly outcome: ProcessedData })
  /** a person has seen to it */
  | (Known & { readonly phase: 'settled'; readonly settled: SettledData })
  | (Known & { readonly phase: 'failed'; readonly cause: FailureCause; readonly reason: Reason });

export type KnownEmail = Exclude<EmailState, { phase: 'none' }>;
export type SettledData = Extract<EmailEvent, { type: 'EmailSettled' }>['data'];
type ProcessedData = Extract<EmailEvent, { type: 'EmailProcessed' }>['data'] & { readonly orders: readonly OrderOutcome[] };

export const sameCopy = (a: MailCopy, b: MailCopy): boolean =>
  a.mailboxId === b.mailboxId && a.folder === b.folder && a.uidValidity === b.uidValidity && a.uid === b.uid;

const untried = { attempts: 0, faults: 0, nextAttemptAt: null };

export const initialState: EmailState = { phase: 'none' };

export function evolve(state: EmailState, event: EmailEvent): EmailState {
  if (state.phase === 'none') return event.type === 'EmailReceived' ? received(event.data) : state;
  switch (event.type) {
    case 'EmailCopySeen':
      return { ...state, copies: [...state.copies, { copy: event.data.copy, settled: false }] };
    case 'ExtractionCompleted': {
      const { results, skipped, written = null, answer = null } = event.data;
      return {
        ...commonState(state),
        phase: 'extracted',
        results,
        skipped: [...state.skipped, ...skipped],
        digests: withDigests(state.digests, event.data.digests),
        written,
        answer,
        ...untried,
      };
    }
    case 'ExtractionFailed':
      return {
        ...state,
        attempts: event.data.attempt,
        faults: state.faults + (event.data.cause === 'internal' ? 1 : 0),
        nextAttemptAt: event.data.nextAttemptAt,
        digests: withDigests(state.digests, event.data.digests),
      };
    case 'EmailProcessed':
      return { ...commonState(state), phase: 'processed', outcome: event.data, notification: due(state, event.data.notify) };
    case 'EmailGivenUp':
      return {
        ...commonState(state),
        phase: 'failed',
        cause: event.data.cause,
        reason: event.data.reason,
        notification: due(state, true),
      };
    case 'RetryRequested': {
      const copies = state.copies.map(({ copy }) => ({ copy, settled: false }));
      return {
        ...commonState(state),
        phase: state.results.length > 0 || state.answer ? 'extracted' : 'received',
        copies,
        ...untried,
      };
    }
    case 'EmailSettled': {
      // one that failed was set aside in INBOX: now it is moved like any other
      const copies = state.phase === 'failed' ? state.copies.map(({ copy }) => ({ copy, settled: false })) : state.copies;
      return { ...commonState(state), phase: 'settled', settled: event.data, copies };
    }
    case 'EmailSeen':
      return { ...state, seen: true };
    case 'EmailForwarded':
      return { ...state, forwarded: event.data.end };
    case 'EmailAssigned':
      return { ...state, assignee: event.data.assignee };
    case 'EmailMoved':
    case 'EmailSetAside':
      return {
        ...state,
        copies: state.copies.map((entry) => (sameCopy(entry.copy, event.data.copy) ? { ...entry, settled: true } : entry)),
      };
    default:
      return withNotification(state, event);
  }
}

const withNotification = (state: KnownEmail, event: EmailEvent): EmailState => {
  const before = state.notification;
  if (!before || !isOfNotification(event)) return state;
  if (event.type === 'NotificationRequested') return { ...state, notification: dueDelivery(event.data.round) };
  if (event.data.round !== before.round) return state;
  return { ...state, notification: evolveDelivery(before, notificationStep(event)) };
};

const isOfNotification = (event: EmailEvent): event is Extract<EmailEvent, { type: `Notification${string}` }> =>
  event.type.startsWith('Notification');

const commonState = (state: KnownEmail): Known => {
  const { emailId, module, mail, attachments, texts, skipped, notForUs, copies, ...readingState } = state;
  const { results, digests, written, answer, attempts, faults, nextAttemptAt, notification, assignee, seen, forwarded } =
    readingState;
  return {
    emailId,
    module,
    mail,
    attachments,
    texts,
    skipped,
    notForUs,
    copies,
    results,
    digests,
    written,
    answer,
    attempts,
    faults,
    nextAttemptAt,
    notification,
    assignee,
    seen,
    forwarded,
  };
};

const received = ({
  emailId,
  module,
  copy,
  mail,
  attachments,
  texts = [],
  skipped,
  notForUs,
}: Extract<EmailEvent, { type: 'EmailReceived' }>['data']): EmailState => ({
  phase: 'received',
  emailId,
  module,
  mail,
  attachments,
  texts,
  skipped,
  notForUs,
  copies: [{ copy, settled: false }],
  results: [],
  digests: [],
  written: null,
  answer: null,
  ...untried,
  notification: null,
  assignee: null,
  seen: false,
  forwarded: null,
});

const due = (state: KnownEmail, isWanted: boolean): Delivery => {
  const next = dueDelivery((state.notification?.round ?? 0) + 1);
  return isWanted ? next : { ...next, status: 'not_wanted' };
};
