import { enqueue, type Recorded, reactor } from '@order-intake/event-sourcing';
import type { ChatSessionEvent } from '../../domain/chat/session/chat-session.events.ts';
import { takeChatTurn } from '../chat/chat.definitions.ts';
import { turnOf } from '../chat/start-turn.ts';

type Moved = Recorded<ChatSessionEvent>;
const now = ({ data, metadata }: Moved) => turnOf(metadata.companyId, data.sessionId);
/** A key of its own: a job that waits for later must not stand in the way of one for now. */
const later = ({ data, metadata, revision }: Moved, at: string | null) =>
  at === null
    ? null
    : enqueue(
        takeChatTurn,
        { companyId: metadata.companyId, sessionId: data.sessionId },
        `${data.sessionId}/${revision}`,
        new Date(at),
      );

/** The stream says what is due when; this only wakes the session in time. */
export const takeTurnWhenSessionMoved = reactor<ChatSessionEvent>()({
  name: 'take-turn-when-session-moved',
  on: {
    CustomerMessageAdded: (e) => now(e),
    HandoverEnded: (e) => now(e),
    OrderProposed: (e) => later(e, e.data.expiresAt),
    // takes over a turn whose worker died
    TurnStarted: (e) => later(e, e.data.leaseUntil),
    AssistantFailed: (e) => later(e, e.data.nextAttemptAt ?? e.data.at),
    ReplySendFailed: (e) => later(e, e.data.nextAttemptAt),
    ReplySendUnknown: (e) => later(e, e.data.decideAt),
  },
});
