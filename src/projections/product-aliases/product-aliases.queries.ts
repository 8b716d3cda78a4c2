import type { Pool } from 'pg';
import { type Page, type PageRequest, pageOf, startOf } from '../../platform/postgres/keyset.ts';
import type { ProductAliasRow } from './product-aliases.read-model.ts';

export type ProductAliasQueries = {
  /** The aliases that hold, newest first. */
  readonly productAliases: (companyId: string, productId: string, page: PageRequest) => Promise<Page<ProductAliasRow>>;
  /** The product that an alias means now, null when it means none. */
  readonly aliasHolder: (companyId: string, aliasId: string) => Promise<string | null>;
};

const list = {
  name: 'product-aliases',
  text: `select * from read.product_aliases where company_id = $1 and product_id = $2 and active and (learned_at, id) < ($3, $4)
    order by learned_at desc, id desc limit $5`,
};

export const createProductAliasQueries = (pool: Pool): ProductAliasQueries => ({
  productAliases: async (companyId, productId, page) => {
    const { at, id } = startOf(page);
    const values = [companyId, productId, at, id, page.limit + 1];
    const { rows } = await pool.query<ProductAliasRow>({ ...list, values });
    return pageOf(rows, page.limit, (row) => ({ at: row.learned_at, id: row.id }));
  },
  aliasHolder: async (companyId, aliasId) => {
    const { rows } = await pool.query<{ product_id: string }>(
      'select product_id from read.product_aliases where company_id = $1 and id = $2 and active',
      [companyId, aliasId],
    );
    return rows[0]?.product_id ?? null;
  },
});
