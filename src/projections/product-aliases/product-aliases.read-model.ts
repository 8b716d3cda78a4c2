import type { ProductAliasEvent } from '../../domain/catalog/catalog.events.ts';
import { comparable } from '../../domain/sales-order/comparable.ts';
import { readModel } from '../../platform/projections/read-model.ts';

/** A word of a customer means one product: what was learned last. */
export type ProductAliasRow = {
  readonly id: string;
  readonly company_id: string;
  readonly product_id: string;
  readonly customer_id: string;
  readonly alias: string;
  /** as compared: case, accents and punctuation do not count */
  readonly alias_key: string;
  readonly learned_by: string;
  readonly learned_at: Date;
  /** false: revoked */
  readonly active: boolean;
  readonly revoked_by: string | null;
  readonly revoked_at: Date | null;
};

export const productAliases = readModel<ProductAliasEvent>()<ProductAliasRow>({
  name: 'product_aliases',
  version: 1,
  columns: {
    id: 'uuid primary key',
    company_id: 'text not null',
    product_id: 'uuid not null',
    customer_id: 'uuid not null',
    alias: 'text not null',
    alias_key: 'text not null',
    learned_by: 'text not null',
    learned_at: 'timestamptz not null',
    active: 'boolean not null',
    revoked_by: 'text',
    revoked_at: 'timestamptz',
  },
  indexes: [
    'create index on $table (company_id, product_id, learned_at desc, id desc)',
    'create index on $table (company_id, customer_id, alias_key)',
  ],
  on: {
    ProductAliasLearned: {
      key: (e) => e.data.aliasId,
      fold: (_, e) => ({
        id: e.data.aliasId,
        company_id: e.metadata.companyId,
        product_id: e.data.productId,
        customer_id: e.data.customerId,
        alias: e.data.alias,
        alias_key: comparable(e.data.alias),
        learned_by: e.metadata.actor,
        learned_at: e.recordedAt,
        active: true,
        revoked_by: null,
        revoked_at: null,
      }),
    },
    ProductAliasRevoked: {
      key: (e) => e.data.aliasId,
      // it may mean another product by now
      fold: (row, e) =>
        row && row.product_id === e.data.productId && row.active
          ? { ...row, active: false, revoked_by: e.metadata.actor, revoked_at: e.recordedAt }
          : row,
    },
  },
});
