/** By what lists of orders are narrowed, and files of them. */
import { flagText, moment } from '../../../commands/sales-order/order-fields.schema.ts';
import { deliveryEnds } from '../../../domain/delivery/delivery.ts';
import { orderSourceKinds } from '../../../domain/sales-order/sales-order.events.ts';
import { optional } from '../../../platform/codec/field.ts';
import { oneOf, text, uuidText } from '../../../platform/codec/fields.ts';
import { orderStatuses } from '../../../projections/sales-orders/sales-orders.columns.ts';
import type { SalesOrderFilter } from '../../../projections/sales-orders/sales-orders.queries.ts';

export const filterFields = {
  status: optional(oneOf(orderStatuses)),
  requires_review: optional(flagText),
  source: optional(oneOf(orderSourceKinds)),
  customer: optional(uuidText),
  q: optional(text(200)),
  from: optional(moment),
  to: optional(moment),
  assignee: optional(text(200)),
  notification: optional(oneOf(deliveryEnds)),
};

export const filterOf = ({
  requires_review: requiresReview,
  ...filter
}: Omit<SalesOrderFilter, 'requiresReview'> & { readonly requires_review?: boolean }): SalesOrderFilter => ({
  ...filter,
  ...(requiresReview === undefined ? {} : { requiresReview }),
});
