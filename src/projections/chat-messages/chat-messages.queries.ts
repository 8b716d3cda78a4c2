import type { Pool } from 'pg';
import { beginningOf, type Page, type PageRequest, pageOf } from '../../platform/postgres/keyset.ts';
import type { ChatMessageRow } from './chat-messages.read-model.ts';

export type ChatMessageQueries = {
  /** oldest first */
  readonly chatMessages: (companyId: string, sessionId: string, page: PageRequest) => Promise<Page<ChatMessageRow>>;
};

const list = {
  name: 'chat-messages',
  text: `select * from read.chat_messages where company_id = $1 and session_id = $2 and (created_at, id) > ($3, $4)
    order by created_at, id limit $5`,
};

export const createChatMessageQueries = (pool: Pool): ChatMessageQueries => ({
  chatMessages: async (companyId, sessionId, page) => {
    const { at, id } = beginningOf(page);
    const { rows } = await pool.query<ChatMessageRow>({ ...list, values: [companyId, sessionId, at, id, page.limit + 1] });
    return pageOf(rows, page.limit, (row) => ({ at: row.created_at, id: row.id }));
  },
});
