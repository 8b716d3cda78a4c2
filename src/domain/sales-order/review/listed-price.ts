import { type ListedPrice, priceFor } from '../../catalog/price-list.ts';
import type { OrderLine, OrderTerms } from '../sales-order.events.ts';
import { sameUnit } from '../units.ts';
import type { ReviewKnowledge } from './review-knowledge.ts';

type PriceKnowledge = Pick<ReviewKnowledge, 'today' | 'companyCurrency' | 'customer' | 'products' | 'prices'>;

/** What the product of a line costs this customer; null where nothing is listed for its unit and currency. */
export const listedPrice = (
  line: Pick<OrderLine, 'productId' | 'unit' | 'qty'>,
  { currency, orderDate }: Pick<OrderTerms, 'currency' | 'orderDate'>,
  knowledge: PriceKnowledge,
): ListedPrice | null => {
  const product = line.productId === null ? undefined : knowledge.products[line.productId];
  if (line.productId === null || !product || !sameUnit(line.unit, product.unit)) return null;
  return priceFor(knowledge.prices, {
    productId: line.productId,
    qty: line.qty,
    // a date that was misread must not choose another year's prices
    day: orderDate !== null && orderDate <= knowledge.today ? orderDate : knowledge.today,
    currency: currency ?? knowledge.customer?.currency ?? knowledge.companyCurrency,
    companyCurrency: knowledge.companyCurrency,
  });
};
