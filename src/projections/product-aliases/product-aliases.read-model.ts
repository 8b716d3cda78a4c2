import type { ProductAliasEvent } from '../../domain/catalog/catalog.events.ts';
import { comparable } from '../../domain/sales-order/comparable.ts';
import {
  boolean,
  companyId,
  derived,
  orNull,
  primaryKey,
  type RowOf,
  text,
  timestamptz,
  uuid,
} from '../../platform/projections/columns.ts';
import { change, put, readModel } from '../../platform/projections/read-model.ts';

const columns = {
  id: primaryKey(uuid),
  company_id: companyId,
  product_id: uuid,
  customer_id: uuid,
  alias: text,
  /** as compared: case, accents and punctuation do not count */
  alias_key: derived(text),
  learned_by: text,
  learned_at: timestamptz,
  /** false: revoked */
  active: boolean,
  revoked_by: orNull(text),
  revoked_at: orNull(timestamptz),
};

/** A word of a customer means one product: what was learned last. */
export type ProductAliasRow = RowOf<typeof columns>;

export const productAliases = readModel<ProductAliasEvent, typeof columns>({
  name: 'product_aliases',
  version: 1,
  columns,
  indexes: [
    'create index on $table (company_id, product_id, learned_at desc, id desc)',
    'create index on $table (company_id, customer_id, alias_key)',
  ],
  key: (e) => e.data.aliasId,
  derived: { alias_key: ({ alias }) => comparable(alias) },
  on: {
    ProductAliasLearned: put((e) => ({
      product_id: e.data.productId,
      customer_id: e.data.customerId,
      alias: e.data.alias,
      learned_by: e.metadata.actor,
      learned_at: e.recordedAt,
      active: true,
      revoked_by: null,
      revoked_at: null,
    })),
    // it may mean another product by now
    ProductAliasRevoked: change((e, row) =>
      row.product_id === e.data.productId && row.active
        ? { active: false, revoked_by: e.metadata.actor, revoked_at: e.recordedAt }
        : {},
    ),
  },
});
