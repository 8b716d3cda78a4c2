/** A count that many ask for at once is made once. Lists would spend half of their time counting otherwise (`npm run bench:api`). */
import { createAskedTogether } from '../../kernel/asked-together.ts';
import { asTotal, foundUpTo, type Total, totalOf } from './conditions.ts';

/** What is behind `from`, and whether words are looked for in it. */
type Counted = { readonly from: string; readonly values: readonly unknown[]; readonly searched: boolean };
type Counting = { readonly query: (text: string, values: unknown[]) => Promise<{ readonly rows: readonly { count: number }[] }> };

const shared = new WeakMap<Counting, ReturnType<typeof createAskedTogether<Total>>>();

/** What `totalOf` counts, for all who ask of this pool. Rejects as the query does. */
export const countTogether = (pool: Counting, { from, values, searched }: Counted): Promise<Total> => {
  const most = searched ? foundUpTo : undefined;
  const text = totalOf(from, most);
  const together = shared.get(pool) ?? createAskedTogether<Total>();
  shared.set(pool, together);
  return together(JSON.stringify([text, values]), async () => {
    const { rows } = await pool.query(text, [...values]);
    return asTotal(rows[0]?.count ?? 0, most);
  });
};
