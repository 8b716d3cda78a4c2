/** A count that many ask for at once is made once. Lists would spend half of their time counting otherwise (`npm run bench:api`). */
import { createAskedTogether } from '../../kernel/asked-together.ts';
import { steadyClock } from '../steady-clock.ts';
import { asTotal, type Total, totalOf } from './conditions.ts';
import type { Page } from './keyset.ts';

/** How many there are, where the first page of them is all; null where it is not. */
export const allOn = ({ items, next }: Page<unknown>): Total | null =>
  next === null ? { count: items.length, more: false } : null;

/** What is behind `from`. */
type Counted = { readonly from: string; readonly values: readonly unknown[] };
type Counting = { readonly query: (text: string, values: unknown[]) => Promise<{ readonly rows: readonly { count: number }[] }> };

/**
 * For the end of a `from` that an index by this column serves: it is gone along alone, the oldest first, which nobody changes any more. Postgres would
 * read the long rows themselves, from end to end and past its cache, for what is found at their beginning.
 */
export const inTheirOrder = (column: string): string => ` order by ${column}`;

/** That there are more than are counted is said again for so long: it takes ten thousand rows to find out, and hardly ever ceases to be so. */
const rememberedMs = 30_000;
/** lists that are remembered to be so long; those that were found out first are forgotten first */
const mostRemembered = 1_000;

const createCounts = () => ({ together: createAskedTogether<Total>(), longUntil: new Map<string, number>() });
const shared = new WeakMap<Counting, ReturnType<typeof createCounts>>();

/** What `totalOf` counts, for all who ask of this pool. Rejects as the query does. `now`: milliseconds that only grow. */
export const countTogether = async (pool: Counting, { from, values }: Counted, now = steadyClock.now): Promise<Total> => {
  const text = totalOf(from);
  const key = JSON.stringify([text, values]);
  const counts = shared.get(pool) ?? createCounts();
  shared.set(pool, counts);
  if ((counts.longUntil.get(key) ?? 0) > now()) return asTotal(Number.POSITIVE_INFINITY);
  return counts.together(key, async () => {
    const { rows } = await pool.query(text, [...values]);
    const total = asTotal(rows[0]?.count ?? 0);
    if (total.more) remember(counts.longUntil, key, now() + rememberedMs);
    return total;
  });
};

const remember = (longUntil: Map<string, number>, key: string, until: number): void => {
  longUntil.delete(key);
  longUntil.set(key, until);
  const [first] = longUntil.keys();
  if (longUntil.size > mostRemembered && first !== undefined) longUntil.delete(first);
};
