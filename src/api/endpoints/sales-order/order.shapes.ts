/** The shapes of sales orders, and of what other answers show of them. */
import { chargeTypes, lineDetails, orderDetails } from '@order-intake/order-extraction/document';
import type { MissingField } from '../../../domain/sales-order/order-review.ts';
import { reviewReasonCodes } from '../../../domain/sales-order/review-reasons.ts';
import { customerSteps, productSteps } from '../../../domain/sales-order/sales-order.events.ts';
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
  orderRevisions,
  orderSource,
  recordReference,
  relatedOrder,
} from './order-life.shapes.ts';

import { reviewFindings } from './review-findings.shape.ts';

export { fieldChanges, orderSource } from './order-life.shapes.ts';

const status = named('OrderStatus', 'Where an order stands', choice(...orderStatuses));

export const reviewReason = named('ReviewReason', 'Why a person should look at it', choice(...reviewReasonCodes));
export const missingField = named(
  'MissingField',
  'What approval demands and the order lacks; lines count from 1',
  either(
    choice('customer', 'warehouse', 'currency', 'delivery_date', 'total', 'lines'),
    textLike<Extract<MissingField, `lines.${string}`>>(/^lines\.[1-9]\d*\.(product|qty|price)$/),
  ),
);
export const customerMatch = named('CustomerMatch', 'What told who the customer is', choice(...customerSteps));
export const productMatch = named('ProductMatch', 'What told which product it is', choice(...productSteps));

/** What a list shows of each. */
const entryFields = {
  id: [uuid, 'The order'],
  company: [text, 'Whose it is'],
  reference: [text, 'Its number in this service: SO-2026-000123'],
  status: [status, 'Where it stands'],
  customer: [orNull(uuid), 'The customer it was matched to'],
  customer_record: [orNull(recordReference), 'The same with code and name'],
  customer_name: [orNull(text), 'Who ordered, as the document or the sender says'],
  customer_email: [orNull(text), 'The address of who ordered'],
  lead: [orNull(uuid), 'Who ordered and is no customer yet'],
  po_number: [orNull(text), "The customer's number of it"],
  order_date: [orNull(text), 'ISO 8601'],
  delivery_date: [orNull(text), 'ISO 8601'],
  currency: [orNull(text), 'ISO 4217'],
  total: [orNull(number), 'As the document says, in its currency'],
  warehouse: [orNull(uuid), 'From where it is delivered'],
  warehouse_record: [orNull(recordReference), 'The same with code and name'],
  ai_confidence: [
    orNull(number),
    '0 to 100: as sure as it was read, less the effects of its findings; null when a person entered it',
  ],
  confidence_level: confidenceLevelField,
  threshold: [integer, 'Below this confidence a person has to look'],
  requires_review: [flag, 'Whether a person has to look'],
  review_reasons: [listOf(reviewReason), 'Why, in the order in which one would look'],
  review_findings: [reviewFindings, 'The facts of those that have some'],
  missing_fields: [listOf(missingField), 'What it lacks before it can be approved; none once it is decided'],
  version: [integer, 'How often it was approved: the newest version, which another system acknowledges'],
  external_reference: [orNull(text), 'Its number in the system that it was handed over to'],
  assignee: [orNull(text), 'Who looks after it: the subject of their token'],
  waiting_since: [orNull(time), 'Since when it waits for a person; null while nobody has to do anything'],
  source: [orderSource, 'What it was made of'],
  created_at: [time, 'When it was drafted'],
  updated_at: [time, 'When it last changed'],
} as const;
export const orderEntryShape = named('SalesOrderEntry', 'A sales order as lists show it', record(entryFields));

export const chargeType = named('ChargeType', 'What is added to an order, or taken off it', choice(...chargeTypes));

