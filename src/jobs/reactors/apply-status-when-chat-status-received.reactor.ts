import type { ChatStatusEvent } from '../../domain/chat/chat-message.events.ts';
import { enqueue } from '../../platform/queue/job.ts';
import { reactor } from '../../platform/reactors/reactor.ts';
import { applyChatStatus } from '../chat/chat.definitions.ts';

export const applyStatusWhenChatStatusReceived = reactor<ChatStatusEvent>()({
  name: 'apply-status-when-chat-status-received',
  on: {
    ChatStatusReceived: ({ id, data, metadata }) => {
      const { sessionId, messageId, status, occurredAt, errorCode } = data;
      // without what we sent along it is a message that a person sent by other means: none of ours
      if (sessionId === null || messageId === null) return null;
      return enqueue(applyChatStatus, { companyId: metadata.companyId, sessionId, messageId, status, occurredAt, errorCode }, id);
    },
  },
});
