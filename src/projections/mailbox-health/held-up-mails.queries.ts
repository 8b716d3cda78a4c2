import type { Pool } from 'pg';
import type { FailureCause } from '../../domain/email/email.events.ts';

/** How long a mail may keep failing before the administrators hear of it. */
const heldUpAfterMinutes = 60;

/**
 * `mails`: those of a company that have failed for too long and are still retried; `since` and `cause`: when the
 * first of them began to fail, and the most frequent cause (null without any). `alarmed`: an alarm about them is
 * open.
 */
export type HeldUpMails = {
  readonly mails: number;
  readonly since: Date | null;
  readonly cause: FailureCause | null;
  readonly alarmed: boolean;
};
export type HeldUpMailQueries = {
  readonly heldUpMails: (companyId: string) => Promise<HeldUpMails>;
  /** Of every company: those that have one, or an open alarm about one. */
  readonly companiesWithHeldUpMails: () => Promise<readonly string[]>;
};

const heldUp = `from read.emails where failing_since < now() - interval '${heldUpAfterMinutes} minutes'`;
const open = `from read.alarms where kind = 'mails_held_up' and cleared_at is null`;
const heldUpCounts = {
  name: 'held-up-mails',
  text: `select count(*)::int as mails, min(failing_since) as since, mode() within group (order by error_code) as cause,
    exists (select 1 ${open} and company_id = $1) as alarmed ${heldUp} and company_id = $1`,
};
const none: HeldUpMails = { mails: 0, since: null, cause: null, alarmed: false };

export const createHeldUpMailQueries = (pool: Pool): HeldUpMailQueries => ({
  heldUpMails: async (companyId) => (await pool.query<HeldUpMails>({ ...heldUpCounts, values: [companyId] })).rows[0] ?? none,
  companiesWithHeldUpMails: async () => {
    const text = `select company_id ${heldUp} union select company_id ${open}`;
    return (await pool.query<{ company_id: string }>(text)).rows.map((row) => row.company_id);
  },
});
