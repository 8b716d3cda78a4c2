/** What polling found, one row a mailbox in app.mailbox_polls. `last_sync` comes from here; only changes of condition are events. */
import type { Pool } from 'pg';
import type { MailboxTrouble } from '../../domain/mailbox/mailbox.events.ts';

export type MailboxPolls = {
  readonly good: (poll: { companyId: string; mailboxId: string; unseen: number; at: Date }) => Promise<void>;
  /** how many polls have failed in a row, this one included */
  readonly failed: (poll: {
    companyId: string;
    mailboxId: string;
    trouble: MailboxTrouble;
    reason: string;
    at: Date;
  }) => Promise<number>;
  /** not before this time */
  readonly postpone: (mailboxId: string, until: Date) => Promise<void>;
  readonly postponedUntil: (mailboxId: string) => Promise<Date | null>;
  /** for a mailbox that was removed */
  readonly forget: (mailboxId: string) => Promise<void>;
};

const good = `insert into app.mailbox_polls (mailbox_id, company_id, last_poll_at, last_good_poll_at, failures, unseen, updated_at)
  values ($1, $2, $3, $3, 0, $4, $3)
  on conflict (mailbox_id) do update set last_poll_at = $3, last_good_poll_at = $3, failures = 0, unseen = $4, last_error = null,
    last_error_cause = null, next_poll_at = null, updated_at = $3`;
const failed = `insert into app.mailbox_polls (mailbox_id, company_id, last_poll_at, last_error, last_error_cause, failures, updated_at)
  values ($1, $2, $3, $4, $5, 1, $3)
  on conflict (mailbox_id) do update set last_poll_at = $3, last_error = $4, last_error_cause = $5,
    failures = case when app.mailbox_polls.last_error_cause = $5 then app.mailbox_polls.failures + 1 else 1 end, updated_at = $3
  returning failures`;

export const createMailboxPolls = (pool: Pool): MailboxPolls => ({
  good: async ({ companyId, mailboxId, unseen, at }) => {
    await pool.query(good, [mailboxId, companyId, at, unseen]);
  },
  failed: async ({ companyId, mailboxId, trouble, reason, at }) => {
    const { rows } = await pool.query<{ failures: number }>(failed, [mailboxId, companyId, at, reason, trouble]);
    return rows[0]?.failures ?? 1;
  },
  postpone: async (mailboxId, until) => {
    await pool.query('update app.mailbox_polls set next_poll_at = $2 where mailbox_id = $1', [mailboxId, until]);
  },
  postponedUntil: async (mailboxId) => {
    const { rows } = await pool.query<{ next_poll_at: Date | null }>(
      'select next_poll_at from app.mailbox_polls where mailbox_id = $1',
      [mailboxId],
    );
    return rows[0]?.next_poll_at ?? null;
  },
  forget: async (mailboxId) => {
    await pool.query('delete from app.mailbox_polls where mailbox_id = $1', [mailboxId]);
  },
});
