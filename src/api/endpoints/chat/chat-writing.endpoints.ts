/** A person answers a customer: only who has taken the conversation over writes in it. */
import type { PreconditionFailed } from '@order-intake/event-sourcing';
import { isLeft } from 'fp-ts/lib/Either.js';
import { personMessageId } from '../../../commands/chat/chat-ids.ts';
import type { ChatSessionRefusal } from '../../../domain/chat/session/chat-session.commands.ts';
import { requestSchema } from '../../../platform/codec/decode-request.ts';
import { longText } from '../../../platform/codec/fields.ts';
import type { ChatApiDeps } from '../../chat/chat-api-deps.ts';
import { json, problems } from '../../http/answers.ts';
import { type Endpoint, endpoint } from '../../http/endpoint.ts';
import { notFound, problem } from '../../http/problem.ts';
import { chatClosed, contactOptedOut, windowClosed } from './chat-problems.ts';
import { messageShape, messageView } from './chat-session.view.ts';

/** what the provider takes in one message */
const longest = 4_096;

const notTakenOver = problem(409, 'not_taken_over', 'The assistant answers in this conversation. Take it over first.');
const problemOf = ({ type }: ChatSessionRefusal | PreconditionFailed) => {
  switch (type) {
    case 'NotTakenOver':
      return notTakenOver;
    case 'OptedOut':
      return contactOptedOut;
    case 'WindowClosed':
      return windowClosed;
    case 'SessionClosed':
      return chatClosed;
    default:
      return notFound;
  }
};

export const chatWritingEndpoints = ({ chat }: { readonly chat: ChatApiDeps }): readonly Endpoint[] => [
  endpoint({
    method: 'post',
    path: '/api/chatchannel/sessions/{id}/messages/',
    summary: "Send a message in a conversation that you took over; possible within 24 hours of the contact's last message",
    permission: 'chat:write',
    body: requestSchema({ text: longText(longest) }),
    current: async ({ caller, params }) => {
      const { phase } = await chat.load(caller.companyId, params.id);
      return phase === 'none' || phase === 'removed' ? null : {};
    },
    answers: {
      201: json(messageShape, 'Location'),
      404: null,
      409: problems('not_taken_over', 'chat_closed', 'contact_opted_out', 'chat_window_closed'),
    },
    handle: async ({ caller: { companyId }, params: { id: sessionId }, body: { text }, context }) => {
      const state = await chat.load(companyId, sessionId);
      if (state.phase === 'none' || state.phase === 'removed') return { problem: notFound };
      const messageId = personMessageId(context.commandId);
      const content = { text, wamid: null };
      // before the event: what is announced can be sent
      await chat.contents.keep([{ id: messageId, companyId, channelId: state.channelId, sessionId, direction: 'out', content }]);
      const now = chat.now();
      const command = { type: 'WriteMessage', messageId, by: context.actor, now: now.toISOString() } as const;
      const result = await chat.advance(sessionId, command, context);
      if (isLeft(result)) {
        await chat.contents.rewrite(companyId, messageId, null);
        return { problem: problemOf(result.left) };
      }
      if (result.right.position !== null) await chat.waitFor(result.right.position, ['chat_messages'], 1_000);
      const entry = result.right.log.find(
        ({ event }) => event.type === 'PersonMessageWritten' && event.data.messageId === messageId,
      )?.event;
      const replyTo = entry?.type === 'PersonMessageWritten' ? entry.data.answersTo : null;
      const row = {
        id: messageId,
        session_id: sessionId,
        direction: 'out',
        type: 'text',
        status: 'queued',
        written_by: context.actor,
        error_code: null,
        reply_to: replyTo,
        sources: [],
        created_at: now,
        sent_at: null,
        delivered_at: null,
        read_at: null,
      } as const;
      // among the others of its conversation: no message has an address of its own
      const headers = { Location: `/api/chatchannel/sessions/${sessionId}/messages/` };
      return { status: 201, body: messageView(row, content), headers };
    },
  }),
];
