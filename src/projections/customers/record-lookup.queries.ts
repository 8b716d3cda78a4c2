/** Customers and products that documents point to, for those who read them: by the keys of both (order-extraction, document/record-keys.ts). */
import { type CatalogCustomer, type CatalogProduct, mostFound, type RecordLookup } from '@order-intake/order-extraction/document';
import type { Pool } from 'pg';
import { asKnown } from './lookup-keys.ts';

const customers = {
  name: 'customers-with-keys',
  text: `select id, name, aliases, code, tax_number as "taxNumber", emails, domains, addresses from read.customers
    where company_id = $1 and active and record_keys ?| $2 limit ${mostFound.customers}`,
};
const products = {
  name: 'products-with-keys',
  text: `select id, code, name, ean from read.products
    where company_id = $1 and active and record_keys ?| $2 limit ${mostFound.products}`,
};

const isNotThere = (error: unknown): boolean => ['42P01', '42703'].includes((error as { code?: string }).code ?? '');

export const createRecordLookup =
  (pool: Pick<Pool, 'query'>): RecordLookup =>
  async (companyId, keys) => {
    const values = [companyId, keys];
    try {
      const [found, sold] = await Promise.all([
        pool.query<CatalogCustomer>({ ...customers, values }),
        pool.query<CatalogProduct>({ ...products, values }),
      ]);
      return { customers: found.rows.map(asKnown), products: sold.rows };
    } catch (error) {
      // no projector of this release has made the keys yet: orders are read all the same
      if (isNotThere(error)) return { customers: [], products: [] };
      throw error;
    }
  };
