/** Conversations: read them, take them over, give them back, close them. */
import { isLeft } from 'fp-ts/lib/Either.js';
import type { ChatSessionCommand } from '../../../domain/chat/session/chat-session.commands.ts';
import { requestSchema } from '../../../platform/codec/decode-request.ts';
import { optional, orBlank } from '../../../platform/codec/field.ts';
import { oneOf, uuidText } from '../../../platform/codec/fields.ts';
import type { ListedChatChannel } from '../../../projections/chat-channels/chat-channels.queries.ts';
import type { ChatSessionRow } from '../../../projections/chat-sessions/chat-sessions.read-model.ts';
import type { ChatApiDeps } from '../../chat/chat-api-deps.ts';
import { pageOf } from '../../http/answers.ts';
import { type Call, type CallOfOne, type Endpoint, endpoint } from '../../http/endpoint.ts';
import { pageAnswer, pageFields, pageRequest } from '../../http/pages.ts';
import { notFound, wrongField } from '../../http/problem.ts';
import { messageShape, messageView, sessionShape, sessionView } from './chat-session.view.ts';

const path = '/api/chatchannel/sessions/';
const sessionPath = `${path}{id}/` as const;

type Acting = CallOfOne & Pick<Call, 'context'>;

/** What the endpoints of conversations share. */
export const sharedOfSessions = ({ queries, contents, contacts, advance, load, waitFor, now }: ChatApiDeps) => {
  /** What lies beside the rows is looked up for all of them at once. */
  const viewer = async (companyId: string, rows: readonly ChatSessionRow[]) => {
    const [people, last] = await Promise.all([
      contacts.bySessions(
        companyId,
        rows.map(({ id }) => id),
      ),
      contents.open(
        companyId,
        rows.flatMap((row) => row.last_message_id ?? []),
      ),
    ]);
    const channels = new Map<string, ListedChatChannel | null>();
    for (const id of new Set(rows.map((row) => row.channel_id))) channels.set(id, await queries.chatChannel(companyId, id));
    return (row: ChatSessionRow) =>
      sessionView(row, {
        contact: people.get(row.id) ?? null,
        lastMessage: last.get(row.last_message_id ?? '') ?? null,
        channel: channels.get(row.channel_id) ?? null,
        now: now(),
      });
  };
  const answer = async (companyId: string, row: ChatSessionRow) => ({
    status: 200 as const,
    body: (await viewer(companyId, [row]))(row),
  });

  const act = async ({ params: { id }, caller: { companyId }, context }: Acting, command: ChatSessionCommand) => {
    const before = await load(companyId, id);
    if (before.phase === 'none' || before.phase === 'removed') return { problem: notFound };
    const result = await advance(id, command, context);
    if (isLeft(result)) return { problem: notFound };
    if (result.right.position !== null) await waitFor(result.right.position, ['chat_sessions'], 1_000);
    const row = await queries.chatSession(companyId, id);
    return row ? answer(companyId, row) : { problem: notFound };
  };
  const at = () => now().toISOString();
  return { viewer, answer, act, at };
};
type Parts = ChatApiDeps & ReturnType<typeof sharedOfSessions>;

const reading = ({ queries, contents, viewer, answer }: Parts): readonly Endpoint[] => [
  endpoint({
    method: 'get',
    path,
    summary: 'List chat sessions, most recent activity first',
    permission: 'chat:read',
    ofPersons: true,
    query: requestSchema({ ...pageFields, is_active: optional(oneOf(['true', 'false'] as const)), message: optional(uuidText) }),
    answers: { 200: pageOf(sessionShape) },
    handle: async ({ caller: { companyId }, query }) => {
      const isActive = query.is_active === undefined ? null : query.is_active === 'true';
      const page = await queries.chatSessions(companyId, { isActive, message: query.message ?? null }, pageRequest(query));
      return pageAnswer(page, await viewer(companyId, page.items));
    },
  }),
  endpoint({
    method: 'get',
    path: sessionPath,
    summary: 'Get a chat session',
    permission: 'chat:read',
    answers: { 200: sessionShape, 404: null },
    handle: async ({ caller: { companyId }, params }) => {
      const row = await queries.chatSession(companyId, params.id);
      return row ? answer(companyId, row) : { problem: notFound };
    },
  }),
  endpoint({
    method: 'get',
    path: `${sessionPath}messages/`,
    summary: 'List the messages of a session, oldest first',
    permission: 'chat:read',
    ofPersons: true,
    query: requestSchema(pageFields),
    answers: { 200: pageOf(messageShape), 404: null },
    handle: async ({ caller: { companyId }, params, query }) => {
      const row = await queries.chatSession(companyId, params.id);
      if (!row) return { problem: notFound };
      const page = await queries.chatMessages(companyId, row.id, pageRequest(query));
      const texts = await contents.open(
        companyId,
        page.items.map(({ id }) => id),
      );
      return pageAnswer(page, (message) => messageView(message, texts.get(message.id) ?? null, message.orders));
    },
  }),
];

const acting = ({ customerExists, contacts, load, act, at }: Parts): readonly Endpoint[] => [
  endpoint({
    method: 'post',
    path: `${sessionPath}handover/`,
    summary: 'Take over a conversation from the assistant',
    permission: 'chat:write',
    answers: { 200: sessionShape, 404: null },
    handle: (call) => act(call, { type: 'StartHandover', reason: 'admin', by: call.context.actor, now: at() }),
  }),
  endpoint({
    method: 'post',
    path: `${sessionPath}resume/`,
    summary: 'Return a conversation to the assistant',
    permission: 'chat:write',
    answers: { 200: sessionShape, 404: null },
    handle: (call) => act(call, { type: 'EndHandover', by: call.context.actor, now: at() }),
  }),
  endpoint({
    method: 'post',
    path: `${sessionPath}close/`,
    summary: 'Close a session; the next message opens a new one',
    permission: 'chat:write',
    answers: { 200: sessionShape, 404: null },
    handle: (call) => act(call, { type: 'CloseSession', reason: 'admin', now: at() }),
  }),
  endpoint({
    method: 'post',
    path: `${sessionPath}customer/`,
    summary: 'Set or clear the customer of a conversation; the assistant answers questions about that customer’s orders only',
    permission: 'chat:write',
    body: requestSchema({ customer: orBlank(uuidText) }),
    current: async ({ caller, params }) => {
      const { phase } = await load(caller.companyId, params.id);
      return phase === 'none' || phase === 'removed' ? null : {};
    },
    answers: { 200: sessionShape, 404: null, 422: null },
    handle: async (call) => {
      const { caller, params, body, context } = call;
      const state = await load(caller.companyId, params.id);
      if (state.phase === 'none' || state.phase === 'removed') return { problem: notFound };
      if (body.customer !== null && !(await customerExists(caller.companyId, body.customer))) return { problem: customerUnknown };
      await contacts.verify(caller.companyId, state.contactId, body.customer, context.actor);
      return act(call, { type: 'VerifyContact', customerId: body.customer, by: context.actor });
    },
  }),
];

export const chatSessionEndpoints = ({ chat }: { readonly chat: ChatApiDeps }): readonly Endpoint[] => {
  const parts = { ...chat, ...sharedOfSessions(chat) };
  return [...reading(parts), ...acting(parts)];
};

const customerUnknown = wrongField('customer', 'unknown_reference', 'is not a customer of this company');
