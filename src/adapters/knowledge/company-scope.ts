/** Statements that see one company's rows: the setting that row-level security looks at holds for one transaction. */
import type pg from 'pg';
import { withTransaction } from '../../platform/postgres/pool.ts';

export const withCompany = <T>(pool: pg.Pool, companyId: string, fn: (tx: pg.PoolClient) => Promise<T>): Promise<T> =>
  withTransaction(pool, async (tx) => {
    await tx.query(`select set_config('app.company_id', $1, true)`, [companyId]);
    return fn(tx);
  });
