import { change, put, readModel, touch } from '@order-intake/event-sourcing';
import {
  countAttached,
  type EmailEvent,
  type MailOrigin,
  type OrderOutcome,
  type SkippedPart,
} from '../../domain/email/email.events.ts';
import { reasonText } from '../../domain/reasons/reasons.ts';
import { copyOf, same, settled } from './email-copies.ts';
import { namesIn, unseenSince, waitingSince, whyNoOrder } from './email-outcome.ts';
import { columns, type OrderOfEmail, type SenderChecks } from './emails.columns.ts';

export type { EmailRow } from './emails.columns.ts';

const subjectLength = 500;
const defaultThreshold = 70;
/** By characters: a cut in the middle of one would leave half of it. */
const cut = (subject: string): string => Array.from(subject).slice(0, subjectLength).join('');
const orderOf = ({ orderId, reference, disposition }: OrderOutcome): OrderOfEmail => ({ id: orderId, reference, disposition });
const lowest = (confidences: readonly number[]): string | null =>
  confidences.length === 0 ? null : Math.min(...confidences).toFixed(2);

const withLinked = (
  orders: readonly OrderOfEmail[],
  { order, how }: Extract<EmailEvent, { type: 'EmailSettled' }>['data'],
): readonly OrderOfEmail[] =>
  order && !orders.some(({ id }) => id === order.orderId)
    ? [...orders, { id: order.orderId, reference: order.reference, disposition: how }]
    : orders;

/** The same for the same part that was left alone for the same reason. */
const asText = ({ name, reason }: SkippedPart): string => `${name} ${reasonText(reason)}`;

/** Of earlier events nobody knows whether it is to be believed. */
const checksOf = (origin: MailOrigin | undefined): SenderChecks | null => {
  const { by, dmarc, spf = null, dkim = null, trusted = false } = origin?.authentication ?? { by: '', dmarc: '' };
  return trusted ? { by, dmarc, spf, dkim } : null;
};

/** What a failure leaves on the row, when there is none (any more). */
const noFailure = { failure: null, error_code: null, failing_since: null, next_attempt_at: null };

