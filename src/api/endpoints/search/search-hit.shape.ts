/** A record of any kind that can be searched, with what a person recognizes it by. */
import type { CustomerRow } from '../../../projections/customers/customers.read-model.ts';
import type { EmailRow } from '../../../projections/emails/emails.read-model.ts';
import type { ProductRow } from '../../../projections/products/products.read-model.ts';
import { orderStatuses, type SalesOrderRow } from '../../../projections/sales-orders/sales-orders.columns.ts';
import { choice, named, orNull, record, type ShapeOf, text, time, uuid } from '../../http/shapes.ts';
import { logStatuses } from '../email/email.view.ts';

export const searchHitShape = named(
  'SearchHit',
  'A record that matches a search',
  record({
    kind: [choice('order', 'customer', 'product', 'email'), 'Kind of record'],
    id: [uuid, 'ID of the record'],
    reference: [orNull(text), 'Order, customer or product number; null for emails'],
    name: [orNull(text), 'Name of the customer or product, or subject of the email'],
    po_number: [orNull(text), 'Purchase order number; null unless it is an order'],
    email_from: [orNull(text), 'Email address of the sender; null unless it is an email'],
    status: [orNull(choice(...orderStatuses, ...logStatuses)), 'Status of the order or email'],
    at: [time, 'Time when the record was created or the email received'],
  }),
);
type Hit = ShapeOf<typeof searchHitShape>;

const nothing = { reference: null, name: null, po_number: null, email_from: null, status: null };

export const hitViews = {
  order: (row: SalesOrderRow): Hit => ({
    ...nothing,
    kind: 'order',
    id: row.id,
    reference: row.reference,
    name: row.customer_name,
    po_number: row.po_number,
    status: row.status,
    at: row.created_at,
  }),
  customer: (row: CustomerRow): Hit => ({
    ...nothing,
    kind: 'customer',
    id: row.id,
    reference: row.code,
    name: row.name,
    at: row.created_at,
  }),
  product: (row: ProductRow): Hit => ({
    ...nothing,
    kind: 'product',
    id: row.id,
    reference: row.code,
    name: row.name,
    at: row.created_at,
  }),
  email: (row: EmailRow): Hit => ({
    ...nothing,
    kind: 'email',
    id: row.id,
    name: row.email_subject,
    email_from: row.email_from,
    status: row.status,
    at: row.received_at,
  }),
};
