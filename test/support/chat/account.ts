/** What became of every chat message that was acknowledged, from the sessions' streams and from what the provider was sent. */
import type { Pool } from 'pg';
import type { GraphServer } from '../../../demo/chat/graph-server.ts';
import { createRouteOf } from '../../../src/commands/chat/chat-channel-routes.ts';
import { chatMessageId } from '../../../src/commands/chat/chat-ids.ts';
import { chatSessionStream } from '../../../src/domain/chat/chat.stream.ts';
import type { Chat } from '../../../src/main/compose/compose-chat.ts';
import type { Stack } from '../stack.ts';
import { until } from '../until.ts';

export type Account = {
  /** in no session, or in no turn with a reply */
  readonly lost: number;
  /** in a session, a replied turn or the provider's hands twice, the last beyond the replies of whose sending nobody knew the end */
  readonly doubled: number;
  /** left by the machine for a person, as after a model's failures */
  readonly parked: number;
  readonly replies: number;
};

type Service = { readonly stack: Pick<Stack, 'foundation' | 'events'>; readonly chat: Chat; readonly graph: GraphServer };
type Channel = { readonly companyId: string; readonly phoneNumberId: string };
type Sessions = readonly string[];

const sessionsOf = async (pool: Pool, companyId: string): Promise<Sessions> => {
  const { rows } = await pool.query<{ id: string }>(
    'select session_id::text as id from app.chat_contacts where company_id = $1 and session_id is not null',
    [companyId],
  );
  return rows.map(({ id }) => id);
};

/**
 * Every message has joined its session, and no session has anything left to do. Rejects while a store is unavailable.
 */
const chatSettled = async ({ stack, chat }: Service, { companyId }: Pick<Channel, 'companyId'>): Promise<boolean> => {
  const { pool } = stack.foundation;
  const { rows } = await pool.query<{ n: string }>(
    `select (select count(*) from app.chat_contents where company_id = $1 and session_id is null)
       + (select count(*) from queue.job where state in ('created', 'retry', 'active') and start_after <= now()) as n`,
    [companyId],
  );
  if (rows[0]?.n !== '0') return false;
  for (const id of await sessionsOf(pool, companyId)) {
    const state = await chat.load(companyId, id);
    if (state.phase === 'open' && (state.turn !== null || state.pending.length > 0)) return false;
  }
  return true;
};

/** `acknowledged`: the provider's ids of messages that the webhook took. Waits `ms` until all is answered. */
export const accountFor = async (
  service: Service,
  { companyId, phoneNumberId }: Channel,
  acknowledged: readonly string[],
  ms = 600_000,
): Promise<Account> => {
  await until('all messages to be answered', () => chatSettled(service, { companyId }), ms);
  const joined = new Map<string, number>();
  const answered = new Map<string, number>();
  const count = (into: Map<string, number>, id: string) => into.set(id, (into.get(id) ?? 0) + 1);
  let [parked, unknown] = [0, 0];
  for (const id of await sessionsOf(service.stack.foundation.pool, companyId)) {
    const turns = new Map<string, readonly string[]>();
    const replies = new Map<string, string>();
    for (const { type, data } of await service.stack.events(chatSessionStream(companyId, id))) {
      const told = data as { messageId: string; turnId: string; messageIds: readonly string[] };
      if (type === 'CustomerMessageAdded') count(joined, told.messageId);
      if (type === 'TurnStarted') turns.set(told.turnId, told.messageIds);
      if (type === 'ReplyGenerated') replies.set(told.messageId, told.turnId);
      if (type === 'TurnParked') parked += 1;
      if (type === 'ReplySendUnknown') unknown += 1;
      if (type === 'ReplySent') for (const of of turns.get(replies.get(told.messageId) ?? '') ?? []) count(answered, of);
    }
  }
  const sent = service.graph.sent.filter((message) => message.phoneNumberId === phoneNumberId);
  const trackers = new Set(sent.map(({ body }) => body.biz_opaque_callback_data));
  const route = await createRouteOf(service.stack.foundation.pool)(phoneNumberId);
  const ids = [...new Set(acknowledged)].map((wamid) => chatMessageId(route?.channelId ?? '', wamid));
  const more = (counts: Map<string, number>) => [...counts.values()].filter((n) => n > 1).length;
  return {
    lost: ids.filter((id) => !joined.has(id) || !answered.has(id)).length,
    doubled: more(joined) + more(answered) + Math.max(0, sent.length - trackers.size - unknown),
    parked,
    replies: sent.length,
  };
};
