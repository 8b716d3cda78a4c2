/** Drafts from mails that wait for a decision. */
import { flagText } from '../../../commands/sales-order/order-fields.schema.ts';
import { knownReasons } from '../../../domain/sales-order/review-reasons.ts';
import { confidenceLevel } from '../../../domain/shared/confidence.ts';
import { requestSchema } from '../../../platform/codec/decode-request.ts';
import { optional, withDefault } from '../../../platform/codec/field.ts';
import { oneOf } from '../../../platform/codec/fields.ts';
import type { ReviewQueueQueries } from '../../../projections/review-queue/review-queue.queries.ts';
import { type ReviewQueueEntry, reviewOrderings } from '../../../projections/review-queue/review-queue.queries.ts';
import { json } from '../../http/answers.ts';
import { type Endpoint, endpoint } from '../../http/endpoint.ts';
import { pageFields, pageRequest } from '../../http/pages.ts';
import { flag, integer, listOf, named, number, orNull, record, text, time, uuid } from '../../http/shapes.ts';
import { confidenceLevelField } from '../document/extraction.shapes.ts';
import { reviewReason } from '../sales-order/order.shapes.ts';
import { salesOrdersPath } from '../sales-order/sales-orders.path.ts';

const queueShape = named(
  'ReviewQueue',
  'A page of drafts to review',
  record({
    pending_review: [
      listOf(
        named(
          'ReviewQueueEntry',
          'A draft from an email that needs a decision',
          record({
            id: [uuid, 'Order ID'],
            reference: [text, 'Order number'],
            customer_email: [orNull(text), 'Email address of the customer'],
            confidence: [number, 'Confidence from 0 to 100'],
            confidence_level: confidenceLevelField,
            requires_review: [flag, 'Whether the draft requires review'],
            created_at: [time, 'Time when the draft was created'],
            subject: [orNull(text), 'Subject of the email'],
            threshold: [integer, 'Confidence below which a draft requires review'],
            reasons: [listOf(reviewReason), 'Review reasons'],
            age: [integer, 'Age in seconds'],
            email_log: [uuid, 'ID of the email log entry'],
          }),
        ),
      ),
      'Drafts in the requested order',
    ],
  }),
);

const filters = requestSchema({
  ...pageFields,
  ordering: withDefault(oneOf(reviewOrderings), '-created_at'),
  requires_review: optional(flagText),
});

/** `age` in seconds. */
const entryView = (now: number) => (row: ReviewQueueEntry) => ({
  id: row.id,
  reference: row.reference,
  customer_email: row.customer_email,
  confidence: Number(row.confidence),
  confidence_level: confidenceLevel(Number(row.confidence)),
  requires_review: row.requires_review,
  created_at: row.created_at,
  subject: row.subject,
  threshold: row.threshold,
  reasons: knownReasons(row.review_reasons),
  age: Math.max(0, Math.floor((now - row.created_at.getTime()) / 1_000)),
  email_log: row.email_id,
});

type Deps = {
  readonly queries: Pick<ReviewQueueQueries, 'reviewCount' | 'reviewQueue'>;
};

export const reviewQueueEndpoints = ({ queries }: Deps): readonly Endpoint[] => [
  endpoint({
    method: 'get',
    path: `${salesOrdersPath}email_queue/`,
    summary: 'List drafts from emails that need a decision; X-Total-Count is the number on all pages',
    permission: 'orders:read',
    ofPersons: true,
    query: filters,
    answers: { 200: json(queueShape, 'Link', 'X-Total-Count') },
    handle: async ({ caller, query: { ordering, requires_review: requiresReview, limit, cursor } }) => {
      const filter = { ordering, ...(requiresReview === undefined ? {} : { requiresReview }) };
      const page = await queries.reviewQueue(caller.companyId, filter, pageRequest({ limit, ...(cursor ? { cursor } : {}) }));
      // counted afterwards: what is on the page is among what is counted, also when a draft has just come
      const count = await queries.reviewCount(caller.companyId, filter);
      return {
        status: 200,
        body: { pending_review: page.items.map(entryView(Date.now())) },
        headers: { 'X-Total-Count': String(count) },
        next: page.next,
      };
    },
  }),
];
