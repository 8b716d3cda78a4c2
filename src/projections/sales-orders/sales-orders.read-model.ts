import { comparable } from '../../domain/sales-order/matching.ts';
import type {
  Candidate,
  CustomerMatch,
  FieldChange,
  OrderContent,
  OrderLine,
  OrderSource,
  OrderTerms,
  SalesOrderEvent,
  SourceDocument,
} from '../../domain/sales-order/sales-order.events.ts';
import type { Extraction } from '../../domain/shared/extraction.ts';
import type { Recorded } from '../../platform/event-store/event-store.ts';
import { readModel } from '../../platform/projections/read-model.ts';
import { salesOrderColumns } from './sales-orders.columns.ts';

/** `applied` false: it came when the order was approved already, and changed nothing. */
export type OrderRevision = {
  readonly source: OrderSource;
  readonly at: string;
  readonly applied: boolean;
  readonly changes: readonly FieldChange[];
};
export type OrderCorrection = {
  readonly by: string;
  readonly at: string;
  readonly changes: readonly FieldChange[];
};

export type SalesOrderRow = {
  readonly id: string;
  readonly company_id: string;
  readonly reference: string;
  readonly status: 'DRAFT' | 'APPROVED' | 'REJECTED';
  readonly customer_id: string | null;
  readonly customer_matched_by: CustomerMatch['by'] | null;
  readonly customer_candidates: readonly Candidate[];
  readonly customer_name: string | null;
  readonly customer_email: string | null;
  readonly lead_id: string | null;
  readonly po_number: string | null;
  /** as compared */
  readonly po_key: string | null;
  readonly order_date: string | null;
  readonly delivery_date: string | null;
  readonly currency: string | null;
  readonly total: string | null;
  readonly warehouse_id: string | null;
  readonly lines: readonly OrderLine[];
  readonly ai_confidence: string | null;
  readonly threshold: number;
  readonly requires_review: boolean;
  readonly review_reasons: readonly string[];
  readonly source: OrderSource;
  readonly source_kind: string;
  readonly document: SourceDocument | null;
  readonly extraction_metadata: Extraction | null;
  readonly revisions: readonly OrderRevision[];
  readonly corrections: readonly OrderCorrection[];
  /** sources that asked for the same again */
  readonly duplicates: readonly { readonly source: OrderSource; readonly at: string }[];
  readonly decision: { readonly by: string; readonly at: string; readonly reason: string | null } | null;
  /** what a search looks into: reference, number, name, address */
  readonly search: string;
  readonly person_key_id: string | null;
  readonly revision: number;
  readonly created_at: Date;
  readonly updated_at: Date;
};

type Reviewed = Pick<SalesOrderRow, 'requires_review' | 'review_reasons'>;
const decided: Reviewed = { requires_review: false, review_reasons: [] };

const termsColumns = (terms: OrderTerms, reference: string) => {
  const { customer, customerName, customerEmail, poNumber } = terms;
  return {
    customer_id: customer?.customerId ?? null,
    customer_matched_by: customer?.by ?? null,
    customer_candidates: terms.customerCandidates,
    customer_name: customerName,
    customer_email: customerEmail,
    lead_id: terms.leadId,
    po_number: poNumber,
    po_key: poNumber === null ? null : comparable(poNumber) || null,
    order_date: terms.orderDate,
    delivery_date: terms.deliveryDate,
    currency: terms.currency,
    total: terms.total,
    warehouse_id: terms.warehouseId,
    lines: terms.lines,
    requires_review: terms.requiresReview,
    review_reasons: terms.reviewReasons,
    search: [reference, poNumber, customerName, customerEmail]
      .filter((part) => part)
      .join(' ')
      .toLowerCase(),
  };
};

const contentColumns = (content: OrderContent, reference: string) => ({
  ...termsColumns(content, reference),
  ai_confidence: content.extraction?.confidence.toFixed(2) ?? null,
  threshold: content.threshold,
  document: content.document,
  extraction_metadata: content.extraction,
});

