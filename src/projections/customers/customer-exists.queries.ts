import type { Queryable } from '@order-intake/event-sourcing';

/** Whether the company has this customer and has not removed it. */
export const createCustomerExists =
  (pool: Queryable) =>
  async (companyId: string, id: string): Promise<boolean> =>
    ((await pool.query('select 1 from read.customers where company_id = $1 and id = $2 and active', [companyId, id])).rowCount ??
      0) > 0;
