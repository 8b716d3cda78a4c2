import { numbersEqual, parseDecimal, sum } from '../../../../kernel/decimal.ts';
import type { Understood } from './deliveries.ts';

/**
 * The last row when it is no article: a single number under words that nobody knows, and what all rows above it come to. Whatever column its number
 * was taken for, it is their sum.
 */
export function sumRowOf(rows: readonly Understood[]): Understood | null {
  const last = rows.at(-1);
  const above = rows.slice(0, -1).map(({ item }) => item?.amount ?? null);
  const { qty, price } = last?.item?.fields ?? {};
  const number = parseDecimal(qty?.value ?? '');
  if (!last || above.length === 0 || number === null || price || last.item?.amount || last.item?.charge) return null;
  const amounts = above.filter((amount) => amount !== null);
  return amounts.length === above.length && numbersEqual(sum(amounts), number) ? last : null;
}
