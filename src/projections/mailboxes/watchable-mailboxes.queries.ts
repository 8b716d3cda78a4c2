import type { Pool } from 'pg';

/** `revision`: of its settings. */
export type WatchableMailbox = { readonly companyId: string; readonly mailboxId: string; readonly revision: number };

/** Mailboxes of every company that are to be watched and can be reached, for the worker alone. */
export const createWatchableMailboxes = (pool: Pool) => async (): Promise<readonly WatchableMailbox[]> => {
  const { rows } = await pool.query<WatchableMailbox>(
    `select company_id as "companyId", id as "mailboxId", revision from read.mailboxes
     where is_active and imap_idle and (trouble is null or trouble not in ('auth', 'blocked', 'folder')) order by id`,
  );
  return rows;
};
