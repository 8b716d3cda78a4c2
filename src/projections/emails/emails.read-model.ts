import type { EmailEvent, FailureCause, OrderOutcome, SkippedPart } from '../../domain/email/email.events.ts';
import type { DocumentType } from '../../domain/shared/extraction.ts';
import type { Module } from '../../domain/shared/module.ts';
import {
  boolean,
  companyId,
  derived,
  integer,
  jsonb,
  numeric,
  orNull,
  personKeyId,
  primaryKey,
  type RowOf,
  revision,
  text,
  textOf,
  timestamptz,
  uuid,
} from '../../platform/projections/columns.ts';
import { change, put, readModel, touch } from '../../platform/projections/read-model.ts';
import { copyOf, type EmailCopy, same, settled } from './email-copies.ts';

type OrderOfEmail = { readonly id: string; readonly reference: string; readonly disposition: string };

const columns = {
  id: primaryKey(uuid),
  company_id: companyId,
  mailbox_id: uuid,
  module: textOf<Module>(),
  email_from: text,
  email_from_name: orNull(text),
  email_subject: text,
  received_at: timestamptz,
  /** when the record was made */
  processed_at: timestamptz,
  /** when its outcome was recorded; null while there is none */
  outcome_at: orNull(timestamptz),
  status: textOf<'PENDING' | 'SUCCESS' | 'FAILED'>(),
  sales_orders: jsonb<readonly OrderOfEmail[]>(),
  error_message: text,
  /** the cause of the attempt that failed last, null when the last one went well */
  error_code: orNull(textOf<FailureCause>()),
  /** everything that was attached, also what was left alone */
  attachment_count: integer,
  ai_confidence: orNull(numeric(5, 2)),
  requires_review: boolean,
  review_reasons: jsonb<readonly string[]>(),
  threshold: integer,
  notification: orNull(textOf<'sent' | 'failed' | 'ambiguous' | 'not_wanted'>()),
  note: orNull(text),
  skipped: jsonb<readonly SkippedPart[]>(),
  document_types: jsonb<readonly DocumentType[]>(),
  copies: jsonb<readonly EmailCopy[]>(),
  /** something is left to do for a copy in its mailbox */
  unsettled: derived(boolean),
  next_attempt_at: orNull(timestamptz),
  lead_id: orNull(uuid),
  person_key_id: personKeyId,
  revision,
};

export type EmailRow = RowOf<typeof columns>;

const subjectLength = 500;
const defaultThreshold = 70;
/** By characters: a cut in the middle of one would leave half of it. */
const cut = (subject: string): string => Array.from(subject).slice(0, subjectLength).join('');
const orderOf = ({ orderId, reference, disposition }: OrderOutcome): OrderOfEmail => ({ id: orderId, reference, disposition });
const lowest = (confidences: readonly number[]): string | null =>
  confidences.length === 0 ? null : Math.min(...confidences).toFixed(2);

/** What a failure leaves on the row, when there is none (any more). */
const noFailure = { error_message: '', error_code: null, next_attempt_at: null };

export const emails = readModel<EmailEvent, typeof columns>({
  name: 'emails',
  version: 4,
  columns,
  indexes: [
    'create index on $table (company_id, received_at desc, id desc)',
    'create index on $table (company_id, mailbox_id) where unsettled',
    `create index on $table (company_id, mailbox_id) where status = 'PENDING'`,
    `create index on $table (outcome_at) where notification is null and outcome_at is not null`,
  ],
  personal: true,
  key: (e) => e.data.emailId,
  derived: { unsettled: ({ copies }) => copies.some((copy) => !copy.settled) },
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
        attachment_count: attachments.length + skipped.length,
        ai_confidence: null,
        requires_review: false,
        review_reasons: [],
        threshold: defaultThreshold,
        notification: null,
        note: null,
        skipped,
        document_types: [],
        copies: [copyOf(copy)],
        lead_id: null,
      };
    }),
    EmailCopySeen: change(({ data: { copy } }, { copies }) =>
      copies.some((known) => same(known, copy)) ? {} : { copies: [...copies, copyOf(copy)] },
    ),
    ExtractionCompleted: change((e, row) => {
      const { results, skipped } = e.data;
      const seen = new Set(row.skipped.map(({ name, reason }) => `${name} ${reason}`));
      return {
        ai_confidence: lowest(results.map(({ confidence }) => confidence)),
        document_types: [...new Set(results.map(({ documentType }) => documentType))],
        skipped: [...row.skipped, ...skipped.filter(({ name, reason }) => !seen.has(`${name} ${reason}`))],
        ...noFailure,
      };
    }),
    ExtractionFailed: change(({ data: { reason, cause, nextAttemptAt } }) => ({
      error_message: reason,
      error_code: cause,
      next_attempt_at: nextAttemptAt === null ? null : new Date(nextAttemptAt),
    })),
    EmailProcessed: change((e) => {
      const { orders, confidence, threshold, requiresReview, reviewReasons, note, leadId, notify } = e.data;
      return {
        status: 'SUCCESS',
        outcome_at: e.recordedAt,
        sales_orders: orders.map(orderOf),
        ...noFailure,
        ai_confidence: confidence === null ? null : confidence.toFixed(2),
        requires_review: requiresReview,
        review_reasons: reviewReasons,
        threshold,
        note,
        lead_id: leadId,
        notification: notify ? null : 'not_wanted',
      };
    }),
    EmailGivenUp: change((e) => ({
      status: 'FAILED',
      outcome_at: e.recordedAt,
      error_message: e.data.reason,
      error_code: e.data.cause,
      next_attempt_at: null,
      notification: null,
    })),
    RetryRequested: change((_, { copies }) => ({
      status: 'PENDING',
      outcome_at: null,
      ...noFailure,
      copies: copies.map((copy) => ({ ...copy, settled: false })),
    })),
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
