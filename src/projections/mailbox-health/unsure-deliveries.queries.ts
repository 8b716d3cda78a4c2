import type { Pool } from 'pg';

/** `unsure`: messages whose end nobody saw, and that nobody has sent again. `alarmed`: an alarm about them is open. */
export type UnsureDeliveries = { readonly unsure: number; readonly alarmed: boolean };
export type UnsureDeliveryQueries = {
  readonly unsureDeliveries: (companyId: string) => Promise<UnsureDeliveries>;
  /** Of every company: those that have one, or an open alarm about one. */
  readonly companiesWithUnsure: () => Promise<readonly string[]>;
};

const unsure = `from read.emails where notification = 'ambiguous'`;
const open = `from read.alarms where kind = 'deliveries_unsure' and cleared_at is null`;
const unsureCounts = {
  name: 'unsure-deliveries',
  text: `select (select count(*)::int ${unsure} and company_id = $1) as unsure, exists (select 1 ${open} and company_id = $1) as alarmed`,
};

export const createUnsureDeliveryQueries = (pool: Pool): UnsureDeliveryQueries => ({
  unsureDeliveries: async (companyId) =>
    (await pool.query<UnsureDeliveries>({ ...unsureCounts, values: [companyId] })).rows[0] ?? { unsure: 0, alarmed: false },
  companiesWithUnsure: async () => {
    const text = `select company_id ${unsure} union select company_id ${open}`;
    return (await pool.query<{ company_id: string }>(text)).rows.map((row) => row.company_id);
  },
});
