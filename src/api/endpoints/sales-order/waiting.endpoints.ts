/** The one queue of everything that waits for a person: drafts, late revisions, wishes to cancel, refusals, and what no order stands for. */

import { asNumber } from '@order-intake/kernel';
import { flagText } from '../../../commands/sales-order/order-fields.schema.ts';
import { reasonView } from '../../../domain/reasons/reason-view.ts';
import { reasonText } from '../../../domain/reasons/reasons.ts';
import { knownReasons, reviewReasonCodes } from '../../../domain/sales-order/review-reasons.ts';
import { orderSourceKinds } from '../../../domain/sales-order/sales-order.events.ts';
import { confidenceLevel } from '../../../domain/shared/confidence.ts';
import { requestSchema } from '../../../platform/codec/decode-request.ts';
import { optional, withDefault } from '../../../platform/codec/field.ts';
import { oneOf, text as textField } from '../../../platform/codec/fields.ts';
import type { RecordNameQueries, RecordNames } from '../../../projections/customers/record-names.queries.ts';
import {
  otherStatuses,
  type WaitingCounts,
  type WaitingEntry,
  type WaitingFilter,
  type WaitingKind,
  type WaitingQueries,
  waitingKinds,
  waitingOrderings,
} from '../../../projections/review-queue/waiting.queries.ts';
import { orderStatuses } from '../../../projections/sales-orders/sales-orders.columns.ts';
import { json } from '../../http/answers.ts';
import { type Endpoint, endpoint } from '../../http/endpoint.ts';
import { pageFields, pageRequest } from '../../http/pages.ts';
import { choice, flag, integer, listOf, mapOf, named, number, orNull, record, text, time, url, uuid } from '../../http/shapes.ts';
import { confidenceLevelField } from '../document/extraction.shapes.ts';
import { reasonShape } from '../document/reason.shape.ts';
import { reviewReason } from './order.shapes.ts';
import { orderCancellations, orderRevisions, orderSource, recordReference } from './order-life.shapes.ts';
import { revisionsView } from './order-revisions.view.ts';
import { findingsView, reviewFindings } from './review-findings.shape.ts';
import { referenceTo } from './sales-order.view.ts';
import { salesOrdersPath } from './sales-orders.path.ts';

export const reviewPath = '/sales/review/';

const entry = named(
  'WaitingEntry',
  'A record that needs an action',
  record({
    kind: [
      choice(...waitingKinds),
      'An order, an email that failed or has no order, an upload without orders, or a chat session that was handed over',
    ],
    id: [uuid, 'ID of the order, email log entry, document or chat session'],
    url: [url, 'URL of the record'],
    reference: [orNull(text), 'Order number; null for other records'],
    status: [choice(...orderStatuses, ...otherStatuses), 'Status of the order or email; WAITING for other records'],
    source: [orderSource, 'Source of the record'],
    subject: [orNull(text), 'Subject of the email, or name of the uploaded file'],
    customer: [orNull(recordReference), 'Matched customer'],
    customer_name: [orNull(text), 'Customer name from the document or the sender'],
    customer_email: [orNull(text), 'Email address of the customer'],
    warehouse: [orNull(recordReference), 'Warehouse that would deliver'],
    po_number: [orNull(text), 'Purchase order number of the customer'],
    total: [orNull(number), "Total in the order's currency"],
    currency: [orNull(text), 'ISO 4217 currency code'],
    delivery_date: [orNull(text), 'Delivery date (ISO 8601)'],
    confidence: [orNull(number), 'Confidence from 0 to 100; null if nothing was extracted'],
    confidence_level: confidenceLevelField,
    threshold: [integer, 'Confidence below which the record requires review'],
    requires_review: [flag, 'Whether there are review reasons; a draft without any only needs approval'],
    reasons: [listOf(reviewReason), 'Review reasons, most important first'],
    findings: [reviewFindings, 'Facts of the review reasons'],
    revisions: [orderRevisions, 'Pending revisions with their changes'],
    cancellations: [orderCancellations, 'Pending cancellation requests'],
    error_message: [orNull(text), 'Why an email failed'],
    error: [orNull(reasonShape), 'Machine-readable form of `error_message`'],
    assignee: [orNull(text), "Assignee: the subject of the user's token"],
    waiting_since: [time, 'Time since when the record waits'],
    age: [integer, 'Waiting time in seconds'],
  }),
);
const counts = named(
  'WaitingCounts',
  'Number of waiting records regardless of filters, exact up to 10,000',
  record({
    total: [integer, 'All waiting records'],
    more: [flag, 'Whether there are more than were counted'],
    requires_review: [integer, 'Records with review reasons'],
    unassigned: [integer, 'Unassigned records'],
    mine: [integer, 'Records assigned to the caller'],
    by_reason: [mapOf(integer), 'Records by code of the review reason; a record may have several'],
    by_source: [mapOf(integer), 'Records by source: email, upload, chat or api'],
  }),
);
const answer = named(
  'Waiting',
  'A page of records to review',
  record({ waiting: [listOf(entry), 'Records in the requested order'], counts: [counts, 'Number of waiting records'] }),
);

