/** Statements that see one company's rows: the setting that row-level security looks at holds for one transaction. */
import { withTransaction } from '@order-intake/event-sourcing';
import type pg from 'pg';

export const withCompany = <T>(pool: pg.Pool, companyId: string, fn: (tx: pg.PoolClient) => Promise<T>): Promise<T> =>
  withTransaction(pool, async (tx) => {
    await tx.query(`select set_config('app.company_id', $1, true)`, [companyId]);
    return fn(tx);
  });

/** Writing or copying a profile's chunks takes the lock on its row first, so no two writers deadlock. */
export const lockProfile = (tx: pg.PoolClient, companyId: string, profileId: string) =>
  tx.query('select 1 from app.knowledge_profiles where company_id = $1 and id = $2 for no key update', [companyId, profileId]);
