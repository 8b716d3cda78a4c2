import type { Pool } from 'pg';

/** `queued`: mails unread or received, and not finished. `alarmed`: an alarm about it is open. */
export type Backlog = { readonly queued: number; readonly alarmed: boolean };
export type BacklogQueries = {
  readonly backlog: (companyId: string) => Promise<Backlog>;
  /** Of every company: those whose alarm is open. */
  readonly companiesWithBacklog: () => Promise<readonly string[]>;
};

const open = `from read.alarms where kind = 'backlog' and cleared_at is null`;
const one = {
  name: 'backlog',
  text: `select (select count(*)::int from read.emails where company_id = $1 and status = 'PENDING')
      + (select coalesce(sum(unrecorded), 0)::int from app.mailbox_polls where company_id = $1) as queued,
    exists (select 1 ${open} and company_id = $1) as alarmed`,
};

export const createBacklogQueries = (pool: Pool): BacklogQueries => ({
  backlog: async (companyId) =>
    (await pool.query<Backlog>({ ...one, values: [companyId] })).rows[0] ?? { queued: 0, alarmed: false },
  companiesWithBacklog: async () => {
    const { rows } = await pool.query<{ company_id: string }>(`select company_id ${open}`);
    return rows.map((row) => row.company_id);
  },
});
