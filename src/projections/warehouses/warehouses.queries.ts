import type { EventStore } from '@order-intake/event-sourcing';
import type { Pool } from 'pg';
import { warehouseStream } from '../../domain/catalog/catalog.stream.ts';
import { createRecordQueries, type RecordQueries } from '../shared/record-queries.ts';
import { type WarehouseRow, warehouses } from './warehouses.read-model.ts';

export type WarehouseQueries = { readonly warehouses: RecordQueries<WarehouseRow> };

export const createWarehouseQueries = (pool: Pool, store: Pick<EventStore, 'readStream'>): WarehouseQueries => ({
  warehouses: createRecordQueries<WarehouseRow>({ pool, store, model: warehouses, stream: warehouseStream }),
});

/** The ids of the default warehouses: more than one only for a moment, while the default moves. */
export const createDefaultWarehouses =
  (pool: Pool) =>
  async (companyId: string): Promise<readonly string[]> => {
    const { rows } = await pool.query<{ id: string }>(
      'select id from read.warehouses where company_id = $1 and is_default and active order by id',
      [companyId],
    );
    return rows.map(({ id }) => id);
  };
