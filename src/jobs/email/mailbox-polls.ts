/**
 * What polling found, one row a mailbox in app.mailbox_polls. `last_sync` comes from here; only changes of condition are events.
 * All times are the database's: workers on several hosts need not agree on theirs.
 */
import type { Pool } from 'pg';
import type { MailboxTrouble, MoveTrouble } from '../../domain/mailbox/mailbox.events.ts';
import type { InboxPlace } from './inbox-window.ts';

type Mailbox = {
  readonly companyId: string;
  readonly mailboxId: string;
  /** stands for the password and server used: failures count as long as they stay the same */
  readonly triedWith: string;
};

export type MailboxPolls = {
  /** `unrecorded`: unread mails that are not recorded yet and come again. `place`: how far its folders were listed, null for to its end. */
  readonly good: (
    poll: Mailbox & { unseen: number; oldestUnseen: string | null; unrecorded: number; place: InboxPlace | null },
  ) => Promise<void>;
  /** How far the last good poll listed its folders; null when that was to its end. */
  readonly place: (mailboxId: string) => Promise<InboxPlace | null>;
  /** how many polls have failed in a row, this one included, and how many times the login was refused since it last worked */
  readonly failed: (
    poll: Mailbox & { trouble: MailboxTrouble; reason: string },
  ) => Promise<{ readonly failures: number; readonly authFailures: number; readonly lastGood: Date | null }>;
  /** not before so many milliseconds have passed */
  readonly postpone: (mailboxId: string, ms: number) => Promise<void>;
  /** null when it may be polled now, or was postponed with another password or server */
  readonly postponedUntil: (mailboxId: string, triedWith: string) => Promise<Date | null>;
  /** the trouble a mailbox has had since then, null when it had none or it is over */
  readonly troubleSince: (
    mailboxId: string,
    since: Date,
  ) => Promise<{ readonly trouble: string; readonly reason: string } | null>;
  /** processed mails cannot be moved; answers since when */
  readonly movesRefused: (refused: {
    readonly companyId: string;
    readonly mailboxId: string;
    readonly trouble: MoveTrouble;
    readonly reason: string;
  }) => Promise<{ readonly since: Date; readonly minutes: number }>;
  /** they can be moved; true: they could not before */
  readonly movesWork: (mailboxId: string) => Promise<boolean>;
  readonly areMovesRefused: (mailboxId: string) => Promise<boolean>;
  /** whether it is time to look for mails that were read before a poll saw them: once an hour */
  readonly reconcileDue: (mailboxId: string) => Promise<boolean>;
  readonly reconciled: (companyId: string, mailboxId: string, unprocessed: number) => Promise<void>;
  /** whether an alarm about it may be open */
  readonly mayBeAlarmed: (mailboxId: string) => Promise<boolean>;
  readonly setAlarmed: (companyId: string, mailboxId: string, alarmed: boolean) => Promise<void>;
  /** for a mailbox that was removed */
  readonly forget: (mailboxId: string) => Promise<void>;
};

const good = `insert into app.mailbox_polls as p (mailbox_id, company_id, tried_with, last_poll_at, last_good_poll_at, unseen, oldest_unseen_at, unrecorded,
    listed_to, listed_validity, listed_folder)
  values ($1, $2, $3, now(), now(), $4, $5, $6, $7, $8, $9)
  on conflict (mailbox_id) do update set tried_with = $3, last_poll_at = now(), last_good_poll_at = now(), failures = 0, auth_failures = 0,
    unseen = $4, oldest_unseen_at = $5, unrecorded = $6, listed_to = $7, listed_validity = $8, listed_folder = $9, last_error = null, last_error_cause = null, last_error_at = null, next_poll_at = null,
    updated_at = now()`;
const failed = `insert into app.mailbox_polls as p (mailbox_id, company_id, tried_with, last_poll_at, last_error, last_error_cause, last_error_at, failures, auth_failures)
  values ($1, $2, $3, now(), $4, $5, now(), 1, $6)
  on conflict (mailbox_id) do update set last_poll_at = now(), last_error = $4, last_error_cause = $5, last_error_at = now(), tried_with = $3,
    failures = case when p.tried_with is distinct from $3 then 1 else p.failures + 1 end,
    auth_failures = case when p.tried_with is distinct from $3 then $6 else p.auth_failures + $6 end,
    next_poll_at = case when p.tried_with is distinct from $3 then null else p.next_poll_at end,
    updated_at = now()
  returning failures, auth_failures as "authFailures", last_good_poll_at as "lastGood"`;
