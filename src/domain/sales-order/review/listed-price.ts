import { productOf } from '@order-intake/kernel';
import { type ListedPrice, priceFor } from '../../catalog/price-list.ts';
import { factorOfLine, isPriceOfBaseUnit } from '../line-units.ts';
import type { OrderLine, OrderTerms } from '../sales-order.events.ts';
import type { ReviewKnowledge } from './review-knowledge.ts';

type PriceKnowledge = Pick<ReviewKnowledge, 'today' | 'companyCurrency' | 'customer' | 'products' | 'prices'>;

type PricedLine = Pick<OrderLine, 'productId' | 'unit' | 'unitCode' | 'qty' | 'price' | 'amount'>;

/**
 * What the product of a line costs this customer, for the unit that the line's own price is for; null where nothing is listed for its unit and
 * currency. Lists are in the base unit, prices and quantity breaks alike.
 */
export const listedPrice = (
  line: PricedLine,
  { currency, orderDate }: Pick<OrderTerms, 'currency' | 'orderDate'>,
  knowledge: PriceKnowledge,
): ListedPrice | null => {
  const product = line.productId === null ? undefined : knowledge.products[line.productId];
  const factor = product ? factorOfLine(line, product) : null;
  if (line.productId === null || factor === null) return null;
  const listed = priceFor(knowledge.prices, {
    productId: line.productId,
    qty: productOf(line.qty, factor),
    // a date that was misread must not choose another year's prices
    day: orderDate !== null && orderDate <= knowledge.today ? orderDate : knowledge.today,
    currency: currency ?? knowledge.customer?.currency ?? knowledge.companyCurrency,
    companyCurrency: knowledge.companyCurrency,
  });
  if (!listed || factor === '1' || isPriceOfBaseUnit(line, factor)) return listed;
  return { ...listed, price: productOf(listed.price, factor) ?? listed.price };
};
