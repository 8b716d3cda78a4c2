import { type EventStore, rowOfStream } from '@order-intake/event-sourcing';
import type { Pool } from 'pg';
import { mailboxesStream } from '../../domain/mailbox/mailbox.stream.ts';
import type { MailboxRow } from './mailboxes.queries.ts';
import { mailboxes } from './mailboxes.read-model.ts';

/** The mailbox as its stream has it this moment, however far the read model is; null when there is none. Throws Unavailable. */
export type CurrentMailbox = (companyId: string, id: string) => Promise<MailboxRow | null>;

type Polled = Pick<MailboxRow, 'last_sync' | 'last_error' | 'last_error_cause'>;
const polled = {
  name: 'mailbox-polled',
  text: `select last_good_poll_at as last_sync, last_error, last_error_cause from app.mailbox_polls
    where company_id = $1 and mailbox_id = $2`,
};
const neverPolled: Polled = { last_sync: null, last_error: null, last_error_cause: null };

type Deps = { readonly store: Pick<EventStore, 'readStream'>; readonly pool: Pool };

export const createCurrentMailbox =
  ({ store, pool }: Deps): CurrentMailbox =>
  async (companyId, id) => {
    const row = rowOfStream(mailboxes, id, await store.readStream(mailboxesStream(companyId)));
    if (!row) return null;
    const { rows } = await pool.query<Polled>({ ...polled, values: [companyId, id] });
    return { ...row, ...(rows[0] ?? neverPolled) };
  };
