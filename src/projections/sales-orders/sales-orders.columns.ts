/** The columns of read.sales_orders and its row. */
import type {
  Candidate,
  CustomerMatch,
  FieldChange,
  OrderLine,
  OrderSource,
  SourceDocument,
} from '../../domain/sales-order/sales-order.events.ts';
import type { Extraction } from '../../domain/shared/extraction.ts';
import {
  boolean,
  companyId,
  createdAt,
  derived,
  integer,
  jsonb,
  numeric,
  orNull,
  personKeyId,
  primaryKey,
  type RowOf,
  revision,
  text,
  textOf,
  updatedAt,
  uuid,
} from '../../platform/projections/columns.ts';

/** `applied` false: it came when the order was approved already, and changed nothing. */
export type OrderRevision = {
  readonly source: OrderSource;
  readonly at: string;
  readonly applied: boolean;
  readonly changes: readonly FieldChange[];
};
type OrderCorrection = { readonly by: string; readonly at: string; readonly changes: readonly FieldChange[] };
type OrderDuplicate = { readonly source: OrderSource; readonly at: string };
type OrderDecision = { readonly by: string; readonly at: string; readonly reason: string | null };

export const columns = {
  id: primaryKey(uuid),
  company_id: companyId,
  reference: text,
  status: textOf<'DRAFT' | 'APPROVED' | 'REJECTED'>(),
  customer_id: orNull(uuid),
  customer_matched_by: orNull(textOf<CustomerMatch['by']>()),
  customer_candidates: jsonb<readonly Candidate[]>(),
  customer_name: orNull(text),
  customer_email: orNull(text),
  lead_id: orNull(uuid),
  po_number: orNull(text),
  /** as compared */
  po_key: derived(orNull(text)),
  order_date: orNull(text),
  delivery_date: orNull(text),
  currency: orNull(text),
  total: orNull(text),
  warehouse_id: orNull(uuid),
  lines: jsonb<readonly OrderLine[]>(),
  ai_confidence: orNull(numeric(5, 2)),
  threshold: integer,
  requires_review: boolean,
  review_reasons: jsonb<readonly string[]>(),
  source: jsonb<OrderSource>(),
  source_kind: derived(text),
  document: orNull(jsonb<SourceDocument>()),
  extraction_metadata: orNull(jsonb<Extraction>()),
  revisions: jsonb<readonly OrderRevision[]>(),
  corrections: jsonb<readonly OrderCorrection[]>(),
  /** sources that asked for the same again */
  duplicates: jsonb<readonly OrderDuplicate[]>(),
  decision: orNull(jsonb<OrderDecision>()),
  /** what a search looks into: reference, number, name, address */
  search: derived(text),
  person_key_id: personKeyId,
  revision,
  created_at: createdAt,
  updated_at: updatedAt,
};

export type SalesOrderRow = RowOf<typeof columns>;
