/** A line that a person or a program enters has the unit and the list price of its product, until somebody gives others. */
import { canonicalDecimal } from '@order-intake/kernel';
import { listedPrice } from './review/listed-price.ts';
import type { ReviewKnowledge } from './review/review-knowledge.ts';
import type { OrderLine, OrderTerms } from './sales-order.events.ts';

/** Prices are looked up for this, whatever the company has checked. */
export type ListedTerms = {
  readonly order: Pick<OrderTerms, 'currency' | 'orderDate'>;
  readonly knowledge: ReviewKnowledge;
};

type EnteredTerms = { readonly unit?: string | null; readonly price?: string | null };

const isSameNumber = (a: string, b: string): boolean => canonicalDecimal(a) === canonicalDecimal(b);

/** `before`: the line before this correction. What was listed then follows the product and the quantity; what somebody gave stays. */
export const withListedTerms = (
  line: OrderLine,
  before: OrderLine,
  entered: EnteredTerms,
  { order, knowledge }: ListedTerms,
): OrderLine => {
  const product = line.productId === null ? undefined : knowledge.products[line.productId];
  if (!product) return line;
  const unitBefore = before.productId === null ? null : (knowledge.products[before.productId]?.unit ?? null);
  const hasOwnUnit = entered.unit !== undefined || (line.unit !== null && line.unit !== unitBefore);
  const unit = hasOwnUnit ? line.unit : product.unit;
  const priceBefore = listedPrice(before, order, knowledge)?.price ?? null;
  const isListed = line.price === null || (priceBefore !== null && isSameNumber(line.price, priceBefore));
  if (entered.price !== undefined || !isListed) return { ...line, unit };
  return { ...line, unit, price: listedPrice({ ...line, unit }, order, knowledge)?.price ?? null };
};
