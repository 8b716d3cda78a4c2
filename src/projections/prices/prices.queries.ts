import { type EventStore, isUuid } from '@order-intake/event-sourcing';
import type { Pool } from 'pg';
import { priceStream } from '../../domain/catalog/catalog.stream.ts';
import type { KnownCodes, ListedPrice, ListedPrices } from '../../domain/catalog/price-list.ts';
import { comparable } from '../../domain/sales-order/comparable.ts';
import { type Page, type PageRequest, pageOf, startOf } from '../../platform/postgres/keyset.ts';
import { createRecordQueries, type RecordQueries } from '../shared/record-queries.ts';
import { type PriceRow, prices } from './prices.read-model.ts';

/** By the code of one of them. */
export type PriceListOf = { readonly product: string } | { readonly customer: string };
export type PriceQueries = {
  readonly prices: RecordQueries<PriceRow>;
  /** The entries of one product, for all customers or of one customer's own list; newest first. */
  readonly priceList: (companyId: string, of: PriceListOf, page: PageRequest) => Promise<Page<PriceRow>>;
};

const priceListBy = (column: 'product_key' | 'customer_key') => ({
  name: `price-list-${column}`,
  text: `select * from read.prices where company_id = $1 and ${column} = $2 and active and (created_at, id) < ($3, $4)
    order by created_at desc, id desc limit $5`,
});

export const createPriceQueries = (pool: Pool, store: Pick<EventStore, 'readStream'>): PriceQueries => ({
  prices: createRecordQueries<PriceRow>({ pool, store, model: prices, stream: priceStream }),
  priceList: async (companyId, of, page) => {
    const [by, code] = 'product' in of ? [priceListBy('product_key'), of.product] : [priceListBy('customer_key'), of.customer];
    const { at, id } = startOf(page);
    const { rows } = await pool.query<PriceRow>({ ...by, values: [companyId, comparable(code), at, id, page.limit + 1] });
    return pageOf(rows, page.limit, (row) => ({ at: row.created_at, id: row.id }));
  },
});

const listed = {
  name: 'listed-prices',
  text: `select p.id as "productId", l.price::text, l.currency, l.min_qty::text as "minQty", l.valid_from as "validFrom",
      l.valid_to as "validTo", case when l.customer_key is null then 'everybody' else 'customer' end as "listedFor"
    from read.products p join read.prices l on l.company_id = p.company_id and l.product_key = p.code_key and l.active
      and (l.customer_key is null or l.customer_key = (
        select code_key from read.customers where company_id = $1 and id = $2::uuid and active))
    where p.company_id = $1 and p.active and p.id = any($3::uuid[])
    union all
    select id, price::text, currency, '0', null, null, 'product' from read.products
    where company_id = $1 and active and price is not null and id = any($3::uuid[])`,
};

/** Everything that these products may cost this customer; which of it holds, `priceFor` says. */
export const createListedPrices =
  (pool: Pool): ListedPrices =>
  async (companyId, customerId, productIds) => {
    const ids = productIds.filter(isUuid);
    if (ids.length === 0) return [];
    const customer = customerId !== null && isUuid(customerId) ? customerId : null;
    return (await pool.query<ListedPrice>({ ...listed, values: [companyId, customer, ids] })).rows;
  };

const codes = {
  name: 'known-codes',
  text: `select 'customer' as kind, code_key, id from read.customers where company_id = $1 and active and code_key = any($2)
    union all select 'product', code_key, id from read.products where company_id = $1 and active and code_key = any($3)`,
};
type Code = { readonly kind: 'customer' | 'product'; readonly code_key: string; readonly id: string };

export const createKnownCodes =
  (pool: Pool): KnownCodes =>
  async (companyId, { customers, products }) => {
    const { rows } = await pool.query<Code>({ ...codes, values: [companyId, customers, products] });
    const of = (kind: Code['kind']) =>
      new Map(rows.flatMap((row) => (row.kind === kind ? [[row.code_key, row.id] as const] : [])));
    return { customers: of('customer'), products: of('product') };
  };