export const emails = readModel<EmailEvent, typeof columns>({
  name: 'emails',
  version: 12,
  columns,
  indexes: [
    'create index on $table (company_id, received_at desc, id desc)',
    'create index on $table (company_id, mailbox_id) where unsettled',
    `create index on $table (company_id, mailbox_id) where status = 'PENDING'`,
    'create index on $table (company_id, failing_since) where failing_since is not null',
    'create index on $table (company_id, waiting_since, id) where waiting_since is not null',
    'create index on $table (company_id, received_at desc, id desc) where unseen_since is not null',
    'create index on $table (company_id, kind, received_at desc, id desc) where kind is not null',
    'create index on $table using gin (search gin_trgm_ops)',
    `create index on $table (outcome_at) where notification is null and outcome_at is not null`,
    // of a year's mails few: a list of them would look through all others
    ...[`status <> 'SUCCESS'`, 'requires_review', 'no_order is not null', `notification in ('failed', 'ambiguous')`].map(
      (few) => `create index on $table (company_id, received_at desc, id desc) where ${few}`,
    ),
    'create index on $table (company_id, assignee, received_at desc, id desc) where assignee is not null',
  ],
  personal: true,
  key: (e) => e.data.emailId,
  derived: {
    unsettled: ({ copies }) => copies.some((copy) => !copy.settled),
    no_order: whyNoOrder,
    waiting_since: waitingSince,
    unseen_since: unseenSince,
    search: ({ email_from, email_from_name, email_subject, read_names }) =>
      [email_from, email_from_name, email_subject, ...read_names]
        .filter((part) => part)
        .join(' ')
        .toLowerCase(),
  },
  on: {
    EmailReceived: put((e) => {
      const { module, copy, mail, attachments, skipped } = e.data;
      return {
        mailbox_id: copy.mailboxId,
        module,
        email_from: mail.from,
        email_from_name: mail.fromName,
        email_subject: cut(mail.subject),
        received_at: new Date(mail.receivedAt),
        processed_at: e.recordedAt,
        outcome_at: null,
        status: 'PENDING',
        sales_orders: [],
        ...noFailure,
        attachment_count: countAttached(attachments, skipped),
        ai_confidence: null,
        requires_review: false,
        review_reasons: [],
        threshold: defaultThreshold,
        notification: null,
        noted: null,
        note: null,
        skipped,
        document_types: [],
        copies: [copyOf(copy)],
        lead_id: null,
        not_for_us: e.data.notForUs,
        settled: null,
        assignee: null,
        kind: null,
        seen: null,
        sender_checks: checksOf(mail.origin),
        signed: mail.origin?.signed ?? null,
        forwarded: null,
        read_names: [],
      };
    }),
    EmailCopySeen: change(({ data: { copy } }, { copies }) =>
      copies.some((knownCopy) => same(knownCopy, copy)) ? {} : { copies: [...copies, copyOf(copy)] },
    ),
    ExtractionCompleted: change((e, row) => {
      const { results, skipped } = e.data;
      const skippedTexts = new Set(row.skipped.map(asText));
      return {
        ai_confidence: lowest(results.map(({ confidence }) => confidence)),
        read_names: namesIn(results),
        document_types: [...new Set(results.map(({ documentType }) => documentType))],
        skipped: [...row.skipped, ...skipped.filter((part) => !skippedTexts.has(asText(part)))],
        ...noFailure,
      };
    }),
    ExtractionFailed: change(({ data: { reason, cause, nextAttemptAt }, recordedAt }, { failing_since: since }) => ({
      failure: reason,
      error_code: cause,
      failing_since: nextAttemptAt === null ? null : (since ?? recordedAt),
      next_attempt_at: nextAttemptAt === null ? null : new Date(nextAttemptAt),
    })),
    EmailProcessed: change((e) => {
      const { orders, confidence, threshold, requiresReview, reviewReasons, note, leadId, notify, kind = null } = e.data;
      return {
        status: 'SUCCESS',
        outcome_at: e.recordedAt,
        sales_orders: orders.map(orderOf),
        ...noFailure,
        ai_confidence: confidence === null ? null : confidence.toFixed(2),
        requires_review: requiresReview,
        review_reasons: reviewReasons,
        threshold,
        noted: note,
        note: null,
        lead_id: leadId,
        kind,
        notification: notify ? null : 'not_wanted',
      };
    }),
    EmailGivenUp: change((e) => ({
      status: 'FAILED',
      outcome_at: e.recordedAt,
      failure: e.data.reason,
      error_code: e.data.cause,
      failing_since: null,
      next_attempt_at: null,
      notification: null,
    })),
    RetryRequested: change((_, { copies }) => ({
      status: 'PENDING',
      outcome_at: null,
      ...noFailure,
      copies: copies.map((copy) => ({ ...copy, settled: false })),
    })),
    EmailSettled: change((e, row) => ({
      status: 'SUCCESS',
      ...noFailure,
      outcome_at: row.status === 'FAILED' ? e.recordedAt : row.outcome_at,
      requires_review: false,
      review_reasons: [],
      noted: e.data.reason === null ? row.noted : null,
      note: e.data.reason ?? row.note,
      sales_orders: withLinked(row.sales_orders, e.data),
      settled: { how: e.data.how, reason: e.data.reason, by: e.metadata.actor, at: e.recordedAt.toISOString() },
      copies: row.status === 'FAILED' ? row.copies.map((copy) => ({ ...copy, settled: false })) : row.copies,
    })),
    EmailSeen: change((e) => ({ seen: { by: e.metadata.actor, at: e.recordedAt.toISOString() } })),
    EmailForwarded: change((e) => ({ forwarded: e.data.end })),
    EmailAssigned: change((e) => ({ assignee: e.data.assignee })),
    EmailMoved: change((e, row) => ({ copies: settled(row.copies, e.data.copy) })),
    EmailSetAside: change((e, row) => ({ copies: settled(row.copies, e.data.copy) })),
    NotificationSent: change(() => ({ notification: 'sent' })),
    NotificationFailed: change(() => ({ notification: 'failed' })),
    NotificationAmbiguous: change(() => ({ notification: 'ambiguous' })),
    NotificationRequested: change(() => ({ notification: null })),
    NotificationNotWanted: change(() => ({ notification: 'not_wanted' })),
    NotificationAttempted: touch,
  },
});
