import { change, put, type Recorded, readModel } from '@order-intake/event-sourcing';
import { contentOf, type OrderDetails, orderDetails, withoutPrint } from '@order-intake/order-extraction/document';
import { comparable } from '../../domain/sales-order/matching.ts';
import { waitingReasons } from '../../domain/sales-order/order-actions.ts';
import { erasureReasons } from '../../domain/sales-order/order-review.ts';
import { noPlan, planAfter } from '../../domain/sales-order/planned-approval.ts';
import { askedAfter, nextStepAt } from '../../domain/sales-order/questions/asking.ts';
import { orderConfidence } from '../../domain/sales-order/review/review-findings.ts';
import type { OrderContent, OrderTerms, SalesOrderEvent } from '../../domain/sales-order/sales-order.events.ts';
import { withTermsChanged } from '../../domain/sales-order/terms-changed.ts';
import { readOfLines } from '../../domain/shared/lines-read.ts';
import {
  appliedRevision,
  approvedBy,
  at,
  type EventOf,
  ended,
  heldRevision,
  movedLines,
  settledCancellation,
  settledRevision,
} from './order-life.folds.ts';
import { searchTextOf } from './order-search.ts';
import { waitingOfRow } from './order-standing.ts';
import { columns, type SalesOrderRow } from './sales-orders.columns.ts';

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
  details: contentOf(orderDetails, terms),
  content_reasons: terms.reviewReasons,
  content_findings: terms.reviewFindings ?? [],
});

const contentColumns = (content: OrderContent) => ({
  ...termsColumns(content),
  threshold: content.threshold,
  document: content.document,
  extraction_metadata: content.extraction && withoutPrint(content.extraction),
});

/** What `termsColumns` made columns of. */
const termsOfRow = (row: SalesOrderRow): OrderDetails & Required<Omit<OrderTerms, keyof OrderDetails>> => ({
  ...row.details,
  customer: row.customer_id && row.customer_matched_by ? { customerId: row.customer_id, by: row.customer_matched_by } : null,
  customerCandidates: row.customer_candidates,
  customerName: row.customer_name,
  customerEmail: row.customer_email,
  leadId: row.lead_id,
  poNumber: row.po_number,
  orderDate: row.order_date,
  deliveryDate: row.delivery_date,
  currency: row.currency,
  total: row.total,
  warehouseId: row.warehouse_id,
  lines: row.lines,
  requiresReview: row.requires_review,
  reviewReasons: row.content_reasons,
  reviewFindings: row.content_findings,
});

const plan = (
  e: Recorded<SalesOrderEvent>,
  { approval_plan, questions }: Pick<SalesOrderRow, 'approval_plan' | 'questions'>,
) => ({
  approval_plan: planAfter(approval_plan, e),
  questions: askedAfter(questions, e),
});

const corrected = (e: EventOf<'OrderCorrected' | 'OrderMatched' | 'OrderSplit' | 'OrderMerged'>, row: SalesOrderRow) => ({
  ...termsColumns(withTermsChanged(termsOfRow(row), e.data.terms)),
  corrections: [...row.corrections, { by: e.metadata.actor, at: at(e), changes: e.data.changes }],
  ...plan(e, row),
});

