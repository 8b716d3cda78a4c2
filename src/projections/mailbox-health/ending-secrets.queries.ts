import type { Pool } from 'pg';
import { secretWarningDays } from '../../domain/mailbox/secret-end.ts';

/** `expiresOn`: a day, such as "2027-05-31". */
export type EndingSecret = { readonly companyId: string; readonly mailboxId: string; readonly expiresOn: string };
type OpenAlarm = { readonly companyId: string; readonly alarmId: string };

/** Of every company: active mailboxes whose application has a secret that ends soon or has ended, and the alarms that are open about such. */
export type EndingSecrets = () => Promise<{ readonly ending: readonly EndingSecret[]; readonly alarms: readonly OpenAlarm[] }>;

// by the clock of the database, as all that mailboxes are watched by
const ending = `select company_id as "companyId", id as "mailboxId", oauth_secret_expires_on as "expiresOn" from read.mailboxes
  where is_active and oauth_secret_expires_on <= to_char((now() at time zone 'UTC')::date + $1::int, 'YYYY-MM-DD') order by id`;
const alarms = `select company_id as "companyId", id as "alarmId" from read.alarms where kind = 'secret_expires' and cleared_at is null`;

export const createEndingSecrets =
  (pool: Pool): EndingSecrets =>
  async () => ({
    ending: (await pool.query<EndingSecret>(ending, [secretWarningDays])).rows,
    alarms: (await pool.query<OpenAlarm>(alarms)).rows,
  });
