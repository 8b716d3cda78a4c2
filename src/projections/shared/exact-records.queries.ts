/** Records whose number or name is exactly the text of a search: in a list of the newest they may be far down. */
import type { Pool } from 'pg';
import { comparable } from '../../domain/sales-order/comparable.ts';
import type { CustomerRow } from '../customers/customers.read-model.ts';
import type { ProductRow } from '../products/products.read-model.ts';
import type { SalesOrderRow } from '../sales-orders/sales-orders.columns.ts';

type Exact<Row> = (companyId: string, q: string, most: number) => Promise<readonly Row[]>;

/** Case, accents and punctuation do not count. */
export type ExactRecordQueries = {
  readonly ordersOfNumber: Exact<SalesOrderRow>;
  readonly customersCalled: Exact<CustomerRow>;
  readonly productsCalled: Exact<ProductRow>;
};

const newest = 'order by created_at desc, id desc limit $3';
const texts = {
  orders: `select * from read.sales_orders where company_id = $1 and po_key = $2 ${newest}`,
  customers: `select * from read.customers where company_id = $1 and active and (code_key = $2 or name_key = $2) ${newest}`,
  products: `select * from read.products where company_id = $1 and active and (code_key = $2 or ean = $2 or name_key = $2) ${newest}`,
};

export const createExactRecordQueries = (pool: Pool): ExactRecordQueries => {
  const exact =
    <Row extends object>(name: keyof typeof texts): Exact<Row> =>
    async (companyId, q, most) => {
      const key = comparable(q);
      if (key === '') return [];
      const query = { name: `exact-${name}`, text: texts[name], values: [companyId, key, most] };
      return (await pool.query<Row>(query)).rows;
    };
  return { ordersOfNumber: exact('orders'), customersCalled: exact('customers'), productsCalled: exact('products') };
};
