/** Which company a business number belongs to. A number has one owner in the whole installation: a webhook is never guessed. */
import type { Queryable } from '@order-intake/event-sourcing';
import type { ChannelRoute, RouteOf } from './receive-chat-webhook.command.ts';

export type ChatChannelRoutes = {
  /** False when the number is another channel's. */
  readonly claim: (phoneNumberId: string, route: ChannelRoute) => Promise<boolean>;
  readonly holds: (phoneNumberId: string, channelId: string) => Promise<boolean>;
  /** The previous holder. */
  readonly assign: (phoneNumberId: string, route: ChannelRoute) => Promise<void>;
  readonly release: (phoneNumberId: string, channelId: string) => Promise<void>;
};

const cacheMs = 30_000;

export const createChatChannelRoutes = (pool: Queryable): ChatChannelRoutes => ({
  claim: async (phoneNumberId, { companyId, channelId }) => {
    const { rowCount } = await pool.query(
      `insert into app.chat_channel_routes as r (phone_number_id, company_id, channel_id) values ($1, $2, $3)
       on conflict (phone_number_id) do update set company_id = r.company_id where r.channel_id = excluded.channel_id`,
      [phoneNumberId, companyId, channelId],
    );
    return (rowCount ?? 0) > 0;
  },
  holds: async (phoneNumberId, channelId) => {
    const select = 'select 1 from app.chat_channel_routes where phone_number_id = $1 and channel_id = $2';
    return ((await pool.query(select, [phoneNumberId, channelId])).rowCount ?? 0) > 0;
  },
  assign: async (phoneNumberId, { companyId, channelId }) => {
    await pool.query(
      `insert into app.chat_channel_routes (phone_number_id, company_id, channel_id) values ($1, $2, $3)
       on conflict (phone_number_id) do update set company_id = excluded.company_id, channel_id = excluded.channel_id`,
      [phoneNumberId, companyId, channelId],
    );
  },
  release: async (phoneNumberId, channelId) => {
    await pool.query('delete from app.chat_channel_routes where phone_number_id = $1 and channel_id = $2', [
      phoneNumberId,
      channelId,
    ]);
  },
});

/** From memory for 30 s; an unknown number is asked for again at most once a second, so that a new channel is heard at once. */
export const createRouteOf = (pool: Queryable, now: () => number = Date.now): RouteOf => {
  const routes = new Map<string, { readonly route: ChannelRoute | null; readonly until: number }>();
  return async (phoneNumberId) => {
    const cached = routes.get(phoneNumberId);
    if (cached && now() < cached.until) return cached.route;
    const { rows } = await pool.query<{ company_id: string; channel_id: string }>(
      'select company_id, channel_id from app.chat_channel_routes where phone_number_id = $1',
      [phoneNumberId],
    );
    const row = rows[0];
    const route = row ? { companyId: row.company_id, channelId: row.channel_id } : null;
    if (routes.size > 10_000) routes.clear(); // unknown ids cost an attacker's requests, not our memory
    routes.set(phoneNumberId, { route, until: now() + (route ? cacheMs : 1_000) });
    return route;
  };
};
