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
import { chargeType } from './order.shapes.ts';

const path = '/sales/orders-feed/';

const line = named(
  'FeedLine',
  'One line of an order, for another system',
  record({
    line: [integer, 'Counted from 1'],
    product: [orNull(uuid), 'The product'],
    product_code: [orNull(text), 'Its code'],
    product_name: [orNull(text), 'Its name'],
    ean: [orNull(text), 'Its GTIN'],
    code: [orNull(text), 'The article number that the customer gave'],
    name: [orNull(text), 'As it was ordered'],
    qty: [orNull(number), 'How many'],
    unit: [orNull(text), 'As it was written'],
    price: [orNull(number), 'Of one unit'],
    discount: [orNull(number), 'As the document gives it'],
    amount: [orNull(number), 'Of the line; negative where it takes something off'],
    kind: [choice('product', 'charge'), 'An article, or freight, packaging, a service, a discount: without a product'],
    charge: [orNull(chargeType), 'Of a charge: its kind'],
    ...detailShapes(lineDetails),
  }),
);

const entryShape = named(
  'FeedEntry',
  'What happened to an order, and the order as it stood then',
  record({
    id: [uuid, 'The entry: what after takes, and webhook-id without msg_'],
    type: [announcementType, 'What happened'],
    at: [time, 'When'],
    version: [integer, 'How often the order had been approved by then'],
    by: [text, 'Who did it'],
    external_reference: [orNull(text), 'The number under which the other system acknowledged an earlier version'],
    reason: [orNull(text), 'Why it is not wanted any more'],
    sales_order: [uuid, 'The order'],
    reference: [text, 'Its number in this service'],
    po_number: [orNull(text), "The customer's number of it"],
    order_date: [orNull(text), 'ISO 8601'],
    delivery_date: [orNull(text), 'ISO 8601'],
    currency: [orNull(text), 'ISO 4217'],
    total: [orNull(number), 'In its currency'],
    customer: [orNull(uuid), 'The customer'],
    customer_code: [orNull(text), 'Its code'],
    customer_name: [orNull(text), 'Its name'],
    customer_tax_number: [orNull(text), 'Its tax number'],
    customer_email: [orNull(text), 'The address of who ordered'],
    warehouse: [orNull(uuid), 'From where it is delivered'],
    warehouse_code: [orNull(text), 'Its code'],
    warehouse_name: [orNull(text), 'Its name'],
    lines: [listOf(line), 'What is ordered'],
    ...detailShapes(orderDetails),
    source: [
      record({ kind: [choice(...orderSourceKinds), 'A mail, an upload, a request or a chat message'], id: [text, 'Which'] }),
      'What it was made of',
    ],
  }),
);

const filters = requestSchema({ after: optional(uuidText), limit: withDefault(integerText(1, 200), 100) });

/** After a restore the feed is made again, and comes to it. */
const unknownEntry = problem(
  409,
  'unknown_entry',
  'after: the feed does not hold this entry. If the service was restored a moment ago, ask again later: entries keep their ids. If not, this is no id of an entry of your company: leave after out to begin with the first.',
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
      'Approved orders, changes and cancellations in the order in which they happened, after an entry; an empty list says that there is no more yet, and Link names the next page all the same',
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
