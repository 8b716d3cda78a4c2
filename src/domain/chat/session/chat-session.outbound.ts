/** What a session's replies come to: written, tried, sent or failed, and how far the provider says that they came. */
import { type DeliveryStatus, nextDelivery } from '../channel/delivery.ts';
import { windowClosedCode } from '../channel/send-errors.ts';
import type { AskedInChat, ChatSessionEvent, KnowledgeSource, ReplyPurpose } from './chat-session.events.ts';

/** A reply on its way: `generated` was never tried, `attempted` has no recorded end, `unknown` waits for a status. */
export type Reply = {
  readonly messageId: string;
  /** `person`: nobody but a person wrote it */
  readonly purpose: ReplyPurpose | 'person';
  readonly answersTo: string;
  readonly attempts: number;
  readonly state: 'generated' | 'attempted' | 'failed' | 'unknown';
  /** when to try (failed) or to decide (unknown) next */
  readonly dueAt: string | null;
  /** the one repetition after an unknown end was used */
  readonly repeated: boolean;
  /** what it asks about an order */
  readonly question?: AskedInChat;
  readonly template?: true;
};

export type Turn = {
  readonly turnId: string;
  readonly messageIds: readonly string[];
  readonly leaseUntil: string;
  /** the job that works on it */
  readonly jobId: string | null;
  readonly failures: number;
  readonly retryAt: string | null;
  readonly reply: Reply | null;
};

/** The part of a session that replies change. */
type Answered = {
  readonly turn: Turn | null;
  readonly written: readonly Reply[];
  readonly disclosed: boolean;
  readonly unsupportedAnswered: boolean;
  readonly windowRefused: boolean;
  readonly lastFallbackAt: string | null;
  readonly askedBack: boolean;
  readonly identityAsked: boolean;
  readonly unhelped: number;
  readonly delivery: { readonly [messageId: string]: DeliveryStatus };
  readonly repliedAt: { readonly [messageId: string]: string };
  readonly told: { readonly [messageId: string]: readonly KnowledgeSource[] };
  readonly lastReplyId: string | null;
  readonly questions: { readonly [messageId: string]: AskedInChat };
};

type DataOf<T extends ChatSessionEvent['type']> = Extract<ChatSessionEvent, { type: T }>['data'];

type SendingEvent = Extract<
  ChatSessionEvent,
  { type: 'ReplySendAttempted' | 'ReplySent' | 'ReplySendFailed' | 'ReplySendUnknown' | 'DeliveryStatusChanged' }
>;

/** What became of the reply that is on its way. */
export function movedOn<S extends Answered>(state: S, event: SendingEvent): S {
  switch (event.type) {
    case 'ReplySendAttempted':
      return withReply(
        state,
        (reply) => ({
          ...reply,
          attempts: event.data.attempt,
          repeated: reply.repeated || reply.state === 'unknown',
          state: 'attempted',
          dueAt: null,
        }),
        event.data.messageId,
      );
    case 'ReplySent':
      return withReply(delivered(state, event.data.messageId, 'sent'), () => null, event.data.messageId);
    case 'ReplySendFailed': {
      const { messageId, nextAttemptAt, errorClass } = event.data;
      const marked = { ...state, windowRefused: state.windowRefused || errorClass === 'window' };
      if (nextAttemptAt === null) return withReply(delivered(marked, messageId, 'failed'), () => null, messageId);
      return withReply(marked, (reply) => ({ ...reply, state: 'failed', dueAt: nextAttemptAt }), messageId);
    }
    case 'ReplySendUnknown': {
      const { messageId, decideAt } = event.data;
      return withReply(state, (reply) => (decideAt === null ? null : { ...reply, state: 'unknown', dueAt: decideAt }), messageId);
    }
    case 'DeliveryStatusChanged': {
      const { messageId, status, errorCode } = event.data;
      const moved = {
        ...delivered(state, messageId, status),
        windowRefused: state.windowRefused || errorCode === windowClosedCode,
      };
      // a status of our message says that it went out: nothing is left to decide
      return status === 'failed' ? moved : withReply(moved, () => null, messageId);
    }
  }
}

/** They tell the customer nothing that was asked for. */
const helpless: ReadonlySet<ReplyPurpose> = new Set(['clarify', 'no_answer', 'refusal', 'fallback', 'unsupported']);

export const generated = <S extends Answered>(state: S, reply: DataOf<'ReplyGenerated'>): S => {
  const { turnId, messageId, purpose, answersTo, discloses, sources, at } = reply;
  if (state.turn?.turnId !== turnId) return state;
  return {
    ...state,
    disclosed: state.disclosed || discloses,
    unsupportedAnswered: state.unsupportedAnswered || purpose === 'unsupported',
    lastFallbackAt: purpose === 'fallback' ? at : state.lastFallbackAt,
    askedBack: purpose === 'clarify',
    identityAsked: purpose === 'identify',
    unhelped: helpless.has(purpose) ? state.unhelped + 1 : 0,
    turn: {
      ...state.turn,
      retryAt: null,
      reply: { messageId, purpose, answersTo, attempts: 0, state: 'generated', dueAt: null, repeated: false },
    },
    delivery: { ...state.delivery, [messageId]: 'queued' },
    repliedAt: { ...state.repliedAt, [messageId]: at },
    told: sources.length === 0 ? state.told : { ...state.told, [messageId]: sources },
    lastReplyId: messageId,
  };
};

export const messageWritten = <S extends Answered>(state: S, message: DataOf<'PersonMessageWritten'>): S => {
  const { messageId, answersTo, at, question, template } = message;
  const started = { attempts: 0, state: 'generated', dueAt: null, repeated: false } as const;
  const content = { ...(question ? { question } : {}), ...(template ? { template } : {}) };
  return {
    ...state,
    questions: question ? { ...state.questions, [messageId]: question } : state.questions,
    written: [...state.written, { messageId, purpose: 'person', answersTo, ...started, ...content }],
    delivery: { ...state.delivery, [messageId]: 'queued' },
    repliedAt: { ...state.repliedAt, [messageId]: at },
    lastReplyId: messageId,
  };
};

const delivered = <S extends Answered>(state: S, messageId: string, reported: DeliveryStatus): S => {
  const before = state.delivery[messageId];
  if (before === undefined) return state;
  return { ...state, delivery: { ...state.delivery, [messageId]: nextDelivery(before, reported).status } };
};

const withReply = <S extends Answered>(state: S, change: (reply: Reply) => Reply | null, messageId: string): S => {
  const { turn } = state;
  if (!turn?.reply || turn.reply.messageId !== messageId) {
    const writtenMessages = state.written.flatMap((message) =>
      message.messageId === messageId ? (change(message) ?? []) : [message],
    );
    return { ...state, written: writtenMessages };
  }
  const reply = change(turn.reply);
  return { ...state, turn: reply === null ? null : { ...turn, reply } };
};
