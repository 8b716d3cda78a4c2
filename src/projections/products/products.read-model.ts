import type { CatalogEvent } from '../../domain/catalog/catalog.events.ts';
import { comparable } from '../../domain/sales-order/matching.ts';
import { readModel } from '../../platform/projections/read-model.ts';

export type ProductRow = {
  readonly id: string;
  readonly company_id: string;
  readonly code: string;
  readonly name: string;
  readonly price: string | null;
  /** as compared: case, accents and punctuation do not count */
  readonly name_key: string;
  readonly code_key: string;
};

export const products = readModel<Extract<CatalogEvent, { type: 'ProductRegistered' }>>()<ProductRow>({
  name: 'products',
  version: 1,
  columns: {
    id: 'uuid primary key',
    company_id: 'text not null',
    code: 'text not null',
    name: 'text not null',
    price: 'numeric',
    name_key: 'text not null',
    code_key: 'text not null',
  },
  indexes: ['create index on $table (company_id, code_key)', 'create index on $table (company_id, name_key)'],
  on: {
    ProductRegistered: {
      key: (e) => e.data.productId,
      fold: (_, e) => {
        const { productId, code, name, price } = e.data;
        return {
          id: productId,
          company_id: e.metadata.companyId,
          code,
          name,
          price,
          name_key: comparable(name),
          code_key: comparable(code),
        };
      },
    },
  },
});
