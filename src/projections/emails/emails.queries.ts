import { longestPutOffMs } from '@order-intake/kernel';
import type { Pool } from 'pg';
import type { FailureCause } from '../../domain/email/email.events.ts';
import type { MailKind } from '../../domain/email/mail-kind.ts';
import { type Condition, conditionsOf, type Total, wordsIn } from '../../platform/postgres/conditions.ts';
import type { Page, PageRequest } from '../../platform/postgres/keyset.ts';
import { type OrderedRow, type OrderingOf, orderedPages } from '../../platform/postgres/ordered-page.ts';
import { allOn, countTogether, inTheirOrder } from '../../platform/postgres/shared-count.ts';
import { createListedPage } from '../shared/listed-page.ts';
import type { NoOrder } from './emails.columns.ts';
import type { EmailRow } from './emails.read-model.ts';

/** `from` and `to` bound when it was received, `to` excluded. `q`: words that all have to occur in sender, subject and what was read. */
export type EmailFilter = {
  readonly status?: string;
  readonly module?: string;
  readonly notification?: string;
  /** failed for good, and for this */
  readonly cause?: FailureCause;
  readonly requiresReview?: boolean;
  /** became no order: for any reason, or this one; false: became one */
  readonly noOrder?: NoOrder | boolean;
  readonly assignee?: string;
  readonly kind?: MailKind;
  /** questions and complaints that a person has seen, or none yet */
  readonly seen?: boolean;
  readonly q?: string;
  readonly from?: Date;
  readonly to?: Date;
};
const pages = orderedPages({ received_at: { sql: 'received_at', type: 'timestamptz' } });
export const emailOrderings = pages.names;
export type EmailOrdering = OrderingOf<'received_at'>;

export type OverdueNotification = { readonly companyId: string; readonly emailId: string };

export type EmailQueries = {
  readonly emails: (
    companyId: string,
    filter: EmailFilter & { readonly ordering?: EmailOrdering },
    page: PageRequest,
  ) => Promise<Page<EmailRow>>;
  /** `first`: the first page of the same; when it is all there is nothing is counted. A search has to read each row of a count. */
  readonly emailTotal: (companyId: string, filter: EmailFilter, first?: Promise<Page<EmailRow>>) => Promise<Total>;
  /** ids of failed mails that nobody has settled, of this cause or of any; the oldest first */
  readonly failedEmails: (companyId: string, cause: FailureCause | null, most: number) => Promise<readonly string[]>;
  readonly email: (companyId: string, id: string) => Promise<EmailRow | null>;
  /** Of these mails those that have an entry. */
  readonly knownEmails: (companyId: string, ids: readonly string[]) => Promise<ReadonlySet<string>>;
  /** Of every company: outcomes without a notification for ten minutes, although the job had its time. */
  readonly overdueNotifications: () => Promise<readonly OverdueNotification[]>;
  /** Mails of this mailbox that a poll would not find by UNSEEN alone: due, processed and not moved, failed and not set aside. */
  readonly unfinished: (companyId: string, mailboxId: string, now: Date) => Promise<readonly string[]>;
  /** How many that were first seen in this mailbox are not yet where they belong. */
  readonly unsettled: (companyId: string, mailboxId: string) => Promise<number>;
};

const conditions = (filter: EmailFilter): readonly Condition[] => {
  const { noOrder } = filter;
  return [
    ['status = ?', filter.status],
    ['module = ?', filter.module],
    ['notification = ?', filter.notification],
    [`error_code = ? and status = 'FAILED'`, filter.cause],
    ['requires_review = ?', filter.requiresReview],
    ['assignee = ?', filter.assignee],
    ['kind = ?', filter.kind],
    ['unseen_since is not null and ?', filter.seen === false ? true : undefined],
    ['seen is not null and ?', filter.seen === true ? true : undefined],
    ['no_order = ?', typeof noOrder === 'string' ? noOrder : undefined],
    // a mail that is still to be read has neither an order nor a reason why not
    [`(no_order is not null) = ? and status <> 'PENDING'`, typeof noOrder === 'boolean' ? noOrder : undefined],
    ['received_at >= ?', filter.from],
    ['received_at < ?', filter.to],
    ...wordsIn('search', filter.q),
  ];
};
const failed = {
  name: 'emails-failed',
  text: `select id from read.emails where company_id = $1 and waiting_since is not null and status = 'FAILED'
    and ($2::text is null or error_code = $2) order by waiting_since, id limit $3`,
};
const emailById = { name: 'email', text: 'select * from read.emails where company_id = $1 and id = $2' };
const unfinished = {
  name: 'email-logs-unfinished',
  text: `select id from read.emails where company_id = $1 and unsettled
    and copies @> jsonb_build_array(jsonb_build_object('mailbox_id', $2::text, 'settled', false))
    and (next_attempt_at is null or next_attempt_at <= $3::timestamptz
      or next_attempt_at > $3::timestamptz + interval '${longestPutOffMs} milliseconds') order by received_at limit 1000`,
};
const unsettled = {
  name: 'emails-unsettled',
  text: 'select count(*)::int as n from read.emails where company_id = $1 and mailbox_id = $2 and unsettled',
};

const overdue = `select company_id as "companyId", id as "emailId" from read.emails
  where notification is null and outcome_at < now() - interval '10 minutes' order by outcome_at limit 500`;

export const createEmailQueries = (pool: Pool): EmailQueries => {
  const listed = createListedPage<EmailRow & OrderedRow, 'received_at'>({
    ...{ pool, table: 'emails', pages, orderColumns: ['received_at'] },
  });
  return {
    emails: async (companyId, { ordering = '-received_at', ...filter }, page) => {
      const isSearch = filter.q !== undefined;
      return listed({ companyId, conditions: conditionsOf(conditions(filter), 2), isSearch, ordering, page });
    },
    emailTotal: async (companyId, filter, first) => {
      const all = first && allOn(await first);
      if (all) return all;
      const { text, values } = conditionsOf(conditions(filter), 2);
      const from = `read.emails where company_id = $1${text}${filter.q === undefined ? inTheirOrder('received_at') : ''}`;
      return countTogether(pool, { from, values: [companyId, ...values] });
    },
    failedEmails: async (companyId, cause, most) =>
      (await pool.query<{ id: string }>({ ...failed, values: [companyId, cause, most] })).rows.map(({ id }) => id),
    email: async (companyId, id) => (await pool.query<EmailRow>({ ...emailById, values: [companyId, id] })).rows[0] ?? null,
    knownEmails: async (companyId, ids) => {
      if (ids.length === 0) return new Set();
      const text = 'select id from read.emails where company_id = $1 and id = any($2::uuid[])';
      const { rows } = await pool.query<{ id: string }>(text, [companyId, ids]);
      return new Set(rows.map(({ id }) => id));
    },
    overdueNotifications: async () => (await pool.query<OverdueNotification>(overdue)).rows,
    unfinished: async (companyId, mailboxId, now) => {
      const { rows } = await pool.query<{ id: string }>({ ...unfinished, values: [companyId, mailboxId, now] });
      return rows.map(({ id }) => id);
    },
    unsettled: async (companyId, mailboxId) =>
      (await pool.query<{ n: number }>({ ...unsettled, values: [companyId, mailboxId] })).rows[0]?.n ?? 0,
  };
};
