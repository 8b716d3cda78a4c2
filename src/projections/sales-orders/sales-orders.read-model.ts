import { comparable } from '../../domain/sales-order/matching.ts';
import type { OrderContent, OrderTerms, SalesOrderEvent } from '../../domain/sales-order/sales-order.events.ts';
import type { Recorded } from '../../platform/event-store/event-store.ts';
import { change, put, readModel } from '../../platform/projections/read-model.ts';
import { columns, type OrderRevision, type SalesOrderRow } from './sales-orders.columns.ts';

export type { SalesOrderRow } from './sales-orders.columns.ts';

const termsColumns = (terms: OrderTerms) => ({
  customer_id: terms.customer?.customerId ?? null,
  customer_matched_by: terms.customer?.by ?? null,
  customer_candidates: terms.customerCandidates,
  customer_name: terms.customerName,
  customer_email: terms.customerEmail,
  lead_id: terms.leadId,
  po_number: terms.poNumber,
  order_date: terms.orderDate,
  delivery_date: terms.deliveryDate,
  currency: terms.currency,
  total: terms.total,
  warehouse_id: terms.warehouseId,
  lines: terms.lines,
  requires_review: terms.requiresReview,
  review_reasons: terms.reviewReasons,
});

const contentColumns = (content: OrderContent) => ({
  ...termsColumns(content),
  ai_confidence: content.extraction?.confidence.toFixed(2) ?? null,
  threshold: content.threshold,
  document: content.document,
  extraction_metadata: content.extraction,
});

type EventOf<T extends SalesOrderEvent['type']> = Recorded<Extract<SalesOrderEvent, { type: T }>>;
const at = ({ recordedAt }: { readonly recordedAt: Date }): string => recordedAt.toISOString();

const revisionOf = (e: EventOf<'OrderRevised' | 'OrderRevisionHeld'>, applied: boolean): OrderRevision => ({
  source: e.data.content.source,
  at: at(e),
  applied,
  changes: e.data.changes,
});

const corrected = (e: EventOf<'OrderCorrected' | 'OrderMatched'>, { corrections }: SalesOrderRow) => ({
  ...termsColumns(e.data.terms),
  corrections: [...corrections, { by: e.metadata.actor, at: at(e), changes: e.data.changes }],
});

/** Nothing is left to review. */
const decided = (e: EventOf<'OrderApproved' | 'OrderRejected'>, reason: string | null) => ({
  requires_review: false,
  review_reasons: [],
  decision: { by: e.metadata.actor, at: at(e), reason },
});

export const salesOrders = readModel<SalesOrderEvent, typeof columns>({
  name: 'sales_orders',
  version: 5,
  columns,
  indexes: [
    'create index on $table (company_id, created_at desc, id desc)',
    'create index on $table (company_id, customer_id, created_at desc)',
    'create index on $table (company_id, po_key)',
    "create index on $table (company_id, (source->>'id'))",
    'create index on $table (lead_id) where lead_id is not null',
    'create index on $table using gin (search gin_trgm_ops)',
  ],
  personal: true,
  key: (e) => e.data.orderId,
  derived: {
    po_key: ({ po_number }) => (po_number === null ? null : comparable(po_number) || null),
    source_kind: ({ source }) => source.kind,
    search: ({ reference, po_number, customer_name, customer_email }) =>
      [reference, po_number, customer_name, customer_email]
        .filter((part) => part)
        .join(' ')
        .toLowerCase(),
  },
  on: {
    OrderDrafted: put(({ data: { reference, content } }) => ({
      reference,
      status: 'DRAFT',
      ...contentColumns(content),
      source: content.source,
      revisions: [],
      corrections: [],
      duplicates: [],
      decision: null,
    })),
    OrderRevised: change((e, row) => ({
      ...contentColumns(e.data.content),
      status: 'DRAFT',
      decision: null,
      revisions: [...row.revisions, revisionOf(e, true)],
    })),
    OrderRevisionHeld: change((e, row) => ({ revisions: [...row.revisions, revisionOf(e, false)] })),
    OrderRepeated: change((e, row) => ({ duplicates: [...row.duplicates, { source: e.data.source, at: at(e) }] })),
    OrderCorrected: change(corrected),
    OrderMatched: change(corrected),
    OrderApproved: change((e) => ({ status: 'APPROVED', ...decided(e, null) })),
    OrderRejected: change((e) => ({ status: 'REJECTED', ...decided(e, e.data.reason) })),
  },
});
