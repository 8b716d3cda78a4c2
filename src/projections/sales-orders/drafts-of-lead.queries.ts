import type { Pool } from 'pg';

export type LeadDraftQueries = {
  /** ids of the drafts that came from a lead, before it was known as a customer */
  readonly draftsOfLead: (companyId: string, leadId: string) => Promise<readonly string[]>;
  /** ids of drafts without a customer, a warehouse or a product of a line, with one found by likeness alone, or in another unit; the newest first */
  readonly draftsMissingRecords: (companyId: string, most: number) => Promise<readonly string[]>;
};

const missing = {
  name: 'drafts-missing-records',
  text: `select id from read.sales_orders where company_id = $1 and waiting_since is not null and status = 'DRAFT'
    and (customer_id is null or customer_matched_by in ('domain', 'similar_name') or warehouse_id is null
      or lines @> '[{"productId": null}]' or lines @> '[{"matchedBy": "similar_name"}]' or content_reasons ? 'unit_differs') order by created_at desc limit $2`,
};

export const createLeadDraftQueries = (pool: Pool): LeadDraftQueries => ({
  draftsMissingRecords: async (companyId, most) =>
    (await pool.query<{ id: string }>({ ...missing, values: [companyId, most] })).rows.map(({ id }) => id),
  draftsOfLead: async (companyId, leadId) => {
    const { rows } = await pool.query<{ id: string }>(
      `select id from read.sales_orders where company_id = $1 and lead_id = $2 and status = 'DRAFT' order by created_at`,
      [companyId, leadId],
    );
    return rows.map(({ id }) => id);
  },
});
