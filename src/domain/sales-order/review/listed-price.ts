import { type ListedPrice, priceFor } from '../../catalog/price-list.ts';
import type { OrderLine, OrderTerms } from '../sales-order.events.ts';
import { sameUnit } from '../units.ts';
import type { ReviewKnowledge } from './review-knowledge.ts';

type Known = Pick<ReviewKnowledge, 'today' | 'companyCurrency' | 'customer' | 'products' | 'prices'>;

/** What the product of a line costs this customer; null where nothing is listed for its unit and currency. */
export const listedPrice = (
  line: Pick<OrderLine, 'productId' | 'unit' | 'qty'>,
  { currency, orderDate }: Pick<OrderTerms, 'currency' | 'orderDate'>,
  known: Known,
): ListedPrice | null => {
  const product = line.productId === null ? undefined : known.products[line.productId];
  if (line.productId === null || !product || !sameUnit(line.unit, product.unit)) return null;
  return priceFor(known.prices, {
    productId: line.productId,
    qty: line.qty,
    // a date that was misread must not choose another year's prices
    day: orderDate !== null && orderDate <= known.today ? orderDate : known.today,
    currency: currency ?? known.customer?.currency ?? known.companyCurrency,
    companyCurrency: known.companyCurrency,
  });
};
