/** Approvals whose time to be undone is long over, and that are not released: the job that releases them was lost. */
import type { Pool } from 'pg';

export type OverdueRelease = {
  readonly companyId: string;
  readonly orderId: string;
  readonly version: number;
  /** the approval's actor */
  readonly approvedBy: string;
  readonly releaseAt: Date;
};
export type OverdueReleaseQueries = {
  /** Of every company. */
  readonly overdueReleases: () => Promise<readonly OverdueRelease[]>;
};

const overdue = {
  name: 'overdue-releases',
  text: `select company_id as "companyId", id as "orderId", version, decision->>'by' as "approvedBy", release_at as "releaseAt"
    from read.sales_orders where release_at < now() - interval '1 minute' order by release_at limit 1000`,
};

export const createOverdueReleaseQueries = (pool: Pool): OverdueReleaseQueries => ({
  overdueReleases: async () => (await pool.query<OverdueRelease>(overdue)).rows,
});
