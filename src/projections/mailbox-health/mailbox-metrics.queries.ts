/** Numbers about mailboxes for /metrics, read from the database at each scrape: every process shows the same. */
import type { Pool } from 'pg';
import type { Metrics } from '../../platform/logging/metrics.ts';
import { silentAfterMinutes } from './silent-mailboxes.queries.ts';

type Numbered = { readonly name: string; readonly help: string; readonly text: string };

const numbers: readonly Numbered[] = [
  {
    name: 'mails_queued',
    help: 'Mails of all companies that are received and not finished, or unread and not yet recorded.',
    text: `select (select count(*) from read.emails where status = 'PENDING')
      + (select coalesce(sum(unrecorded), 0) from app.mailbox_polls) as value`,
  },
  {
    name: 'backlog_alarms_open',
    help: 'Companies with more than 50 mails or other jobs that wait, until they have less than 40.',
    text: `select count(*) as value from read.alarms where cleared_at is null and kind = 'backlog'`,
  },
  {
    name: 'mailbox_alarms_open',
    help: 'Mailboxes that need a person, or have had no good poll for too long.',
    text: `select count(*) as value from read.alarms where cleared_at is null and mailbox_id is not null and kind <> 'secret_expires'`,
  },
  {
    name: 'mailbox_secrets_expiring',
    help: 'Mailboxes whose application has a secret that ends within 30 days, or has ended.',
    text: `select count(*) as value from read.alarms where cleared_at is null and kind = 'secret_expires'`,
  },
  {
    name: 'mailboxes_silent',
    help: `Active mailboxes without a good poll for ${silentAfterMinutes} minutes; also when no worker is left to raise an alarm.`,
    text: `select count(*) as value from read.mailboxes c left join app.mailbox_polls p on p.mailbox_id = c.id
      where c.is_active and greatest(c.active_since, p.last_good_poll_at) < now() - interval '${silentAfterMinutes} minutes'`,
  },
];

export const addMailboxMetrics = (metrics: Metrics, pool: Pool): void => {
  const readNumber = async (text: string) => Number((await pool.query<{ value: string }>(text)).rows[0]?.value);
  // unknown while the database is unavailable or a read model is built for the first time: the other numbers must not
  // be lost with it
  for (const { name, help, text } of numbers) metrics.gauge({ name, help, read: () => readNumber(text).catch(() => Number.NaN) });
};
