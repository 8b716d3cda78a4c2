import { createHash } from 'node:crypto';
import { canonicalDecimal } from '@order-intake/kernel';
import { flatFromContent, orderDetails } from '@order-intake/order-extraction/document';
import { comparable } from '../../domain/sales-order/matching.ts';
import type { OrderContent, OrderLine, OrderTerms } from '../../domain/sales-order/sales-order.events.ts';

type Hashed = Omit<OrderTerms, 'reviewReasons' | 'requiresReview'>;

const hashOf = (content: object): string => createHash('sha256').update(JSON.stringify(content)).digest('hex');

/** A price from the price list is not part of what the customer ordered. */
const quantities = ({ productId, code, name, qty, price, priceSource }: OrderLine) => [
  comparable(code ?? name ?? '') || productId,
  qty && canonicalDecimal(qty),
  priceSource ? null : price && canonicalDecimal(price),
];

const numbersAndDays = ({
  buyerItemId,
  sellerItemId,
  manufacturerItemId,
  gtin,
  requestedDelivery,
  deliveries = [],
}: OrderLine) => [
  [buyerItemId, sellerItemId, manufacturerItemId, gtin].map((number) => comparable(number ?? '')),
  requestedDelivery ?? null,
  deliveries.map(({ day, quantity }) => [day, quantity && canonicalDecimal(quantity)]),
];

/**
 * Equal for orders that ask for the same: PO number, lines with their numbers and dates, delivery date, currency, where it goes. How it was
 * written does not count, nor what the company's records made of it: a product registered in between makes no other order of the same document.
 */
const contentHash = ({ poNumber, deliveryDate, requestedDelivery, currency, shipTo, shipToSource, lines }: Hashed): string =>
  hashOf({
    version: 2,
    po: comparable(poNumber ?? ''),
    delivery: deliveryDate,
    requested: requestedDelivery ?? null,
    currency,
    shipTo: flatFromContent(orderDetails, shipTo && !shipToSource ? { shipTo } : {}).map(([name, value]) => [
      name,
      comparable(value),
    ]),
    lines: lines.map((line) => [...quantities(line), ...numbersAndDays(line)]),
  });

/** As version 1 hashed it: PO number, lines, delivery date, currency. Orders of earlier releases have it. */
export const formerHash = ({ poNumber, deliveryDate, currency, lines }: Hashed): string =>
  hashOf({ po: comparable(poNumber ?? ''), delivery: deliveryDate, currency, lines: lines.map(quantities) });

export const contentHashes = (terms: Hashed): Required<Pick<OrderContent, 'contentHash' | 'formerHash'>> => ({
  contentHash: contentHash(terms),
  formerHash: formerHash(terms),
});
