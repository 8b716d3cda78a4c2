import type { Pool } from 'pg';
import { type Page, type PageRequest, pageOf, startOf } from '../../platform/postgres/keyset.ts';
import type { ChatChannelRow } from './chat-channels.read-model.ts';

export type ChatChannelQueries = {
  readonly chatChannels: (companyId: string, page: PageRequest) => Promise<Page<ListedChatChannel>>;
  readonly chatChannel: (companyId: string, id: string) => Promise<ListedChatChannel | null>;
};

/** `confirmed`: messages to its number are brought to it */
export type ListedChatChannel = ChatChannelRow & { readonly confirmed: boolean };

const channels = `select c.*, r.channel_id is not null as confirmed from read.chat_channels c
  left join app.chat_channel_routes r on r.phone_number_id = c.phone_number_id and r.channel_id = c.id`;

const list = {
  name: 'chat-channels',
  text: `${channels} where c.company_id = $1 and (c.created_at, c.id) < ($2, $3) order by c.created_at desc, c.id desc limit $4`,
};
const channelById = { name: 'chat-channel', text: `${channels} where c.company_id = $1 and c.id = $2` };

export const createChatChannelQueries = (pool: Pool): ChatChannelQueries => ({
  chatChannels: async (companyId, page) => {
    const { at, id } = startOf(page);
    const { rows } = await pool.query<ListedChatChannel>({ ...list, values: [companyId, at, id, page.limit + 1] });
    return pageOf(rows, page.limit, (row) => ({ at: row.created_at, id: row.id }));
  },
  chatChannel: async (companyId, id) =>
    (await pool.query<ListedChatChannel>({ ...channelById, values: [companyId, id] })).rows[0] ?? null,
});
