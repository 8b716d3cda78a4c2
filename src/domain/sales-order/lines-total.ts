/** What the lines of an order come to. */
import { productOf, sumOf } from '@order-intake/kernel';
import type { Sums } from '../shared/order-totals.ts';
import type { OrderLine } from './sales-order.events.ts';

type Priced = Pick<OrderLine, 'amount' | 'qty' | 'price' | 'discount'>;

/** The sum of the lines, as decimal text; null where the amount of one is not known: a discount may be a share or a sum. */
export const linesTotal = (lines: readonly Priced[]): string | null =>
  sumOf(lines.map(({ amount, qty, price, discount }) => amount ?? (discount === null ? productOf(qty, price) : null)));

/** The same of the articles and of the charges apart. */
export const sumsOfLines = (lines: readonly (Priced & Pick<OrderLine, 'charge'>)[]): Sums => ({
  lines: linesTotal(lines.filter(({ charge }) => !charge)),
  charges: linesTotal(lines.filter(({ charge }) => charge)),
});

/** The total that an order is approved with: its own, else the sum of its lines; null where there is neither. */
export const totalOrSum = ({
  total,
  lines,
}: {
  readonly total: string | null;
  readonly lines: readonly Priced[];
}): string | null => total ?? (lines.length === 0 ? null : linesTotal(lines));
