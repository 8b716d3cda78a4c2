/** The feed of orders for other systems: from any place in it, for ever. */
import { lineDetails, orderDetails } from '@order-intake/order-extraction/document';
import { orderSourceKinds } from '../../../domain/sales-order/sales-order.events.ts';
import { requestSchema } from '../../../platform/codec/decode-request.ts';
import { optional, withDefault } from '../../../platform/codec/field.ts';
import { integerText, uuidText } from '../../../platform/codec/fields.ts';
import type { OrdersFeed } from '../../../projections/orders-feed/orders-feed.queries.ts';
import { json, problems } from '../../http/answers.ts';
import { detailShapes } from '../../http/detail-shapes.ts';
import { type Endpoint, endpoint } from '../../http/endpoint.ts';
import { problem } from '../../http/problem.ts';
import { choice, integer, listOf, named, number, orNull, record, text, time, uuid } from '../../http/shapes.ts';
import { announcementType } from '../webhook/webhook.view.ts';
import { baseShapes, chargeType, priceSource } from './order.shapes.ts';

const path = '/sales/orders-feed/';

const line = named(
  'FeedLine',
  'An order line for other systems',
  record({
    line: [integer, 'Line number, from 1'],
    product: [orNull(uuid), 'Product ID'],
    product_code: [orNull(text), 'Product code'],
    product_name: [orNull(text), 'Product name'],
    ean: [orNull(text), 'GTIN of the product'],
    code: [orNull(text), 'Article number given by the customer'],
    name: [orNull(text), 'Name as ordered'],
    qty: [orNull(number), 'Quantity'],
    unit: [orNull(text), 'Unit as written'],
    ...baseShapes,
    price: [orNull(number), 'Unit price'],
    price_source: [orNull(priceSource), 'Where the price comes from if neither the document nor a user gave it'],
    discount: [orNull(number), 'Discount as written'],
    amount: [orNull(number), 'Line amount; negative for discounts'],
    kind: [
      choice('product', 'charge'),
      'product: an article; charge: freight, packaging, a service or a discount, without a product',
    ],
    charge: [orNull(chargeType), 'Kind of charge'],
    ...detailShapes(lineDetails),
  }),
);

const entryShape = named(
  'FeedEntry',
  'An event of an order, with the order as it was at that time',
  record({
    id: [uuid, 'Entry ID: the value of `after`, and webhook-id without msg_'],
    type: [announcementType, 'Event type'],
    at: [time, 'Time of the event'],
    version: [integer, 'Number of approvals up to this event'],
    by: [text, 'ID of the actor'],
    external_reference: [orNull(text), 'Order number in the other system, from an earlier acknowledgement'],
    reason: [orNull(text), 'Reason for a cancellation'],
    sales_order: [uuid, 'Order ID'],
    reference: [text, 'Order number in this service'],
    po_number: [orNull(text), 'Purchase order number of the customer'],
    order_date: [orNull(text), 'Order date (ISO 8601)'],
    delivery_date: [orNull(text), 'Delivery date (ISO 8601)'],
    currency: [orNull(text), 'ISO 4217 currency code'],
    total: [orNull(number), "Total in the order's currency"],
    customer: [orNull(uuid), 'Customer ID'],
    customer_code: [orNull(text), 'Customer code'],
    customer_name: [orNull(text), 'Customer name'],
    customer_tax_number: [orNull(text), 'Tax number of the customer'],
    customer_email: [orNull(text), 'Email address of the customer'],
    warehouse: [orNull(uuid), 'Warehouse ID'],
    warehouse_code: [orNull(text), 'Warehouse code'],
    warehouse_name: [orNull(text), 'Warehouse name'],
    lines: [listOf(line), 'Order lines'],
    ...detailShapes(orderDetails),
    source: [
      record({
        kind: [choice(...orderSourceKinds), 'Whether it came by email, upload, API request or chat message'],
        id: [text, 'ID of the source'],
      }),
      'Source of the order',
    ],
  }),
);

const filters = requestSchema({ after: optional(uuidText), limit: withDefault(integerText(1, 200), 100) });

/** After a restore the feed is made again, and comes to it. */
const unknownEntry = problem(
  409,
  'unknown_entry',
  'after: the feed has no such entry. If the service was just restored, retry later: entries keep their IDs. Otherwise, omit after to start with the first entry.',
  { headers: { 'Retry-After': '30' } },
);

type Deps = {
  readonly queries: Pick<OrdersFeed, 'ordersFeed'>;
};

export const ordersFeedEndpoints = ({ queries }: Deps): readonly Endpoint[] => [
  endpoint({
    method: 'get',
    path,
    summary:
      'List approved, changed and cancelled orders after an entry, oldest first; an empty list means no further entries yet',
    permission: 'orders:read',
    ofPersons: true,
    query: filters,
    answers: { 200: json(listOf(entryShape), 'Link'), 409: problems('unknown_entry') },
    handle: async ({ caller, query: { after, limit } }) => {
      const page = await queries.ordersFeed(caller.companyId, after?.toLowerCase() ?? null, limit);
      if (!page) return { problem: unknownEntry };
      return { status: 200, body: page.items, next: page.next === null ? null : { after: page.next } };
    },
  }),
];
