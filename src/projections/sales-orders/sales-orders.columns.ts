/** The columns of read.sales_orders and its row. */
import type {
  Candidate,
  CustomerMatch,
  FieldChange,
  OrderLine,
  OrderSource,
  RecordedFinding,
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
  timestamptz,
  updatedAt,
  uuid,
} from '../../platform/projections/columns.ts';

export const orderStatuses = ['DRAFT', 'APPROVED', 'HANDED_OVER', 'REJECTED', 'CANCELLED'] as const;
export type OrderStatus = (typeof orderStatuses)[number];

export const revisionStates = ['applied', 'held', 'dismissed', 'superseded'] as const;
/** How something that waited was settled. */
type Settled = { readonly by: string; readonly at: string; readonly reason: string | null };

/**
 * `held`: it came when the order was approved already, or in the words of a mail, and waits. `superseded`: it waited until a later one was applied or the order ended.
 * `applied` is the same as the state in one flag.
 */
export type OrderRevision = {
  readonly source: OrderSource;
  readonly at: string;
  readonly state: (typeof revisionStates)[number];
  readonly applied: boolean;
  readonly changes: readonly FieldChange[];
  readonly settled: Settled | null;
};
/** The customer's wish to cancel; `moot`: the order was over already. */
export type OrderCancellation = {
  readonly source: OrderSource;
  readonly at: string;
  readonly reason: string | null;
  readonly state: 'waits' | 'accepted' | 'dismissed' | 'moot';
  readonly settled: Settled | null;
};
/** What another system says of a version: taken under its number, or refused for a reason. */
export type OrderHandOver = {
  readonly by: string;
  readonly at: string;
  readonly version: number;
  readonly external_reference: string | null;
  readonly refused: string | null;
};
type OrderCorrection = { readonly by: string; readonly at: string; readonly changes: readonly FieldChange[] };
type OrderDuplicate = { readonly source: OrderSource; readonly at: string };
type OrderDecision = { readonly by: string; readonly at: string; readonly reason: string | null };
type OrderComment = { readonly id: string; readonly by: string; readonly at: string; readonly text: string };

export const columns = {
  id: primaryKey(uuid),
  company_id: companyId,
  reference: text,
  status: textOf<OrderStatus>(),
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
  /** as it was read, less what there is to stop for */
  ai_confidence: derived(orNull(numeric(5, 2))),
  threshold: integer,
  /** what the content of a draft gives reason to review; nothing once it is decided */
  content_reasons: jsonb<readonly string[]>(),
  /** the facts of those that have some */
  content_findings: jsonb<readonly RecordedFinding[]>(),
  /** those, and what waits beside the content */
  review_reasons: derived(jsonb<readonly string[]>()),
  requires_review: derived(boolean),
  /** since when it is a draft, and was last */
  draft_since: timestamptz,
  /** since when it waits for a person, as a draft or with something beside it; null while nobody has to do anything */
  waiting_since: derived(orNull(timestamptz)),
  source: jsonb<OrderSource>(),
  source_kind: derived(text),
  document: orNull(jsonb<SourceDocument>()),
  extraction_metadata: orNull(jsonb<Extraction>()),
  revisions: jsonb<readonly OrderRevision[]>(),
  corrections: jsonb<readonly OrderCorrection[]>(),
  /** sources that asked for the same again */
  duplicates: jsonb<readonly OrderDuplicate[]>(),
  decision: orNull(jsonb<OrderDecision>()),
  /** approvals so far */
  version: integer,
  cancellations: jsonb<readonly OrderCancellation[]>(),
  hand_overs: jsonb<readonly OrderHandOver[]>(),
  /** the other system's number of it, as it was told last */
  external_reference: orNull(text),
  comments: jsonb<readonly OrderComment[]>(),
  /** the subject of whoever looks after it */
  assignee: orNull(text),
  /** what a search looks into: reference, number, name, address */
  search: derived(text),
  person_key_id: personKeyId,
  revision,
  created_at: createdAt,
  updated_at: updatedAt,
};

export type SalesOrderRow = RowOf<typeof columns>;