const selectCursor = `select listed_to as uid, listed_validity as "uidValidity", coalesce(listed_folder, 'INBOX') as folder from app.mailbox_polls where mailbox_id = $1 and listed_to is not null`;
const postponed = `select next_poll_at as until from app.mailbox_polls
  where mailbox_id = $1 and next_poll_at > now() and tried_with is not distinct from $2`;
const reconciled = `insert into app.mailbox_polls (company_id, mailbox_id, read_unprocessed, reconciled_at) values ($1, $2, $3, now())
  on conflict (mailbox_id) do update set read_unprocessed = $3, reconciled_at = now()`;
const reconcileDue = `select 1 from app.mailbox_polls where mailbox_id = $1 and reconciled_at > now() - interval '1 hour'`;
const setAlarmed = `insert into app.mailbox_polls (company_id, mailbox_id, alarmed) values ($1, $2, $3)
  on conflict (mailbox_id) do update set alarmed = $3`;
const movesRefused = `insert into app.mailbox_polls as p (mailbox_id, company_id, move_error, move_error_cause, move_error_at)
  values ($1, $2, $3, $4, now())
  on conflict (mailbox_id) do update set move_error = $3, move_error_cause = $4, move_error_at = coalesce(p.move_error_at, now())
  returning move_error_at as since, (extract(epoch from now() - move_error_at) / 60)::int as minutes`;
const movesWork = `update app.mailbox_polls set move_error = null, move_error_cause = null, move_error_at = null
  where mailbox_id = $1 and move_error is not null`;
const areMovesRefused = 'select 1 from app.mailbox_polls where mailbox_id = $1 and move_error is not null';
const troubled = `select last_error_cause as trouble, last_error as reason from app.mailbox_polls
  where mailbox_id = $1 and last_error is not null and last_error_at >= $2`;

export const createMailboxPolls = (pool: Pool): MailboxPolls => ({
  good: async ({ companyId, mailboxId, triedWith, unseen, oldestUnseen, unrecorded, place }) => {
    const values = [
      mailboxId,
      companyId,
      triedWith,
      unseen,
      oldestUnseen,
      unrecorded,
      place?.uid,
      place?.uidValidity,
      place?.folder,
    ];
    await pool.query(good, values);
  },
  place: async (mailboxId) => {
    const { rows } = await pool.query<{ uid: string; uidValidity: string; folder: string }>(selectCursor, [mailboxId]);
    return rows[0] ? { ...rows[0], uid: Number(rows[0].uid) } : null;
  },
  failed: async ({ companyId, mailboxId, triedWith, trouble: problem, reason }) => {
    const refused = problem === 'auth' ? 1 : 0;
    const values = [mailboxId, companyId, triedWith, reason, problem, refused];
    const { rows } = await pool.query<{ failures: number; authFailures: number; lastGood: Date | null }>(failed, values);
    return rows[0] ?? { failures: 1, authFailures: refused, lastGood: null };
  },
  postpone: async (mailboxId, ms) => {
    await pool.query(`update app.mailbox_polls set next_poll_at = now() + $2 * interval '1 millisecond' where mailbox_id = $1`, [
      mailboxId,
      ms,
    ]);
  },
  postponedUntil: async (mailboxId, triedWith) =>
    (await pool.query<{ until: Date }>(postponed, [mailboxId, triedWith])).rows[0]?.until ?? null,
  troubleSince: async (mailboxId, since) =>
    (await pool.query<{ trouble: string; reason: string }>(troubled, [mailboxId, since])).rows[0] ?? null,
  movesRefused: async ({ companyId, mailboxId, trouble: problem, reason }) => {
    const values = [mailboxId, companyId, reason, problem];
    const { rows } = await pool.query<{ since: Date; minutes: number }>(movesRefused, values);
    if (!rows[0]) throw new Error('mailbox-polls: an upsert answered no row');
    return rows[0];
  },
  movesWork: async (mailboxId) => (await pool.query(movesWork, [mailboxId])).rowCount === 1,
  areMovesRefused: async (mailboxId) => (await pool.query(areMovesRefused, [mailboxId])).rows.length > 0,
  reconcileDue: async (mailboxId) => (await pool.query(reconcileDue, [mailboxId])).rows.length === 0,
  reconciled: async (companyId, mailboxId, unprocessed) => {
    await pool.query(reconciled, [companyId, mailboxId, unprocessed]);
  },
  mayBeAlarmed: async (mailboxId) =>
    (await pool.query('select 1 from app.mailbox_polls where mailbox_id = $1 and alarmed', [mailboxId])).rows.length > 0,
  setAlarmed: async (companyId, mailboxId, alarmed) => {
    await pool.query(setAlarmed, [companyId, mailboxId, alarmed]);
  },
  forget: async (mailboxId) => {
    await pool.query('delete from app.mailbox_polls where mailbox_id = $1', [mailboxId]);
  },
});
