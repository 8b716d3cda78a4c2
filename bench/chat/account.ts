/** What became of every message that was acknowledged, from the sessions' streams and from what the provider was sent. */
import { chatMessageId } from '../../src/commands/chat/chat-ids.ts';
import { chatSessionStream } from '../../src/domain/chat/chat.stream.ts';
import { until } from '../../test/support/until.ts';
import type { ChatService } from './chat-service.ts';

export type Account = { readonly lost: number; readonly doubled: number; readonly replies: number };

type Sessions = readonly string[];
const patienceMs = 600_000;

const sessionsOf = async ({ stack }: ChatService, companyId: string): Promise<Sessions> => {
  const { rows } = await stack.foundation.pool.query<{ id: string }>(
    'select session_id::text as id from app.chat_contacts where company_id = $1 and session_id is not null',
    [companyId],
  );
  return rows.map(({ id }) => id);
};

/** Every message has joined its session, and no session has anything left to do. */
const settled = async ({ stack, chat }: ChatService, companyId: string, sessions: () => Promise<Sessions>): Promise<boolean> => {
  const { rows } = await stack.foundation.pool.query<{ n: string }>(
    `select (select count(*) from app.chat_contents where company_id = $1 and session_id is null)
       + (select count(*) from queue.job where state in ('created', 'retry', 'active') and start_after <= now()) as n`,
    [companyId],
  );
  if (rows[0]?.n !== '0') return false;
  for (const id of await sessions()) {
    const state = await chat.load(companyId, id);
    if (state.phase === 'open' && (state.turn !== null || state.pending.length > 0)) return false;
  }
  return true;
};

/** Waits until all is answered. Lost: in no session, or in no turn with a reply. Doubled: in a session, a replied turn or the provider's hands twice. */
export const accountFor = async (
  service: ChatService,
  { companyId, phoneNumberId }: { readonly companyId: string; readonly phoneNumberId: string },
  acknowledged: readonly string[],
): Promise<Account> => {
  const sessions = () => sessionsOf(service, companyId);
  await until('all messages to be answered', () => settled(service, companyId, sessions), patienceMs);
  const joined = new Map<string, number>();
  const answered = new Map<string, number>();
  const count = (into: Map<string, number>, id: string) => into.set(id, (into.get(id) ?? 0) + 1);
  for (const id of await sessions()) {
    const turns = new Map<string, readonly string[]>();
    const replies = new Map<string, string>();
    for (const { type, data } of await service.stack.events(chatSessionStream(companyId, id))) {
      const told = data as { messageId: string; turnId: string; messageIds: readonly string[] };
      if (type === 'CustomerMessageAdded') count(joined, told.messageId);
      if (type === 'TurnStarted') turns.set(told.turnId, told.messageIds);
      if (type === 'ReplyGenerated') replies.set(told.messageId, told.turnId);
      if (type === 'ReplySent') for (const of of turns.get(replies.get(told.messageId) ?? '') ?? []) count(answered, of);
    }
  }
  const sent = service.graph.sent.filter((message) => message.phoneNumberId === phoneNumberId);
  const trackers = new Set(sent.map(({ body }) => body.biz_opaque_callback_data));
  const ids = [...new Set(acknowledged)].map(chatMessageId);
  const more = (counts: Map<string, number>) => [...counts.values()].filter((n) => n > 1).length;
  return {
    lost: ids.filter((id) => !joined.has(id) || !answered.has(id)).length,
    doubled: more(joined) + more(answered) + sent.length - trackers.size,
    replies: sent.length,
  };
};
