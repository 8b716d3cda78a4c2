import type { Pool } from 'pg';

export type LeadDraftQueries = {
  /** ids of the drafts that came from a lead, before it was known as a customer */
  readonly draftsOfLead: (companyId: string, leadId: string) => Promise<readonly string[]>;
};

export const createLeadDraftQueries = (pool: Pool): LeadDraftQueries => ({
  draftsOfLead: async (companyId, leadId) => {
    const { rows } = await pool.query<{ id: string }>(
      `select id from read.sales_orders where company_id = $1 and lead_id = $2 and status = 'DRAFT' order by created_at`,
      [companyId, leadId],
    );
    return rows.map(({ id }) => id);
  },
});
