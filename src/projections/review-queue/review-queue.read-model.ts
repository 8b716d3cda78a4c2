import type { OrderContent, SalesOrderEvent } from '../../domain/sales-order/sales-order.events.ts';
import { readModel } from '../../platform/projections/read-model.ts';

/** Drafts made from mails that nobody has decided yet. */
export type ReviewQueueRow = {
  readonly id: string;
  readonly company_id: string;
  readonly email_id: string;
  readonly reference: string;
  readonly customer_email: string | null;
  readonly confidence: string;
  readonly threshold: number;
  readonly requires_review: boolean;
  readonly review_reasons: readonly string[];
  readonly created_at: Date;
  readonly person_key_id: string | null;
};

const assessed = ({ customerEmail, extraction, threshold, requiresReview, reviewReasons }: OrderContent) => ({
  customer_email: customerEmail,
  confidence: extraction.confidence.toFixed(2),
  threshold,
  requires_review: requiresReview,
  review_reasons: reviewReasons,
});

export const reviewQueue = readModel<SalesOrderEvent>()<ReviewQueueRow>({
  name: 'review_queue',
  version: 2,
  columns: {
    id: 'uuid primary key',
    company_id: 'text not null',
    email_id: 'uuid not null',
    reference: 'text not null',
    customer_email: 'text',
    confidence: 'numeric(5,2) not null',
    threshold: 'integer not null',
    requires_review: 'boolean not null',
    review_reasons: 'jsonb not null',
    created_at: 'timestamptz not null',
    person_key_id: 'uuid',
  },
  indexes: ['create index on $table (company_id, created_at desc, id desc)'],
  personal: true,
  on: {
    OrderDrafted: {
      key: (e) => e.data.orderId,
      fold: (_, e) => ({
        id: e.data.orderId,
        company_id: e.metadata.companyId,
        email_id: e.data.content.source.id,
        reference: e.data.reference,
        ...assessed(e.data.content),
        created_at: e.recordedAt,
        person_key_id: e.personKeyId,
      }),
    },
    OrderRevised: { key: (e) => e.data.orderId, fold: (row, e) => row && { ...row, ...assessed(e.data.content) } },
  },
});
