/** What an uploaded document says, for a person who makes an order of it. */
import { chargeTypes, type Extraction } from '@order-intake/order-extraction/document';
import { taskFailures } from '../../../commands/shared/task-kinds.ts';
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
  'One line as it was read, and the product it was matched to',
  record({
    name: nullable('As it is called'),
    code: nullable('The article number'),
    qty: [orNull(number), 'How many'],
    unit: nullable('As it is written'),
    price: [orNull(number), 'Of one unit'],
    discount: [orNull(number), 'As the document gives it'],
    amount: [orNull(number), 'Of the line'],
    product: [orNull(uuid), 'The product it was matched to'],
    matched_by: [orNull(productMatch), 'What told which product it is'],
    candidates: [candidatesShape, 'Products that are nearly it'],
    evidence: [lineEvidence, 'Where it was read'],
  }),
);
const read = {
  document_type: [documentType, 'As the reader judged it'],
  extracted_data: [
    named(
      'ExtractedData',
      'What stands in the document',
      record({
        customer_name: nullable('Who orders'),
        customer_email: nullable('Their address'),
        customer_code: nullable('Their number with the seller'),
        customer_phone: nullable('Their telephone'),
        customer_tax_number: nullable('Their tax number'),
        po_number: nullable("The customer's number of the order"),
        order_date: nullable('ISO 8601'),
        delivery_date: nullable('ISO 8601'),
        currency: nullable('ISO 4217'),
        total: [orNull(number), 'As the document says, in its currency'],
        products: [listOf(product), 'The lines'],
        charges: [
          listOf(
            named(
              'ReadCharge',
              'Something that is added to the order or taken off it, as it was read',
              record({
                type: [choice(...chargeTypes), 'What kind it is'],
                name: [text, 'As it is called'],
                amount: [orNull(number), 'What it adds; negative where it takes something off'],
              }),
            ),
          ),
          'Freight, packaging, services and discounts on the whole',
        ],
      }),
    ),
    'What stands in the document',
  ],
  missing_fields: [
    listOf(either(requiredField, missingField)),
    'What the document does not say, and what an order of it would lack; lines count from 1',
  ],
  confidence: [number, '0 to 100'],
  confidence_level: confidenceLevelField,
  requires_review: [flag, 'Whether a person has to look at an order of it'],
  review_reasons: [listOf(reviewReason), 'Why'],
  review_findings: [reviewFindings, 'The facts of those that have some'],
  reasons: [reasons, 'What raised or lowered the confidence'],
  warnings: [warnings, 'What a person should know'],
  customer: [orNull(uuid), 'The customer it was matched to'],
  customer_matched_by: [orNull(customerMatch), 'What told who the customer is'],
  customer_candidates: [candidatesShape, 'Customers that are nearly it'],
  warehouse: [orNull(uuid), 'From where it would be delivered'],
  evidence: [headerEvidence, 'Where the fields of the head were read'],
  extractor: [extractor, 'What read it'],
} as const;

export const documentShape = named(
  'Document',
  'What an uploaded document says',
  record({
    ...read,
    document_id: [uuid, 'The upload'],
    name: [text, 'As the file was called'],
    size: [integer, 'In bytes'],
    threshold: [integer, 'Below this confidence a person has to look'],
    expires_at: [time, 'Until when an order can be made of it'],
    model_pending: [
      flag,
      'A language model is still reading it: what is shown was found by the built-in readers, and may be completed in a minute',
    ],
    others: [listOf(named('ReadOrder', 'One more order in the same document', record(read))), 'More orders in the same document'],
  }),
);

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
type Described = { readonly extraction: Extraction; readonly content: OrderContent };

export const documentView = (
  { file, model }: Shown,
  [first, ...others]: readonly [Described, ...Described[]],
  names: RecordNames,
) => ({
  ...orderView(first.extraction, first.content, names),
  document_id: file.documentId,
  name: file.name,
  size: file.size,
  threshold: first.content.threshold,
  expires_at: file.expiresAt,
  model_pending: model === 'pending',
  others: others.map(({ extraction, content }) => orderView(extraction, content, names)),
});

export const stillRead = problem(409, 'document_pending', 'This document is still being read. Ask again in a few seconds.', {
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
  const { status, code: told } = unreadableProblem(code, '');
  return status === 422 ? [told] : [];
};
/** As an endpoint declares them. */
export const unreadableProblems = {
  413: problems('file_too_large'),
  415: problems('unsupported_type'),
  422: problems(...taskFailures.upload_document.flatMap(inside)),
  503: problems('extraction_failed', 'abandoned'),
};
