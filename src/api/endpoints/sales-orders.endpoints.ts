/** Draft orders, and those of them that a person should look at. */
import type { ReviewQueueEntry } from '../../projections/review-queue/review-queue.queries.ts';
import type { ApiDeps } from '../api-deps.ts';
import { type Endpoint, endpoint } from '../http/endpoint.ts';
import { contentTag } from '../http/etag.ts';
import { notFound } from '../http/problem.ts';
import { flag, listOf, number, orNull, record, text, time, uuid } from '../http/shapes.ts';
import { orderShape, orderView, salesOrdersPath as path } from './sales-order.view.ts';

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

const queueView = (row: ReviewQueueEntry) => ({
  id: row.id,
  reference: row.reference,
  customer_email: row.customer_email,
  confidence: Number(row.confidence),
  requires_review: row.requires_review,
  created_at: row.created_at,
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
