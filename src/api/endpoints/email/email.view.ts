/** A log entry as it is answered: what became of one mail. */

import { asNumber } from '@order-intake/kernel';
import { failureCauses, settledHows, signatureKinds } from '../../../domain/email/email.events.ts';
import { mailKinds } from '../../../domain/email/mail-kind.ts';
import { noteCodes, noteText } from '../../../domain/email/notes.ts';
import { reasonView } from '../../../domain/reasons/reason-view.ts';
import { reasonText } from '../../../domain/reasons/reasons.ts';
import { knownReasons } from '../../../domain/sales-order/review-reasons.ts';
import { confidenceLevel } from '../../../domain/shared/confidence.ts';
import { noOrderReasons } from '../../../projections/emails/emails.columns.ts';
import type { EmailRow } from '../../../projections/emails/emails.read-model.ts';
import {
  choice,
  flag,
  integer,
  listOf,
  named,
  number,
  orNull,
  record,
  type ShapeOf,
  text,
  time,
  uuid,
} from '../../http/shapes.ts';
import { confidenceLevelField, documentType } from '../document/extraction.shapes.ts';
import { facts, reasonShape } from '../document/reason.shape.ts';
import { moduleShape, notificationEnd } from '../mailbox/mailbox.shapes.ts';
import { reviewReason } from '../sales-order/order.shapes.ts';

export const logStatuses = ['PENDING', 'SUCCESS', 'FAILED'] as const;

const mailKindShape = named('MailKind', 'What a mail is that became no order', choice(...mailKinds));

export const logShape = named(
  'EmailLog',
  'What became of one mail',
  record({
    id: [uuid, 'The entry'],
    company: [text, 'Whose it is'],
    module: [moduleShape, 'Of the mailbox'],
    email_config: [uuid, 'The mailbox'],
    email_from: [text, 'The address of the sender'],
    email_subject: [text, 'As it was written'],
    received_at: [time, 'When the mail server took it'],
    processed_at: [time, 'When the entry was made'],
    outcome_at: [orNull(time), 'When its outcome was recorded; null while it is PENDING'],
    status: [named('EmailStatus', 'Where it stands', choice(...logStatuses)), 'Where it stands'],
    sales_order: [orNull(uuid), 'The first order it became'],
    sales_orders: [listOf(uuid), 'Every order it became, or repeated'],
    sales_order_records: [
      listOf(record({ id: [uuid, 'The order'], reference: [text, 'Its number in this service'] })),
      'The same with their numbers',
    ],
    error_message: [text, 'Why the last attempt failed; empty when it did not'],
    error: [orNull(reasonShape), 'The same, for programs; null when it did not'],
    error_code: [orNull(choice(...failureCauses)), 'The cause of that, stable'],
    attachment_count: [integer, 'Everything that was attached, also what was left alone'],
    ai_confidence: [orNull(number), '0 to 100; null while nothing was read'],
    requires_review: [flag, 'Whether a person has to look'],
    confidence_level: confidenceLevelField,
    notification: [orNull(notificationEnd), 'What became of the notification; null while it is due'],
    note: [orNull(text), 'What a person should know: a sentence, or the words of who settled it'],
    noted: [
      orNull(
        named(
          'EmailNote',
          'What was noted of a mail',
          record({
            code: [choice(...noteCodes), 'Stable'],
            facts: [facts, 'What it is about, by the names of the code; without any where only the sentence is known'],
            why: [listOf(reasonShape), 'Of each part that was left alone, why'],
          }),
        ),
      ),
      'What `note` says, for programs; null where a person wrote it',
    ],
    skipped: [
      listOf(
        record({
          name: [text, 'Of the part'],
          reason: [text, 'A sentence for a person'],
          why: [reasonShape, 'The same, for programs'],
        }),
      ),
      'Parts that were left alone',
    ],
    copies: [
      listOf(record({ mailbox_id: [uuid, 'The mailbox'], folder: [text, 'Its folder'], uid: [integer, 'Its UID there'] })),
      'Where the mail lies',
    ],
    failing_since: [orNull(time), 'Since when its tries fail, of a mail that is tried again by itself'],
    next_attempt_at: [orNull(time), 'When it is tried again by itself'],
    document_types: [listOf(documentType), 'What was found in it'],
    review_reasons: [listOf(reviewReason), 'Why a person has to look'],
    no_order: [orNull(choice(...noOrderReasons)), 'Why it became no order; null where it did, or is still to be read'],
    settled: [
      orNull(
        record({
          how: [choice(...settledHows), 'Dismissed, linked to an order, or replaced by a file that became one'],
          reason: [orNull(text), 'Why it was dismissed'],
          by: [text, 'Who'],
          at: [time, 'When'],
        }),
      ),
      'How a person has seen to it',
    ],
    assignee: [orNull(text), 'Who looks after it: the subject of their token'],
    kind: [orNull(mailKindShape), 'What it is instead of an order; null where it is one, or is still to be read'],
    seen: [
      orNull(record({ by: [text, 'Who'], at: [time, 'When'] })),
      'Who has seen the question or complaint; null while nobody has, and for other mail',
    ],
    sender_checks: [
      orNull(
        record({
          by: [text, 'The server that says so'],
          dmarc: [text, 'The result of DMARC, in the words of RFC 8601: pass, fail, none'],
          spf: [orNull(text), 'The same of SPF'],
          dkim: [orNull(text), 'The same of DKIM'],
        }),
      ),
      'What the receiving server found out about the sender; null: nothing that can be believed',
    ],
    signed: [orNull(choice(...signatureKinds)), 'How the mail is signed; the signature is not verified'],
    forwarded: [orNull(notificationEnd), 'How its forwarding ended; null where it was not forwarded'],
    waiting_since: [orNull(time), 'Since when it waits for a person, where no order does in its place'],
  }),
);

export const logView = (row: EmailRow): ShapeOf<typeof logShape> => ({
  id: row.id,
  company: row.company_id,
  module: row.module,
  email_config: row.mailbox_id,
  email_from: row.email_from,
  email_subject: row.email_subject,
  received_at: row.received_at,
  processed_at: row.processed_at,
  outcome_at: row.outcome_at,
  status: row.status,
  sales_order: row.sales_orders[0]?.id ?? null,
  sales_orders: row.sales_orders.map(({ id }) => id),
  sales_order_records: row.sales_orders.map(({ id, reference }) => ({ id, reference })),
  error_message: row.failure ? reasonText(row.failure) : '',
  error: row.failure && reasonView(row.failure),
  error_code: row.error_code,
  attachment_count: row.attachment_count,
  ai_confidence: asNumber(row.ai_confidence),
  requires_review: row.requires_review,
  confidence_level: confidenceLevel(asNumber(row.ai_confidence)),
  notification: row.notification,
  note: row.noted ? noteText(row.noted) : row.note,
  noted: row.noted && { code: row.noted.code, facts: row.noted.facts, why: (row.noted.why ?? []).map(reasonView) },
  skipped: row.skipped.map(({ name, reason }) => ({ name, reason: reasonText(reason), why: reasonView(reason) })),
  copies: row.copies.map(({ mailbox_id, folder, uid }) => ({ mailbox_id, folder, uid })),
  failing_since: row.failing_since,
  next_attempt_at: row.next_attempt_at,
  document_types: row.document_types,
  review_reasons: knownReasons(row.review_reasons),
  no_order: row.no_order,
  settled: row.settled,
  assignee: row.assignee,
  kind: row.kind,
  seen: row.seen,
  sender_checks: row.sender_checks,
  signed: row.signed,
  forwarded: row.forwarded,
  waiting_since: row.waiting_since,
});
