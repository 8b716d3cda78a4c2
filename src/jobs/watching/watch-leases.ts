/** Who watches which mailbox: one process each, by a lease in app.mailbox_watches. All times are the database's. */
import type { Pool } from 'pg';

export type WatchLeases = {
  /** Those of these mailboxes that nobody else watches. */
  readonly free: (holder: string, mailboxIds: readonly string[]) => Promise<ReadonlySet<string>>;
  /** Takes or renews leases; answers which it has. */
  readonly hold: (
    holder: string,
    mailboxes: readonly { readonly companyId: string; readonly mailboxId: string; readonly connected: boolean }[],
  ) => Promise<ReadonlySet<string>>;
  /** Gives back all but these. */
  readonly keepOnly: (holder: string, mailboxIds: readonly string[]) => Promise<void>;
};

/** A worker that dies is followed by another one after so long. */
const lease = `interval '45 seconds'`;

const selectTaken =
  'select mailbox_id from app.mailbox_watches where mailbox_id = any($2) and holder <> $1 and held_until > now()';
const hold = `insert into app.mailbox_watches as w (mailbox_id, company_id, holder, held_until, connected_since)
  select mailbox_id, company_id, $1, now() + ${lease}, case when connected then now() end
    from unnest($2::uuid[], $3::text[], $4::boolean[]) as wanted (mailbox_id, company_id, connected)
  on conflict (mailbox_id) do update set holder = $1, held_until = now() + ${lease},
    connected_since = case when excluded.connected_since is null then null when w.holder = $1 then coalesce(w.connected_since, now()) else now() end
    where w.holder = $1 or w.held_until <= now()
  returning mailbox_id`;
const keepOnly = 'delete from app.mailbox_watches where holder = $1 and not (mailbox_id = any($2))';

type Row = { readonly mailbox_id: string };
const ids = (rows: readonly Row[]): ReadonlySet<string> => new Set(rows.map(({ mailbox_id }) => mailbox_id));

export const createWatchLeases = (pool: Pool): WatchLeases => ({
  free: async (holder, mailboxIds) => {
    const heldElsewhere = ids((await pool.query<Row>(selectTaken, [holder, mailboxIds])).rows);
    return new Set(mailboxIds.filter((id) => !heldElsewhere.has(id)));
  },
  hold: async (holder, mailboxes) => {
    if (mailboxes.length === 0) return new Set();
    const values = [
      holder,
      mailboxes.map(({ mailboxId }) => mailboxId),
      mailboxes.map(({ companyId }) => companyId),
      mailboxes.map(({ connected }) => connected),
    ];
    return ids((await pool.query<Row>(hold, values)).rows);
  },
  keepOnly: async (holder, mailboxIds) => {
    await pool.query(keepOnly, [holder, mailboxIds]);
  },
});
