/** Edits and revokes by the message they are about, kept until that message is there: the provider promises no order. */
import type { Queryable } from '@order-intake/event-sourcing';

export type Correction = {
  /** the message that edits or revokes; its text and sender lie in app.chat_contents */
  readonly id: string;
  readonly messageId: string;
  readonly kind: 'edit' | 'revoke';
};

export type ChatCorrections = {
  readonly keep: (companyId: string, correction: Correction & { readonly sentAt: string }) => Promise<void>;
  /** Oldest first; a revoke is the last word. */
  readonly of: (companyId: string, messageIds: readonly string[]) => Promise<readonly Correction[]>;
  readonly applied: (companyId: string, id: string) => Promise<void>;
  readonly sweep: (before: Date) => Promise<void>;
};

export const createChatCorrections = (pool: Queryable): ChatCorrections => ({
  keep: async (companyId, { id, messageId, kind, sentAt }) => {
    await pool.query(
      `insert into app.chat_corrections (id, company_id, message_id, kind, sent_at) values ($1, $2, $3, $4, $5) on conflict (id) do nothing`,
      [id, companyId, messageId, kind, sentAt],
    );
  },
  of: async (companyId, messageIds) =>
    (
      await pool.query<Correction>(
        `select id, message_id as "messageId", kind from app.chat_corrections
         where company_id = $1 and message_id = any($2::uuid[]) order by kind = 'revoke', sent_at, id`,
        [companyId, messageIds],
      )
    ).rows,
  applied: async (companyId, id) => {
    await pool.query('delete from app.chat_corrections where company_id = $1 and id = $2', [companyId, id]);
  },
  sweep: async (before) => {
    await pool.query('delete from app.chat_corrections where created_at < $1', [before]);
  },
});
