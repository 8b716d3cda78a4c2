/** The records that an order may match: few rows by index, the domain chooses. */
import { isUuid } from '@order-intake/event-sourcing';
import type { Pool } from 'pg';
import type { CatalogLookup, KnownWarehouse } from '../../domain/sales-order/catalog-lookup.port.ts';
import {
  type CustomerClues,
  comparable,
  domainsOf,
  type KnownCustomer,
  type KnownProduct,
  type ProductFacts,
} from '../../domain/sales-order/matching.ts';
import { addressesAt, asKnown, eansLike, phonesEnding } from './lookup-keys.ts';

/** similar names looked at for each name */
const similarOnes = 8;

const customerColumns = `id as "customerId", name, code, tax_key as "taxKey", emails, phones, domains, currency, addresses, alias_keys as "aliasKeys",
  blocked, blocked_reason as "blockedReason", several_orders_per_number as "severalOrdersPerNumber"`;
const customersLike = {
  name: 'customers-like',
  text: `select ${customerColumns}, coalesce(similarity(name_key, $3), 0) as similarity from read.customers
    where company_id = $1 and active and (code_key = $2 or name_key = $3 or emails ?| $4 or tax_key = $5 or alias_keys ? $3
      or phones::text like $6 or domains ?| $7 or emails::text like any($8))
    union (select ${customerColumns}, similarity(name_key, $3) from read.customers
      where company_id = $1 and active and name_key % $3 order by similarity(name_key, $3) desc limit ${similarOnes})`,
};
const customer = {
  name: 'known-customer',
  text: `select ${customerColumns}, 0 as similarity from read.customers where company_id = $1 and id = $2 and active`,
};

const productColumns = `id as "productId", code, ean, name, unit, units, packaging_multiple as "packagingMultiple",
  minimum_quantity as "minimumQuantity"`;
const productsLike = {
  name: 'products-like',
  text: `select ${productColumns} from read.products
    where company_id = $1 and active and (code_key = any($2) or name_key = any($3) or ean = any($4))`,
};
const aliasesOf = {
  name: 'product-aliases-of',
  text: `select a.alias_key as "aliasKey", a.product_id as "productId", a.source from read.product_aliases a
    join read.products p on p.id = a.product_id and p.company_id = a.company_id and p.active
    where a.company_id = $1 and a.customer_id = $2 and a.active and a.alias_key = any($3)`,
};
const similarProducts = {
  name: 'products-similar',
  text: `select wanted.key, near.id, near.name, near.similarity from unnest($2::text[]) as wanted (key)
    cross join lateral (select id, name, similarity(name_key, wanted.key) as similarity from read.products
      where company_id = $1 and active and name_key % wanted.key order by 3 desc limit ${similarOnes}) as near`,
};
const products = {
  name: 'known-products',
  text: `select ${productColumns} from read.products where company_id = $1 and active and id = any($2::uuid[])`,
};
const warehouses = {
  name: 'known-warehouses',
  text: `select id as "warehouseId", is_default as "isDefault" from read.warehouses where company_id = $1 and active order by created_at, id`,
};

type SimilarRow = { readonly key: string; readonly id: string; readonly name: string; readonly similarity: number };
type AliasRow = ProductFacts['aliases'][number];

/** An empty key would match every empty key: it matches none. */
const keysOf = (texts: readonly (string | null | undefined)[]): readonly string[] => [
  ...new Set(texts.flatMap((text) => (text ? comparable(text) || [] : []))),
];

export const createCatalogLookup = (pool: Pool): CatalogLookup => {
  const similarTo = async (companyId: string, keys: readonly string[]): Promise<ProductFacts['similar']> => {
    if (keys.length === 0) return {};
    const { rows } = await pool.query<SimilarRow>({ ...similarProducts, values: [companyId, keys] });
    return Object.fromEntries(keys.map((key) => [key, rows.flatMap(({ key: of, ...near }) => (of === key ? [near] : []))]));
  };
  const aliases = async (companyId: string, customerId: string | null, keys: readonly string[]): Promise<readonly AliasRow[]> =>
    customerId === null ? [] : (await pool.query<AliasRow>({ ...aliasesOf, values: [companyId, customerId, keys] })).rows;

  return {
    customersLike: async (companyId, clues: CustomerClues) => {
      const { code, name, emails, taxNumber, phone } = clues;
      const domains = domainsOf(clues);
      const values = [companyId, code, name, emails, taxNumber, phonesEnding(phone), domains, addressesAt(domains)];
      return (await pool.query<KnownCustomer>({ ...customersLike, values })).rows.map(asKnown);
    },
    customer: async (companyId, id) => {
      const customerResult = isUuid(id) ? await pool.query<KnownCustomer>({ ...customer, values: [companyId, id] }) : null;
      return customerResult?.rows[0] ? asKnown(customerResult.rows[0]) : null;
    },
    productsLike: async (companyId, customerId, lines) => {
      const [codes, names] = [keysOf(lines.map(({ code }) => code)), keysOf(lines.map(({ name }) => name))];
      const buyersNumbers = keysOf(lines.map(({ buyerItemId }) => buyerItemId));
      if (codes.length + names.length + buyersNumbers.length === 0) return { products: [], aliases: [], similar: {} };
      const values = [companyId, codes, names, eansLike(lines.map(({ code }) => code))];
      const [productResult, learned, similar] = await Promise.all([
        pool.query<KnownProduct>({ ...productsLike, values }),
        aliases(companyId, customerId, [...codes, ...names, ...buyersNumbers]),
        similarTo(companyId, names),
      ]);
      return { products: productResult.rows, aliases: learned, similar };
    },
    products: async (companyId, ids) =>
      ids.length === 0 ? [] : (await pool.query<KnownProduct>({ ...products, values: [companyId, ids.filter(isUuid)] })).rows,
    warehouses: async (companyId) => (await pool.query<KnownWarehouse>({ ...warehouses, values: [companyId] })).rows,
  };
};
