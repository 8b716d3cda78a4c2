/** Conversations by the service's own commands and deciders: only what the provider and an assistant would bring is made up. */
import { randomUUID } from 'node:crypto';
import { isLeft } from 'fp-ts/lib/Either.js';
import { newPhoneNumberId } from '../../demo/chat/graph-server.ts';
import { chatMessageId, chatReplyId, wamidHash } from '../../src/commands/chat/chat-ids.ts';
import type { ChatSessionCommand } from '../../src/domain/chat/session/chat-session.commands.ts';
import { type Chat, composeChat } from '../../src/main/compose/compose-chat.ts';
import { chatAudit } from '../../src/projections/chat-audit/chat-audit.read-model.ts';
import { chatMessages } from '../../src/projections/chat-messages/chat-messages.read-model.ts';
import { chatSessions } from '../../src/projections/chat-sessions/chat-sessions.read-model.ts';
import { shownBy } from '../../test/support/multiplied-rows.ts';
import type { Stack } from '../../test/support/stack.ts';

/** Where conversations are kept: read models, and what must not stand in them. */
export const ofChats = [...shownBy([chatSessions, chatMessages, chatAudit])].concat(
  ['chat_contents', 'chat_contacts', 'chat_contact_aliases'].map((table) => `app.${table}`),
);

/** questions of a conversation, each with an answer that was delivered and read */
const exchanges = 5;
/** of a hundred conversations: those that go on, and those in which a person was called */
const [going, waiting] = [3, 2];
const lanes = 8;

/** So many conversations of ten messages each. Answers how many messages they are. */
export const decideChats = async (stack: Stack, companyId: string, conversations: number): Promise<number> => {
  const { foundation } = stack;
  const chat = await composeChat(foundation, foundation.store);
  const token = randomUUID();
  const settings = { name: 'Chat', phoneNumberId: newPhoneNumberId(), displayPhoneNumber: null, acceptOrders: false };
  const configured = await chat.channels.configure({ ...settings, token, vouched: true }, stack.request(companyId));
  if (isLeft(configured)) throw new Error(`the channel was refused: ${configured.left.type}`);
  const { channelId } = configured.right;
  let next = 0;
  const lane = async () => {
    for (let n = next++; n < conversations; n = next++) await converse(chat, stack, { companyId, channelId, n });
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return conversations * exchanges * 2;
};

type Conversation = { readonly companyId: string; readonly channelId: string; readonly n: number };

const converse = async (chat: Chat, stack: Stack, { companyId, channelId, n }: Conversation): Promise<void> => {
  const context = stack.context(companyId);
  const phone = String(15_600_000_000 + n);
  let sessionId = '';
  const give = async (command: ChatSessionCommand) => {
    const done = await chat.advance(sessionId, command, context);
    if (isLeft(done)) throw new Error(`${command.type} was refused: ${done.left.type}`);
  };
  for (let m = 0; m < exchanges; m += 1) {
    const asked = await hear(chat, { companyId, channelId, phone, text: `How much is P-${n}${m}?` }, context);
    sessionId = asked.sessionId;
    await answer(chat, give, { companyId, channelId, sessionId, asked: asked.messageId });
  }
  const now = new Date().toISOString();
  if (n % 100 < waiting) await give({ type: 'StartHandover', reason: 'customer', by: 'assistant', now });
  else if (n % 100 >= waiting + going) await give({ type: 'CloseSession', reason: 'idle', now });
};

type Said = Omit<Conversation, 'n'> & { readonly phone: string; readonly text: string };

const hear = async (
  { contents, contacts, hashOf, join }: Chat,
  { companyId, channelId, phone, text }: Said,
  context: Context,
) => {
  const wamid = `wamid.${randomUUID()}`;
  const messageId = chatMessageId(channelId, wamid);
  const at = new Date().toISOString();
  const inbound = { messageId, channelId, kind: 'text', sentAt: at, receivedAt: at, media: null, refersTo: null } as const;
  const content = { text, wamid, from: phone, profileName: 'Kim Harbour', inbound };
  const sender = { kind: 'phone', value: phone } as const;
  const senders = [hashOf(companyId, sender).toString('hex')];
  await contents.keep([{ id: messageId, companyId, channelId, direction: 'in', senders, content }]);
  await join([{ inbound, content }], context);
  const { sessionId } = await contacts.find(companyId, channelId, {
    ...{ messageId, sentAt: new Date(at), addresses: [sender], movedTo: [], name: null },
  });
  return { messageId, sessionId: sessionId as string };
};
type Context = ReturnType<Stack['context']>;

type Asked = Omit<Conversation, 'n'> & { readonly sessionId: string; readonly asked: string };

const answer = async (
  { contents }: Chat,
  give: (command: ChatSessionCommand) => Promise<void>,
  { companyId, channelId, sessionId, asked }: Asked,
): Promise<void> => {
  const turnId = randomUUID();
  const messageId = chatReplyId(turnId);
  const now = new Date().toISOString();
  const sources = [{ entity: 'product', recordId: randomUUID(), score: 0.8 }];
  const usage = { provider: 'rules', model: 'clerk', promptVersion: '1', promptTokens: 0, completionTokens: 0, latencyMs: 12 };
  await give({ type: 'StartTurn', turnId, pending: [asked], now, leaseMs: 120_000, jobId: turnId, abandoned: null });
  await give({ type: 'RecordKnowledge', turnId, sources, latencyMs: 12, semantic: false, now });
  const content = { text: 'It is EUR 12.50 a piece.', wamid: null };
  await contents.keep([{ id: messageId, companyId, channelId, sessionId, direction: 'out', content }]);
  const reply = { turnId, messageId, purpose: 'answer', answersTo: asked, sources, usage, language: 'en' } as const;
  await give({ type: 'RecordReply', ...reply, discloses: false, wants: null, now });
  await give({ type: 'AttemptSend', messageId, now });
  await give({ type: 'RecordSent', messageId, wamidHash: wamidHash(`wamid.${messageId}`), now });
  for (const status of ['delivered', 'read'] as const)
    await give({ type: 'ApplyStatus', messageId, status, errorCode: null, now });
};
