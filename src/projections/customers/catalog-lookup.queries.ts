/** The candidates that an extraction may match exactly: few rows by index, the domain chooses. */
import type { Pool } from 'pg';
import type { CatalogLookup } from '../../domain/sales-order/catalog-lookup.port.ts';
import { comparable, type KnownCustomer, type KnownProduct } from '../../domain/sales-order/matching.ts';

const customersLike = {
  name: 'customers-like',
  text: `select id as "customerId", name, code, emails from read.customers
    where company_id = $1 and (code_key = $2 or name_key = $3 or emails ?| $4)`,
};
const productsLike = {
  name: 'products-like',
  text: `select id as "productId", code, name from read.products where company_id = $1 and (code_key = any($2) or name_key = any($2))`,
};

export const createCatalogLookup = (pool: Pool): CatalogLookup => ({
  customersLike: async (companyId, { fields }, sender) => {
    const emails = [fields.customer_email?.value, sender].flatMap((email) => (email ? [email.trim().toLowerCase()] : []));
    const values = [companyId, keyOf(fields.customer_code?.value), keyOf(fields.customer_name?.value), emails];
    return (await pool.query<KnownCustomer>({ ...customersLike, values })).rows;
  },
  productsLike: async (companyId, lines) => {
    const keys = lines.flatMap(({ code, name }) => [keyOf(code?.value), keyOf(name?.value)]).filter((key) => key !== null);
    if (keys.length === 0) return [];
    return (await pool.query<KnownProduct>({ ...productsLike, values: [companyId, keys] })).rows;
  },
});

/** An empty key would match every empty key: it matches none. */
const keyOf = (text: string | undefined): string | null => (text === undefined ? null : comparable(text) || null);
