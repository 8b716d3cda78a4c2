import type { WarehouseEvent } from '../../domain/catalog/catalog.events.ts';
import type { Recorded } from '../../platform/event-store/event-store.ts';
import { readModel } from '../../platform/projections/read-model.ts';
import { searchKeyOf } from '../shared/search-key.ts';

export type WarehouseRow = {
  readonly id: string;
  readonly company_id: string;
  readonly code: string;
  readonly name: string;
  readonly is_default: boolean;
  /** everything that a search looks into, as compared */
  readonly search_key: string;
  /** false: removed, kept for what refers to it */
  readonly active: boolean;
  readonly revision: number;
  readonly created_at: Date;
  readonly updated_at: Date;
};

const withKey = (facts: Omit<WarehouseRow, 'search_key'>): WarehouseRow => ({
  ...facts,
  search_key: searchKeyOf(facts.code, facts.name),
});

const touched = ({ revision, recordedAt }: Recorded) => ({ revision, updated_at: recordedAt });

export const warehouses = readModel<WarehouseEvent>()<WarehouseRow>({
  name: 'warehouses',
  version: 1,
  columns: {
    id: 'uuid primary key',
    company_id: 'text not null',
    code: 'text not null',
    name: 'text not null',
    is_default: 'boolean not null',
    search_key: 'text not null',
    active: 'boolean not null',
    revision: 'integer not null',
    created_at: 'timestamptz not null',
    updated_at: 'timestamptz not null',
  },
  indexes: ['create index on $table (company_id, created_at desc, id desc)'],
  on: {
    WarehouseRegistered: {
      key: (e) => e.data.warehouseId,
      fold: (row, e) => {
        const { warehouseId: id, isDefault: is_default, code, name } = e.data;
        const created_at = row?.created_at ?? e.recordedAt;
        return withKey({ id, company_id: e.metadata.companyId, code, name, is_default, active: true, created_at, ...touched(e) });
      },
    },
    WarehouseChanged: {
      key: (e) => e.data.warehouseId,
      fold: (row, e) => {
        if (!row) return null;
        const { isDefault: is_default = row.is_default, ...changes } = e.data.changes;
        return withKey({ ...row, ...changes, is_default, ...touched(e) });
      },
    },
    WarehouseRemoved: {
      key: (e) => e.data.warehouseId,
      fold: (row, e) => row && { ...row, active: false, is_default: false, ...touched(e) },
    },
  },
});
