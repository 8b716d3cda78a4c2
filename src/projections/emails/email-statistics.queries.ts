import { dayAfter, dayIn } from '@order-intake/kernel';
import type { Pool } from 'pg';
import type { FailureCause } from '../../domain/email/email.events.ts';
import { createSettledOnce, recentDays } from '../shared/settled-counts.ts';

export type DayCount = { readonly day: string; readonly mails: number; readonly orders: number };
export type FailureCount = { readonly cause: FailureCause | null; readonly mails: number };
export type Waiting = { readonly count: number; readonly oldest: Date | null };

export type Unseen = { readonly questions: number; readonly complaints: number; readonly oldest: Date | null };

export type EmailStatistics = {
  /** Each of the last days of this time zone, today included, the oldest first: also those without any. */
  readonly perDay: (companyId: string, timeZone: string, days: number) => Promise<readonly DayCount[]>;
  /** Of mails received since then that failed for good. */
  readonly failures: (companyId: string, since: Date) => Promise<readonly FailureCount[]>;
  /** Mails without an outcome. */
  readonly pending: (companyId: string) => Promise<Waiting>;
  /** Questions and complaints that nobody has seen. */
  readonly unseen: (companyId: string) => Promise<Unseen>;
  /** Drafts that nobody has decided; the second number: those that a person has to look at. */
  readonly undecided: (companyId: string) => Promise<Waiting & { readonly requiring_review: number }>;
};

/** From a day to another, both included. Each is counted between two times of its index: to find the day of each row costs five times that. */
const perDay = {
  name: 'mails-and-orders-per-day',
  text: `with days as (
      select day, day at time zone $2 as since, (day + interval '1 day') at time zone $2 as till
      from generate_series($3::date::timestamp, $4::date, interval '1 day') as day
    )
    select to_char(day, 'YYYY-MM-DD') as day,
      (select count(*)::int from read.emails where company_id = $1 and received_at >= since and received_at < till) as mails,
      (select count(*)::int from read.draft_outcomes where company_id = $1 and drafted_at >= since and drafted_at < till) as orders
    from days order by days.day`,
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
const unseen = {
  name: 'unseen-mails',
  text: `select count(*) filter (where kind = 'question')::int as questions, count(*) filter (where kind = 'complaint')::int as complaints,
    min(unseen_since) as oldest from read.emails where company_id = $1 and unseen_since is not null`,
};
const undecided = {
  name: 'undecided-drafts',
  text: `select count(*)::int as count, min(created_at) as oldest, count(*) filter (where requires_review)::int as requiring_review
    from read.sales_orders where company_id = $1 and status = 'DRAFT' and waiting_since is not null`, // every draft waits, of a year's orders few
};

export const createEmailStatistics = (pool: Pool): EmailStatistics => {
  const settledOnce = createSettledOnce<readonly DayCount[]>();
  const daysOf = async (companyId: string, timeZone: string, first: string, last: string) =>
    (await pool.query<DayCount>({ ...perDay, values: [companyId, timeZone, first, last] })).rows;
  return {
    perDay: async (companyId, timeZone, days) => {
      const today = dayIn(timeZone, new Date());
      const [first, edge] = [dayAfter(today, 1 - days), dayAfter(today, -recentDays)];
      if (first >= edge) return daysOf(companyId, timeZone, first, today);
      const key = JSON.stringify([companyId, timeZone, first, edge]);
      const settled = await settledOnce(key, () => daysOf(companyId, timeZone, first, dayAfter(edge, -1)));
      return [...settled, ...(await daysOf(companyId, timeZone, edge, today))];
    },
    failures: async (companyId, since) => (await pool.query<FailureCount>({ ...failures, values: [companyId, since] })).rows,
    pending: async (companyId) =>
      (await pool.query<Waiting>({ ...pending, values: [companyId] })).rows[0] ?? { count: 0, oldest: null },
    unseen: async (companyId) =>
      (await pool.query<Unseen>({ ...unseen, values: [companyId] })).rows[0] ?? { questions: 0, complaints: 0, oldest: null },
    undecided: async (companyId) =>
      (await pool.query<Waiting & { requiring_review: number }>({ ...undecided, values: [companyId] })).rows[0] ?? {
        count: 0,
        oldest: null,
        requiring_review: 0,
      },
  };
};
