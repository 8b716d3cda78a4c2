/** The records that an order may match: few rows by index, the domain chooses. */
import type { Pool } from 'pg';
import type { CatalogLookup } from '../../domain/sales-order/catalog-lookup.port.ts';
import { comparable, type KnownCustomer, type KnownProduct, type ProductFacts } from '../../domain/sales-order/matching.ts';
import { isUuid } from '../../platform/postgres/uuid.ts';

/** similar names looked at for each name */
const similarOnes = 8;

const customerColumns = `id as "customerId", name, code, emails, null as "taxKey", '[]'::jsonb as phones, '[]'::jsonb as domains,
  null as currency, '[]'::jsonb as "aliasKeys"`;
const customersLike = {
  name: 'customers-like',
  text: `select ${customerColumns}, coalesce(similarity(name_key, $3), 0) as similarity from read.customers
    where company_id = $1 and (code_key = $2 or name_key = $3 or emails ?| $4)
    union (select ${customerColumns}, similarity(name_key, $3) from read.customers
      where company_id = $1 and name_key % $3 order by similarity(name_key, $3) desc limit ${similarOnes})`,
};
const customer = {
  name: 'known-customer',
  text: `select ${customerColumns}, 0 as similarity from read.customers where company_id = $1 and id = $2`,
};

const productColumns = `id as "productId", code, null as ean, name, null as unit`;
const productsLike = {
  name: 'products-like',
  text: `select ${productColumns} from read.products where company_id = $1 and (code_key = any($2) or name_key = any($2))`,
};
const similarProducts = {
  name: 'products-similar',
  text: `select wanted.key, near.id, near.name, near.similarity from unnest($2::text[]) as wanted (key)
    cross join lateral (select id, name, similarity(name_key, wanted.key) as similarity from read.products
      where company_id = $1 and name_key % wanted.key order by 3 desc limit ${similarOnes}) as near`,
};
const products = {
  name: 'known-products',
  text: `select ${productColumns} from read.products where company_id = $1 and id = any($2::uuid[])`,
};

type SimilarRow = { readonly key: string; readonly id: string; readonly name: string; readonly similarity: number };

export const createCatalogLookup = (pool: Pool): CatalogLookup => {
  const similarTo = async (companyId: string, keys: readonly string[]): Promise<ProductFacts['similar']> => {
    const { rows } = await pool.query<SimilarRow>({ ...similarProducts, values: [companyId, keys] });
    return Object.fromEntries(keys.map((key) => [key, rows.flatMap(({ key: of, ...near }) => (of === key ? [near] : []))]));
  };
  return {
    customersLike: async (companyId, { code, name, emails }) =>
      (await pool.query<KnownCustomer>({ ...customersLike, values: [companyId, code, name, emails] })).rows,
    customer: async (companyId, id) =>
      isUuid(id) ? ((await pool.query<KnownCustomer>({ ...customer, values: [companyId, id] })).rows[0] ?? null) : null,
    productsLike: async (companyId, _customerId, lines) => {
      const keysOf = (texts: readonly (string | null)[]) => [...new Set(texts.flatMap((text) => keyOf(text) ?? []))];
      const [codes, names] = [keysOf(lines.map(({ code }) => code)), keysOf(lines.map(({ name }) => name))];
      if (codes.length + names.length === 0) return { products: [], aliases: [], similar: {} };
      const found = await pool.query<KnownProduct>({ ...productsLike, values: [companyId, [...codes, ...names]] });
      return { products: found.rows, aliases: [], similar: await similarTo(companyId, names) };
    },
    products: async (companyId, ids) =>
      ids.length === 0 ? [] : (await pool.query<KnownProduct>({ ...products, values: [companyId, ids.filter(isUuid)] })).rows,
    warehouses: async () => [],
  };
};

/** An empty key would match every empty key: it matches none. */
const keyOf = (text: string | null): string | null => (text === null ? null : comparable(text) || null);
