/** Orders about which customers were asked: what is due, and who was asked lately. */
import type { Pool } from 'pg';

export type DueQuestion = { readonly companyId: string; readonly orderId: string; readonly round: number };
export type AskedOrderQueries = {
  /** Of every company: rounds whose reminder or deadline has come. */
  readonly dueQuestions: () => Promise<readonly DueQuestion[]>;
  /** `since`: ISO, at most a few hours ago */
  readonly wasAskedSince: (companyId: string, recipient: string, since: string) => Promise<boolean>;
};

const due = {
  name: 'due-questions',
  text: `select company_id as "companyId", id as "orderId", (q->>'round')::int as round
    from read.sales_orders, jsonb_array_elements(questions) q
    where question_step_at < now() and q->>'state' = 'waiting' order by question_step_at limit 1000`,
};

// an order that somebody was asked about lately was updated lately: by the index of a company's orders
const asked = {
  name: 'recipient-asked-since',
  text: `select exists (select from read.sales_orders, jsonb_array_elements(questions) q
    where company_id = $1 and updated_at >= $3::timestamptz and lower(q->>'recipient') = lower($2) and (q->>'askedAt')::timestamptz > $3::timestamptz) as asked`,
};

export const createAskedOrderQueries = (pool: Pool): AskedOrderQueries => ({
  dueQuestions: async () => (await pool.query<DueQuestion>(due)).rows,
  wasAskedSince: async (companyId, recipient, since) =>
    (await pool.query<{ asked: boolean }>({ ...asked, values: [companyId, recipient, since] })).rows[0]?.asked ?? false,
});
