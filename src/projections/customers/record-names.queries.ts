import type { Pool } from 'pg';

export type RecordName = { readonly code: string | null; readonly name: string };
/** What a person calls a customer, a product or a warehouse; null for one that is not the company's. */
export type RecordNames = (id: string) => RecordName | null;

export type RecordNameQueries = {
  /** Removed ones are still called by their names. */
  readonly recordNames: (companyId: string, ids: readonly string[]) => Promise<RecordNames>;
};

const recordNames = {
  name: 'record-names',
  text: `select id, code, name from read.customers where company_id = $1 and id = any($2::uuid[])
    union all select id, code, name from read.products where company_id = $1 and id = any($2::uuid[])
    union all select id, code, name from read.warehouses where company_id = $1 and id = any($2::uuid[])`,
};

export const createRecordNameQueries = (pool: Pool): RecordNameQueries => ({
  recordNames: async (companyId, ids) => {
    const distinctIds = [...new Set(ids)];
    const { rows } =
      distinctIds.length === 0
        ? { rows: [] }
        : await pool.query<RecordName & { id: string }>({ ...recordNames, values: [companyId, distinctIds] });
    const names = new Map(rows.map(({ id, code, name }) => [id, { code, name }]));
    return (id) => names.get(id) ?? null;
  },
});
