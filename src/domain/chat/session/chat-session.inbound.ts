/** What the customer's messages make of a session. */
import type { Keyword } from '@order-intake/chat-language/records';
import type { InboundKind } from '../chat-message.events.ts';
import type { ChatSessionEvent } from './chat-session.events.ts';

export type PendingMessage = {
  readonly messageId: string;
  readonly kind: InboundKind;
  readonly sentAt: string;
  readonly receivedAt: string;
  readonly keyword: Keyword | null;
  readonly language: string | null;
  readonly answerable: boolean;
  readonly mayBeOrder: boolean;
  /** the message that it answers, by the provider's id */
  readonly refersTo: string | null;
  readonly isCode?: true;
};

/** The part of a session that messages change. */
type Heard = {
  readonly known: { readonly [messageId: string]: PendingMessage };
  readonly pending: readonly string[];
  readonly corrections: readonly string[];
  readonly lastInboundAt: string | null;
  readonly language: string | null;
  readonly windowRefused: boolean;
};

type DataOf<T extends ChatSessionEvent['type']> = Extract<ChatSessionEvent, { type: T }>['data'];

/** In the order of the provider's clock, which counts seconds, then of arrival: messages join in any order. */
export const added = <S extends Heard>(state: S, message: DataOf<'CustomerMessageAdded'>): S => {
  const { messageId, kind, sentAt, receivedAt, keyword, language, answerable, mayBeOrder, refersTo, isCode } = message;
  // the provider counts seconds: of two messages in one, the one that joins later counts as the later
  const latest = state.lastInboundAt === null || sentAt >= state.lastInboundAt;
  const knownMessages = {
    ...state.known,
    [messageId]: {
      ...{ messageId, kind, sentAt, receivedAt, keyword, language, answerable, mayBeOrder, refersTo },
      ...(isCode ? { isCode } : {}),
    },
  };
  const isAfter = (id: string): boolean => {
    const otherMessage = knownMessages[id];
    return (
      otherMessage !== undefined &&
      (otherMessage.sentAt === sentAt ? otherMessage.receivedAt > receivedAt : otherMessage.sentAt > sentAt)
    );
  };
  const position = state.pending.findLastIndex((id) => !isAfter(id)) + 1;
  return {
    ...state,
    known: knownMessages,
    pending: state.pending.toSpliced(position, 0, messageId),
    lastInboundAt: latest ? sentAt : state.lastInboundAt,
    language: latest && language !== null ? language : state.language,
    windowRefused: false,
  };
};

/** What is wished is what the words wish as they are now: a STOP that was written into a message is one. */
export const edited = <S extends Heard>(state: S, { messageId, byMessageId, keyword }: DataOf<'CustomerMessageEdited'>): S => {
  const message = state.known[messageId];
  return {
    ...state,
    corrections: [...state.corrections, byMessageId],
    known: message && keyword !== undefined ? { ...state.known, [messageId]: { ...message, keyword } } : state.known,
  };
};

/** What was taken back is not answered, in a turn that began with it neither. */
export const revoked = <S extends Heard>(state: S, { messageId, byMessageId }: DataOf<'CustomerMessageRevoked'>): S => {
  const message = state.known[messageId];
  return {
    ...state,
    pending: state.pending.filter((id) => id !== messageId),
    corrections: [...state.corrections, byMessageId],
    known: message
      ? { ...state.known, [messageId]: { ...message, answerable: false, mayBeOrder: false, keyword: null } }
      : state.known,
  };
};
