import type { OrderTerms, SalesOrderEvent } from '../../domain/sales-order/sales-order.events.ts';
import {
  boolean,
  companyId,
  createdAt,
  integer,
  jsonb,
  numeric,
  orNull,
  personKeyId,
  primaryKey,
  type RowOf,
  text,
  uuid,
} from '../../platform/projections/columns.ts';
import { change, put, readModel, remove } from '../../platform/projections/read-model.ts';

const columns = {
  id: primaryKey(uuid),
  company_id: companyId,
  email_id: uuid,
  reference: text,
  customer_email: orNull(text),
  confidence: numeric(5, 2),
  threshold: integer,
  requires_review: boolean,
  review_reasons: jsonb<readonly string[]>(),
  created_at: createdAt,
  person_key_id: personKeyId,
};

/** Drafts made from mails that nobody has decided yet. */
export type ReviewQueueRow = RowOf<typeof columns>;

const assessed = ({ customerEmail, requiresReview, reviewReasons }: OrderTerms) => ({
  customer_email: customerEmail,
  requires_review: requiresReview,
  review_reasons: reviewReasons,
});

export const reviewQueue = readModel<SalesOrderEvent, typeof columns>({
  name: 'review_queue',
  version: 3,
  columns,
  indexes: [
    'create index on $table (company_id, created_at desc, id desc)',
    'create index on $table (company_id, confidence, id)',
  ],
  personal: true,
  key: (e) => (e.type === 'OrderDrafted' && e.data.content.source.kind !== 'email' ? null : e.data.orderId),
  on: {
    OrderDrafted: put(({ data: { reference, content } }) => ({
      email_id: content.source.id,
      reference,
      ...assessed(content),
      confidence: (content.extraction?.confidence ?? 0).toFixed(2),
      threshold: content.threshold,
    })),
    OrderRevised: change(({ data: { content } }, row) => ({
      ...assessed(content),
      confidence: content.extraction?.confidence.toFixed(2) ?? row.confidence,
      threshold: content.threshold,
    })),
    OrderCorrected: change((e) => assessed(e.data.terms)),
    OrderMatched: change((e) => assessed(e.data.terms)),
    OrderApproved: remove,
    OrderRejected: remove,
  },
});
