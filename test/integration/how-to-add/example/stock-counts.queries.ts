import type { Pool } from 'pg';
import type { StockCountRow } from './stock-counts.read-model.ts';

/** The newest count of a product; null when nobody has counted it. */
export type StockCount = (companyId: string, productId: string) => Promise<StockCountRow | null>;

const one = { name: 'stock-count', text: 'select * from read.stock_counts where company_id = $1 and product_id = $2' };

export const createStockCount =
  (pool: Pool): StockCount =>
  async (companyId, productId) =>
    (await pool.query<StockCountRow>({ ...one, values: [companyId, productId] })).rows[0] ?? null;
