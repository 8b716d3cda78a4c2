/** The facts that a clerk tells on chat, from the read models. Every question names the company; a customer's own records the customer, too. */
import type { LastOrder, OrderFact, PaidPrice, ProductFact, TextFact } from '@order-intake/chat-language/records';
import type { Pool } from 'pg';
import type { ListedPrices } from '../../domain/catalog/price-list.ts';
import type { ClerkFacts } from '../../domain/chat/clerk/clerk-facts.port.ts';
import { createListedPrices } from '../prices/prices.queries.ts';

const productColumns = `id, code, name, unit, price::text,
  coalesce(currency, (select c.settings ->> 'currency' from read.companies c where c.id = $1)) as currency,
  stock::text, available_from as "availableFrom"`;

const byId = {
  name: 'clerk-products',
  text: `select ${productColumns} from read.products where company_id = $1 and active and id = any($2::uuid[])`,
};
/** Two index scans, not one with `or`. EANs are compared by their digits, leading zeros left out as they are kept. */
const byCode = {
  name: 'clerk-products-by-code',
  text: `select ${productColumns} from read.products where company_id = $1 and active and replace(code_key, ' ', '') = any($2::text[])
    union select ${productColumns} from read.products where company_id = $1 and active and ean = any($2::text[]) order by code limit 20`,
};
const orders = {
  name: 'clerk-orders',
  text: `select id, reference, po_number as "poNumber", status, delivery_date as "deliveryDate", total, currency from read.sales_orders
    where company_id = $1 and customer_id = $2 order by created_at desc, id limit $3`,
};
/** Of orders that a person approved: what a document says is no price that anybody agreed to. */
const paid = {
  name: 'clerk-paid-prices',
  text: `select distinct on (line ->> 'productId') line ->> 'productId' as "productId", o.reference, line ->> 'price' as price, o.currency
    from read.sales_orders o, jsonb_array_elements(o.lines) line
    where o.company_id = $1 and o.customer_id = $2 and o.status = 'APPROVED' and line ->> 'productId' = any($3::text[])
      and line ->> 'price' is not null
    order by line ->> 'productId', o.created_at desc`,
};
const companyCurrency = {
  name: 'clerk-currency',
  text: `select settings ->> 'currency' as currency from read.companies where id = $1`,
};
const lastOrder = {
  name: 'clerk-last-order',
  text: `select reference, lines from read.sales_orders
    where company_id = $1 and customer_id = $2 and status not in ('REJECTED', 'CANCELLED', 'MERGED') and ($3::uuid is null or id = $3)
    order by created_at desc, id limit 1`,
};
const texts = {
  name: 'clerk-texts',
  text: 'select id, title, text from read.knowledge_texts where company_id = $1 order by title, id limit 200',
};

export const createClerkFacts = (pool: Pool, listed: ListedPrices = createListedPrices(pool)): ClerkFacts => ({
  listedPrices: async (companyId, customerId, productIds) => {
    const prices = await listed(companyId, customerId, productIds);
    if (prices.every(({ currency }) => currency !== null)) return prices;
    const { rows } = await pool.query<{ currency: string | null }>({ ...companyCurrency, values: [companyId] });
    return prices.map((price) => ({ ...price, currency: price.currency ?? rows[0]?.currency ?? null }));
  },
  products: async (companyId, ids) =>
    ids.length === 0 ? [] : (await pool.query<ProductFact>({ ...byId, values: [companyId, ids] })).rows,
  productsByCode: async (companyId, codes) =>
    codes.length === 0 ? [] : (await pool.query<ProductFact>({ ...byCode, values: [companyId, codes] })).rows,
  orders: async (companyId, customerId, limit) =>
    (await pool.query<OrderFact>({ ...orders, values: [companyId, customerId, limit] })).rows,
  paidPrices: async (companyId, customerId, productIds) =>
    productIds.length === 0 ? [] : (await pool.query<PaidPrice>({ ...paid, values: [companyId, customerId, productIds] })).rows,
  lastOrder: async (companyId, customerId, orderId) => {
    const { rows } = await pool.query<{ reference: string; lines: readonly { productId: string | null; qty: string | null }[] }>({
      ...lastOrder,
      values: [companyId, customerId, orderId],
    });
    const [order] = rows;
    if (!order) return null;
    const lines = order.lines.flatMap(({ productId, qty }): LastOrder['lines'] =>
      productId === null || qty === null ? [] : [{ productId, qty }],
    );
    return { reference: order.reference, lines, isWhole: lines.length === order.lines.length };
  },
  texts: async (companyId) => (await pool.query<TextFact>({ ...texts, values: [companyId] })).rows,
});
