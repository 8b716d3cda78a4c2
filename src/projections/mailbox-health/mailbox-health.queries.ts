import type { Pool } from 'pg';
import type { AlarmKind } from '../../domain/alarm/alarm.events.ts';
import type { DeliveryEnd } from '../../domain/delivery/delivery.ts';
import type { MailboxTrouble } from '../../domain/mailbox/mailbox.events.ts';

/** What polls, read models and alarms know of one mailbox; all times are the database's. */
export type MailboxHealthRow = {
  readonly now: Date;
  readonly last_poll_at: Date | null;
  readonly last_good_poll_at: Date | null;
  readonly last_error: string | null;
  readonly last_error_cause: MailboxTrouble | null;
  readonly last_error_at: Date | null;
  /** why processed mails cannot be moved, and since when; null: they can, or none was tried */
  readonly move_error: string | null;
  readonly move_error_cause: MailboxTrouble | null;
  readonly move_error_at: Date | null;
  readonly failures: number;
  readonly auth_failures: number;
  /** polled no sooner, null or past when it is not slowed down */
  readonly next_poll_at: Date | null;
  readonly unseen: number | null;
  readonly oldest_unseen_at: Date | null;
  /** read by a person and never processed, as of `reconciled_at` */
  readonly read_unprocessed: number | null;
  readonly reconciled_at: Date | null;
  /** mails of this mailbox that have no outcome yet */
  readonly backlog: number;
  readonly moved: number;
  readonly set_aside: number;
  readonly alarm_kind: AlarmKind | null;
  readonly alarm_raised_at: Date | null;
  readonly alarm_notification: DeliveryEnd | null;
};

export type MailboxHealthQueries = {
  readonly mailboxHealth: (companyId: string, mailboxId: string) => Promise<MailboxHealthRow>;
};

const health = {
  name: 'mailbox-health',
  text: `select now() as now, p.last_poll_at, p.last_good_poll_at, p.last_error, p.last_error_cause, p.last_error_at,
      p.move_error, p.move_error_cause, p.move_error_at,
      coalesce(p.failures, 0) as failures, coalesce(p.auth_failures, 0) as auth_failures, p.next_poll_at, p.unseen, p.oldest_unseen_at,
      p.read_unprocessed, p.reconciled_at,
      coalesce(p.unrecorded, 0)
        + (select count(*)::int from read.emails where company_id = $1 and mailbox_id = $2 and status = 'PENDING') as backlog,
      coalesce(a.moved, 0) as moved, coalesce(a.set_aside, 0) as set_aside,
      alarm.kind as alarm_kind, alarm.raised_at as alarm_raised_at, alarm.notification as alarm_notification
    from (select $1::text as company_id, $2::uuid as id) c
    left join app.mailbox_polls p on p.company_id = c.company_id and p.mailbox_id = c.id
    left join read.mailbox_activity a on a.company_id = c.company_id and a.mailbox_id = c.id
    left join lateral (
      select kind, raised_at, notification from read.alarms
      where company_id = c.company_id and mailbox_id = c.id and cleared_at is null
      -- a mailbox that cannot be read is more urgent than a secret that will end
      order by kind = 'secret_expires', raised_at limit 1
    ) alarm on true`,
};

export const createMailboxHealthQueries = (pool: Pool): MailboxHealthQueries => ({
  mailboxHealth: async (companyId, mailboxId) => {
    const { rows } = await pool.query<MailboxHealthRow>({ ...health, values: [companyId, mailboxId] });
    if (!rows[0]) throw new Error('mailbox-health: a query without condition answered no row');
    return rows[0];
  },
});
