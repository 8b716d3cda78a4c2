import type { Pool } from 'pg';
import { createDueShares, type DueShare } from '../../platform/queue/due-shares.ts';

/**
 * `queued`: mails unread or received, and not finished. `jobs`: other work that has been due for a minute, and `work`, the kind of which there
 * is most (null without any). `alarmed`: an alarm about either is open.
 */
export type Backlog = {
  readonly queued: number;
  readonly jobs: number;
  readonly work: string | null;
  readonly alarmed: boolean;
};
export type BacklogQueries = {
  readonly backlog: (companyId: string) => Promise<Backlog>;
  /** Of every company: those whose alarm is open, and those that have more than `above` jobs waiting. */
  readonly companiesWithBacklog: (above: number) => Promise<readonly string[]>;
};

const open = `from read.alarms where kind = 'backlog' and cleared_at is null`;
const backlogCounts = {
  name: 'backlog',
  text: `select (select count(*)::int from read.emails where company_id = $1 and status = 'PENDING')
      + (select coalesce(sum(unrecorded), 0)::int from app.mailbox_polls where company_id = $1) as queued,
    exists (select 1 ${open} and company_id = $1) as alarmed`,
};
type Mails = Pick<Backlog, 'queued' | 'alarmed'>;

/** a burst that is gone in a minute is no backlog */
const forMs = 60_000;
/** what these bring forward is counted as mails already */
const ofMails: ReadonlySet<string> = new Set(['poll-mailbox', 'process-emails', 'process-email', 'follow-sync']);
const otherShares = (shares: readonly DueShare[]) =>
  shares.filter(({ job, companyId }) => companyId !== '' && !ofMails.has(job)).toSorted((a, b) => b.jobs - a.jobs);
const countOf = (shares: readonly DueShare[]): number => shares.reduce((sum, { jobs }) => sum + jobs, 0);

export const createBacklogQueries = (pool: Pool): BacklogQueries => {
  const dueShares = createDueShares(pool);
  return {
    backlog: async (companyId) => {
      const [{ rows }, due] = await Promise.all([
        pool.query<Mails>({ ...backlogCounts, values: [companyId] }),
        dueShares({ forMs, companyId }).then(otherShares),
      ]);
      return { ...(rows[0] ?? { queued: 0, alarmed: false }), jobs: countOf(due), work: due[0]?.job ?? null };
    },
    companiesWithBacklog: async (above) => {
      const { rows } = await pool.query<{ company_id: string }>(`select company_id ${open}`);
      const due = Map.groupBy(otherShares(await dueShares({ forMs })), ({ companyId }) => companyId);
      const flooded = [...due].filter(([, shares]) => countOf(shares) > above).map(([companyId]) => companyId);
      return [...new Set([...rows.map((row) => row.company_id), ...flooded])];
    },
  };
};
