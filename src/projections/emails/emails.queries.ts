import type { Pool } from 'pg';
import { type Page, type PageRequest, pageOf, startOf } from '../../platform/postgres/keyset.ts';
import type { EmailRow } from './emails.read-model.ts';

export type EmailFilter = { readonly status?: string; readonly module?: string; readonly notification?: string };

export type OverdueNotification = { readonly companyId: string; readonly emailId: string };

export type EmailQueries = {
  readonly emails: (companyId: string, filter: EmailFilter, page: PageRequest) => Promise<Page<EmailRow>>;
  readonly email: (companyId: string, id: string) => Promise<EmailRow | null>;
  /** Of these mails those that have an entry. */
  readonly knownEmails: (companyId: string, ids: readonly string[]) => Promise<ReadonlySet<string>>;
  /** Of every company: outcomes that nobody was told of for ten minutes, although the job that tells had its time. */
  readonly overdueNotifications: () => Promise<readonly OverdueNotification[]>;
  /** Mails of this mailbox that a poll would not find by UNSEEN alone: due, processed and not moved, failed and not set aside. */
  readonly unfinished: (companyId: string, mailboxId: string, now: Date) => Promise<readonly string[]>;
};

const list = {
  name: 'email-logs',
  text: `select * from read.emails where company_id = $1 and ($2::text is null or status = $2) and ($3::text is null or module = $3)
    and ($4::text is null or notification = $4) and (received_at, id) < ($5, $6) order by received_at desc, id desc limit $7`,
};
const one = { name: 'email', text: 'select * from read.emails where company_id = $1 and id = $2' };
const unfinished = {
  name: 'email-logs-unfinished',
  text: `select id from read.emails where company_id = $1 and unsettled
    and copies @> jsonb_build_array(jsonb_build_object('mailbox_id', $2::text, 'settled', false))
    and (next_attempt_at is null or next_attempt_at <= $3) order by received_at limit 1000`,
};

const overdue = `select company_id as "companyId", id as "emailId" from read.emails
  where notification is null and outcome_at < now() - interval '10 minutes' order by outcome_at limit 500`;

export const createEmailQueries = (pool: Pool): EmailQueries => ({
  emails: async (companyId, { status, module, notification }, page) => {
    const { at, id } = startOf(page);
    const values = [companyId, status ?? null, module ?? null, notification ?? null, at, id, page.limit + 1];
    const { rows } = await pool.query<EmailRow>({ ...list, values });
    return pageOf(rows, page.limit, (row) => ({ at: row.received_at, id: row.id }));
  },
  email: async (companyId, id) => (await pool.query<EmailRow>({ ...one, values: [companyId, id] })).rows[0] ?? null,
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
});
