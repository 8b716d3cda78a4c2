import type { OrderTerms, SalesOrderEvent } from '../../domain/sales-order/sales-order.events.ts';
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

const assessed = ({ customerEmail, requiresReview, reviewReasons }: OrderTerms) => ({
  customer_email: customerEmail,
  requires_review: requiresReview,
  review_reasons: reviewReasons,
});

const key = (e: { readonly data: { readonly orderId: string } }): string => e.data.orderId;

export const reviewQueue = readModel<SalesOrderEvent>()<ReviewQueueRow>({
  name: 'review_queue',
  version: 3,
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
  indexes: [
    'create index on $table (company_id, created_at desc, id desc)',
    'create index on $table (company_id, confidence, id)',
  ],
  personal: true,
  on: {
    OrderDrafted: {
      key: (e) => (e.data.content.source.kind === 'email' ? e.data.orderId : null),
      fold: (_, e) => {
        const { orderId, reference, content } = e.data;
        return {
          id: orderId,
          company_id: e.metadata.companyId,
          email_id: content.source.id,
          reference,
          ...assessed(content),
          confidence: (content.extraction?.confidence ?? 0).toFixed(2),
          threshold: content.threshold,
          created_at: e.recordedAt,
          person_key_id: e.personKeyId,
        };
      },
    },
    OrderRevised: {
      key,
      fold: (row, e) => {
        const { extraction, threshold } = e.data.content;
        return (
          row && {
            ...row,
            ...assessed(e.data.content),
            confidence: extraction?.confidence.toFixed(2) ?? row.confidence,
            threshold,
          }
        );
      },
    },
    OrderCorrected: { key, fold: (row, e) => row && { ...row, ...assessed(e.data.terms) } },
    OrderMatched: { key, fold: (row, e) => row && { ...row, ...assessed(e.data.terms) } },
    OrderApproved: { key, fold: () => null },
    OrderRejected: { key, fold: () => null },
  },
});
