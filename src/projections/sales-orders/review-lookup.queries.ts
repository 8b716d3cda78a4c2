/** What an order is held against: prices, and what the same customer ordered before. */
import { isUuid } from '@order-intake/event-sourcing';
import type { Pool } from 'pg';
import type { EarlierOrder, EarlierQuantity } from '../../domain/sales-order/review/review-knowledge.ts';
import type { ReviewLookup } from '../../domain/sales-order/review/review-lookup.port.ts';
import { createListedPrices } from '../prices/prices.queries.ts';

/** orders looked into for quantities, and quantities of each product that are enough to know what is usual */
const mostOrders = 500;
const mostQuantities = 50;
const mostRecent = 100;

const quantities = {
  name: 'review-quantities',
  text: `select "productId", qty, unit from (
      select l->>'productId' as "productId", l->>'qty' as qty, l->>'unit' as unit,
        row_number() over (partition by l->>'productId' order by o.created_at desc, o.id) as place
      from (select id, created_at, lines from read.sales_orders
          where company_id = $1 and customer_id = $2 and status in ('APPROVED', 'HANDED_OVER')
          order by created_at desc limit ${mostOrders}) o,
        jsonb_array_elements(o.lines) l
      where l->>'productId' = any($3) and l->>'qty' is not null
    ) q where place <= ${mostQuantities}`,
};
const recent = {
  name: 'review-recent-orders',
  text: `select reference, po_number as "poNumber", to_char(created_at at time zone 'UTC', 'YYYY-MM-DD') as day, lines
    from read.sales_orders
    where company_id = $1 and customer_id = $2 and created_at > now() - make_interval(days => $3)
      and status in ('DRAFT', 'APPROVED', 'HANDED_OVER') and id is distinct from $4::uuid and source->>'id' <> $5
    order by created_at desc limit ${mostRecent}`,
};
export const createReviewLookup = (pool: Pool): ReviewLookup => ({
  prices: createListedPrices(pool),
  quantities: async (companyId, customerId, productIds) => {
    if (productIds.length === 0 || !isUuid(customerId)) return [];
    return (await pool.query<EarlierQuantity>({ ...quantities, values: [companyId, customerId, productIds] })).rows;
  },
  recent: async (companyId, customerId, { days, exceptOrder, exceptSource }) => {
    if (!isUuid(customerId)) return [];
    return (await pool.query<EarlierOrder>({ ...recent, values: [companyId, customerId, days, exceptOrder, exceptSource] })).rows;
  },
});