const line = named(
  'SalesOrderLine',
  'One line of an order',
  record({
    kind: [
      choice('product', 'charge'),
      'An article, or something that is added to the order or taken off it and needs no product',
    ],
    charge: [orNull(chargeType), 'Of a charge: its kind'],
    name: [orNull(text), 'As it was ordered'],
    code: [orNull(text), 'The article number that was given'],
    qty: [orNull(number), 'How many'],
    unit: [orNull(text), 'As it was written'],
    price: [orNull(number), 'Of one unit'],
    discount: [orNull(number), 'As the document gives it'],
    amount: [orNull(number), 'Of the line'],
    ...detailShapes(lineDetails),
    product: [orNull(uuid), 'The product it was matched to'],
    product_record: [orNull(recordReference), 'The same with code and name'],
    matched_by: [orNull(productMatch), 'What told which product it is'],
    candidates: [candidatesShape, 'Products that are nearly it'],
    evidence: [orNull(lineEvidence), 'Where it was read; null once it stands elsewhere'],
  }),
);

const detailFields = {
  ...entryFields,
  lines_total: [
    orNull(number),
    'What the lines come to: an order without a total is approved with it. null: the amount of a line is not known',
  ],
  customer_matched_by: [orNull(customerMatch), 'What told who the customer is'],
  customer_candidates: [candidatesShape, 'Customers that are nearly it'],
  lines: [listOf(line), 'What is ordered'],
  ...detailShapes(orderDetails),
  evidence: [orNull(headerEvidence), 'Where the fields of the head were read'],
  source_document: [
    orNull(
      record({
        name: [text, 'As its sender called it'],
        type: [text, 'What its magic bytes say: pdf, xlsx, …'],
        size: [integer, 'In bytes'],
        sha256: [text, 'Of its bytes, hex'],
        url: [orNull(url), 'Where it can be fetched; null when it was not kept'],
      }),
    ),
    'The file it was read from',
  ],
  extraction_metadata: [orNull(extraction), 'Everything that was read; null when a person entered it'],
  actions: [orderActions, 'What may be done with it now, and why not the rest'],
  revisions: [orderRevisions, 'What came later under the same number'],
  separated_from: [
    orNull(relatedOrder),
    'The order that it was taken for a revision of, before a person said that it is one of its own',
  ],
  cancellations: [orderCancellations, "The customer's wishes to cancel it"],
  hand_overs: [orderHandOvers, 'What the other system said of it'],
  customer_questions: [askedShape, 'What the customer was asked about it, first to last'],
  comments: [orderComments, 'What people of the company wrote about it'],
  corrections: [
    listOf(record({ by: [text, 'Who'], at: [time, 'When'], changes: [fieldChanges, 'What'] })),
    'What people changed',
  ],
  duplicates: [listOf(record({ source: [orderSource, 'What brought it'], at: [time, 'When'] })), 'What asked for the same again'],
  same_po_number: [
    listOf(record({ id: [uuid, 'The order'], reference: [text, 'Its number'], status: [status, 'Where it stands'] })),
    "Other orders under the same number of the customer's",
  ],
  planned_approval: [
    orNull(
      record({
        due_at: [time, 'When it will be approved unless somebody stops it'],
        policy_version: [integer, "The version of the company's policy that approves it"],
      }),
    ),
    'Its approval without a person; null where none is planned',
  ],
  release_at: [orNull(time), 'Until when its approval can be undone and nobody else is told of it; null: no approval waits'],
  decision: [
    orNull(
      record({
        by: [text, 'Who'],
        at: [time, 'When'],
        reason: [orNull(text), 'Why it was rejected or cancelled'],
        policy_version: [orNull(integer), "The version of the company's policy that approved it; null: a person decided"],
      }),
    ),
    'Approval, rejection or cancellation; null while it is a draft',
  ],
} as const;
export const orderShape = named('SalesOrder', 'A sales order with everything that is known of it', record(detailFields));

/** What became of a request to make an order: a new one, or what it meant for the one that is there. */
export const createdOrderShape = named(
  'CreatedSalesOrder',
  'The order that a request made or touched',
  record({
    ...detailFields,
    disposition: [
      choice('drafted', 'revised', 'duplicate', 'held'),
      'A new draft, or what it meant for the order that was there',
    ],
  }),
);
