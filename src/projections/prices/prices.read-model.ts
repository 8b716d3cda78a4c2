import { change, column, put, readModel } from '@order-intake/event-sourcing';
import type { PriceEvent } from '../../domain/catalog/catalog.events.ts';
import { comparable } from '../../domain/sales-order/comparable.ts';
import { searchKeyOf } from '../shared/search-key.ts';

const columns = {
  ...column.ofCompany,
  /** codes, as they were given */
  customer: column.orNull(column.text),
  product: column.text,
  price: column.numeric(),
  currency: column.orNull(column.text),
  min_qty: column.numeric(),
  valid_from: column.orNull(column.text),
  valid_to: column.orNull(column.text),
  /** as compared */
  customer_key: column.derived(column.orNull(column.text)),
  product_key: column.derived(column.text),
  /** everything that a search looks into, as compared */
  search_key: column.derived(column.text),
  /** false: removed */
  active: column.boolean,
  ...column.lifetime,
};

export type PriceRow = column.RowOf<typeof columns>;

export const prices = readModel<PriceEvent, typeof columns>({
  name: 'prices',
  version: 2,
  columns,
  indexes: [
    'create index on $table (company_id, created_at desc, id desc)',
    'create index on $table (company_id, product_key, customer_key)',
    'create index on $table (company_id, customer_key, created_at desc, id desc) where customer_key is not null',
    'create index on $table using gin (search_key gin_trgm_ops)',
  ],
  key: (e) => e.data.priceId,
  derived: {
    customer_key: ({ customer }) => (customer === null ? null : comparable(customer)),
    product_key: ({ product }) => comparable(product),
    search_key: ({ customer, product }) => searchKeyOf(customer, product),
  },
  on: {
    PriceRegistered: put(({ data: { priceId: _, minQty: min_qty, validFrom: valid_from, validTo: valid_to, ...details } }) => ({
      ...details,
      min_qty,
      valid_from,
      valid_to,
      active: true,
    })),
    // what a price is of does not change
    PriceChanged: change(({ data: { changes } }, row) => ({
      price: changes.price ?? row.price,
      valid_to: changes.validTo === undefined ? row.valid_to : changes.validTo,
    })),
    PriceRemoved: change(() => ({ active: false })),
  },
});
