import type { Pool } from 'pg';
import type { FailureCause } from '../../domain/email/email.events.ts';

export type DayCount = { readonly day: string; readonly mails: number; readonly orders: number };
export type FailureCount = { readonly cause: FailureCause | null; readonly mails: number };
export type Waiting = { readonly count: number; readonly oldest: Date | null };

export type EmailStatistics = {
  /** Each of the last days of this time zone, today included, the oldest first: also those without any. */
  readonly perDay: (companyId: string, timeZone: string, days: number) => Promise<readonly DayCount[]>;
  /** Of mails received since then that failed for good. */
  readonly failures: (companyId: string, since: Date) => Promise<readonly FailureCount[]>;
  /** Mails without an outcome. */
  readonly pending: (companyId: string) => Promise<Waiting>;
  /** Drafts that nobody has decided; the second number: those that a person has to look at. */
  readonly undecided: (companyId: string) => Promise<Waiting & { readonly requiring_review: number }>;
};

/** Where the first of $3 days of the time zone $2 begins; said in place, so that the database knows how few rows come after it. */
const firstDay = '((now() at time zone $2)::date - ($3::int - 1))';
const since = `(${firstDay}::timestamp at time zone $2)`;

const perDay = {
  name: 'mails-and-orders-per-day',
  text: `with days as (
      select day::date from generate_series(${firstDay}, (now() at time zone $2)::date, interval '1 day') as day
    ), mails as (
      select (received_at at time zone $2)::date as day, count(*)::int as n from read.emails
      where company_id = $1 and received_at >= ${since} group by 1
    ), orders as (
      select (drafted_at at time zone $2)::date as day, count(*)::int as n from read.draft_outcomes
      where company_id = $1 and drafted_at >= ${since} group by 1
    )
    select to_char(d.day, 'YYYY-MM-DD') as day, coalesce(m.n, 0) as mails, coalesce(o.n, 0) as orders
    from days d left join mails m on m.day = d.day left join orders o on o.day = d.day order by d.day`,
};
const failures = {
  name: 'failures-by-cause',
  text: `select error_code as cause, count(*)::int as mails from read.emails
    where company_id = $1 and received_at >= $2 and status = 'FAILED' group by 1 order by 2 desc, 1`,
};
const pending = {
  name: 'mails-without-outcome',
  text: `select count(*)::int as count, min(received_at) as oldest from read.emails where company_id = $1 and status = 'PENDING'`,
};
const undecided = {
  name: 'undecided-drafts',
  text: `select count(*)::int as count, min(created_at) as oldest, count(*) filter (where requires_review)::int as requiring_review
    from read.sales_orders where company_id = $1 and status = 'DRAFT' and waiting_since is not null`, // every draft waits, of a year's orders few
};

export const createEmailStatistics = (pool: Pool): EmailStatistics => ({
  perDay: async (companyId, timeZone, days) =>
    (await pool.query<DayCount>({ ...perDay, values: [companyId, timeZone, days] })).rows,
  failures: async (companyId, since) => (await pool.query<FailureCount>({ ...failures, values: [companyId, since] })).rows,
  pending: async (companyId) =>
    (await pool.query<Waiting>({ ...pending, values: [companyId] })).rows[0] ?? { count: 0, oldest: null },
  undecided: async (companyId) =>
    (await pool.query<Waiting & { requiring_review: number }>({ ...undecided, values: [companyId] })).rows[0] ?? {
      count: 0,
      oldest: null,
      requiring_review: 0,
    },
});
