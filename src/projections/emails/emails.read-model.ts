import type { EmailEvent, FailureCause, OrderOutcome, SkippedPart } from '../../domain/email/email.events.ts';
import type { DocumentType } from '../../domain/shared/extraction.ts';
import type { Module } from '../../domain/shared/module.ts';
import { readModel } from '../../platform/projections/read-model.ts';
import { copyOf, type EmailCopy, same, settle, withCopies } from './email-copies.ts';

export type EmailRow = {
  readonly id: string;
  readonly company_id: string;
  readonly mailbox_id: string;
  readonly module: Module;
  readonly email_from: string;
  readonly email_from_name: string | null;
  readonly email_subject: string;
  readonly received_at: Date;
  /** set when the record is made, moved at each outcome */
  readonly processed_at: Date;
  readonly status: 'PENDING' | 'SUCCESS' | 'FAILED';
  readonly sales_orders: readonly { readonly id: string; readonly reference: string; readonly disposition: string }[];
  readonly error_message: string;
  /** the cause of the attempt that failed last, null when the last one went well */
  readonly error_code: FailureCause | null;
  readonly attachment_count: number;
  readonly ai_confidence: string | null;
  readonly requires_review: boolean;
  readonly review_reasons: readonly string[];
  readonly threshold: number;
  readonly notification: 'sent' | 'failed' | 'ambiguous' | 'not_wanted' | null;
  readonly note: string | null;
  readonly skipped: readonly SkippedPart[];
  readonly document_types: readonly DocumentType[];
  readonly copies: readonly EmailCopy[];
  /** something is left to do for a copy in its mailbox */
  readonly unsettled: boolean;
  readonly next_attempt_at: Date | null;
  readonly lead_id: string | null;
  readonly person_key_id: string | null;
  readonly revision: number;
};

const subjectLength = 500;
const defaultThreshold = 70;
/** By characters: a cut in the middle of one would leave half of it. */
const cut = (subject: string): string => Array.from(subject).slice(0, subjectLength).join('');
const orderOf = ({ orderId, reference, disposition }: OrderOutcome) => ({ id: orderId, reference, disposition });
const lowest = (confidences: readonly number[]): string | null =>
  confidences.length === 0 ? null : Math.min(...confidences).toFixed(2);

