/** What the lines of an order come to. */
import { productOf, sumOf } from '@order-intake/kernel';
import type { OrderLine } from './sales-order.events.ts';

type Priced = Pick<OrderLine, 'amount' | 'qty' | 'price' | 'discount'>;

/** The sum of the lines, as decimal text; null where the amount of one is not known: a discount may be a share or a sum. */
export const linesTotal = (lines: readonly Priced[]): string | null =>
  sumOf(lines.map(({ amount, qty, price, discount }) => amount ?? (discount === null ? productOf(qty, price) : null)));

/** The total that an order is approved with: its own, else the sum of its lines; null where there is neither. */
export const totalOrSum = ({
  total,
  lines,
}: {
  readonly total: string | null;
  readonly lines: readonly Priced[];
}): string | null => total ?? (lines.length === 0 ? null : linesTotal(lines));
