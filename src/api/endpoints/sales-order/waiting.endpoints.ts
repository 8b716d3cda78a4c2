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
  'Something that waits for a person',
  record({
    kind: [
      choice(...waitingKinds),
      'An order; a mail that failed or that no order stands for; an upload of which orders are to be made; a conversation that was handed over',
    ],
    id: [uuid, 'The order, the log entry, the document or the chat session'],
    url: [url, 'Where it can be read'],
    reference: [orNull(text), "The order's number; null for what is none"],
    status: [choice(...orderStatuses, ...otherStatuses), 'Where the order or the mail stands; WAITING: of another kind'],
    source: [orderSource, 'What it was made of'],
    subject: [orNull(text), 'Of the mail it came in; the name of an uploaded file'],
    customer: [orNull(recordReference), 'The customer it was matched to'],
    customer_name: [orNull(text), 'Who ordered, as the document or the sender says'],
    customer_email: [orNull(text), 'The address of who ordered'],
    warehouse: [orNull(recordReference), 'From where it would be delivered'],
    po_number: [orNull(text), "The customer's number of it"],
    total: [orNull(number), 'In its currency'],
    currency: [orNull(text), 'ISO 4217'],
    confidence: [orNull(number), '0 to 100; null where nothing was read'],
    confidence_level: confidenceLevelField,
    threshold: [integer, 'Below this confidence a person has to look'],
    requires_review: [flag, 'Whether there is a reason to look; a draft without one waits for its approval alone'],
    reasons: [listOf(reviewReason), 'Why, in the order in which one would look'],
    findings: [reviewFindings, 'The facts of those that have some'],
    revisions: [orderRevisions, 'What came later and waits, with what it would change'],
    cancellations: [orderCancellations, "The customer's wishes to cancel that wait"],
    error_message: [orNull(text), 'Why a mail failed'],
    error: [orNull(reasonShape), 'The same, for programs'],
    assignee: [orNull(text), 'Who looks after it: the subject of their token'],
    waiting_since: [time, 'Since when it waits'],
    age: [integer, 'The same in seconds'],
  }),
);
const counts = named(
  'WaitingCounts',
  'How much waits, whatever the filter; exact up to 10,000',
  record({
    total: [integer, 'Everything'],
    more: [flag, 'There is more than that: it is not counted further'],
    requires_review: [integer, 'What there is a reason to look at'],
    unassigned: [integer, 'What nobody looks after'],
    mine: [integer, 'What is assigned to the caller'],
    by_reason: [mapOf(integer), 'By the code of the reason; one entry may have several'],
    by_source: [mapOf(integer), 'By the way it came: email, upload, chat, api'],
  }),
);
const answer = named(
  'Waiting',
  'A page of what waits for a person',
  record({ waiting: [listOf(entry), 'Ordered as asked'], counts: [counts, 'How much waits in all'] }),
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
const filterOf = (
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
    summary: 'Everything that waits for a person, whichever way it came, oldest first, with how much there is',
    permission: 'orders:read',
    ofPersons: true,
    query: filters,
    answers: { 200: json(answer, 'Link') },
    handle: async ({ caller, query: { limit, cursor, ordering, ...given } }) => {
      const { companyId, subject } = caller;
      const filter = { ...filterOf(given, subject), ordering };
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
