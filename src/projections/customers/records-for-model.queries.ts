/** Records that a document may mean, for a language model that reads it: found by what the built-in readers made of it, and by its words. */
import type { Pool } from 'pg';
import type { Address } from '../../domain/catalog/catalog.events.ts';
import type { CatalogLookup } from '../../domain/sales-order/catalog-lookup.port.ts';
import { cluesOf, comparable, matchCustomer } from '../../domain/sales-order/matching.ts';
import type { OrderLine } from '../../domain/sales-order/sales-order.events.ts';
import type {
  CustomerForModel,
  DocumentClues,
  FindRecordsForModel,
  OrderForModel,
  ProductForModel,
} from '../../domain/shared/model-records.port.ts';
import { eansLike } from './lookup-keys.ts';

const most = { customers: 20, products: 40, orders: 3, linesOfOrder: 30 } as const;
/** texts of a document that are looked up; long ones say sentences */
const mostTexts = 200;
const [shortestText, longestText] = [3, 80];
const nearEach = 3;

/** exact codes, numbers and names before names that are only like a text */
const customersNear = {
  name: 'model-customers-near',
  text: `select distinct on (id) id, name, code, tax_number as "taxNumber", addresses, similarity from (
      select id, name, code, tax_number, addresses, 2 as similarity from read.customers
        where company_id = $1 and active and (id = any($2::uuid[]) or code_key = any($3) or name_key = any($3))
      union all select near.* from unnest($3::text[]) as wanted (key) cross join lateral (
        select id, name, code, tax_number, addresses, similarity(name_key, wanted.key) from read.customers
          where company_id = $1 and active and name_key % wanted.key order by 6 desc limit ${nearEach}) as near
    ) as found order by id, similarity desc`,
};
const productsNear = {
  name: 'model-products-near',
  text: `select distinct on (id) id, code, ean, name, unit, similarity from (
      select id, code, ean, name, unit, 2 as similarity from read.products
        where company_id = $1 and active and (code_key = any($2) or name_key = any($2) or ean = any($3))
      union all select near.* from unnest($2::text[]) as wanted (key) cross join lateral (
        select id, code, ean, name, unit, similarity(name_key, wanted.key) from read.products
          where company_id = $1 and active and name_key % wanted.key order by 6 desc limit ${nearEach}) as near
    ) as found order by id, similarity desc`,
};
const approvedOrders = {
  name: 'model-approved-orders',
  text: `select po_number as "poNumber", order_date as "orderDate", delivery_date as "deliveryDate", currency, lines from read.sales_orders
    where company_id = $1 and customer_id = $2 and status in ('APPROVED', 'HANDED_OVER') order by created_at desc, id desc limit ${most.orders}`,
};

type Near = { readonly id: string; readonly similarity: number };
type CustomerRow = Near & Omit<CustomerForModel, 'addresses'> & { readonly addresses: readonly Address[] };
type ProductRow = Near & ProductForModel;
type OrderRow = Omit<OrderForModel, 'lines'> & { readonly lines: readonly OrderLine[] };

const nearest = <T extends Near>(rows: readonly T[], count: number): readonly T[] =>
  [...rows].sort((a, b) => b.similarity - a.similarity || (a.id < b.id ? -1 : 1)).slice(0, count);

const textsIn = ({ extractions, texts }: DocumentClues): readonly string[] => {
  const readTexts = extractions.flatMap(({ fields, lines }) => [
    fields.customer_name?.value,
    fields.customer_code?.value,
    ...lines.flatMap(({ code, name }) => [code?.value, name?.value]),
  ]);
  return [...readTexts, ...texts].flatMap((text) => (text === undefined ? [] : text.trim()));
};

const keysOf = (texts: readonly string[]): readonly string[] =>
  [...new Set(texts.map(comparable))]
    .filter((key) => key.length >= shortestText && key.length <= longestText)
    .slice(0, mostTexts);

/** What people are called stays here: a label of an address may be a person. */
const customerOf = ({ name, code, taxNumber, addresses }: CustomerRow): CustomerForModel => ({
  name,
  code,
  taxNumber,
  addresses: addresses.map(({ street, postalCode, city, country }) => ({ street, postalCode, city, country })),
});
const productOf = ({ code, ean, name, unit }: ProductRow): ProductForModel => ({ code, ean, name, unit });
const orderOf = ({ lines, ...order }: OrderRow): OrderForModel => ({
  ...order,
  lines: lines
    .filter(({ charge }) => charge === undefined)
    .slice(0, most.linesOfOrder)
    .map(({ name, code, qty, unit }) => ({ name, code, qty, unit })),
});

/** Always of one company; earlier orders only of the customer whom the built-in readers' clues mean. */
export const createFindRecordsForModel = (
  pool: Pick<Pool, 'query'>,
  catalog: Pick<CatalogLookup, 'customersLike'>,
): FindRecordsForModel => {
  const customersOf = async (companyId: string, { extractions, sender }: DocumentClues): Promise<readonly string[]> => {
    const ids: string[] = [];
    for (const { fields } of extractions) {
      const clues = cluesOf(fields, sender);
      const { match } = matchCustomer(clues, await catalog.customersLike(companyId, clues));
      if (match) ids.push(match.customerId);
    }
    return [...new Set(ids)];
  };
  return async (companyId, clues) => {
    const matched = await customersOf(companyId, clues);
    const texts = textsIn(clues);
    const keys = keysOf(texts);
    const [only] = matched;
    const [customers, products, orders] = await Promise.all([
      pool.query<CustomerRow>({ ...customersNear, values: [companyId, matched, keys] }),
      pool.query<ProductRow>({ ...productsNear, values: [companyId, keys, eansLike(texts)] }),
      only !== undefined && matched.length === 1
        ? pool.query<OrderRow>({ ...approvedOrders, values: [companyId, only] })
        : { rows: [] },
    ]);
    return {
      customers: nearest(customers.rows, most.customers).map(customerOf),
      products: nearest(products.rows, most.products).map(productOf),
      orders: orders.rows.map(orderOf),
    };
  };
};
