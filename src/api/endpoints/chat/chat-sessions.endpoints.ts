/** Conversations: read them, take them over, give them back, close them. */
import { isLeft } from 'fp-ts/lib/Either.js';
import type { ChatSessionCommand } from '../../../domain/chat/session/chat-session.commands.ts';
import { requestSchema } from '../../../platform/codec/decode-request.ts';
import { optional, orBlank, withDefault } from '../../../platform/codec/field.ts';
import { integerText, oneOf, uuidText } from '../../../platform/codec/fields.ts';
import type { ChatSessionRow } from '../../../projections/chat-sessions/chat-sessions.read-model.ts';
import type { ChatApiDeps } from '../../chat/chat-api-deps.ts';
import { type Call, type Endpoint, endpoint, type Handled } from '../../http/endpoint.ts';
import { notFound } from '../../http/problem.ts';
import { listOf } from '../../http/shapes.ts';
import { messageShape, messageView, sessionShape, sessionView } from './chat-session.view.ts';

const path = '/api/chatchannel/sessions/';
const one = `${path}{id}/`;
const roles = ['admin', 'sales'] as const;
const paging = { limit: withDefault(integerText(1, 200), 50), offset: withDefault(integerText(0, 100_000), 0) };

export const chatSessionEndpoints = (deps: ChatApiDeps): readonly Endpoint[] => {
  const { queries, contents, contacts, advance, load, waitFor, now } = deps;

  const shown = async (companyId: string, rows: readonly ChatSessionRow[]) => {
    const people = await contacts.bySessions(
      companyId,
      rows.map(({ id }) => id),
    );
    const last = await contents.open(
      companyId,
      rows.flatMap((row) => row.last_message_id ?? []),
    );
    const channels = new Map<string, string | null>();
    for (const id of new Set(rows.map((row) => row.channel_id)))
      channels.set(id, (await queries.chatChannel(companyId, id))?.phone_number_id ?? null);
    return rows.map((row) =>
      sessionView(row, {
        contact: people.get(row.id) ?? null,
        lastMessage: last.get(row.last_message_id ?? '') ?? null,
        phoneNumberId: channels.get(row.channel_id) ?? null,
        now: now(),
      }),
    );
  };

  const act =
    (commandOf: (call: Pick<Call<unknown, unknown>, 'caller' | 'body'>) => ChatSessionCommand) =>
    async ({ params, caller, body, context }: Call<unknown, unknown>): Promise<Handled> => {
      const id = params.id ?? '';
      const before = await load(caller.companyId, id);
      if (before.phase === 'none' || before.phase === 'removed') return { problem: notFound };
      const done = await advance(id, commandOf({ caller, body }), context);
      if (isLeft(done)) return { problem: notFound };
      if (done.right.position !== null) await waitFor(done.right.position, ['chat_sessions'], 1_000);
      const row = await queries.chatSession(caller.companyId, id);
      if (!row) return { problem: notFound };
      return { status: 200, body: (await shown(caller.companyId, [row]))[0] };
    };
  const at = () => now().toISOString();

  return [
    endpoint({
      method: 'get',
      path,
      summary: 'Chat sessions, newest activity first',
      roles,
      query: requestSchema({ ...paging, is_active: optional(oneOf(['true', 'false'] as const)) }),
      answers: { 200: listOf(sessionShape) },
      handle: async ({ caller, query }) => {
        const isActive = query.is_active === undefined ? null : query.is_active === 'true';
        const rows = await queries.chatSessions(caller.companyId, { isActive, limit: query.limit, offset: query.offset });
        return { status: 200, body: await shown(caller.companyId, rows) };
      },
    }),
    endpoint({
      method: 'get',
      path: one,
      summary: 'One chat session',
      roles,
      answers: { 200: sessionShape, 404: null },
      handle: async ({ caller, params }) => {
        const row = await queries.chatSession(caller.companyId, params.id ?? '');
        return row ? { status: 200, body: (await shown(caller.companyId, [row]))[0] } : { problem: notFound };
      },
    }),
    endpoint({
      method: 'get',
      path: `${one}messages/`,
      summary: 'The messages of a session, oldest first',
      roles,
      query: requestSchema(paging),
      answers: { 200: listOf(messageShape), 404: null },
      handle: async ({ caller, params, query }) => {
        const { companyId } = caller;
        const row = await queries.chatSession(companyId, params.id ?? '');
        if (!row) return { problem: notFound };
        const messages = await queries.chatMessages(companyId, row.id, query.limit, query.offset);
        const said = await contents.open(
          companyId,
          messages.map(({ id }) => id),
        );
        return { status: 200, body: messages.map((message) => messageView(message, said.get(message.id) ?? null)) };
      },
    }),
    endpoint({
      method: 'post',
      path: `${one}handover/`,
      summary: 'A person takes the conversation over; the assistant is silent',
      roles,
      answers: { 200: sessionShape, 404: null },
      handle: act(({ caller }) => ({ type: 'StartHandover', reason: 'admin', by: `user:${caller.subject}`, now: at() })),
    }),
    endpoint({
      method: 'post',
      path: `${one}resume/`,
      summary: 'The assistant answers again',
      roles,
      answers: { 200: sessionShape, 404: null },
      handle: act(({ caller }) => ({ type: 'EndHandover', by: `user:${caller.subject}`, now: at() })),
    }),
    endpoint({
      method: 'post',
      path: `${one}close/`,
      summary: 'Close the session; the next message opens a new one',
      roles,
      answers: { 200: sessionShape, 404: null },
      handle: act(() => ({ type: 'CloseSession', reason: 'admin', now: at() })),
    }),
    endpoint({
      method: 'post',
      path: `${one}customer/`,
      summary: 'A person confirms which customer writes here, or takes it back; only then are that customer’s orders answered',
      roles,
      body: requestSchema({ customer: orBlank(uuidText) }),
      current: async ({ caller, params }) => {
        const { phase } = await load(caller.companyId, params.id ?? '');
        return phase === 'none' || phase === 'removed' ? null : {};
      },
      answers: { 200: sessionShape, 404: null, 422: null },
      handle: async (call) => {
        const { caller, params, body } = call;
        const state = await load(caller.companyId, params.id ?? '');
        if (state.phase === 'none' || state.phase === 'removed') return { problem: notFound };
        if (body.customer !== null && !(await deps.customerExists(caller.companyId, body.customer)))
          return { problem: customerUnknown };
        const by = `user:${caller.subject}`;
        await contacts.verify(caller.companyId, state.contactId, body.customer, by);
        return act(() => ({ type: 'VerifyContact', customerId: body.customer, by }))(call as unknown as Call<unknown, unknown>);
      },
    }),
  ];
};

const customerUnknown = {
  status: 422,
  code: 'invalid_request',
  detail: 'customer: is none of this company',
  errors: [{ field: 'customer', code: 'unknown', message: 'customer: is none of this company' }],
} as const;
