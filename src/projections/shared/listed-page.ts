/** A page of a long list, and of a search of it how many there are. */
import type { Pool, QueryConfig } from 'pg';
import type { conditionsOf } from '../../platform/postgres/conditions.ts';
import type { Page, PageRequest } from '../../platform/postgres/keyset.ts';
import type { OrderedRow, OrderingOf, orderedPages } from '../../platform/postgres/ordered-page.ts';
import { findTogether } from '../../platform/postgres/shared-count.ts';

type List<N extends string> = {
  readonly pool: Pool;
  /** of schema read, with company_id and id */
  readonly table: string;
  readonly pages: ReturnType<typeof orderedPages<N>>;
  /** those that it can be ordered by */
  readonly orderColumns: readonly string[];
};
type ListedRequest<N extends string> = {
  readonly companyId: string;
  /** their parameters counted from $2 */
  readonly conditions: ReturnType<typeof conditionsOf>;
  /** words are looked for */
  readonly isSearch: boolean;
  readonly ordering: OrderingOf<N>;
  readonly page: PageRequest;
};

/** Rejects with BadCursor. */
export const createListedPage =
  <R extends OrderedRow, N extends string>({ pool, table, pages, orderColumns }: List<N>) =>
  async ({
    companyId,
    conditions: { text, values: conditionValues },
    isSearch,
    ordering,
    page,
  }: ListedRequest<N>): Promise<Page<R>> => {
    const values = [companyId, ...conditionValues];
    const from = `read.${table} where company_id = $1${text}`;
    const { at, tail, start, named } = pages.page(ordering, values.length + 1, page);
    const rowsOf = async (query: QueryConfig) => (await pool.query<R>(query)).rows;
    const columns = ['id', ...orderColumns].join(', ');
    const matches = isSearch ? await findTogether(pool, { columns, from, values, tail, start }) : null;
    if (matches?.ids) {
      const those = `select *, ${at} from read.${table} where company_id = $1 and id = any($2::uuid[])`;
      const { tail: inOrder } = pages.page(ordering, 3, { ...page, cursor: null });
      const rows = matches.ids.length === 0 ? [] : await rowsOf({ text: those + inOrder, values: [companyId, matches.ids] });
      return pages.pageOf(rows, page.limit, ordering, matches.total);
    }
    const query = { text: `select *, ${at} from ${from}${tail}`, values: [...values, ...start] };
    const rows = await rowsOf({ ...(text === '' ? named(table.replace('_', '-')) : {}), ...query });
    return pages.pageOf(rows, page.limit, ordering, matches?.total);
  };
