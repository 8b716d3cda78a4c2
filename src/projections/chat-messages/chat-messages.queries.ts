import type { Pool } from 'pg';
import type { ChatMessageRow } from './chat-messages.read-model.ts';

export type ChatMessageQueries = {
  /** oldest first; null when the session is none of the company's */
  readonly chatMessages: (
    companyId: string,
    sessionId: string,
    limit: number,
    offset: number,
  ) => Promise<readonly ChatMessageRow[]>;
};

const list = {
  name: 'chat-messages',
  text: `select * from read.chat_messages where company_id = $1 and session_id = $2 order by created_at, id limit $3 offset $4`,
};

export const createChatMessageQueries = (pool: Pool): ChatMessageQueries => ({
  chatMessages: async (companyId, sessionId, limit, offset) =>
    (await pool.query<ChatMessageRow>({ ...list, values: [companyId, sessionId, limit, offset] })).rows,
});
