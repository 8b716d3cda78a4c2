import { isUuid } from '@order-intake/event-sourcing';
import type { Pool } from 'pg';
import type { ApprovalHistory } from '../../domain/auto-approval/auto-approval.decider.ts';
import type { ApprovalJudgementRow } from './approval-judgements.read-model.ts';

/** An order that was judged, and what became of it. */
export type JudgedOrder = Pick<
  ApprovalJudgementRow,
  'id' | 'reference' | 'facts' | 'verdict' | 'corrected' | 'outcome' | 'found_wrong'
>;

/** An order with all that it was judged by, for an audit. */
export type ReportedOrder = Pick<
  ApprovalJudgementRow,
  | 'id'
  | 'reference'
  | 'customer_id'
  | 'policy_version'
  | 'rule'
  | 'approves'
  | 'live'
  | 'sampled'
  | 'checks'
  | 'judged_at'
  | 'outcome'
  | 'decided_at'
  | 'verdict'
>;

export type Period = { readonly from: Date; readonly to: Date };

export type ApprovalJudgementQueries = {
  /** What a policy's evidence is made of; `settledBefore`: orders judged later prove nothing yet. */
  readonly approvalHistory: (companyId: string, version: number, settledBefore: Date) => Promise<ApprovalHistory>;
  /** Orders of the period that were judged, newest first, `most` of them. */
  readonly judgedOrders: (companyId: string, period: Period, most: number) => Promise<readonly JudgedOrder[]>;
  /** Orders that were judged on these days, `to` excluded, in the order in which they were; days ISO, in this time zone. */
  readonly reportedOrders: (
    companyId: string,
    days: { readonly from: string; readonly to: string; readonly timeZone: string },
    most: number,
  ) => Promise<readonly ReportedOrder[]>;
  /** Orders of this customer that this version would have approved wrongly. */
  readonly customerErrors: (companyId: string, customerId: string, version: number) => Promise<number>;
  /** Ids of orders whose automatic approval is planned. */
  readonly plannedApprovals: (companyId: string) => Promise<readonly string[]>;
  /** What the policy said of one order; null: nothing. */
  readonly approvalJudgement: (companyId: string, orderId: string) => Promise<ApprovalJudgementRow | null>;
};

const settled = {
  name: 'approval-evidence-by-version',
  text: `select policy_version as version, count(*) filter (where verdict = 'right')::int as right,
      count(*) filter (where verdict in ('wrong', 'open'))::int as wrong
    from read.approval_judgements where company_id = $1 and approves and judged_at <= $2 group by 1 order by 1`,
};
const decided = {
  name: 'approval-verdicts',
  text: `select count(*) filter (where verdict = 'right')::int as right, count(*) filter (where verdict = 'wrong')::int as wrong
    from read.approval_judgements where company_id = $1 and approves and policy_version = $2`,
};
const judged = {
  name: 'approval-judged-orders',
  text: `select id, reference, facts, verdict, corrected, outcome, found_wrong from read.approval_judgements
    where company_id = $1 and judged_at is not null and drafted_at >= $2 and drafted_at < $3 order by drafted_at desc, id limit $4`,
};
const reported = {
  name: 'approval-report',
  text: `select id, reference, customer_id, policy_version, rule, approves, live, sampled, checks, judged_at, outcome, decided_at, verdict
    from read.approval_judgements
    where company_id = $1 and judged_at >= $2::timestamp at time zone $4 and judged_at < $3::timestamp at time zone $4
    order by judged_at, id limit $5`,
};
const errors = {
  name: 'approval-errors-of-customer',
  text: `select count(*)::int as errors from read.approval_judgements
    where company_id = $1 and customer_id = $2 and policy_version = $3 and approves and verdict = 'wrong'`,
};
const judgementById = {
  name: 'approval-judgement',
  text: 'select * from read.approval_judgements where company_id = $1 and id = $2 and judged_at is not null',
};

const planned = {
  name: 'approval-planned-orders',
  text: "select id from read.sales_orders where company_id = $1 and jsonb_typeof(approval_plan->'planned') = 'object'",
};

export const createApprovalJudgementQueries = (pool: Pool): ApprovalJudgementQueries => ({
  approvalHistory: async (companyId, version, settledBefore) => {
    const [bySettled, byDecided] = await Promise.all([
      pool.query<ApprovalHistory['settled'][number]>({ ...settled, values: [companyId, settledBefore] }),
      pool.query<ApprovalHistory['decided']>({ ...decided, values: [companyId, version] }),
    ]);
    return { settled: bySettled.rows, decided: byDecided.rows[0] ?? { right: 0, wrong: 0 } };
  },
  judgedOrders: async (companyId, { from, to }, most) =>
    (await pool.query<JudgedOrder>({ ...judged, values: [companyId, from, to, most] })).rows,
  reportedOrders: async (companyId, { from, to, timeZone }, most) =>
    (await pool.query<ReportedOrder>({ ...reported, values: [companyId, from, to, timeZone, most] })).rows,
  customerErrors: async (companyId, customerId, version) => {
    if (!isUuid(customerId)) return 0;
    const { rows } = await pool.query<{ readonly errors: number }>({ ...errors, values: [companyId, customerId, version] });
    return rows[0]?.errors ?? 0;
  },
  plannedApprovals: async (companyId) =>
    (await pool.query<{ readonly id: string }>({ ...planned, values: [companyId] })).rows.map(({ id }) => id),
  approvalJudgement: async (companyId, orderId) =>
    (await pool.query<ApprovalJudgementRow>({ ...judgementById, values: [companyId, orderId] })).rows[0] ?? null,
});
