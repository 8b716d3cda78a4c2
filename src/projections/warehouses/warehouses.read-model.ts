import { change, column, put, readModel } from '@order-intake/event-sourcing';
import type { WarehouseEvent } from '../../domain/catalog/catalog.events.ts';
import { searchKeyOf } from '../shared/search-key.ts';

const columns = {
  ...column.ofCompany,
  code: column.text,
  name: column.text,
  is_default: column.boolean,
  /** everything that a search looks into, as compared */
  search_key: column.derived(column.text),
  /** false: removed, kept for what refers to it */
  active: column.boolean,
  ...column.lifetime,
};

export type WarehouseRow = column.RowOf<typeof columns>;

export const warehouses = readModel<WarehouseEvent, typeof columns>({
  name: 'warehouses',
  version: 1,
  columns,
  indexes: ['create index on $table (company_id, created_at desc, id desc)'],
  key: (e) => e.data.warehouseId,
  derived: { search_key: ({ code, name }) => searchKeyOf(code, name) },
  on: {
    WarehouseRegistered: put(({ data: { code, name, isDefault } }) => ({ code, name, is_default: isDefault, active: true })),
    WarehouseChanged: change((e, row) => {
      const { isDefault: is_default = row.is_default, ...changes } = e.data.changes;
      return { ...changes, is_default };
    }),
    WarehouseRemoved: change(() => ({ active: false, is_default: false })),
  },
});
