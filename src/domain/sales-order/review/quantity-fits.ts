/** Whether a product is sold in the quantity that a line orders: at least so many, and in multiples of a package. */
import { canonicalDecimal, compare, type Decimal, formatDecimal, isInteger, parseDecimal, productOf } from '@order-intake/kernel';
import { inUnitOf, isMultiple, nearestQuantity, type ProductUnits, positive } from '../../catalog/product-units.ts';
import { factorOfLine } from '../line-units.ts';
import type { OrderLine } from '../sales-order.events.ts';
import { type CheckedOrder, type FactsOf, reviewCheck } from './review-check.ts';
import type { ReviewKnowledge } from './review-knowledge.ts';

const facts = {
  line: ['integer', 'Which, from 1'],
  code: ['text', 'Of the product'],
  qty: ['decimal', 'As it is ordered, in the base unit of the product'],
  unit: ['text?', 'The base unit'],
  limit: ['decimal', 'What the product states, in the base unit'],
  nearest: ['decimal', 'The nearest quantity that fits'],
  nearest_unit: ['text?', 'Its unit: the one that was ordered where that has whole numbers, else the base unit'],
} as const;
type Limit = 'minimumQuantity' | 'packagingMultiple';

/** In the unit that was ordered where that comes to a whole number of it. */
const nearestOf = (line: OrderLine, quantity: Decimal, factor: string, product: ProductUnits) => {
  const nearest = canonicalDecimal(formatDecimal(nearestQuantity(quantity, product)));
  const ordered = parseDecimal(inUnitOf(nearest, factor) ?? '');
  return ordered && (factor === '1' || isInteger(ordered))
    ? { nearest: formatDecimal(ordered), nearest_unit: line.unit ?? product.unit }
    : { nearest, nearest_unit: product.unit };
};

const linesBeyond =
  (limit: Limit, fits: (quantity: Decimal, limit: Decimal) => boolean) =>
  ({ lines }: Pick<CheckedOrder, 'lines'>, { products }: Pick<ReviewKnowledge, 'products'>): readonly FactsOf<typeof facts>[] =>
    lines.flatMap((line, index) => {
      const product = line.productId === null ? undefined : products[line.productId];
      const factor = product ? factorOfLine(line, product) : null;
      const [stated, quantity] = [positive(product?.[limit]), positive(productOf(line.qty, factor))];
      if (!product || factor === null || !stated || !quantity || fits(quantity, stated)) return [];
      return [
        {
          line: index + 1,
          code: product.code,
          qty: canonicalDecimal(formatDecimal(quantity)),
          unit: product.unit,
          limit: formatDecimal(stated),
          ...nearestOf(line, quantity, factor, product),
        },
      ];
    });

export const quantityBelowMinimum = reviewCheck({
  about: 'The quantity is below the minimum quantity of the product',
  isOn: { new: true, before: true },
  parameters: {},
  facts,
  effect: 0,
  find: linesBeyond('minimumQuantity', (quantity, minimum) => compare(quantity, minimum) >= 0),
  words: ({ qty, limit, code, nearest, nearest_unit }) =>
    `${qty} of ${code} is below the minimum of ${limit}; nearest: ${[nearest, nearest_unit].filter(Boolean).join(' ')}`,
});

export const quantityNotMultiple = reviewCheck({
  about: 'The quantity is no multiple of the packaging multiple of the product',
  isOn: { new: true, before: true },
  parameters: {},
  facts,
  effect: 0,
  find: linesBeyond('packagingMultiple', isMultiple),
  words: ({ qty, limit, code, nearest, nearest_unit }) =>
    `${qty} of ${code} is no multiple of ${limit}; nearest: ${[nearest, nearest_unit].filter(Boolean).join(' ')}`,
});
