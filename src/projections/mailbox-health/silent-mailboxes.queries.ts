import type { Pool } from 'pg';

/** How long an active mailbox may be without a good poll. */
export const silentAfterMinutes = 30;

/** `since`: the last good poll, null when there was none since it was switched on. */
export type SilentMailbox = {
  readonly companyId: string;
  readonly mailboxId: string;
  readonly since: Date | null;
  readonly cause: string | null;
};
/** Of every company: active mailboxes without a good poll for too long that no alarm is open about. */
export type SilentMailboxes = () => Promise<readonly SilentMailbox[]>;

const silent = `select c.company_id as "companyId", c.id as "mailboxId", p.last_good_poll_at as since, p.last_error_cause as cause
  from read.mailboxes c left join app.mailbox_polls p on p.mailbox_id = c.id
  where c.is_active and greatest(c.active_since, p.last_good_poll_at) < now() - $1 * interval '1 minute' and p.alarmed is not true`;

export const createSilentMailboxes =
  (pool: Pool): SilentMailboxes =>
  async () =>
    (await pool.query<SilentMailbox>(silent, [silentAfterMinutes])).rows;
