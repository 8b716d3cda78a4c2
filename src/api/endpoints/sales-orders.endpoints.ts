/** Draft orders, and those of them that a person should look at. */
import type { ReviewQueueEntry } from '../../projections/review-queue/review-queue.queries.ts';
import type { SalesOrderRow } from '../../projections/sales-orders/sales-orders.read-model.ts';
import type { ApiDeps } from '../api-deps.ts';
import { type Endpoint, endpoint } from '../http/endpoint.ts';
import { contentTag } from '../http/etag.ts';
import { notFound } from '../http/problem.ts';
import { anything, choice, flag, listOf, number, orNull, record, text, time, uuid } from '../http/shapes.ts';

const path = '/sales/sales-orders/';
const roles = ['admin', 'sales'] as const;

const queueShape = record({
  pending_review: listOf(
    record({
      id: uuid,
      reference: text,
      customer_email: orNull(text),
      confidence: number,
      requires_review: flag,
      created_at: time,
    }),
  ),
});

const orderShape = record({
  id: uuid,
  company: text,
  reference: text,
  status: choice('DRAFT'),
  customer: orNull(uuid),
  customer_name: orNull(text),
  customer_email: orNull(text),
  lead: orNull(uuid),
  po_number: orNull(text),
  currency: orNull(text),
  delivery_date: orNull(text),
  total: orNull(text),
  lines: listOf(
    record({
      name: orNull(text),
      code: orNull(text),
      qty: orNull(text),
      unit: orNull(text),
      price: orNull(text),
      product: orNull(uuid),
      matched_by: orNull(text),
    }),
  ),
  ai_confidence: number,
  requires_review: flag,
  review_reasons: listOf(text),
  source: anything,
  source_document: orNull(record({ name: text, sha256: text })),
  extraction_metadata: anything,
  revisions: listOf(anything),
  created_at: time,
  updated_at: time,
});

const queueView = (row: ReviewQueueEntry) => ({
  id: row.id,
  reference: row.reference,
  customer_email: row.customer_email,
  confidence: Number(row.confidence),
  requires_review: row.requires_review,
  created_at: row.created_at,
});

/** Decimal strings for qty and price: what was read, not what a float makes of it. */
const lineView = ({ productId, matchedBy, ...line }: SalesOrderRow['lines'][number]) => ({
  ...line,
  product: productId,
  matched_by: matchedBy,
});

const orderView = (row: SalesOrderRow) => ({
  id: row.id,
  company: row.company_id,
  reference: row.reference,
  status: row.status,
  customer: row.customer_id,
  customer_name: row.customer_name,
  customer_email: row.customer_email,
  lead: row.lead_id,
  po_number: row.po_number,
  currency: row.currency,
  delivery_date: row.delivery_date,
  total: row.total,
  lines: row.lines.map(lineView),
  ai_confidence: Number(row.ai_confidence),
  requires_review: row.requires_review,
  review_reasons: row.review_reasons,
  source: row.source,
  source_document: row.source_document,
  extraction_metadata: row.extraction_metadata,
  revisions: row.revisions,
  created_at: row.created_at,
  updated_at: row.updated_at,
});

export const salesOrderEndpoints = ({ queries }: Pick<ApiDeps, 'queries'>): readonly Endpoint[] => [
  endpoint({
    method: 'get',
    path: `${path}email_queue/`,
    summary: 'Drafts from mails that wait for a decision, newest first',
    roles,
    answers: { 200: queueShape },
    handle: async ({ caller }) => ({
      status: 200,
      body: { pending_review: (await queries.reviewQueue(caller.companyId)).map(queueView) },
    }),
  }),
  endpoint({
    method: 'get',
    path: `${path}{id}/`,
    summary: 'One sales order',
    roles,
    answers: { 200: orderShape, 304: null, 404: null },
    handle: async ({ caller, params }) => {
      const row = await queries.salesOrder(caller.companyId, params.id ?? '');
      if (!row) return { problem: notFound };
      const body = orderView(row);
      return { status: 200, body, etag: contentTag(row.revision, body) };
    },
  }),
];
