/** A count that many ask for at once is made once. Lists would spend half of their time counting otherwise (`npm run bench:api`). */
import { createAskedTogether } from '../../kernel/asked-together.ts';
import { asTotal, type Total, totalOf } from './conditions.ts';

/** What is behind `from`. */
type Counted = { readonly from: string; readonly values: readonly unknown[] };
type Counting = { readonly query: (text: string, values: unknown[]) => Promise<{ readonly rows: readonly { count: number }[] }> };

const shared = new WeakMap<Counting, ReturnType<typeof createAskedTogether<Total>>>();

/** What `totalOf` counts, for all who ask of this pool. Rejects as the query does. */
export const countTogether = (pool: Counting, { from, values }: Counted): Promise<Total> => {
  const text = totalOf(from);
  const together = shared.get(pool) ?? createAskedTogether<Total>();
  shared.set(pool, together);
  return together(JSON.stringify([text, values]), async () => {
    const { rows } = await pool.query(text, [...values]);
    return asTotal(rows[0]?.count ?? 0);
  });
};
