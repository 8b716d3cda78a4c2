/** What makes two versions of an order differ, field by field, for the person who reviews it. */
import { canonicalDecimal } from '@order-intake/kernel';
import { flatParts, lineDetails, orderDetails, type Parts, spoken, valueAt } from '@order-intake/order-extraction/document';
import type { FieldChange, OrderLine, OrderTerms } from './sales-order.events.ts';

const headerFields = {
  customer: ({ customer }) => customer?.customerId ?? null,
  customer_name: ({ customerName }) => customerName,
  customer_email: ({ customerEmail }) => customerEmail,
  po_number: ({ poNumber }) => poNumber,
  order_date: ({ orderDate }) => orderDate,
  delivery_date: ({ deliveryDate }) => deliveryDate,
  currency: ({ currency }) => currency,
  total: ({ total }) => total,
  warehouse: ({ warehouseId }) => warehouseId,
} as const satisfies { readonly [field: string]: (terms: OrderTerms) => string | null };

const lineFields = {
  product: ({ productId }) => productId,
  code: ({ code }) => code,
  name: ({ name }) => name,
  qty: ({ qty }) => qty,
  unit: ({ unit }) => unit,
  price: ({ price }) => price,
  price_source: ({ priceSource }) => priceSource ?? null,
  discount: ({ discount }) => discount,
  amount: ({ amount }) => amount,
  charge: ({ charge }) => charge ?? null,
} as const satisfies { readonly [field: string]: (line: OrderLine) => string | null };

/** A line as a whole: "10 pcs HB-8 Hex bolt M8 @ 12.5". */
export const lineText = ({ code, name, qty, unit, price }: OrderLine): string =>
  [qty && canonicalDecimal(qty), unit, code, name, price && `@ ${canonicalDecimal(price)}`].filter((part) => part).join(' ');

const change = (field: string, before: string | null, after: string | null): readonly FieldChange[] =>
  (before && canonicalDecimal(before)) === (after && canonicalDecimal(after)) ? [] : [{ field, before, after }];

/** One for each single value: "ship_to.postal_code", "lines.2.note". */
const detailChanges = (parts: Parts, prefix: string, before: object, after: object): readonly FieldChange[] =>
  flatParts(parts).flatMap(({ dotted, path, part }) => {
    const of = (content: object): string | null => spoken(part, valueAt(content as { readonly [name: string]: unknown }, path));
    return change(`${prefix}${dotted}`, of(before), of(after));
  });

const lineChanges = (field: string, before: OrderLine | undefined, after: OrderLine | undefined): readonly FieldChange[] =>
  before && after
    ? [
        ...Object.entries(lineFields).flatMap(([name, of]) => change(`${field}.${name}`, of(before), of(after))),
        ...detailChanges(lineDetails, `${field}.`, before, after),
      ]
    : change(field, before ? lineText(before) : null, after ? lineText(after) : null);

/** Lines are compared in their order: the second with the second. Numbers that are spelled differently are the same. */
export const changesBetween = (before: OrderTerms, after: OrderTerms): readonly FieldChange[] => [
  ...Object.entries(headerFields).flatMap(([field, of]) => change(field, of(before), of(after))),
  ...detailChanges(orderDetails, '', before, after),
  ...Array.from({ length: Math.max(before.lines.length, after.lines.length) }, (_, index) =>
    lineChanges(`lines.${index + 1}`, before.lines[index], after.lines[index]),
  ).flat(),
];
