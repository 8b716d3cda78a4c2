import type { Pool } from 'pg';

export type CompanyQueries = {
  /** The name by which notifications call the company; its id until it is known. */
  readonly companyName: (companyId: string) => Promise<string>;
};

export const createCompanyQueries = (pool: Pool): CompanyQueries => ({
  companyName: async (companyId) => {
    const { rows } = await pool.query<{ name: string }>('select name from read.companies where id = $1', [companyId]);
    return rows[0]?.name ?? companyId;
  },
});
