import { change, column, put, readModel } from '@order-intake/event-sourcing';
import type { AliasSource, ProductAliasEvent } from '../../domain/catalog/catalog.events.ts';
import { comparable } from '../../domain/sales-order/comparable.ts';

const columns = {
  ...column.ofCompany,
  product_id: column.uuid,
  customer_id: column.uuid,
  alias: column.text,
  /** as compared: case, accents and punctuation do not count */
  alias_key: column.derived(column.text),
  source: column.textOf<AliasSource>(),
  learned_by: column.text,
  learned_at: column.timestamptz,
  /** false: revoked */
  active: column.boolean,
  revoked_by: column.orNull(column.text),
  revoked_at: column.orNull(column.timestamptz),
};

/** A word of a customer means one product: what was learned last. */
export type ProductAliasRow = column.RowOf<typeof columns>;

export const productAliases = readModel<ProductAliasEvent, typeof columns>({
  name: 'product_aliases',
  version: 2,
  columns,
  indexes: [
    'create index on $table (company_id, product_id, learned_at desc, id desc)',
    'create index on $table (company_id, customer_id, alias_key)',
    'create index on $table (company_id, customer_id, learned_at desc, id desc)',
  ],
  key: (e) => e.data.aliasId,
  derived: { alias_key: ({ alias }) => comparable(alias) },
  on: {
    ProductAliasLearned: put((e) => ({
      product_id: e.data.productId,
      customer_id: e.data.customerId,
      alias: e.data.alias,
      source: e.data.source ?? 'learned',
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
