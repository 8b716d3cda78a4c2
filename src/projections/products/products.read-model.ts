import { change, column, put, readModel } from '@order-intake/event-sourcing';
import { keysOfProduct } from '@order-intake/order-extraction/document';
import type { ProductEvent } from '../../domain/catalog/catalog.events.ts';
import type { AlternativeUnit } from '../../domain/catalog/product-units.ts';
import { comparable } from '../../domain/sales-order/comparable.ts';
import { searchKeyOf } from '../shared/search-key.ts';

const columns = {
  ...column.ofCompany,
  code: column.text,
  ean: column.orNull(column.text),
  name: column.text,
  unit: column.orNull(column.text),
  price: column.orNull(column.numeric()),
  currency: column.orNull(column.text),
  stock: column.orNull(column.numeric()),
  available_from: column.orNull(column.text),
  units: column.jsonb<readonly AlternativeUnit[]>(),
  packaging_multiple: column.orNull(column.numeric()),
  minimum_quantity: column.orNull(column.numeric()),
  /** as compared: case, accents and punctuation do not count */
  name_key: column.derived(column.text),
  code_key: column.derived(column.text),
  /** everything that a search looks into, as compared */
  search_key: column.derived(column.text),
  /** what documents that point to it have in them */
  record_keys: column.derived(column.jsonb<readonly string[]>()),
  /** false: removed, kept for what refers to it */
  active: column.boolean,
  ...column.lifetime,
};

export type ProductRow = column.RowOf<typeof columns>;

export const products = readModel<ProductEvent, typeof columns>({
  name: 'products',
  version: 5,
  columns,
  indexes: [
    'create index on $table (company_id, created_at desc, id desc)',
    'create index on $table (company_id, code_key)',
    // as customers write codes on chat: without spaces, too
    `create index on $table (company_id, replace(code_key, ' ', ''))`,
    'create index on $table (company_id, name_key)',
    'create index on $table (company_id, ean)',
    'create index on $table using gin (name_key gin_trgm_ops)',
    'create index on $table using gin (search_key gin_trgm_ops)',
    'create index on $table using gin (record_keys)',
  ],
  key: (e) => e.data.productId,
  derived: {
    name_key: ({ name }) => comparable(name),
    code_key: ({ code }) => comparable(code),
    search_key: ({ code, name, ean }) => searchKeyOf(code, name, ean),
    record_keys: keysOfProduct,
  },
  on: {
    ProductRegistered: put(({ data: { productId: _, ...rest } }) => {
      const { availableFrom: available_from, units = [], ...details } = rest;
      const { packagingMultiple: packaging_multiple = null, minimumQuantity: minimum_quantity = null, ...same } = details;
      return { ...same, available_from, units, packaging_multiple, minimum_quantity, active: true };
    }),
    ProductChanged: change((e, row) => {
      const { availableFrom: available_from = row.available_from, ...rest } = e.data.changes;
      const {
        packagingMultiple: packaging_multiple = row.packaging_multiple,
        minimumQuantity: minimum_quantity = row.minimum_quantity,
        ...changes
      } = rest;
      return { ...changes, available_from, packaging_multiple, minimum_quantity };
    }),
    ProductRemoved: change(() => ({ active: false })),
  },
});
