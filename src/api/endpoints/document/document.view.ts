/** What an uploaded document says, for a person who makes an order of it. */
import { chargeTypes, type Extraction } from '@order-intake/order-extraction/document';
import { taskFailures } from '../../../commands/shared/task-kinds.ts';
import type { ApprovalRequirements } from '../../../domain/sales-order/approval-requirements.ts';
import { missingFields } from '../../../domain/sales-order/order-review.ts';
import { knownReasons } from '../../../domain/sales-order/review-reasons.ts';
import type { OrderContent } from '../../../domain/sales-order/sales-order.events.ts';
import { confidenceLevel } from '../../../domain/shared/confidence.ts';
import { extractionView } from '../../../domain/shared/extraction-view.ts';
import type { RecordNames } from '../../../projections/customers/record-names.queries.ts';
import { problems } from '../../http/answers.ts';
import { problem } from '../../http/problem.ts';
import { choice, either, flag, integer, listOf, named, number, orNull, record, text, time, uuid } from '../../http/shapes.ts';
import { candidatesShape, candidatesView } from '../catalog/candidate.view.ts';
import { customerMatch, missingField, productMatch, reviewReason } from '../sales-order/order.shapes.ts';
import { findingsView, reviewFindings } from '../sales-order/review-findings.shape.ts';
import {
  confidenceLevelField,
  documentType,
  extractor,
  headerEvidence,
  lineEvidence,
  reasons,
  requiredField,
  warnings,
} from './extraction.shapes.ts';

const nullable = (description: string) => [orNull(text), description] as const;
const product = named(
  'ReadProduct',
  'An extracted line and the product it was matched to',
  record({
    name: nullable('Product name'),
    code: nullable('Article number'),
    qty: [orNull(number), 'Quantity'],
    unit: nullable('Unit as written'),
    price: [orNull(number), 'Unit price'],
    discount: [orNull(number), 'Discount as written'],
    amount: [orNull(number), 'Line amount'],
    product: [orNull(uuid), 'ID of the matched product'],
    matched_by: [orNull(productMatch), 'How the product was matched'],
    candidates: [candidatesShape, 'Similar products'],
    evidence: [lineEvidence, 'Where each value was found'],
  }),
);
const extractionFields = {
  document_type: [documentType, 'Detected document type'],
  extracted_data: [
    named(
      'ExtractedData',
      'Extracted data',
      record({
        customer_name: nullable('Name of the customer'),
        customer_email: nullable('Email address of the customer'),
        customer_code: nullable('Customer number'),
        customer_phone: nullable('Phone number of the customer'),
        customer_tax_number: nullable('Tax number of the customer'),
        po_number: nullable('Purchase order number'),
        order_date: nullable('ISO 8601'),
        delivery_date: nullable('ISO 8601'),
        currency: nullable('ISO 4217'),
        total: [orNull(number), "Total in the document's currency"],
        products: [listOf(product), 'Order lines'],
        charges: [
          listOf(
            named(
              'ReadCharge',
              'A charge or discount as extracted',
              record({
                type: [choice(...chargeTypes), 'Kind of charge'],
                name: [text, 'Name of the charge'],
                amount: [orNull(number), 'Amount; negative for discounts'],
              }),
            ),
          ),
          'Freight, packaging, services and discounts on the whole order',
        ],
      }),
    ),
    'Extracted data',
  ],
  missing_fields: [
    listOf(either(requiredField, missingField)),
    'Fields that the document does not contain and that an order needs; lines count from 1',
  ],
  confidence: [number, 'Confidence from 0 to 100'],
  confidence_level: confidenceLevelField,
  requires_review: [flag, 'Whether an order from this document would require review'],
  review_reasons: [listOf(reviewReason), 'Review reasons'],
  review_findings: [reviewFindings, 'Facts of the review reasons'],
  reasons: [reasons, 'What raised or lowered the confidence'],
  warnings: [warnings, 'Warnings about the document'],
  customer: [orNull(uuid), 'ID of the matched customer'],
  customer_matched_by: [orNull(customerMatch), 'How the customer was matched'],
  customer_candidates: [candidatesShape, 'Similar customers'],
  warehouse: [orNull(uuid), 'ID of the warehouse that would deliver'],
  evidence: [headerEvidence, 'Where the header fields were found'],
  extractor: [extractor, 'What extracted the data'],
} as const;

export const documentShape = named(
  'Document',
  'Extraction result of an uploaded document',
  record({
    ...extractionFields,
    document_id: [uuid, 'Upload ID'],
    name: [text, 'File name'],
    size: [integer, 'Size in bytes'],
    threshold: [integer, 'Confidence below which an order requires review'],
    expires_at: [time, 'Time until which an order can be created from the document'],
    model_pending: [flag, 'Whether a language model is still reading the document and may complete this result within a minute'],
    others: [
      listOf(named('ReadOrder', 'Another order in the same document', record(extractionFields))),
      'Other orders in the same document',
    ],
  }),
);

type Described = { readonly extraction: Extraction; readonly content: OrderContent };

/** One order of the document, as it was read and as it would be drafted. */
const orderView = ({ extraction, content }: Described, names: RecordNames, requires: ApprovalRequirements) => {
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
    missing_fields: [...new Set([...missing_fields, ...missingFields(content, requires)])],
    confidence,
    confidence_level: confidenceLevel(confidence),
    requires_review: content.requiresReview,
    review_reasons: knownReasons(content.reviewReasons),
    review_findings: findingsView(content.reviewFindings, content.reviewReasons),
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
type Shown = { readonly file: File; readonly model: 'pending' | 'late' | null };
export const documentView = (
  { file, model }: Shown,
  [first, ...further]: readonly [Described, ...Described[]],
  names: RecordNames,
  requires: ApprovalRequirements,
) => ({
  ...orderView(first, names, requires),
  document_id: file.documentId,
  name: file.name,
  size: file.size,
  threshold: first.content.threshold,
  expires_at: file.expiresAt,
  model_pending: model === 'pending',
  others: further.map((described) => orderView(described, names, requires)),
});

export const stillRead = problem(409, 'document_pending', 'This document is still being processed. Retry in a few seconds.', {
  headers: { 'Retry-After': '2' },
});

/** Why a file was not read: 415 names what it really is, 413 its size, 422 everything that is wrong inside. */
export const unreadableProblem = (code: DocumentFailure, reason: string) => {
  switch (code) {
    case 'unsupported_type':
    case 'not_a_document':
      return problem(415, 'unsupported_type', reason);
    case 'too_large':
      return problem(413, 'file_too_large', reason);
    case 'extraction_failed':
    case 'abandoned':
      return problem(503, code, reason, { headers: { 'Retry-After': '5' } });
    default:
      return problem(422, code, reason);
  }
};

type DocumentFailure = (typeof taskFailures)['upload_document'][number];
const inside = (code: DocumentFailure) => {
  const { status, code: reportedCode } = unreadableProblem(code, '');
  return status === 422 ? [reportedCode] : [];
};
/** As an endpoint declares them. */
export const unreadableProblems = {
  413: problems('file_too_large'),
  415: problems('unsupported_type'),
  422: problems(...taskFailures.upload_document.flatMap(inside)),
  503: problems('extraction_failed', 'abandoned'),
};
