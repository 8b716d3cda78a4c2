/** What an uploaded document says, for a person who makes an order of it. */
import { missingFields } from '../../../domain/sales-order/order-review.ts';
import type { OrderContent } from '../../../domain/sales-order/sales-order.events.ts';
import type { Extraction } from '../../../domain/shared/extraction.ts';
import { extractionView } from '../../../domain/shared/extraction-view.ts';
import { warningCodes } from '../../../domain/shared/warnings.ts';
import type { RecordNames } from '../../../projections/customers/record-names.queries.ts';
import type { Problem } from '../../http/problem.ts';
import { anything, choice, flag, integer, listOf, number, orNull, record, text, time, uuid } from '../../http/shapes.ts';
import { candidatesShape, candidatesView } from '../catalog/candidate.view.ts';

const read = {
  document_type: text,
  extracted_data: record({
    customer_name: orNull(text),
    customer_email: orNull(text),
    customer_code: orNull(text),
    customer_phone: orNull(text),
    customer_tax_number: orNull(text),
    po_number: orNull(text),
    order_date: orNull(text),
    delivery_date: orNull(text),
    currency: orNull(text),
    total: orNull(number),
    products: listOf(
      record({
        name: orNull(text),
        code: orNull(text),
        qty: orNull(number),
        unit: orNull(text),
        price: orNull(number),
        discount: orNull(number),
        amount: orNull(number),
        product: orNull(uuid),
        matched_by: orNull(text),
        candidates: candidatesShape,
        evidence: anything,
      }),
    ),
  }),
  missing_fields: listOf(text),
  confidence: number,
  requires_review: flag,
  review_reasons: listOf(text),
  reasons: listOf(record({ code: text, effect: number })),
  warnings: listOf(record({ code: choice(...warningCodes), text })),
  customer: orNull(uuid),
  customer_matched_by: orNull(text),
  customer_candidates: candidatesShape,
  warehouse: orNull(uuid),
  evidence: anything,
  extractor: anything,
};

export const documentShape = record({
  ...read,
  document_id: uuid,
  name: text,
  size: integer,
  threshold: integer,
  expires_at: time,
  others: listOf(record(read)),
});

/** One order of the document, as it was read and as it would be drafted. */
const orderView = (extraction: Extraction, content: OrderContent, names: RecordNames) => {
  const {
    products,
    evidence,
    confidence,
    missing_fields,
    reasons,
    warnings,
    extractor,
    document_type,
    files: _,
    timings: __,
    ...header
  } = extractionView(extraction);
  return {
    document_type,
    extracted_data: {
      ...header,
      products: products.map((product, index) => ({
        ...product,
        product: content.lines[index]?.productId ?? null,
        matched_by: content.lines[index]?.matchedBy ?? null,
        candidates: candidatesView(content.lines[index]?.candidates ?? [], names),
      })),
    },
    missing_fields: [...new Set([...missing_fields, ...missingFields(content)])],
    confidence,
    requires_review: content.requiresReview,
    review_reasons: content.reviewReasons,
    reasons,
    warnings,
    customer: content.customer?.customerId ?? null,
    customer_matched_by: content.customer?.by ?? null,
    customer_candidates: candidatesView(content.customerCandidates, names),
    warehouse: content.warehouseId,
    evidence,
    extractor,
  };
};

type File = { readonly documentId: string; readonly name: string; readonly size: number; readonly expiresAt: string };
type Described = { readonly extraction: Extraction; readonly content: OrderContent };

export const documentView = (file: File, [first, ...others]: readonly [Described, ...Described[]], names: RecordNames) => ({
  ...orderView(first.extraction, first.content, names),
  document_id: file.documentId,
  name: file.name,
  size: file.size,
  threshold: first.content.threshold,
  expires_at: file.expiresAt,
  others: others.map(({ extraction, content }) => orderView(extraction, content, names)),
});

/** Why a file was not read: 415 names what it really is, 413 its size, 422 everything that is wrong inside. */
export const unreadableProblem = (code: string, reason: string): Problem => {
  if (code === 'unsupported_type') return { status: 415, code, detail: reason };
  if (code === 'too_large') return { status: 413, code: 'file_too_large', detail: reason };
  if (code === 'extraction_failed') return { status: 503, code, detail: reason, headers: { 'Retry-After': '5' } };
  return { status: 422, code, detail: reason };
};
