import { enqueue, type Recorded, reactor } from '@order-intake/event-sourcing';
import type { ChatSessionEvent } from '../../domain/chat/session/chat-session.events.ts';
import { followQuestionMessage } from '../chat/chat.definitions.ts';

type About = Recorded & { readonly data: { readonly sessionId: string; readonly messageId: string } };

const follow = ({ data: { sessionId, messageId }, metadata: { companyId } }: About) =>
  enqueue(followQuestionMessage, { companyId, sessionId, messageId }, messageId);

/** Whether the message asked about an order is told by its session. */
export const followQuestionWhenUnsent = reactor<ChatSessionEvent>()({
  name: 'follow-question-when-unsent',
  on: {
    ReplySendFailed: (e) => (e.data.nextAttemptAt === null ? follow(e) : null),
    DeliveryStatusChanged: (e) => (e.data.status === 'failed' ? follow(e) : null),
  },
});
