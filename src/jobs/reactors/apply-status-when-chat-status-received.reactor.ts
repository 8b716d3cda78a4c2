import type { ChatStatusEvent } from '../../domain/chat/chat-message.events.ts';
import type { ChatSessionEvent } from '../../domain/chat/session/chat-session.events.ts';
import { enqueue } from '../../platform/queue/job.ts';
import { reactor } from '../../platform/reactors/reactor.ts';
import { applyChatStatus, applyEarlyStatuses } from '../chat/chat.definitions.ts';

export const applyStatusWhenChatStatusReceived = reactor<
  ChatStatusEvent | Extract<ChatSessionEvent, { readonly type: 'ReplySent' }>
>()({
  name: 'apply-status-when-chat-status-received',
  on: {
    ChatStatusReceived: ({ id, data: { channelId: _, billable: __, ...told }, metadata }) =>
      enqueue(applyChatStatus, { companyId: metadata.companyId, ...told }, id),
    ReplySent: ({ data: { sessionId, messageId, wamidHash }, metadata }) =>
      enqueue(applyEarlyStatuses, { companyId: metadata.companyId, sessionId, messageId, wamidHash }, messageId),
  },
});
