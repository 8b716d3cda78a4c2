/** The unit and the listed price of a product, for lines that state neither. */
import { canonicalDecimal, productOf } from '@order-intake/kernel';
import { completesPrices, earlierRequirements } from './approval-requirements.ts';
import { withConversion } from './line-units.ts';
import type { ReviewFacts } from './order-review.ts';
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

/** A line with its listed price, or without a price where none is listed. */
const priced = ({ priceSource: _, ...line }: OrderLine, { order, knowledge }: ListedTerms): OrderLine => {
  const listed = listedPrice(line, order, knowledge);
  return listed ? { ...line, price: listed.price, priceSource: 'price_list' } : { ...line, price: null };
};

/**
 * An entered line has both until others are entered. `before`: the line before this correction. Listed terms follow the product and the quantity;
 * entered ones stay.
 */
export const withListedTerms = (line: OrderLine, before: OrderLine, entered: EnteredTerms, listed: ListedTerms): OrderLine => {
  const { order, knowledge } = listed;
  const product = line.productId === null ? undefined : knowledge.products[line.productId];
  if (!product) {
    const { priceSource: _, ...rest } = line;
    return rest;
  }
  const unitBefore = before.productId === null ? null : (knowledge.products[before.productId]?.unit ?? null);
  const hasOwnUnit = entered.unit !== undefined || (line.unit !== null && line.unit !== unitBefore);
  const unit = hasOwnUnit ? line.unit : product.unit;
  const priceBefore = listedPrice(before, order, knowledge)?.price ?? null;
  const isListed = line.price === null || (priceBefore !== null && isSameNumber(line.price, priceBefore));
  if (entered.price !== undefined || !isListed) return { ...line, unit };
  return priced({ ...line, unit }, listed);
};

/**
 * Lines with what the catalog adds: the conversion into the base unit, and the price that is listed now if approval does not require prices and
 * the line has neither price nor amount.
 */
export const completedLines = (
  lines: readonly OrderLine[],
  order: ListedTerms['order'],
  { knowledge, requires = earlierRequirements }: ReviewFacts,
): readonly OrderLine[] => {
  const converted = lines.map((line) =>
    withConversion(line, line.productId === null ? undefined : knowledge.products[line.productId]),
  );
  return completesPrices(requires) ? withListedPrices(converted, { order, knowledge }) : converted;
};

const withListedPrices = (lines: readonly OrderLine[], listed: ListedTerms): readonly OrderLine[] =>
  lines.map((line) => {
    const isOpen = line.priceSource !== undefined || (line.price === null && line.amount === null);
    if (!isOpen || line.charge) return line;
    const repriced = priced(line, listed);
    if (repriced.price === line.price) return line;
    return { ...repriced, amount: repriced.discount === null ? productOf(repriced.qty, repriced.price) : null };
  });
