import type { Pool } from 'pg';
import { beginningOf, type Page, type PageRequest, pageOf } from '../../platform/postgres/keyset.ts';
import type { ChatMessageRow } from './chat-messages.read-model.ts';

/** What became of it, beside the message. */
export type ReportedMessage = ChatMessageRow & {
  readonly orders: readonly { readonly id: string; readonly reference: string }[];
};
export type ChatMessageQueries = {
  /** in the order in which they were said, whenever they came */
  readonly chatMessages: (companyId: string, sessionId: string, page: PageRequest) => Promise<Page<ReportedMessage>>;
};

/** When it was said: by the provider's clock, and never after it came; a reply when it was written. */
const saidAt = `case when m.direction = 'in' then least(m.sent_at, m.created_at) else m.created_at end`;

const list = {
  name: 'chat-messages',
  text: `select m.*, coalesce((select jsonb_agg(jsonb_build_object('id', o.id, 'reference', o.reference) order by o.reference)
      from read.sales_orders o where o.company_id = m.company_id and o.source_kind = 'chat' and o.source->>'id' = m.id::text), '[]') as orders,
      ${saidAt} as said_at
    from read.chat_messages m
      left join read.chat_messages last on last.company_id = $1 and last.session_id = $2 and last.id = $4
    where m.company_id = $1 and m.session_id = $2 and (${saidAt}, m.created_at, m.id) > ($3, coalesce(last.created_at, $3), $4)
    -- the provider counts seconds: what was said in the same one comes as it arrived
    order by said_at, m.created_at, m.id limit $5`,
};

export const createChatMessageQueries = (pool: Pool): ChatMessageQueries => ({
  chatMessages: async (companyId, sessionId, page) => {
    const { at, id } = beginningOf(page);
    const { rows } = await pool.query<ReportedMessage & { readonly said_at: Date }>({
      ...list,
      values: [companyId, sessionId, at, id, page.limit + 1],
    });
    return pageOf(rows, page.limit, (row) => ({ at: row.said_at, id: row.id }));
  },
});
