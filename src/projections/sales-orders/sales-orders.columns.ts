/** The columns of read.sales_orders and its row. */
import { column } from '@order-intake/event-sourcing';
import type { Extraction, OrderDetails } from '@order-intake/order-extraction/document';
import type { ApprovalPlan } from '../../domain/sales-order/planned-approval.ts';
import type { AskedRound } from '../../domain/sales-order/questions/asking.ts';
import type {
  Candidate,
  CustomerMatch,
  FieldChange,
  OrderDoubt,
  OrderLine,
  OrderSource,
  RecordedFinding,
  SourceDocument,
} from '../../domain/sales-order/sales-order.events.ts';

export const orderStatuses = ['DRAFT', 'APPROVED', 'HANDED_OVER', 'REJECTED', 'CANCELLED', 'MERGED'] as const;
export type OrderStatus = (typeof orderStatuses)[number];

export const revisionStates = ['applied', 'held', 'dismissed', 'superseded', 'separated'] as const;
/** How something that waited was settled. */
type Settled = { readonly by: string; readonly at: string; readonly reason: string | null };

/**
 * `held`: it came when the order was approved already, or in the words of a mail, or may be an order of its own, and waits. `superseded`: it waited until
 * a later one was applied or the order ended. `separated`: it is an order of its own.
 * `applied` is the same as the state in one flag.
 */
export type OrderRevision = {
  readonly source: OrderSource;
  readonly at: string;
  readonly state: (typeof revisionStates)[number];
  readonly applied: boolean;
  readonly changes: readonly FieldChange[];
  readonly settled: Settled | null;
  /** of a further one from the same source: by what it is named, and told apart; absent: the id of its source names it */
  readonly name?: string;
  readonly content_hash?: string;
  /** the order's own document, read by what is known today */
  readonly read_again?: true;
  /** why it may be an order of its own; absent: nothing says so */
  readonly doubts?: readonly OrderDoubt[];
  /** the round of questions that it answers; absent: it is a document */
  readonly answer?: number;
  /** the order that it became */
  readonly separate_order?: RelatedOrder;
};
/** Another order as people call it. */
export type RelatedOrder = { readonly id: string; readonly reference: string };
export const orderRelations = ['split_into', 'split_from', 'merged_into', 'merged_from'] as const;
/** An order between which and this one a person moved lines. */
export type LineMove = RelatedOrder & {
  readonly relation: (typeof orderRelations)[number];
  readonly by: string;
  readonly at: string;
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
/** `policy_version`: by the company's policy and no person. */
type OrderDecision = {
  readonly by: string;
  readonly at: string;
  readonly reason: string | null;
  readonly policy_version?: number;
};
type OrderComment = { readonly id: string; readonly by: string; readonly at: string; readonly text: string };

export const columns = {
  ...column.ofCompany,
  reference: column.text,
  status: column.textOf<OrderStatus>(),
  customer_id: column.orNull(column.uuid),
  customer_matched_by: column.orNull(column.textOf<CustomerMatch['by']>()),
  customer_candidates: column.jsonb<readonly Candidate[]>(),
  customer_name: column.orNull(column.text),
  customer_email: column.orNull(column.text),
  lead_id: column.orNull(column.uuid),
  po_number: column.orNull(column.text),
  /** as compared */
  po_key: column.derived(column.orNull(column.text)),
  order_date: column.orNull(column.text),
  delivery_date: column.orNull(column.text),
  currency: column.orNull(column.text),
  total: column.orNull(column.text),
  warehouse_id: column.orNull(column.uuid),
  lines: column.jsonb<readonly OrderLine[]>(),
  /** what else it says */
  details: column.jsonb<OrderDetails>(),
  /** as it was read, less what there is to stop for */
  ai_confidence: column.derived(column.orNull(column.numeric(5, 2))),
  threshold: column.integer,
  /** what the content of a draft gives reason to review; nothing once it is decided */
  content_reasons: column.jsonb<readonly string[]>(),
  /** the facts of those that have some */
  content_findings: column.jsonb<readonly RecordedFinding[]>(),
  /** those, and what waits beside the content */
  review_reasons: column.derived(column.jsonb<readonly string[]>()),
  requires_review: column.derived(column.boolean),
  /** since when it is a draft, and was last */
  draft_since: column.timestamptz,
  /** since when it needs a person, as a draft or for another reason; null: nothing to do */
  waiting_since: column.derived(column.orNull(column.timestamptz)),
  source: column.jsonb<OrderSource>(),
  source_kind: column.derived(column.text),
  document: column.orNull(column.jsonb<SourceDocument>()),
  extraction_metadata: column.orNull(column.jsonb<Extraction>()),
  revisions: column.jsonb<readonly OrderRevision[]>(),
  /** the order that it was taken for a revision of, before a person said that it is one of its own */
  separated_from: column.orNull(column.jsonb<RelatedOrder>()),
  /** first to last */
  line_moves: column.jsonb<readonly LineMove[]>(),
  corrections: column.jsonb<readonly OrderCorrection[]>(),
  /** sources that asked for the same again */
  duplicates: column.jsonb<readonly OrderDuplicate[]>(),
  decision: column.orNull(column.jsonb<OrderDecision>()),
  /** approvals so far */
  version: column.integer,
  /** until then its approval can be undone; null: none waits */
  release_at: column.orNull(column.timestamptz),
  /** its last approval was undone, and it was not approved since */
  approval_undone: column.boolean,
  cancellations: column.jsonb<readonly OrderCancellation[]>(),
  hand_overs: column.jsonb<readonly OrderHandOver[]>(),
  /** the other system's number of it, as last reported */
  external_reference: column.orNull(column.text),
  comments: column.jsonb<readonly OrderComment[]>(),
  /** the assignee's subject */
  assignee: column.orNull(column.text),
  /** its approval by the company's policy, as far as one is planned */
  approval_plan: column.jsonb<ApprovalPlan>(),
  /** what the customer was asked, first to last */
  questions: column.jsonb<readonly AskedRound[]>(),
  /** when a reminder or the deadline of a question comes; null: no answer is waited for */
  question_step_at: column.derived(column.orNull(column.timestamptz)),
  /** what a search looks into: its numbers, customer, dates and total, and the articles as ordered */
  search: column.derived(column.text),
  /** of the matched products */
  product_ids: column.derived(column.jsonb<readonly string[]>()),
  person_key_id: column.personKeyId,
  ...column.lifetime,
};

export type SalesOrderRow = column.RowOf<typeof columns>;