const filters = requestSchema({
  ...pageFields,
  ordering: withDefault(oneOf(waitingOrderings), 'waiting_since'),
  kind: optional(oneOf(waitingKinds)),
  source: optional(oneOf(orderSourceKinds)),
  reason: optional(oneOf(reviewReasonCodes)),
  requires_review: optional(flagText),
  assignee: optional(textField(200)),
  q: optional(textField(200)),
});

const pathOf: { readonly [kind in WaitingKind]: string } = {
  order: salesOrdersPath,
  email: '/sales/email-logs/',
  document: '/sales/documents/',
  chat: '/api/chatchannel/sessions/',
};
const entryView = (row: WaitingEntry, names: RecordNames, now: number) => ({
  kind: row.kind,
  id: row.id,
  url: `${pathOf[row.kind]}${row.id}/`,
  reference: row.reference,
  status: row.status,
  source: row.source,
  subject: row.subject,
  customer: referenceTo(row.customer_id, names),
  customer_name: row.customer_name,
  customer_email: row.customer_email,
  warehouse: referenceTo(row.warehouse_id, names),
  po_number: row.po_number,
  total: asNumber(row.total),
  currency: row.currency,
  delivery_date: row.delivery_date,
  confidence: asNumber(row.confidence),
  confidence_level: confidenceLevel(asNumber(row.confidence)),
  threshold: row.threshold,
  requires_review: row.requires_review,
  reasons: knownReasons(row.reasons),
  findings: findingsView(row.findings, row.reasons),
  revisions: revisionsView(row.revisions),
  cancellations: row.cancellations,
  error_message: row.failure && reasonText(row.failure),
  error: row.failure && reasonView(row.failure),
  assignee: row.assignee,
  waiting_since: row.waiting_since,
  age: Math.max(0, Math.floor((now - row.waiting_since.getTime()) / 1_000)),
});

const countsView = ({ total, requiresReview, unassigned, mine, byReason, bySource }: WaitingCounts) => ({
  total: total.count,
  more: total.more,
  requires_review: requiresReview,
  unassigned,
  mine,
  by_reason: byReason,
  by_source: bySource,
});

type Given = { readonly requires_review?: boolean; readonly assignee?: string };
/** `me` and `nobody` are no subjects. */
export const waitingFilterOf = (
  { requires_review, assignee, ...rest }: Omit<WaitingFilter, 'assignee' | 'requiresReview'> & Given,
  me: string,
) => ({
  ...rest,
  ...(requires_review === undefined ? {} : { requiresReview: requires_review }),
  ...(assignee === undefined ? {} : { assignee: assignee === 'nobody' ? null : assignee === 'me' ? me : assignee }),
});

type Deps = { readonly queries: WaitingQueries & Pick<RecordNameQueries, 'recordNames'> };

export const waitingEndpoints = ({ queries }: Deps): readonly Endpoint[] => [
  endpoint({
    method: 'get',
    path: reviewPath,
    summary: 'List everything that waits for a user, oldest first, with counts',
    permission: 'orders:read',
    ofPersons: true,
    query: filters,
    answers: { 200: json(answer, 'Link') },
    handle: async ({ caller, query: { limit, cursor, ordering, ...filters } }) => {
      const { companyId, subject } = caller;
      const filter = { ...waitingFilterOf(filters, subject), ordering };
      const [page, all] = await Promise.all([
        queries.waiting(companyId, filter, pageRequest({ limit, ...(cursor ? { cursor } : {}) })),
        queries.waitingCounts(companyId, subject),
      ]);
      const ids = page.items.flatMap(({ customer_id, warehouse_id }) => [customer_id, warehouse_id]);
      const names = await queries.recordNames(
        companyId,
        ids.flatMap((id) => id ?? []),
      );
      const now = Date.now();
      return {
        status: 200,
        body: { waiting: page.items.map((row) => entryView(row, names, now)), counts: countsView(all) },
        next: page.next,
      };
    },
  }),
];
