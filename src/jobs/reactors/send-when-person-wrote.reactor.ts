import { enqueue, type Recorded, reactor } from '@order-intake/event-sourcing';
import type { ChatSessionEvent } from '../../domain/chat/session/chat-session.events.ts';
import { sendWritten } from '../chat/chat.definitions.ts';

type Moved = Recorded<ChatSessionEvent>;
/** A key of its own: a job that waits for later must not stand in the way of one for now. */
const later = ({ data, metadata, revision }: Moved, at: string | null) =>
  at === null
    ? null
    : enqueue(
        sendWritten,
        { companyId: metadata.companyId, sessionId: data.sessionId },
        `${data.sessionId}/${revision}`,
        new Date(at),
      );

/** What a person wrote goes out at once, and again when it is due. */
export const sendWhenPersonWrote = reactor<ChatSessionEvent>()({
  name: 'send-when-person-wrote',
  on: {
    PersonMessageWritten: ({ data, metadata }) =>
      enqueue(sendWritten, { companyId: metadata.companyId, sessionId: data.sessionId }, data.sessionId),
    ReplySendFailed: (e) => later(e, e.data.nextAttemptAt),
    ReplySendUnknown: (e) => later(e, e.data.decideAt),
  },
});
