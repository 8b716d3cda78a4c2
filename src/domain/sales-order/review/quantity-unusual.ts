import { factorOf, type ProductUnits } from '../../catalog/product-units.ts';
import { sameUnit } from '../units.ts';
import { reviewCheck } from './review-check.ts';

/** Rising. */
const median = (sorted: readonly number[]): number => {
  const middle = sorted.length / 2;
  const [low, high] = [sorted[Math.ceil(middle) - 1] ?? 0, sorted[Math.floor(middle)] ?? 0];
  return (low + high) / 2;
};
const rising = (numbers: readonly number[]): readonly number[] => [...numbers].sort((a, b) => a - b);

/** Modified z-scores beyond it are outliers (Iglewicz and Hoaglin, How to Detect and Handle Outliers, 1993). */
const outlier = 3.5;
/** scales the median absolute deviation to the standard deviation of a normal distribution */
const consistency = 0.6745;

/**
 * Whether a quantity is far from earlier ones: more than `factor` times the median or less than its part, and an outlier by its distance from the
 * median in logarithms, in which ten times as much is as far away as a tenth. Neither moves for a few odd orders among the earlier ones.
 */
export const isUnusual = (quantity: number, earlier: readonly number[], factor: number): boolean => {
  const logs = rising(earlier.map(Math.log));
  const usual = median(logs);
  const apart = Math.abs(Math.log(quantity) - usual);
  const spread = median(rising(logs.map((log) => Math.abs(log - usual))));
  return apart > Math.log(factor) && consistency * apart > outlier * spread;
};

/** How many of the second unit one of the first is; null: they cannot be compared. */
const ratio = (first: string | null, second: string | null, product: ProductUnits): number | null => {
  if (!product.units?.length) return sameUnit(first ?? product.unit, second ?? product.unit) ? 1 : null;
  const [ofFirst, ofSecond] = [factorOf(product, first), factorOf(product, second)];
  return ofFirst && ofSecond ? Number(ofFirst) / Number(ofSecond) : null;
};

const precision = 1_000;

export const quantityUnusual = reviewCheck({
  about: 'The quantity is far from what the customer orders of the product',
  isOn: { new: true, before: false },
  parameters: {
    factor: {
      kind: 'integer',
      initial: 5,
      from: 2,
      to: 1_000,
      about: 'How many times the usual, or what part of it, is nothing unusual',
    },
    min_orders: {
      kind: 'integer',
      initial: 5,
      from: 3,
      to: 100,
      about: 'How many approved orders it takes to know what is usual',
    },
  },
  facts: {
    line: ['integer', 'Which, from 1'],
    code: ['text', 'Of the product'],
    qty: ['decimal', 'As it is ordered'],
    usual: ['decimal', 'The median of the earlier orders'],
    orders: ['integer', 'How many earlier orders there are, 50 at most'],
    unit: ['text?', 'Of both'],
  },
  effect: -10,
  find: ({ lines }, { quantities, products }, { factor, min_orders }) =>
    lines.flatMap(({ productId, qty, unit }, index) => {
      const product = productId === null ? undefined : products[productId];
      const quantity = Number(qty ?? 0);
      if (!product || qty === null || quantity <= 0) return [];
      const earlier = quantities
        .filter((past) => past.productId === productId)
        .map((past) => Number(past.qty) * (ratio(past.unit, unit, product) ?? 0))
        .filter((number) => number > 0);
      if (earlier.length < min_orders || !isUnusual(quantity, earlier, factor)) return [];
      const usual = String(Math.round(median(rising(earlier)) * precision) / precision);
      return [{ line: index + 1, code: product.code, qty, usual, orders: earlier.length, unit }];
    }),
  words: ({ qty, usual, code, orders }) => `${qty} of ${code}, usually ${usual} (${orders} orders)`,
});
