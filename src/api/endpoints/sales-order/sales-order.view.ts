/** A sales order as it is answered: what is wanted, how it was found out, and what happened to it. */
import { type MissingField, missingFields } from '../../../domain/sales-order/order-review.ts';
import { knownReasons } from '../../../domain/sales-order/review-reasons.ts';
import { unitCode } from '../../../domain/sales-order/units.ts';
import type { RecordNames } from '../../../projections/customers/record-names.queries.ts';
import type { SameNumber } from '../../../projections/sales-orders/sales-orders.queries.ts';
import type { SalesOrderRow } from '../../../projections/sales-orders/sales-orders.read-model.ts';
import { asNumber } from '../../http/as-number.ts';
import type { ShapeOf } from '../../http/shapes.ts';
import { candidatesView } from '../catalog/candidate.view.ts';
import type { orderEntryShape, orderShape } from './order.shapes.ts';

export const salesOrdersPath = '/sales/sales-orders/';
export const orderEntryView = (row: SalesOrderRow): ShapeOf<typeof orderEntryShape> => ({
  id: row.id,
  company: row.company_id,
  reference: row.reference,
  status: row.status,
  customer: row.customer_id,
  customer_name: row.customer_name,
  customer_email: row.customer_email,
  lead: row.lead_id,
  po_number: row.po_number,
  order_date: row.order_date,
  delivery_date: row.delivery_date,
  currency: row.currency,
  total: asNumber(row.total),
  warehouse: row.warehouse_id,
  ai_confidence: row.ai_confidence === null ? null : Number(row.ai_confidence),
  threshold: row.threshold,
  requires_review: row.requires_review,
  review_reasons: knownReasons(row.review_reasons),
  missing_fields: missingOf(row),
  source: row.source,
  created_at: row.created_at,
  updated_at: row.updated_at,
});

/** What approval would demand; nothing once it is decided. */
const missingOf = (row: SalesOrderRow): readonly MissingField[] =>
  row.status === 'DRAFT'
    ? missingFields({
        customer: row.customer_id === null ? null : { customerId: row.customer_id, by: 'person' },
        warehouseId: row.warehouse_id,
        currency: row.currency,
        deliveryDate: row.delivery_date,
        lines: row.lines,
      })
    : [];

/** Evidence only where the line still stands where it was read. */
const linesView = ({ lines, extraction_metadata }: SalesOrderRow, names: RecordNames) => {
  const read = extraction_metadata?.lines ?? [];
  return lines.map(({ productId, matchedBy, candidates, ...line }, index) => ({
    ...line,
    qty: asNumber(line.qty),
    price: asNumber(line.price),
    discount: asNumber(line.discount),
    amount: asNumber(line.amount),
    candidates: candidatesView(candidates, names),
    unit_code: unitCode(line.unit),
    product: productId,
    matched_by: matchedBy,
    evidence: (read.length === lines.length ? read[index] : null) ?? null,
  }));
};

/** The file when it was kept; else what is known of the one it was read from. */
const documentView = ({ id, document, extraction_metadata }: SalesOrderRow) => {
  const read = document ?? extraction_metadata?.files[0];
  if (!read) return null;
  const { name, type, size, sha256 } = read;
  return { name, type, size, sha256, url: document ? `${salesOrdersPath}${id}/source_document/` : null };
};

/** `sameNumber`: other orders under the same purchase order number, of whatever customer. */
export const orderView = (
  row: SalesOrderRow,
  sameNumber: readonly SameNumber[],
  names: RecordNames,
): ShapeOf<typeof orderShape> => ({
  ...orderEntryView(row),
  customer_matched_by: row.customer_matched_by,
  customer_candidates: candidatesView(row.customer_candidates, names),
  lines: linesView(row, names),
  evidence: row.extraction_metadata?.fields ?? null,
  source_document: documentView(row),
  extraction_metadata: row.extraction_metadata,
  revisions: row.revisions,
  corrections: row.corrections,
  duplicates: row.duplicates,
  same_po_number: sameNumber,
  decision: row.decision,
});
