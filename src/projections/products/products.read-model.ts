import type { ProductEvent } from '../../domain/catalog/catalog.events.ts';
import { comparable } from '../../domain/sales-order/comparable.ts';
import type { Recorded } from '../../platform/event-store/event-store.ts';
import { readModel } from '../../platform/projections/read-model.ts';
import { searchKeyOf } from '../shared/search-key.ts';

export type ProductRow = {
  readonly id: string;
  readonly company_id: string;
  readonly code: string;
  readonly ean: string | null;
  readonly name: string;
  readonly unit: string | null;
  readonly price: string | null;
  readonly currency: string | null;
  readonly stock: string | null;
  readonly available_from: string | null;
  /** as compared: case, accents and punctuation do not count */
  readonly name_key: string;
  readonly code_key: string;
  /** everything that a search looks into, as compared */
  readonly search_key: string;
  /** false: removed, kept for what refers to it */
  readonly active: boolean;
  readonly revision: number;
  readonly created_at: Date;
  readonly updated_at: Date;
};

const withKeys = (facts: Omit<ProductRow, 'name_key' | 'code_key' | 'search_key'>): ProductRow => ({
  ...facts,
  name_key: comparable(facts.name),
  code_key: comparable(facts.code),
  search_key: searchKeyOf(facts.code, facts.name, facts.ean),
});

const touched = ({ revision, recordedAt }: Recorded) => ({ revision, updated_at: recordedAt });

export const products = readModel<ProductEvent>()<ProductRow>({
  name: 'products',
  version: 3,
  columns: {
    id: 'uuid primary key',
    company_id: 'text not null',
    code: 'text not null',
    ean: 'text',
    name: 'text not null',
    unit: 'text',
    price: 'numeric',
    currency: 'text',
    stock: 'numeric',
    available_from: 'text',
    name_key: 'text not null',
    code_key: 'text not null',
    search_key: 'text not null',
    active: 'boolean not null',
    revision: 'integer not null',
    created_at: 'timestamptz not null',
    updated_at: 'timestamptz not null',
  },
  indexes: [
    'create index on $table (company_id, created_at desc, id desc)',
    'create index on $table (company_id, code_key)',
    // as customers write codes on chat: without spaces, too
    `create index on $table (company_id, replace(code_key, ' ', ''))`,
    'create index on $table (company_id, name_key)',
    'create index on $table (company_id, ean)',
    'create index on $table using gin (name_key gin_trgm_ops)',
    'create index on $table using gin (search_key gin_trgm_ops)',
  ],
  on: {
    ProductRegistered: {
      key: (e) => e.data.productId,
      fold: (row, e) => {
        const { productId: id, availableFrom: available_from, ...details } = e.data;
        const created_at = row?.created_at ?? e.recordedAt;
        return withKeys({
          id,
          company_id: e.metadata.companyId,
          ...details,
          available_from,
          active: true,
          created_at,
          ...touched(e),
        });
      },
    },
    ProductChanged: {
      key: (e) => e.data.productId,
      fold: (row, e) => {
        if (!row) return null;
        const { availableFrom, ...changes } = e.data.changes;
        const available_from = availableFrom === undefined ? row.available_from : availableFrom;
        return withKeys({ ...row, ...changes, available_from, ...touched(e) });
      },
    },
    ProductRemoved: {
      key: (e) => e.data.productId,
      fold: (row, e) => row && { ...row, active: false, ...touched(e) },
    },
  },
});
