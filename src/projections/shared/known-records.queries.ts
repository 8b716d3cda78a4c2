/** The records that rows of an import may mean, by id or by code. */
import type { Pool } from 'pg';
import type {
  Address,
  CustomerDetails,
  PriceDetails,
  ProductDetails,
  WarehouseDetails,
} from '../../domain/catalog/catalog.events.ts';
import {
  addressKey,
  type CustomerAddress,
  type ItemNumber,
  itemNumberKey,
  partsOf,
} from '../../domain/catalog/customer-lists.ts';
import { comparable } from '../../domain/sales-order/comparable.ts';

type KnownRecord<Details> = { readonly id: string; readonly key: string | null; readonly details: Details };
type Lookup<Details> = (
  companyId: string,
  ids: readonly string[],
  keys: readonly string[],
) => Promise<readonly KnownRecord<Details>[]>;

type KnownRecords = {
  readonly customers: Lookup<CustomerDetails>;
  readonly products: Lookup<ProductDetails>;
  readonly prices: Lookup<PriceDetails>;
  readonly warehouses: Lookup<WarehouseDetails>;
  readonly item_numbers: Lookup<ItemNumber>;
  readonly addresses: Lookup<CustomerAddress>;
};

const customerColumns = `name, code, tax_number as "taxNumber", emails, phones, domains, currency, addresses, aliases,
  blocked, blocked_reason as "blockedReason", several_orders_per_number as "severalOrdersPerNumber"`;
const productColumns = `code, ean, name, unit, price, currency, stock, available_from as "availableFrom", units,
  packaging_multiple as "packagingMultiple", minimum_quantity as "minimumQuantity"`;
const priceColumns =
  'customer, product, price::text, currency, min_qty::text as "minQty", valid_from as "validFrom", valid_to as "validTo"';
const warehouseColumns = 'code, name, is_default as "isDefault"';

/** Two index scans, not one with `or` over a hundred thousand rows. */
const lookup =
  <Details extends object>(pool: Pool, table: string, columns: string, byKey: string | null): Lookup<Details> =>
  async (companyId, ids, keys) => {
    const select = `select id, ${columns} from read.${table} where company_id = $1 and active`;
    const more = byKey === null ? '' : ` union ${select.replace('active', `active and ${byKey} = any($3)`)}`;
    const values = byKey === null ? [companyId, ids] : [companyId, ids, keys];
    const { rows } = await pool.query<Details & { id: string }>(`${select} and id = any($2::uuid[])${more}`, values);
    return rows.map(({ id, ...details }) => ({
      id,
      key: 'code' in details && typeof details.code === 'string' ? comparable(details.code) || null : null,
      details: details as unknown as Details,
    }));
  };

const itemNumbers = {
  name: 'known-item-numbers',
  text: `select c.code as customer, a.alias as number, p.code as product, a.source
    from unnest($2::text[], $3::text[]) as wanted (customer, number)
    join read.customers c on c.company_id = $1 and c.active and c.code_key = wanted.customer
    join read.product_aliases a on a.company_id = $1 and a.customer_id = c.id and a.alias_key = wanted.number and a.active
    join read.products p on p.company_id = $1 and p.id = a.product_id and p.active`,
};
const lookupNumbers =
  (pool: Pool): Lookup<ItemNumber> =>
  async (companyId, _, keys) => {
    const pairs = keys.map(partsOf);
    const values = [companyId, pairs.map(([customer]) => customer), pairs.map(([, number]) => number)];
    const { rows } = await pool.query<ItemNumber>({ ...itemNumbers, values });
    return rows.map((details) => ({ id: itemNumberKey(details), key: itemNumberKey(details), details }));
  };

const addresses = {
  name: 'known-addresses',
  text: 'select code as customer, addresses from read.customers where company_id = $1 and active and code_key = any($2)',
};
const lookupAddresses =
  (pool: Pool): Lookup<CustomerAddress> =>
  async (companyId, _, keys) => {
    const codes = [...new Set(keys.map((key) => partsOf(key)[0]))];
    const { rows } = await pool.query<{ readonly customer: string; readonly addresses: readonly Address[] }>({
      ...addresses,
      values: [companyId, codes],
    });
    return rows.flatMap(({ customer, addresses: its }) =>
      its.map((address) => {
        const { gln = null, isDefaultShipTo = false, isDefaultBillTo = false } = address;
        const details = { ...address, gln, isDefaultShipTo, isDefaultBillTo, customer };
        return { id: addressKey(details), key: addressKey(details), details };
      }),
    );
  };

export const createKnownRecordQueries = (pool: Pool): { readonly knownRecords: KnownRecords } => ({
  knownRecords: {
    customers: lookup(pool, 'customers', customerColumns, 'code_key'),
    products: lookup(pool, 'products', productColumns, 'code_key'),
    // known by their ids, which follow from what they are of
    prices: lookup(pool, 'prices', priceColumns, null),
    // few, and their code is their id
    warehouses: lookup(pool, 'warehouses', warehouseColumns, null),
    item_numbers: lookupNumbers(pool),
    addresses: lookupAddresses(pool),
  },
});
