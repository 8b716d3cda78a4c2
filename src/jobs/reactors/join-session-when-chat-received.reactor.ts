import type { ChatMessageEvent } from '../../domain/chat/chat-message.events.ts';
import { enqueue } from '../../platform/queue/job.ts';
import { reactor } from '../../platform/reactors/reactor.ts';
import { joinChatSession } from '../chat/chat.definitions.ts';

export const joinSessionWhenChatReceived = reactor<ChatMessageEvent>()({
  name: 'join-session-when-chat-received',
  on: {
    ChatInboundReceived: ({ data: { signatureVerified: _, ...message }, metadata }) =>
      enqueue(joinChatSession, { companyId: metadata.companyId, ...message }, message.messageId),
  },
});
