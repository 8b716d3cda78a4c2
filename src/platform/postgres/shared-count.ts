/** A count that many ask for at once is made once. Lists would spend half of their time counting otherwise (`npm run bench:api`). */
import { createAskedTogether } from '@order-intake/kernel';
import { steadyClock } from '../steady-clock.ts';
import { asTotal, foundOf, type Total, totalOf } from './conditions.ts';
import type { Page } from './keyset.ts';

/** How many there are, where the first page of them says so or is all; null where it is not. */
export const allOn = ({ items, next, total }: Page<unknown>): Total | null =>
  total ?? (next === null ? { count: items.length, more: false } : null);

/** What is behind `from`. */
type Counted = { readonly from: string; readonly values: readonly unknown[] };
type Found = { readonly count: number; readonly ids?: readonly string[] };
type Counting = { readonly query: (text: string, values: unknown[]) => Promise<{ readonly rows: readonly Found[] }> };

/**
 * For the end of a `from` that an index by this column serves: it is gone along alone, the oldest first, which nobody changes any more. Postgres would
 * read the long rows themselves, from end to end and past its cache, for what is found at their beginning.
 */
export const inTheirOrder = (column: string): string => ` order by ${column}`;

/** That there are more than are counted is said again for so long: it takes ten thousand rows to find out, and hardly ever ceases to be so. */
const rememberedMs = 30_000;
/** lists that are remembered to be so long; those that were found out first are forgotten first */
const mostRemembered = 1_000;

const createCounts = () => ({
  together: createAskedTogether<Total>(),
  finding: createAskedTogether<PageFound>(),
  longUntil: new Map<string, number>(),
});
const shared = new WeakMap<Counting, ReturnType<typeof createCounts>>();
const countsOf = (pool: Counting) => {
  const counts = shared.get(pool) ?? createCounts();
  shared.set(pool, counts);
  return counts;
};

/** What `totalOf` counts, for all who ask of this pool. Rejects as the query does. `now`: milliseconds that only grow. */
export const countTogether = async (pool: Counting, { from, values }: Counted, now = steadyClock.now): Promise<Total> => {
  const text = totalOf(from);
  const key = JSON.stringify([text, values]);
  const counts = countsOf(pool);
  if ((counts.longUntil.get(key) ?? 0) > now()) return asTotal(Number.POSITIVE_INFINITY);
  return counts.together(key, async () => {
    const { rows } = await pool.query(text, [...values]);
    const total = asTotal(rows[0]?.count ?? 0);
    if (total.more) remember(counts.longUntil, key, now() + rememberedMs);
    return total;
  });
};

export type PageFound = {
  readonly total: Total;
  /** in their order; null where more are found than are counted: which of them come first is not known then */
  readonly ids: readonly string[] | null;
};

/**
 * What a search finds, looked for once: how many there are, and the ids of a page of them. Postgres would look for the page along its order otherwise, past
 * thousands that do not fit where few do, and then for all of them to count. `columns`: the id and what it is ordered by; `tail`: the page's end of the
 * statement, its values `start` behind those of `from`.
 */
export const findTogether = async (
  pool: Counting,
  {
    columns,
    from,
    values,
    tail,
    start,
  }: Counted & { readonly columns: string; readonly tail: string; readonly start: readonly unknown[] },
  now = steadyClock.now,
): Promise<PageFound> => {
  const counts = countsOf(pool);
  const long = JSON.stringify([totalOf(from), values]);
  if ((counts.longUntil.get(long) ?? 0) > now()) return { total: asTotal(Number.POSITIVE_INFINITY), ids: null };
  const text = foundOf(columns, from, tail);
  return counts.finding(JSON.stringify([text, values, start]), async () => {
    const [row] = (await pool.query(text, [...values, ...start])).rows;
    const total = asTotal(row?.count ?? 0);
    if (total.more) remember(counts.longUntil, long, now() + rememberedMs);
    return { total, ids: total.more ? null : (row?.ids ?? []) };
  });
};

const remember = (longUntil: Map<string, number>, key: string, until: number): void => {
  longUntil.delete(key);
  longUntil.set(key, until);
  const [first] = longUntil.keys();
  if (longUntil.size > mostRemembered && first !== undefined) longUntil.delete(first);
};
