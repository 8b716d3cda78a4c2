import type { Pool } from 'pg';
import { createRecordQueries, type RecordQueries } from '../shared/record-queries.ts';
import type { WarehouseRow } from './warehouses.read-model.ts';

export type WarehouseQueries = {
  readonly warehouses: RecordQueries<WarehouseRow>;
  /** More than one only for a moment, while the default moves. */
  readonly defaultWarehouses: (companyId: string) => Promise<readonly string[]>;
};

export const createWarehouseQueries = (pool: Pool): WarehouseQueries => ({
  warehouses: createRecordQueries(pool, 'warehouses'),
  defaultWarehouses: async (companyId) => {
    const { rows } = await pool.query<{ id: string }>(
      'select id from read.warehouses where company_id = $1 and is_default and active order by id',
      [companyId],
    );
    return rows.map(({ id }) => id);
  },
});
