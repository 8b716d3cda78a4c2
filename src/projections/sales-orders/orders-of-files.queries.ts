import type { Pool } from 'pg';
import type { OrdersOfFiles } from '../../domain/sales-order/orders-of-files.port.ts';

/** a file that more orders were read from is a list of orders: it tells none of them */
const mostOrders = 20;

const ofFiles = {
  name: 'orders-of-files',
  text: `select id from read.sales_orders where company_id = $1 and extraction_metadata->'files' @> $2::jsonb
    order by created_at, id limit ${mostOrders + 1}`,
};

export const createOrdersOfFiles =
  (pool: Pool): OrdersOfFiles =>
  async (companyId, sha256s) => {
    // one by one: each by the index
    const ordersByFile = await Promise.all(
      sha256s.map(async (sha256) => {
        const values = [companyId, JSON.stringify([{ sha256 }])];
        return (await pool.query<{ id: string }>({ ...ofFiles, values })).rows;
      }),
    );
    return ordersByFile.flatMap((rows) => (rows.length > mostOrders ? [] : rows.map(({ id }) => id)));
  };
