import type { Pool } from 'pg';
import { type Page, type PageRequest, pageOf, startOf } from '../../platform/postgres/keyset.ts';
import type { ChatChannelRow } from './chat-channels.read-model.ts';

export type ChatChannelQueries = {
  readonly chatChannels: (companyId: string, page: PageRequest) => Promise<Page<ChatChannelRow>>;
  readonly chatChannel: (companyId: string, id: string) => Promise<ChatChannelRow | null>;
};

const list = {
  name: 'chat-channels',
  text: `select * from read.chat_channels where company_id = $1 and (created_at, id) < ($2, $3) order by created_at desc, id desc limit $4`,
};
const one = { name: 'chat-channel', text: 'select * from read.chat_channels where company_id = $1 and id = $2' };

export const createChatChannelQueries = (pool: Pool): ChatChannelQueries => ({
  chatChannels: async (companyId, page) => {
    const { at, id } = startOf(page);
    const { rows } = await pool.query<ChatChannelRow>({ ...list, values: [companyId, at, id, page.limit + 1] });
    return pageOf(rows, page.limit, (row) => ({ at: row.created_at, id: row.id }));
  },
  chatChannel: async (companyId, id) => (await pool.query<ChatChannelRow>({ ...one, values: [companyId, id] })).rows[0] ?? null,
});
