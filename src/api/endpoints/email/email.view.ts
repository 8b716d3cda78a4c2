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
import type { SalesOrderQueries } from '../../../projections/sales-orders/sales-orders.queries.ts';
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
import { orderStatus, reviewReason } from '../sales-order/order.shapes.ts';

export const logStatuses = ['PENDING', 'SUCCESS', 'FAILED'] as const;

const mailKindShape = named('MailKind', 'Kind of an email without an order', choice(...mailKinds));

export const logShape = named(
  'EmailLog',
  'The processing log entry of an email',
  record({
    id: [uuid, 'Entry ID'],
    company: [text, 'Company ID'],
    module: [moduleShape, 'Module of the mailbox'],
    email_config: [uuid, 'Mailbox ID'],
    email_from: [text, 'Email address of the sender'],
    email_subject: [text, 'Subject as sent'],
    received_at: [time, 'Time when the mail server received the email'],
    processed_at: [time, 'Time when the entry was created'],
    outcome_at: [orNull(time), 'Time of the outcome; null while the status is PENDING'],
    status: [named('EmailStatus', 'Processing status of an email', choice(...logStatuses)), 'Processing status'],
    sales_order: [orNull(uuid), 'ID of the first order created from the email'],
    sales_orders: [listOf(uuid), 'IDs of all orders that the email created or repeated'],
    sales_order_records: [
      listOf(
        record({
          id: [uuid, 'Order ID'],
          reference: [text, 'Order number in this service'],
          status: [orNull(orderStatus), 'Status of the order; null if it is not shown yet'],
        }),
      ),
      'The same orders with their numbers and statuses',
    ],
    error_message: [text, 'Why the last attempt failed; empty if it did not'],
    error: [orNull(reasonShape), 'Machine-readable form of `error_message`; null if the last attempt did not fail'],
    error_code: [orNull(choice(...failureCauses)), 'Stable code of the cause'],
    attachment_count: [integer, 'Number of attachments, including ignored ones'],
    ai_confidence: [orNull(number), 'Confidence from 0 to 100; null if nothing was extracted'],
    requires_review: [flag, 'Whether the email requires review'],
    confidence_level: confidenceLevelField,
    notification: [orNull(notificationEnd), 'Outcome of the notification; null while it is pending'],
    note: [orNull(text), 'Note for users: a sentence, or the text of the user who resolved the email'],
    noted: [
      orNull(
        named(
          'EmailNote',
          'A note about an email',
          record({
            code: [choice(...noteCodes), 'Stable code'],
            facts: [facts, 'Facts by name, depending on the code; empty if only the text is known'],
            why: [listOf(reasonShape), 'Why each ignored part was ignored'],
          }),
        ),
      ),
      'Machine-readable form of `note`; null if a user wrote it',
    ],
    skipped: [
      listOf(
        record({
          name: [text, 'Name of the part'],
          reason: [text, 'Reason as a sentence'],
          why: [reasonShape, 'Machine-readable form of `reason`'],
        }),
      ),
      'Ignored parts of the email',
    ],
    copies: [
      listOf(record({ mailbox_id: [uuid, 'Mailbox ID'], folder: [text, 'Folder'], uid: [integer, 'UID in the folder'] })),
      'Where the email is stored',
    ],
    failing_since: [orNull(time), 'Time since when attempts fail, if the email is retried automatically'],
    next_attempt_at: [orNull(time), 'Time of the next automatic retry'],
    document_types: [listOf(documentType), 'Types of the documents in the email'],
    review_reasons: [listOf(reviewReason), 'Review reasons'],
    no_order: [orNull(choice(...noOrderReasons)), 'Why the email has no order; null if it has one or is not processed yet'],
    settled: [
      orNull(
        record({
          how: [choice(...settledHows), 'Whether it was dismissed, linked to an order, or replaced by an uploaded document'],
          reason: [orNull(text), 'Why it was dismissed'],
          by: [text, 'Who resolved it'],
          at: [time, 'Time of the resolution'],
        }),
      ),
      'How a user resolved the email',
    ],
    assignee: [orNull(text), "Assignee: the subject of the user's token"],
    kind: [orNull(mailKindShape), 'Kind of email; null if it contains an order or is not processed yet'],
    seen: [
      orNull(record({ by: [text, 'Who marked it as seen'], at: [time, 'Time when it was marked'] })),
      'Who marked the question or complaint as seen; null if no one did, and for other emails',
    ],
    sender_checks: [
      orNull(
        record({
          by: [text, 'Server that reports the results'],
          dmarc: [text, 'DMARC result as in RFC 8601: pass, fail, none …'],
          spf: [orNull(text), 'SPF result'],
          dkim: [orNull(text), 'DKIM result'],
        }),
      ),
      'Sender checks by the receiving server; null if there are no trustworthy results',
    ],
    signed: [orNull(choice(...signatureKinds)), 'Signature type of the email; signatures are not verified'],
    forwarded: [orNull(notificationEnd), 'Outcome of forwarding; null if the email was not forwarded'],
    waiting_since: [orNull(time), 'Time since when the email waits for a user, unless one of its orders does'],
  }),
);

/** What an entry shows of its orders beyond its own row. */
export type OrderStatuses = Pick<SalesOrderQueries, 'orderStatuses'>;
type Statuses = Awaited<ReturnType<SalesOrderQueries['orderStatuses']>>;

/** Of all orders of these entries. */
export const statusesFor = ({ orderStatuses }: OrderStatuses, companyId: string, rows: readonly EmailRow[]): Promise<Statuses> =>
  orderStatuses(
    companyId,
    rows.flatMap((row) => row.sales_orders.map(({ id }) => id)),
  );

export const logView = (row: EmailRow, statuses: Statuses = new Map()): ShapeOf<typeof logShape> => ({
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
  sales_order_records: row.sales_orders.map(({ id, reference }) => ({ id, reference, status: statuses.get(id) ?? null })),
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
