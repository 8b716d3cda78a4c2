import type { Pool } from 'pg';
import type { MailboxTrouble } from '../../domain/mailbox/mailbox.events.ts';
import { type Page, type PageRequest, pageOf, startOf } from '../../platform/postgres/keyset.ts';
import type { MailboxModelRow } from './mailboxes.read-model.ts';

/** With what polling found, which is no event. */
export type MailboxRow = MailboxModelRow & {
  readonly last_sync: Date | null;
  readonly last_error: string | null;
  readonly last_error_cause: MailboxTrouble | null;
};

/** `troubled`: it could not be reached the last time and is tried again now, which may take as long as a time-out. */
export type ActiveMailbox = { readonly companyId: string; readonly mailboxId: string; readonly troubled: boolean };

export type MailboxQueries = {
  readonly mailboxes: (companyId: string, page: PageRequest) => Promise<Page<MailboxRow>>;
  readonly mailbox: (companyId: string, id: string) => Promise<MailboxRow | null>;
  /** From when on the mails of this mailbox are our business: since it was configured, or its process_since when that is later. */
  readonly watchedSince: (companyId: string, id: string) => Promise<Date | null>;
  /** Whether an active mailbox of any company has this address. */
  readonly isWatchedAddress: (address: string) => Promise<boolean>;
  /** Of every company: for the tick alone. */
  readonly activeMailboxes: () => Promise<readonly ActiveMailbox[]>;
};

const select = `select c.*, p.last_good_poll_at as last_sync, p.last_error, p.last_error_cause
  from read.mailboxes c left join app.mailbox_polls p on p.mailbox_id = c.id where c.company_id = $1`;
const mailboxById = { name: 'email-config', text: `${select} and c.id = $2` };
const list = {
  name: 'email-configs',
  text: `${select} and (c.created_at, c.id) < ($2, $3) order by c.created_at desc, c.id desc limit $4`,
};

export const createMailboxQueries = (pool: Pool): MailboxQueries => ({
  mailboxes: async (companyId, page) => {
    const { at, id } = startOf(page);
    const { rows } = await pool.query<MailboxRow>({ ...list, values: [companyId, at, id, page.limit + 1] });
    return pageOf(rows, page.limit, (row) => ({ at: row.created_at, id: row.id }));
  },
  mailbox: async (companyId, id) => (await pool.query<MailboxRow>({ ...mailboxById, values: [companyId, id] })).rows[0] ?? null,
  watchedSince: async (companyId, id) => {
    const text = `select greatest(created_at, process_since::timestamptz) as since from read.mailboxes where company_id = $1 and id = $2`;
    return (await pool.query<{ since: Date }>(text, [companyId, id])).rows[0]?.since ?? null;
  },
  isWatchedAddress: async (address) => {
    const text = 'select 1 from read.mailboxes where is_active and lower(email_address) = lower($1) limit 1';
    return (await pool.query(text, [address])).rows.length > 0;
  },
  activeMailboxes: async () => {
    const { rows } = await pool.query<ActiveMailbox>(
      // one that is polled hourly is not due: its poll ends at once, and a job for later would swallow one that somebody asks for
      `select c.company_id as "companyId", c.id as "mailboxId", c.trouble is not null and coalesce(p.next_poll_at <= now(), true) as troubled
       from read.mailboxes c left join app.mailbox_polls p on p.mailbox_id = c.id where c.is_active order by c.id`,
    );
    return rows;
  },
});
