import { numbersEqual, parseDecimal, sum } from '@order-intake/kernel';
import type { Understood } from './deliveries.ts';
import type { Item } from './item.ts';

/**
 * The last row when it is no article: a single number under words that nobody knows, and what all rows above it come to. Whatever column its number
 * was taken for, it is their sum.
 */
export function sumRowOf(rows: readonly Understood[]): Understood | null {
  const last = rows.at(-1);
  const above = rows.slice(0, -1).map(({ item }) => item?.amount ?? null);
  const whole = last?.item ?? last?.unnamed;
  if (last && whole && repeatsAll(whole, rows.slice(0, -1))) return last;
  const { qty, price } = last?.item?.fields ?? {};
  const number = parseDecimal(qty?.value ?? '');
  if (!last || above.length === 0 || number === null || price || last.item?.amount || last.item?.charge) return null;
  const amounts = above.filter((amount) => amount !== null);
  return amounts.length === above.length && numbersEqual(sum(amounts), number) ? last : null;
}

/** Pieces and amount are those of all rows above it together: "Total pieces | 136 | 2 037.90". */
function repeatsAll({ amount, fields: { qty, price } }: Item, above: readonly Understood[]): boolean {
  const items = above.flatMap(({ item }) => (item && !item.charge ? [item] : []));
  const counted = items.flatMap(({ fields }) => parseDecimal(fields.qty?.value ?? '') ?? []);
  const amounts = items.flatMap((item) => item.amount ?? []);
  const pieces = parseDecimal(qty?.value ?? '');
  if (items.length < 2 || amounts.length < items.length || counted.length < items.length || !amount || !pieces) return false;
  return (price?.derived ?? true) && numbersEqual(sum(amounts), amount) && numbersEqual(sum(counted), pieces);
}
