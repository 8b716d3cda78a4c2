/** What other systems are told of an order, complete: the same in the feed, in webhooks and in files. */
import { asNumber } from '@order-intake/kernel';
import type { OrderDetails } from '@order-intake/order-extraction/document';
import { shownBase } from '../../domain/sales-order/line-units.ts';
import type { AnnouncementType } from '../../domain/sales-order/order-announcements.ts';
import type { OrderLine, OrderSource, OrderTerms } from '../../domain/sales-order/sales-order.events.ts';
import { unitCode } from '../../domain/sales-order/units.ts';
import { shownLine, shownOrder } from '../../domain/shared/order-details-view.ts';
import type { FeedRecords, RecordIds } from './feed-records.queries.ts';

/** An order as it stood: in the moment of an announcement, or now. */
export type OrderAsOf = {
  /** other systems have heard of it, or will */
  readonly isApproved: boolean;
  readonly orderId: string;
  readonly reference: string;
  readonly content: Pick<
    OrderTerms,
    'customerName' | 'customerEmail' | 'poNumber' | 'orderDate' | 'deliveryDate' | 'currency' | 'total' | 'warehouseId' | 'lines'
  > &
    OrderDetails & { readonly customer: { readonly customerId: string } | null; readonly source: OrderSource };
};

export const recordIdsOf = (orders: readonly Pick<OrderAsOf, 'content'>[]): RecordIds => ({
  customers: orders.flatMap(({ content }) => content.customer?.customerId ?? []),
  products: orders.flatMap(({ content }) => content.lines.flatMap(({ productId }) => productId ?? [])),
  warehouses: orders.flatMap(({ content }) => content.warehouseId ?? []),
});

const lineOf = (line: OrderLine, index: number, records: FeedRecords) => {
  const product = line.productId === null ? null : records.product(line.productId);
  return {
    line: index + 1,
    product: line.productId,
    product_code: product?.code ?? null,
    product_name: product?.name ?? null,
    ean: product?.ean ?? null,
    code: line.code,
    name: line.name,
    qty: asNumber(line.qty),
    unit: line.unit,
    ...shownBase(line),
    price: asNumber(line.price),
    price_source: line.priceSource ?? null,
    discount: asNumber(line.discount),
    amount: asNumber(line.amount),
    kind: line.charge ? ('charge' as const) : ('product' as const),
    charge: line.charge ?? null,
    ...shownLine(line, unitCode(line.unit)),
  };
};

/** Codes beside ids, decimals as numbers, dates as ISO 8601. */
export const orderFields = ({ isApproved, orderId, reference, content }: OrderAsOf, records: FeedRecords) => {
  const customer = content.customer === null ? null : records.customer(content.customer.customerId);
  const warehouse = content.warehouseId === null ? null : records.warehouse(content.warehouseId);
  return {
    sales_order: orderId,
    reference,
    po_number: content.poNumber,
    order_date: content.orderDate,
    delivery_date: content.deliveryDate,
    currency: content.currency,
    total: asNumber(content.total),
    customer: content.customer?.customerId ?? null,
    customer_code: customer?.code ?? null,
    customer_name: customer?.name ?? content.customerName,
    customer_tax_number: customer?.tax_number ?? null,
    customer_email: content.customerEmail,
    warehouse: content.warehouseId,
    warehouse_code: warehouse?.code ?? null,
    warehouse_name: warehouse?.name ?? null,
    lines: content.lines.map((line, index) => lineOf(line, index, records)),
    ...shownOrder(content, isApproved),
    source: content.source,
  };
};
export type OrderFields = ReturnType<typeof orderFields>;

export type FeedEntry = OrderFields & {
  /** of the event: the same in the feed and in a webhook, and the cursor behind it */
  readonly id: string;
  readonly type: AnnouncementType;
  /** ISO 8601 */
  readonly at: string;
  /** counts the approvals of the order from 1; of a cancellation how many there were */
  readonly version: number;
  /** what the other system called it when it took an earlier version */
  readonly external_reference: string | null;
  /** who approved or cancelled it: "user:<subject>" */
  readonly by: string;
  /** why it is not wanted any more */
  readonly reason: string | null;
};
