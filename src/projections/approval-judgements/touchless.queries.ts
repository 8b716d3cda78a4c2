/** How many orders needed nobody, what that saved, and what keeps the others back. */
import type { Pool } from 'pg';
import type { ApprovalCheck } from '../../domain/auto-approval/approval-rule.ts';

export type TouchlessCounts = {
  /** decided since then, by a person or a policy */
  readonly decided: number;
  /** of these: approved by a policy */
  readonly automatic: number;
  /** of those: found wrong later */
  readonly wrong: number;
  /** between two decisions of one person in a row, in the middle; null: there are too few */
  readonly handling_seconds: number | null;
};
export type Blocker = { readonly check: ApprovalCheck; readonly orders: number; readonly alone: number };

export type TouchlessQueries = {
  readonly touchless: (companyId: string, since: Date) => Promise<TouchlessCounts>;
  /** Demands that orders judged since then do not meet, the one that keeps most back alone first. */
  readonly approvalBlockers: (companyId: string, since: Date) => Promise<readonly Blocker[]>;
};

const counts = {
  name: 'touchless-counts',
  text: `select count(*)::int as decided, count(*) filter (where automatic)::int as automatic,
      count(*) filter (where automatic and verdict = 'wrong')::int as wrong
    from read.approval_judgements where company_id = $1 and decided_at >= $2`,
};
/** A longer pause is no work on an order; fewer decisions say nothing. */
const longestPause = '30 minutes';
const fewest = 10;
const handling = {
  name: 'touchless-handling',
  text: `select percentile_cont(0.5) within group (order by date_part('epoch', at - before)) as seconds, count(*)::int as orders from (
      select (decision->>'at')::timestamptz as at,
        lag((decision->>'at')::timestamptz) over (partition by decision->>'by' order by (decision->>'at')::timestamptz) as before
      from read.sales_orders
      where company_id = $1 and decision is not null and not decision ? 'policy_version' and (decision->>'at')::timestamptz >= $2
    ) as decisions where at - before between interval '1 second' and interval '${longestPause}'`,
};
const blockers = {
  name: 'touchless-blockers',
  text: `select c.check, count(*)::int as orders, count(*) filter (where c.failed = 1)::int as alone from (
      select one->>'check' as check, count(*) over (partition by j.id) as failed
      from read.approval_judgements j, jsonb_array_elements(j.checks) as one
      where j.company_id = $1 and j.judged_at >= $2 and not j.approves and one->>'holds' = 'false'
    ) as c group by 1 order by 3 desc, 2 desc, 1`,
};

export const createTouchlessQueries = (pool: Pool): TouchlessQueries => ({
  touchless: async (companyId, since) => {
    const values = [companyId, since];
    const [counted, measured] = await Promise.all([
      pool.query<Omit<TouchlessCounts, 'handling_seconds'>>({ ...counts, values }),
      pool.query<{ readonly seconds: number | null; readonly orders: number }>({ ...handling, values }),
    ]);
    const { seconds = null, orders = 0 } = measured.rows[0] ?? {};
    const totals = counted.rows[0] ?? { decided: 0, automatic: 0, wrong: 0 };
    return { ...totals, handling_seconds: orders < fewest ? null : seconds };
  },
  approvalBlockers: async (companyId, since) => (await pool.query<Blocker>({ ...blockers, values: [companyId, since] })).rows,
});
