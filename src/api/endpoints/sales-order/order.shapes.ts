/** The shapes of sales orders, and of what other answers show of them. */
import { chargeTypes, lineDetails, orderDetails } from '@order-intake/order-extraction/document';
import type { MissingField } from '../../../domain/sales-order/order-review.ts';
import { reviewReasonCodes } from '../../../domain/sales-order/review-reasons.ts';
import { customerSteps, priceSources, productSteps } from '../../../domain/sales-order/sales-order.events.ts';
import { orderStatuses } from '../../../projections/sales-orders/sales-orders.columns.ts';
import { detailShapes } from '../../http/detail-shapes.ts';
import {
  choice,
  either,
  flag,
  integer,
  listOf,
  named,
  number,
  orNull,
  record,
  text,
  textLike,
  time,
  url,
  uuid,
} from '../../http/shapes.ts';
import { candidatesShape } from '../catalog/candidate.view.ts';
import { confidenceLevelField, extraction, headerEvidence, lineEvidence } from '../document/extraction.shapes.ts';
import { askedShape } from './customer-questions.shapes.ts';
import {
  fieldChanges,
  orderActions,
  orderCancellations,
  orderComments,
  orderHandOvers,
  orderLineMoves,
  orderRevisions,
  orderSource,
  recordReference,
  relatedOrder,
} from './order-life.shapes.ts';

import { reviewFindings } from './review-findings.shape.ts';

export { fieldChanges, orderSource } from './order-life.shapes.ts';

export const orderStatus = named('OrderStatus', 'Status of an order', choice(...orderStatuses));

export const reviewReason = named('ReviewReason', 'Why an order requires review', choice(...reviewReasonCodes));
export const missingField = named(
  'MissingField',
  'A field that is required for approval and missing; lines count from 1',
  either(
    choice('customer', 'ship_to', 'po_number', 'warehouse', 'currency', 'delivery_date', 'total', 'lines'),
    textLike<Extract<MissingField, `lines.${string}`>>(/^lines\.[1-9]\d*\.(product|qty|price)$/),
  ),
);
export const customerMatch = named('CustomerMatch', 'How the customer was matched', choice(...customerSteps));
export const productMatch = named('ProductMatch', 'How the product was matched', choice(...productSteps));

/** What a list shows of each. */
const entryFields = {
  id: [uuid, 'Order ID'],
  company: [text, 'Company ID'],
  reference: [text, 'Order number in this service, such as SO-2026-000123'],
  status: [orderStatus, 'Status'],
  customer: [orNull(uuid), 'ID of the matched customer'],
  customer_record: [orNull(recordReference), 'The matched customer'],
  customer_name: [orNull(text), 'Customer name from the document or the sender'],
  customer_email: [orNull(text), 'Email address of the customer'],
  lead: [orNull(uuid), 'ID of the lead, if the sender is not a customer yet'],
  po_number: [orNull(text), 'Purchase order number of the customer'],
  order_date: [orNull(text), 'Order date (ISO 8601)'],
  delivery_date: [orNull(text), 'Delivery date (ISO 8601)'],
  currency: [orNull(text), 'ISO 4217 currency code'],
  total: [orNull(number), "Total in the order's currency, as written"],
  warehouse: [orNull(uuid), 'ID of the delivering warehouse'],
  warehouse_record: [orNull(recordReference), 'The delivering warehouse'],
  ai_confidence: [
    orNull(number),
    'Confidence from 0 to 100, reduced by the effects of review findings; null if a user entered the order',
  ],
  confidence_level: confidenceLevelField,
  threshold: [integer, 'Confidence below which the order requires review'],
  requires_review: [flag, 'Whether the order requires review'],
  review_reasons: [listOf(reviewReason), 'Review reasons, most important first'],
  review_findings: [reviewFindings, 'Facts of the review reasons'],
  missing_fields: [listOf(missingField), 'Fields missing for approval; empty once the order is decided'],
  version: [integer, 'Number of approvals: the newest version, which another system acknowledges'],
  external_reference: [orNull(text), 'Order number in the system that received it'],
  assignee: [orNull(text), "Assignee: the subject of the user's token"],
  waiting_since: [orNull(time), 'Time since when the order waits for a user; null if no action is needed'],
  source: [orderSource, 'Source of the order'],
  created_at: [time, 'Time of creation'],
  updated_at: [time, 'Time of the last change'],
} as const;
export const orderEntryShape = named('SalesOrderEntry', 'A sales order as in lists', record(entryFields));

export const chargeType = named('ChargeType', 'Kind of a charge or discount', choice(...chargeTypes));

export const priceSource = named('PriceSource', 'Origin of a price', choice(...priceSources));