export const emails = readModel<EmailEvent>()<EmailRow>({
  name: 'emails',
  version: 3,
  columns: {
    id: 'uuid primary key',
    company_id: 'text not null',
    mailbox_id: 'uuid not null',
    module: 'text not null',
    email_from: 'text not null',
    email_from_name: 'text',
    email_subject: 'text not null',
    received_at: 'timestamptz not null',
    processed_at: 'timestamptz not null',
    status: 'text not null',
    sales_orders: 'jsonb not null',
    error_message: 'text not null',
    error_code: 'text',
    attachment_count: 'integer not null',
    ai_confidence: 'numeric(5,2)',
    requires_review: 'boolean not null',
    review_reasons: 'jsonb not null',
    threshold: 'integer not null',
    notification: 'text',
    note: 'text',
    skipped: 'jsonb not null',
    document_types: 'jsonb not null',
    copies: 'jsonb not null',
    unsettled: 'boolean not null',
    next_attempt_at: 'timestamptz',
    lead_id: 'uuid',
    person_key_id: 'uuid',
    revision: 'integer not null',
  },
  indexes: [
    'create index on $table (company_id, received_at desc, id desc)',
    'create index on $table (company_id, mailbox_id) where unsettled',
    `create index on $table (company_id, mailbox_id) where status = 'PENDING'`,
    `create index on $table (processed_at) where notification is null and status <> 'PENDING'`,
  ],
  personal: true,
  on: {
    EmailReceived: {
      key: (e) => e.data.emailId,
      fold: (_, e) => {
        const { emailId, module, copy, mail, attachments, skipped } = e.data;
        return {
          id: emailId,
          company_id: e.metadata.companyId,
          mailbox_id: copy.mailboxId,
          module,
          email_from: mail.from,
          email_from_name: mail.fromName,
          email_subject: cut(mail.subject),
          received_at: new Date(mail.receivedAt),
          processed_at: e.recordedAt,
          status: 'PENDING',
          sales_orders: [],
          error_message: '',
          error_code: null,
          attachment_count: attachments.length,
          ai_confidence: null,
          requires_review: false,
          review_reasons: [],
          threshold: defaultThreshold,
          notification: null,
          note: null,
          skipped,
          document_types: [],
          copies: [copyOf(copy)],
          unsettled: true,
          next_attempt_at: null,
          lead_id: null,
          person_key_id: e.personKeyId,
          revision: e.revision,
        };
      },
    },
    EmailCopySeen: {
      key: (e) => e.data.emailId,
      fold: (row, e) => {
        if (!row) return null;
        const known = row.copies.some((entry) => same(entry, e.data.copy));
        return { ...(known ? row : withCopies(row, [...row.copies, copyOf(e.data.copy)])), revision: e.revision };
      },
    },
    ExtractionCompleted: {
      key: (e) => e.data.emailId,
      fold: (row, e) => {
        if (!row) return null;
        const { results, skipped } = e.data;
        const seen = new Set(row.skipped.map(({ name, reason }) => `${name} ${reason}`));
        return {
          ...row,
          ai_confidence: lowest(results.map(({ confidence }) => confidence)),
          document_types: [...new Set(results.map(({ documentType }) => documentType))],
          skipped: [...row.skipped, ...skipped.filter(({ name, reason }) => !seen.has(`${name} ${reason}`))],
          error_message: '',
          error_code: null,
          next_attempt_at: null,
          revision: e.revision,
        };
      },
    },
    ExtractionFailed: {
      key: (e) => e.data.emailId,
      fold: (row, e) =>
        row && {
          ...row,
          error_message: e.data.reason,
          error_code: e.data.cause,
          next_attempt_at: e.data.nextAttemptAt === null ? null : new Date(e.data.nextAttemptAt),
          revision: e.revision,
        },
    },
    EmailProcessed: {
      key: (e) => e.data.emailId,
      fold: (row, e) => {
        if (!row) return null;
        const { orders, confidence, threshold, requiresReview, reviewReasons, note, leadId, notify } = e.data;
        return {
          ...row,
          status: 'SUCCESS',
          processed_at: e.recordedAt,
          sales_orders: orders.map(orderOf),
          error_message: '',
          error_code: null,
          ai_confidence: confidence === null ? null : confidence.toFixed(2),
          requires_review: requiresReview,
          review_reasons: reviewReasons,
          threshold,
          note,
          lead_id: leadId,
          next_attempt_at: null,
          notification: notify ? null : 'not_wanted',
          revision: e.revision,
        };
      },
    },
    EmailGivenUp: {
      key: (e) => e.data.emailId,
      fold: (row, e) =>
        row && {
          ...row,
          status: 'FAILED',
          processed_at: e.recordedAt,
          error_message: e.data.reason,
          error_code: e.data.cause,
          next_attempt_at: null,
          notification: null,
          revision: e.revision,
        },
    },
    RetryRequested: {
      key: (e) => e.data.emailId,
      fold: (row, e) => {
        if (!row) return null;
        const copies = row.copies.map((entry) => ({ ...entry, settled: false }));
        const cleared = { error_message: '', error_code: null, next_attempt_at: null };
        return { ...withCopies(row, copies), status: 'PENDING', ...cleared, revision: e.revision };
      },
    },
    EmailMoved: { key: (e) => e.data.emailId, fold: (row, e) => row && { ...settle(row, e.data.copy), revision: e.revision } },
    EmailSetAside: { key: (e) => e.data.emailId, fold: (row, e) => row && { ...settle(row, e.data.copy), revision: e.revision } },
    NotificationSent: {
      key: (e) => e.data.emailId,
      fold: (row, e) => row && { ...row, notification: 'sent', revision: e.revision },
    },
    NotificationFailed: {
      key: (e) => e.data.emailId,
      fold: (row, e) => row && { ...row, notification: 'failed', revision: e.revision },
    },
    NotificationAmbiguous: {
      key: (e) => e.data.emailId,
      fold: (row, e) => row && { ...row, notification: 'ambiguous', revision: e.revision },
    },
    NotificationRequested: {
      key: (e) => e.data.emailId,
      fold: (row, e) => row && { ...row, notification: null, revision: e.revision },
    },
    NotificationNotWanted: {
      key: (e) => e.data.emailId,
      fold: (row, e) => row && { ...row, notification: 'not_wanted', revision: e.revision },
    },
    NotificationAttempted: { key: (e) => e.data.emailId, fold: (row, e) => row && { ...row, revision: e.revision } },
  },
});