export const salesOrders = readModel<SalesOrderEvent, typeof columns>({
  name: 'sales_orders',
  version: 15,
  columns,
  indexes: [
    'create index on $table (company_id, created_at desc, id desc)',
    'create index on $table (company_id, customer_id, created_at desc)',
    'create index on $table (company_id, po_key)',
    "create index on $table (company_id, (source->>'id'))",
    // a document that comes again under another number
    "create index on $table using gin ((extraction_metadata->'files') jsonb_path_ops)",
    'create index on $table (lead_id) where lead_id is not null',
    'create index on $table using gin (search gin_trgm_ops)',
    'create index on $table using gin (product_ids)',
    'create index on $table (company_id, waiting_since, id) where waiting_since is not null',
    "create index on $table (company_id, coalesce(ai_confidence, 0), id) where status = 'DRAFT' and source_kind = 'email'",
    "create index on $table (company_id, created_at desc, id desc) where status = 'DRAFT' and source_kind = 'email'",
    // the orders that lists can have
    'create index on $table (company_id, updated_at desc, id desc)',
    "create index on $table (company_id, coalesce(delivery_date, '') desc, id desc)",
    // what they can leave all others out for
    'create index on $table (company_id, status, created_at desc, id desc)',
    'create index on $table (company_id, created_at desc, id desc) where requires_review',
    "create index on $table (company_id, source_kind, created_at desc, id desc) where source_kind <> 'email'",
    "create index on $table (company_id, id) where jsonb_typeof(approval_plan->'planned') = 'object'",
    'create index on $table (release_at) where release_at is not null',
    'create index on $table (question_step_at) where question_step_at is not null',
    'create index on $table (company_id, assignee, created_at desc, id desc) where assignee is not null',
  ],
  personal: true,
  key: (e) => e.data.orderId,
  derived: {
    po_key: ({ po_number }) => (po_number === null ? null : comparable(po_number) || null),
    ai_confidence: ({ extraction_metadata, content_findings }) =>
      orderConfidence(
        extraction_metadata,
        content_findings.map(({ reason }) => reason),
      )?.toFixed(2) ?? null,
    source_kind: ({ source }) => source.kind,
    search: searchTextOf,
    product_ids: ({ lines }) => [...new Set(lines.flatMap(({ productId }) => productId ?? []))],
    review_reasons: reviewReasonsOf,
    question_step_at: ({ questions }) => {
      const next = nextStepAt(questions);
      return next === null ? null : new Date(next);
    },
    requires_review: (row) => reviewReasonsOf(row).length > 0,
    waiting_since: ({ status, draft_since, revisions, cancellations }) => {
      const waits = [
        ...revisions.filter(({ state }) => state === 'held'),
        ...cancellations.filter(({ state }) => state === 'waits'),
      ];
      const times = [...waits.map((waiting) => new Date(waiting.at)), ...(status === 'DRAFT' ? [draft_since] : [])];
      return times.sort((a, b) => a.getTime() - b.getTime())[0] ?? null;
    },
  },
  on: {
    OrderDrafted: put((e) => ({
      reference: e.data.reference,
      status: 'DRAFT',
      ...contentColumns(e.data.content),
      source: e.data.content.source,
      revisions: [],
      separated_from: e.data.separatedFrom
        ? { id: e.data.separatedFrom.orderId, reference: e.data.separatedFrom.reference }
        : null,
      line_moves: e.data.splitFrom ? [movedLines(e, 'split_from', e.data.splitFrom)] : [],
      corrections: [],
      duplicates: [],
      decision: null,
      draft_since: e.recordedAt,
      version: 0,
      cancellations: [],
      hand_overs: [],
      external_reference: null,
      comments: [],
      assignee: null,
      approval_plan: noPlan,
      release_at: null,
      approval_undone: false,
      questions: [],
    })),
    OrderRevised: change((e, row) => ({
      ...contentColumns(e.data.content),
      status: 'DRAFT',
      decision: null,
      draft_since: row.status === 'DRAFT' ? row.draft_since : e.recordedAt,
      revisions: [...row.revisions, appliedRevision(e)],
      ...plan(e, row),
    })),
    OrderRevisionHeld: change((e, row) => ({ revisions: [...row.revisions, heldRevision(e, row)], ...plan(e, row) })),
    OrderRevisionApplied: change((e, row) => ({
      ...contentColumns(e.data.content),
      status: 'DRAFT',
      decision: null,
      draft_since: e.recordedAt,
      revisions: settledRevision(row.revisions, e, 'applied'),
      release_at: null,
      ...plan(e, row),
    })),
    OrderRevisionDismissed: change((e, row) => ({ revisions: settledRevision(row.revisions, e, 'dismissed'), ...plan(e, row) })),
    OrderRevisionSeparated: change((e, row) => ({ revisions: settledRevision(row.revisions, e, 'separated'), ...plan(e, row) })),
    OrderRepeated: change((e, row) => ({ duplicates: [...row.duplicates, { source: e.data.source, at: at(e) }] })),
    OrderCorrected: change(corrected),
    OrderMatched: change(corrected),
    OrderApproved: change((e, row) => ({
      status: 'APPROVED',
      version: e.data.version ?? row.version + 1,
      total: e.data.total ?? row.total,
      ...approvedBy(e),
      release_at: e.data.releaseAt === undefined ? null : new Date(e.data.releaseAt),
      approval_undone: false,
      ...plan(e, row),
    })),
    OrderReleased: change(() => ({ release_at: null })),
    OrderApprovalUndone: change((e, row) => ({
      status: 'DRAFT',
      version: e.data.version - 1,
      total: e.data.total,
      decision: null,
      content_reasons: e.data.reviewReasons,
      release_at: null,
      approval_undone: true,
      ...plan(e, row),
    })),
    OrderApprovalPlanned: change((e, row) => plan(e, row)),
    OrderApprovalStopped: change((e, row) => plan(e, row)),
    OrderRejected: change((e, row) => ({ status: 'REJECTED', ...ended(e, row), release_at: null, ...plan(e, row) })),
    OrderCancelled: change((e, row) => ({ status: 'CANCELLED', ...ended(e, row), release_at: null, ...plan(e, row) })),
    OrderReopened: change((e) => ({
      status: 'DRAFT',
      decision: null,
      draft_since: e.recordedAt,
      content_reasons: e.data.reviewReasons,
    })),
    OrderHandedOver: change((e, row) => {
      const { version, externalReference: external_reference } = e.data;
      const isCurrent = row.status === 'APPROVED' && version === row.version;
      return {
        status: isCurrent ? ('HANDED_OVER' as const) : row.status,
        external_reference,
        hand_overs: [...row.hand_overs, { by: e.metadata.actor, at: at(e), version, external_reference, refused: null }],
      };
    }),
    OrderHandOverRefused: change((e, row) => {
      const { version, reason: refused } = e.data;
      return {
        status: 'DRAFT',
        decision: null,
        draft_since: e.recordedAt,
        content_reasons: e.data.reviewReasons,
        release_at: null,
        hand_overs: [...row.hand_overs, { by: e.metadata.actor, at: at(e), version, external_reference: null, refused }],
      };
    }),
    OrderSplit: change((e, row) => {
      const { lines, part } = e.data;
      return {
        ...corrected(e, row),
        extraction_metadata: readOfLines(row.extraction_metadata, row.lines, (index) => !lines.includes(index + 1)),
        line_moves: [...row.line_moves, movedLines(e, 'split_into', part)],
      };
    }),
    OrderMerged: change((e, row) => ({
      ...corrected(e, row),
      line_moves: [...row.line_moves, movedLines(e, 'merged_from', e.data.from)],
    })),
    OrderMergedInto: change((e, row) => ({
      status: 'MERGED',
      line_moves: [...row.line_moves, movedLines(e, 'merged_into', e.data.into)],
      ...plan(e, row),
    })),
    OrderMergeUndone: change((e, row) => ({ status: 'DRAFT', line_moves: row.line_moves.slice(0, -1), ...plan(e, row) })),
    OrderMergeRefused: change((e, row) => plan(e, row)),
    OrderCancellationRequested: change((e, row) => ({
      cancellations: [
        ...row.cancellations,
        {
          source: e.data.source,
          at: at(e),
          reason: e.data.reason,
          state: row.status === 'REJECTED' || row.status === 'CANCELLED' ? ('moot' as const) : ('waits' as const),
          settled: null,
        },
      ],
      ...plan(e, row),
    })),
    OrderCancellationDismissed: change((e, row) => ({
      cancellations: settledCancellation(row, e, 'dismissed'),
      ...plan(e, row),
    })),
    OrderQuestionsAsked: change((e, row) => plan(e, row)),
    OrderQuestionsReminded: change((e, row) => plan(e, row)),
    OrderQuestionsOverdue: change((e, row) => plan(e, row)),
    OrderQuestionsUndelivered: change((e, row) => plan(e, row)),
    OrderQuestionsAnswered: change((e, row) => plan(e, row)),
    OrderAssigned: change((e) => ({ assignee: e.data.assignee })),
    OrderCommented: change((e, row) => ({
      comments: [...row.comments, { id: e.data.commentId, by: e.metadata.actor, at: at(e), text: e.data.text }],
    })),
  },
});

type Reviewed = Pick<
  SalesOrderRow,
  'status' | 'revisions' | 'cancellations' | 'questions' | 'content_reasons' | 'customer_name' | 'customer_email'
>;

function reviewReasonsOf(row: Reviewed): readonly string[] {
  const { status, content_reasons, customer_name: customerName, customer_email: customerEmail } = row;
  const ofContent = status === 'DRAFT' ? [...content_reasons, ...erasureReasons({ customerName, customerEmail })] : [];
  return [...waitingReasons(waitingOfRow(row)), ...ofContent];
}