export const baseShapes = {
  base_qty: [orNull(number), 'Quantity in the base unit of the product, if it was ordered in another unit of the product'],
  base_unit: [orNull(text), 'Base unit of the product, if base_qty is given'],
  base_unit_code: [orNull(text), 'UN/ECE Recommendation 20 code of base_unit'],
} as const;

const line = named(
  'SalesOrderLine',
  'An order line',
  record({
    kind: [choice('product', 'charge'), 'product: an article; charge: a surcharge or discount that needs no product'],
    charge: [orNull(chargeType), 'Kind of charge'],
    name: [orNull(text), 'Name as ordered'],
    code: [orNull(text), 'Article number as ordered'],
    qty: [orNull(number), 'Quantity'],
    unit: [orNull(text), 'Unit as written'],
    ...baseShapes,
    price: [orNull(number), 'Unit price'],
    price_source: [orNull(priceSource), 'Where the price comes from if neither the document nor a user gave it'],
    discount: [orNull(number), 'Discount as written'],
    amount: [orNull(number), 'Line amount'],
    ...detailShapes(lineDetails),
    product: [orNull(uuid), 'ID of the matched product'],
    product_record: [orNull(recordReference), 'The matched product'],
    matched_by: [orNull(productMatch), 'How the product was matched'],
    candidates: [candidatesShape, 'Similar products'],
    evidence: [orNull(lineEvidence), 'Where each value was found; null if the line has moved'],
  }),
);

const detailFields = {
  ...entryFields,
  lines_total: [
    orNull(number),
    'Sum of the line amounts, used on approval if the order has no total; null if a line amount is unknown',
  ],
  customer_matched_by: [orNull(customerMatch), 'How the customer was matched'],
  customer_candidates: [candidatesShape, 'Similar customers'],
  lines: [listOf(line), 'Order lines'],
  ...detailShapes(orderDetails),
  evidence: [orNull(headerEvidence), 'Where the header fields were found'],
  source_document: [
    orNull(
      record({
        name: [text, 'File name given by the sender'],
        type: [text, 'File type by its magic bytes: pdf, xlsx, …'],
        size: [integer, 'Size in bytes'],
        sha256: [text, 'SHA-256 of the file in hexadecimal'],
        url: [orNull(url), 'Download URL; null if the file was not stored'],
      }),
    ),
    'The file that the order was extracted from',
  ],
  extraction_metadata: [orNull(extraction), 'Complete extraction result; null if a user entered the order'],
  actions: [orderActions, 'Actions with their availability'],
  revisions: [orderRevisions, 'Later documents with the same purchase order number'],
  separated_from: [orNull(relatedOrder), 'The order that this one was a revision of, before a user separated it'],
  line_moves: [orderLineMoves, 'Orders between which and this one a user moved lines, oldest first'],
  cancellations: [orderCancellations, 'Cancellation requests of the customer'],
  hand_overs: [orderHandOvers, 'Responses of other systems'],
  customer_questions: [askedShape, 'Emails with questions to the customer, oldest first'],
  comments: [orderComments, 'Internal comments'],
  corrections: [
    listOf(
      record({
        by: [text, 'Who made the correction'],
        at: [time, 'Time of the correction'],
        changes: [fieldChanges, 'Changed fields'],
      }),
    ),
    'Corrections by users',
  ],
  duplicates: [
    listOf(record({ source: [orderSource, 'Source of the duplicate'], at: [time, 'Time of receipt'] })),
    'Repeated documents with the same content',
  ],
  same_po_number: [
    listOf(record({ id: [uuid, 'Order ID'], reference: [text, 'Order number'], status: [orderStatus, 'Status'] })),
    'Other orders with the same purchase order number of the customer',
  ],
  planned_approval: [
    orNull(
      record({
        due_at: [time, 'Time of the planned approval'],
        policy_version: [integer, 'Version of the policy that plans the approval'],
      }),
    ),
    'Planned automatic approval; null: none',
  ],
  release_at: [orNull(time), 'Time until which the approval can be undone and is not sent; null if no approval is pending'],
  decision: [
    orNull(
      record({
        by: [text, 'Who decided'],
        at: [time, 'Time of the decision'],
        reason: [orNull(text), 'Reason for the rejection or cancellation'],
        policy_version: [orNull(integer), 'Version of the policy that approved the order; null if a user decided'],
      }),
    ),
    'Approval, rejection or cancellation; null for drafts',
  ],
} as const;
export const orderShape = named('SalesOrder', 'A sales order with all details', record(detailFields));

/** What became of a request to make an order: a new one, or what it meant for the one that is there. */
export const createdOrderShape = named(
  'CreatedSalesOrder',
  'The order that a request created or affected',
  record({
    ...detailFields,
    disposition: [
      choice('drafted', 'revised', 'duplicate', 'held'),
      'drafted: new draft; otherwise the effect on an existing order',
    ],
  }),
);
