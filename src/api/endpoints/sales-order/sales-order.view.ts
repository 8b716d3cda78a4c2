/** A sales order as it is answered: what is wanted, how it was found out, and what happened to it. */
import { asNumber } from '@order-intake/kernel';
import type { ApprovalRequirements } from '../../../domain/sales-order/approval-requirements.ts';
import { shownBase } from '../../../domain/sales-order/line-units.ts';
import { linesTotal } from '../../../domain/sales-order/lines-total.ts';
import type { MissingField } from '../../../domain/sales-order/order-review.ts';
import { knownReasons } from '../../../domain/sales-order/review-reasons.ts';
import { unitCode } from '../../../domain/sales-order/units.ts';
import { confidenceLevel } from '../../../domain/shared/confidence.ts';
import { recordedView } from '../../../domain/shared/extraction-view.ts';
import { linesRead, standAsRead } from '../../../domain/shared/lines-read.ts';
import { shownLine, shownOrder } from '../../../domain/shared/order-details-view.ts';
import type { RecordNames } from '../../../projections/customers/record-names.queries.ts';
import { isApprovedRow, missingOfRow } from '../../../projections/sales-orders/order-standing.ts';
import type { SameNumber } from '../../../projections/sales-orders/sales-orders.queries.ts';
import type { SalesOrderRow } from '../../../projections/sales-orders/sales-orders.read-model.ts';
import type { ShapeOf } from '../../http/shapes.ts';
import { candidatesView } from '../catalog/candidate.view.ts';
import { askedView } from './customer-questions.shapes.ts';
import type { orderEntryShape, orderShape } from './order.shapes.ts';
import { type OrderSettings, orderActionsView } from './order-actions.view.ts';
import { revisionsView } from './order-revisions.view.ts';
import { findingsView } from './review-findings.shape.ts';
import { salesOrdersPath } from './sales-orders.path.ts';

/** The name behind an id. */
export const referenceTo = (id: string | null, names: RecordNames) =>
  id === null ? null : { id, code: names(id)?.code ?? null, name: names(id)?.name ?? null };

/** The ids of an order whose names a list shows. */
export const namedIds = ({ customer_id, warehouse_id }: Pick<SalesOrderRow, 'customer_id' | 'warehouse_id'>): readonly string[] =>
  [customer_id, warehouse_id].flatMap((id) => id ?? []);

/** `requires`: what approval demands. */
export const orderEntryView = (
  row: SalesOrderRow,
  names: RecordNames,
  requires: ApprovalRequirements,
): ShapeOf<typeof orderEntryShape> => ({
  id: row.id,
  company: row.company_id,
  reference: row.reference,
  status: row.status,
  customer: row.customer_id,
  customer_record: referenceTo(row.customer_id, names),
  customer_name: row.customer_name,
  customer_email: row.customer_email,
  lead: row.lead_id,
  po_number: row.po_number,
  order_date: row.order_date,
  delivery_date: row.delivery_date,
  currency: row.currency,
  total: asNumber(row.total),
  warehouse: row.warehouse_id,
  warehouse_record: referenceTo(row.warehouse_id, names),
  ai_confidence: asNumber(row.ai_confidence),
  confidence_level: confidenceLevel(asNumber(row.ai_confidence)),
  threshold: row.threshold,
  requires_review: row.requires_review,
  review_reasons: knownReasons(row.review_reasons),
  review_findings: findingsView(row.content_findings, row.review_reasons),
  missing_fields: missingOf(row, requires),
  version: row.version,
  external_reference: row.external_reference,
  assignee: row.assignee,
  waiting_since: row.waiting_since,
  source: row.source,
  created_at: row.created_at,
  updated_at: row.updated_at,
});

/** What approval would demand; nothing once it is decided. */
const missingOf = (row: SalesOrderRow, requires: ApprovalRequirements): readonly MissingField[] =>
  row.status === 'DRAFT' ? missingOfRow(row, requires) : [];

/** Evidence only while the lines still stand where they were read; lines that were added at the end have none. */
const linesView = ({ lines, extraction_metadata }: SalesOrderRow, names: RecordNames) => {
  const extractedLines = extraction_metadata ? linesRead(extraction_metadata) : [];
  const asRead = standAsRead(lines.slice(0, extractedLines.length), extractedLines);
  return lines.map(({ productId, matchedBy, candidates, charge, priceSource, conversion, ...line }, index) => ({
    name: line.name,
    code: line.code,
    unit: line.unit,
    ...shownLine(line, unitCode(line.unit)),
    kind: charge ? ('charge' as const) : ('product' as const),
    charge: charge ?? null,
    qty: asNumber(line.qty),
    ...shownBase({ qty: line.qty, ...(conversion ? { conversion } : {}) }),
    price: asNumber(line.price),
    price_source: priceSource ?? null,
    discount: asNumber(line.discount),
    amount: asNumber(line.amount),
    candidates: candidatesView(candidates, names),
    product: productId,
    product_record: referenceTo(productId, names),
    matched_by: matchedBy,
    evidence: (asRead ? extractedLines[index] : null) ?? null,
  }));
};

const plannedView = ({ approval_plan: { planned } }: SalesOrderRow) =>
  planned && { due_at: planned.dueAt, policy_version: planned.policyVersion };

/** The file when it was kept; else what is known of the one it was read from. */
const documentView = ({ id, document, extraction_metadata }: SalesOrderRow) => {
  const file = document ?? extraction_metadata?.files[0];
  if (!file) return null;
  const { name, type, size, sha256 } = file;
  return { name, type, size, sha256, url: document ? `${salesOrdersPath}${id}/source_document/` : null };
};

/** `sameNumber`: other orders under the same purchase order number, of whatever customer. */
export const orderView = (
  row: SalesOrderRow,
  sameNumber: readonly SameNumber[],
  names: RecordNames,
  settings: OrderSettings,
): ShapeOf<typeof orderShape> => ({
  ...orderEntryView(row, names, settings.requires),
  ...shownOrder({ ...row.details, deliveryDate: row.delivery_date, lines: row.lines }, isApprovedRow(row)),
  customer_matched_by: row.customer_matched_by,
  lines_total: asNumber(row.lines.length === 0 ? null : linesTotal(row.lines)),
  customer_candidates: candidatesView(row.customer_candidates, names),
  lines: linesView(row, names),
  evidence: row.extraction_metadata?.fields ?? null,
  source_document: documentView(row),
  extraction_metadata: row.extraction_metadata && recordedView(row.extraction_metadata),
  actions: orderActionsView(row, settings),
  revisions: revisionsView(row.revisions),
  separated_from: row.separated_from,
  line_moves: row.line_moves,
  cancellations: row.cancellations,
  hand_overs: row.hand_overs,
  customer_questions: askedView(row.questions),
  comments: row.comments,
  corrections: row.corrections,
  duplicates: row.duplicates,
  same_po_number: sameNumber,
  planned_approval: plannedView(row),
  release_at: row.release_at?.toISOString() ?? null,
  decision: row.decision && { ...row.decision, policy_version: row.decision.policy_version ?? null },
});
