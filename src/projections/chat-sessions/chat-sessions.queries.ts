import type { Pool } from 'pg';
import type { ChatSessionRow } from './chat-sessions.read-model.ts';

export type SessionFilter = { readonly isActive: boolean | null; readonly limit: number; readonly offset: number };
export type ChatSessionQueries = {
  /** newest activity first */
  readonly chatSessions: (companyId: string, filter: SessionFilter) => Promise<readonly ChatSessionRow[]>;
  readonly chatSession: (companyId: string, id: string) => Promise<ChatSessionRow | null>;
  /** Sessions that the nightly cleanup may touch, of every company; the caller decides by their streams. */
  readonly idleSessions: (before: Date, isActive: boolean, limit: number) => Promise<readonly SessionRef[]>;
};
export type SessionRef = { readonly id: string; readonly companyId: string; readonly closedAt: Date | null };

const list = {
  name: 'chat-sessions',
  text: `select * from read.chat_sessions where company_id = $1 and ($2::boolean is null or is_active = $2)
    order by last_activity_at desc, id desc limit $3 offset $4`,
};
const one = { name: 'chat-session', text: 'select * from read.chat_sessions where company_id = $1 and id = $2' };
const idle = {
  name: 'chat-sessions-idle',
  text: `select id, company_id as "companyId", closed_at as "closedAt" from read.chat_sessions
    where is_active = $2 and (case when is_active then last_activity_at else closed_at end) < $1 order by last_activity_at limit $3`,
};

export const createChatSessionQueries = (pool: Pool): ChatSessionQueries => ({
  chatSessions: async (companyId, { isActive, limit, offset }) =>
    (await pool.query<ChatSessionRow>({ ...list, values: [companyId, isActive, limit, offset] })).rows,
  chatSession: async (companyId, id) => (await pool.query<ChatSessionRow>({ ...one, values: [companyId, id] })).rows[0] ?? null,
  idleSessions: async (before, isActive, limit) =>
    (await pool.query<SessionRef>({ ...idle, values: [before, isActive, limit] })).rows,
});
