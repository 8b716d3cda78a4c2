import type { Pool } from 'pg';
import { conditionsOf } from '../../platform/postgres/conditions.ts';
import { type Page, type PageRequest, pageOf, startOf } from '../../platform/postgres/keyset.ts';
import type { ChatSessionRow } from './chat-sessions.read-model.ts';

/** `message`: the one that it is part of */
export type SessionFilter = { readonly isActive: boolean | null; readonly message: string | null };
export type ChatSessionQueries = {
  /** newest activity first */
  readonly chatSessions: (companyId: string, filter: SessionFilter, page: PageRequest) => Promise<Page<ChatSessionRow>>;
  readonly chatSession: (companyId: string, id: string) => Promise<ChatSessionRow | null>;
  /**
   * Sessions that the nightly cleanup may touch, of every company; the caller decides by their streams. An inactive one in which a person was
   * called and did not come is left for 30 days: what its customer wanted must not go unread. One with questions about an order is left until their answer
   * is due: with the contact would go who answers.
   */
  readonly idleSessions: (before: Date, isActive: boolean, limit: number) => Promise<readonly SessionRef[]>;
};
export type SessionRef = { readonly id: string; readonly companyId: string; readonly closedAt: Date | null };

const sessionById = { name: 'chat-session', text: 'select * from read.chat_sessions where company_id = $1 and id = $2' };
const idle = {
  name: 'chat-sessions-idle',
  text: `select id, company_id as "companyId", closed_at as "closedAt" from read.chat_sessions
    where is_active = $2 and (is_active or waiting_since is null or waiting_since < $1::timestamptz - interval '30 days')
      and (is_active or answer_due_at is null or answer_due_at < $1) and (case when is_active then last_activity_at else closed_at end) < $1 order by last_activity_at limit $3`,
};

export const createChatSessionQueries = (pool: Pool): ChatSessionQueries => ({
  chatSessions: async (companyId, { isActive, message }, page) => {
    const { at, id } = startOf(page);
    const { text, values } = conditionsOf(
      [
        ['is_active = ?', isActive ?? undefined],
        ['id = (select session_id from read.chat_messages where company_id = $1 and id = ?)', message ?? undefined],
      ],
      5,
    );
    const { rows } = await pool.query<ChatSessionRow>({
      ...(text === '' ? { name: 'chat-sessions' } : {}),
      text: `select * from read.chat_sessions where company_id = $1 and (last_activity_at, id) < ($2, $3)${text}
        order by last_activity_at desc, id desc limit $4`,
      values: [companyId, at, id, page.limit + 1, ...values],
    });
    return pageOf(rows, page.limit, (row) => ({ at: row.last_activity_at, id: row.id }));
  },
  chatSession: async (companyId, id) =>
    (await pool.query<ChatSessionRow>({ ...sessionById, values: [companyId, id] })).rows[0] ?? null,
  idleSessions: async (before, isActive, limit) =>
    (await pool.query<SessionRef>({ ...idle, values: [before, isActive, limit] })).rows,
});
