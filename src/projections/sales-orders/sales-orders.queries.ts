import type { Pool } from 'pg';
import type { SalesOrderRow } from './sales-orders.read-model.ts';

export type SalesOrderQueries = { readonly salesOrder: (companyId: string, id: string) => Promise<SalesOrderRow | null> };

const one = { name: 'sales-order', text: 'select * from read.sales_orders where company_id = $1 and id = $2' };

export const createSalesOrderQueries = (pool: Pool): SalesOrderQueries => ({
  salesOrder: async (companyId, id) => (await pool.query<SalesOrderRow>({ ...one, values: [companyId, id] })).rows[0] ?? null,
});
