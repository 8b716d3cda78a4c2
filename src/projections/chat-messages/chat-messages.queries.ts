import type { Pool } from 'pg';
import { beginningOf, type Page, type PageRequest, pageOf } from '../../platform/postgres/keyset.ts';
import type { ChatMessageRow } from './chat-messages.read-model.ts';

/** What became of it, beside the message. */
export type ToldMessage = ChatMessageRow & { readonly orders: readonly { readonly id: string; readonly reference: string }[] };
export type ChatMessageQueries = {
  /** oldest first */
  readonly chatMessages: (companyId: string, sessionId: string, page: PageRequest) => Promise<Page<ToldMessage>>;
};

const list = {
  name: 'chat-messages',
  text: `select m.*, coalesce((select jsonb_agg(jsonb_build_object('id', o.id, 'reference', o.reference) order by o.reference)
      from read.sales_orders o where o.company_id = m.company_id and o.source_kind = 'chat' and o.source->>'id' = m.id::text), '[]') as orders
    from read.chat_messages m where m.company_id = $1 and m.session_id = $2 and (m.created_at, m.id) > ($3, $4)
    order by m.created_at, m.id limit $5`,
};

export const createChatMessageQueries = (pool: Pool): ChatMessageQueries => ({
  chatMessages: async (companyId, sessionId, page) => {
    const { at, id } = beginningOf(page);
    const { rows } = await pool.query<ToldMessage>({ ...list, values: [companyId, sessionId, at, id, page.limit + 1] });
    return pageOf(rows, page.limit, (row) => ({ at: row.created_at, id: row.id }));
  },
});
