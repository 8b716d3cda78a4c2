import type { WarehouseDetails, WarehouseEvent } from './catalog.events.ts';
import { type CatalogRecord, decideRecord, removed, withChanges } from './catalog-record.ts';

export type Warehouse = CatalogRecord<WarehouseDetails>;

const initialState: Warehouse = { phase: 'none' };

function evolve(state: Warehouse, event: WarehouseEvent): Warehouse {
  switch (event.type) {
    case 'WarehouseRegistered': {
      const { warehouseId: _, ...details } = event.data;
      return { phase: 'active', details };
    }
    case 'WarehouseChanged':
      return withChanges(state, event.data.changes);
    case 'WarehouseRemoved':
      return removed(state);
    default:
      return state;
  }
}

const decide = decideRecord<WarehouseDetails, WarehouseEvent>({
  registered: (warehouseId, details) => ({ type: 'WarehouseRegistered', data: { warehouseId, ...details } }),
  changed: (warehouseId, changes) => ({ type: 'WarehouseChanged', data: { warehouseId, changes } }),
  removed: (warehouseId) => ({ type: 'WarehouseRemoved', data: { warehouseId } }),
});

export const warehouse = { initialState, evolve, decide };
