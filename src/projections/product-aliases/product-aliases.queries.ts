import { isUuid } from '@order-intake/event-sourcing';
import type { Pool } from 'pg';
import type { AliasSource } from '../../domain/catalog/catalog.events.ts';
import { comparable } from '../../domain/sales-order/comparable.ts';
import { type Page, type PageRequest, pageOf, startOf } from '../../platform/postgres/keyset.ts';
import type { ProductAliasRow } from './product-aliases.read-model.ts';

export type AliasesOf = { readonly product: string } | { readonly customer: string };
export type ListedAlias = ProductAliasRow & { readonly product_code: string; readonly product_name: string };
export type ProductAliasQueries = {
  /** The aliases that hold, newest first; `q`: part of the alias, or of the number or name of the product. */
  readonly productAliases: (
    companyId: string,
    of: AliasesOf,
    page: PageRequest & { readonly q: string | null },
  ) => Promise<Page<ListedAlias>>;
  /** The product that an alias means now, null when it means none. */
  readonly aliasHolder: (
    companyId: string,
    aliasId: string,
  ) => Promise<{ readonly productId: string; readonly source: AliasSource } | null>;
};

const listBy = (column: 'product_id' | 'customer_id') => ({
  name: `product-aliases-${column}`,
  text: `select a.*, p.code as product_code, p.name as product_name from read.product_aliases a
    join read.products p on p.id = a.product_id and p.company_id = a.company_id and p.active
    where a.company_id = $1 and a.${column} = $2 and a.active and (a.learned_at, a.id) < ($3, $4)
      and (a.alias_key like $6 or p.code_key like $6 or p.name_key like $6)
    order by a.learned_at desc, a.id desc limit $5`,
});

export const createProductAliasQueries = (pool: Pool): ProductAliasQueries => ({
  productAliases: async (companyId, of, page) => {
    const [by, record] = 'product' in of ? [listBy('product_id'), of.product] : [listBy('customer_id'), of.customer];
    const { at, id } = startOf(page);
    // what is compared has no signs that a pattern has
    const pattern = `%${comparable(page.q ?? '')}%`;
    const { rows } = await pool.query<ListedAlias>({ ...by, values: [companyId, record, at, id, page.limit + 1, pattern] });
    return pageOf(rows, page.limit, (row) => ({ at: row.learned_at, id: row.id }));
  },
  aliasHolder: async (companyId, aliasId) => {
    if (!isUuid(aliasId)) return null;
    const { rows } = await pool.query<{ productId: string; source: AliasSource }>(
      'select product_id as "productId", source from read.product_aliases where company_id = $1 and id = $2 and active',
      [companyId, aliasId],
    );
    return rows[0] ?? null;
  },
});
