/** Customers and products that documents point to, for those who read them: by the keys of both (order-extraction, document/record-keys.ts). */
import { type CatalogCustomer, type CatalogProduct, mostFound, type RecordLookup } from '@order-intake/order-extraction/document';
import type { Pool } from 'pg';
import { asKnown } from './lookup-keys.ts';

/** One probe of the index for each key: of `?|` with thousands of keys every row would be compared with every key. */
const withKeys = (table: string, columns: string, most: number): string => `select ${columns} from read.${table} where id in (
    select found.id from unnest($2::text[]) as wanted (key) cross join lateral (
      select id from read.${table} where company_id = $1 and active and record_keys ? wanted.key limit ${mostFound.ofKey}) as found
    limit ${most})`;

const customers = {
  name: 'customers-with-keys',
  text: withKeys(
    'customers',
    'id, name, aliases, code, tax_number as "taxNumber", emails, domains, addresses',
    mostFound.customers,
  ),
};
const products = { name: 'products-with-keys', text: withKeys('products', 'id, code, name, ean', mostFound.products) };

const isNotThere = (error: unknown): boolean => ['42P01', '42703'].includes((error as { code?: string }).code ?? '');

export const createRecordLookup =
  (pool: Pick<Pool, 'query'>): RecordLookup =>
  async (companyId, keys) => {
    const values = [companyId, keys];
    try {
      const [customerResult, sold] = await Promise.all([
        pool.query<CatalogCustomer>({ ...customers, values }),
        pool.query<CatalogProduct>({ ...products, values }),
      ]);
      return { customers: customerResult.rows.map(asKnown), products: sold.rows };
    } catch (error) {
      // no projector of this release has made the keys yet: orders are read all the same
      if (isNotThere(error)) return { customers: [], products: [] };
      throw error;
    }
  };