type EventOf<T extends SalesOrderEvent['type']> = Recorded<Extract<SalesOrderEvent, { type: T }>>;
const at = ({ recordedAt }: { readonly recordedAt: Date }): string => recordedAt.toISOString();
const stamp = (e: { readonly revision: number; readonly recordedAt: Date }) => ({
  revision: e.revision,
  updated_at: e.recordedAt,
});
const key = (e: { readonly data: { readonly orderId: string } }): string => e.data.orderId;

/** An event that the row has seen already changes nothing more. */
const next =
  <E extends { readonly revision: number; readonly recordedAt: Date }>(
    fold: (row: SalesOrderRow, e: E) => Partial<SalesOrderRow>,
  ) =>
  (row: SalesOrderRow | null, e: E): SalesOrderRow | null =>
    !row || row.revision >= e.revision ? row : { ...row, ...fold(row, e), ...stamp(e) };

const revisionOf = (e: EventOf<'OrderRevised' | 'OrderRevisionHeld'>, applied: boolean): OrderRevision => ({
  source: e.data.content.source,
  at: at(e),
  applied,
  changes: e.data.changes,
});

const withCorrection = (row: SalesOrderRow, e: EventOf<'OrderCorrected' | 'OrderMatched'>): Partial<SalesOrderRow> => ({
  ...termsColumns(e.data.terms, row.reference),
  corrections: [...row.corrections, { by: e.metadata.actor, at: at(e), changes: e.data.changes }],
});

const decisionOf = (e: EventOf<'OrderApproved' | 'OrderRejected'>, reason: string | null): Partial<SalesOrderRow> => ({
  ...decided,
  status: e.type === 'OrderApproved' ? 'APPROVED' : 'REJECTED',
  decision: { by: e.metadata.actor, at: at(e), reason },
});

export const salesOrders = readModel<SalesOrderEvent>()<SalesOrderRow>({
  name: 'sales_orders',
  version: 5,
  columns: salesOrderColumns,
  indexes: [
    'create index on $table (company_id, created_at desc, id desc)',
    'create index on $table (company_id, customer_id, created_at desc)',
    'create index on $table (company_id, po_key)',
    "create index on $table (company_id, (source->>'id'))",
    'create index on $table (lead_id) where lead_id is not null',
    'create index on $table using gin (search gin_trgm_ops)',
  ],
  personal: true,
  on: {
    OrderDrafted: {
      key,
      fold: (_, e) => {
        const { orderId, reference, content } = e.data;
        return {
          id: orderId,
          company_id: e.metadata.companyId,
          reference,
          status: 'DRAFT',
          ...contentColumns(content, reference),
          source: content.source,
          source_kind: content.source.kind,
          revisions: [],
          corrections: [],
          duplicates: [],
          decision: null,
          person_key_id: e.personKeyId,
          created_at: e.recordedAt,
          ...stamp(e),
        };
      },
    },
    OrderRevised: {
      key,
      fold: next((row, e) => ({
        ...contentColumns(e.data.content, row.reference),
        status: 'DRAFT',
        decision: null,
        revisions: [...row.revisions, revisionOf(e, true)],
      })),
    },
    OrderRevisionHeld: { key, fold: next((row, e) => ({ revisions: [...row.revisions, revisionOf(e, false)] })) },
    OrderRepeated: { key, fold: next((row, e) => ({ duplicates: [...row.duplicates, { source: e.data.source, at: at(e) }] })) },
    OrderCorrected: { key, fold: next(withCorrection) },
    OrderMatched: { key, fold: next(withCorrection) },
    OrderApproved: { key, fold: next((_, e) => decisionOf(e, null)) },
    OrderRejected: { key, fold: next((_, e) => decisionOf(e, e.data.reason)) },
  },
});
