/** What a session's events add up to. */
import type { DeliveryStatus } from '../channel/delivery.ts';
import type { AskedInChat, ChatSessionEvent, CloseReason, CodeOutcome, KnowledgeSource } from './chat-session.events.ts';
import { added, edited, type PendingMessage, revoked } from './chat-session.inbound.ts';
import { generated, messageWritten, movedOn, type Reply, type Turn } from './chat-session.outbound.ts';
import { changedProposal, evolveProposals, type KnownProposal, withdrawn } from './chat-session.proposals.ts';
import { evolveVerification, type Verification } from './chat-session.verification.ts';

type Taken = Extract<ChatSessionEvent, { type: 'ChatDocumentTaken' }>['data'];

export type OpenSession = {
  readonly phase: 'open' | 'closed' | 'removed';
  readonly closedBecause: CloseReason | null;
  readonly sessionId: string;
  readonly channelId: string;
  readonly contactId: string;
  readonly mode: 'bot' | 'handover';
  readonly optedOut: boolean;
  /** the message that said so in this session */
  readonly optedOutBy: string | null;
  /** assignee */
  readonly assignee: string | null;
  readonly disclosed: boolean;
  readonly unsupportedAnswered: boolean;
  /** the provider said the 24 hours are over, although we counted otherwise; the next message opens them again */
  readonly windowRefused: boolean;
  readonly lastInboundAt: string | null;
  readonly language: string | null;
  /** which customer a person said that this is */
  readonly customerId: string | null;
  /** messages that edited or revoked another, or told of a move, and are applied */
  readonly corrections: readonly string[];
  readonly moves: readonly string[];
  /** every message of the customer, by id */
  readonly known: { readonly [messageId: string]: PendingMessage };
  readonly pending: readonly string[];
  readonly turn: Turn | null;
  /** what persons wrote and has not come to its end, the oldest first */
  readonly written: readonly Reply[];
  /** when turns began, the newest last, at most the 100 last ones */
  readonly turnStarts: readonly string[];
  readonly lastFallbackAt: string | null;
  /** the assistant did not know what was meant, and has not answered anything since */
  readonly askedBack: boolean;
  /** the last reply asked the contact which customer it is */
  readonly identityAsked: boolean;
  /** the last one that was started */
  readonly verification: Verification | null;
  readonly triedCodes: { readonly [messageId: string]: CodeOutcome };
  /** replies in a row that told nothing of what was asked for */
  readonly unhelped: number;
  readonly taken: { readonly [messageId: string]: Taken };
  /** orders that the customer was asked to confirm, by the reply that asked; the newest last */
  readonly proposals: readonly KnownProposal[];
  /** messages that ask about an order, the newest last */
  readonly questions: { readonly [messageId: string]: AskedInChat };
  /** records that each reply told of, and the reply that was written last */
  readonly told: { readonly [messageId: string]: readonly KnowledgeSource[] };
  readonly lastReplyId: string | null;
  /** replies that were sent, or may have been, and how far they came */
  readonly delivery: { readonly [messageId: string]: DeliveryStatus };
  /** when each reply was written */
  readonly repliedAt: { readonly [messageId: string]: string };
};
export type ChatSession = { readonly phase: 'none' } | OpenSession;

export const initialState: ChatSession = { phase: 'none' };

const without = (ids: readonly string[], removed: readonly string[]): readonly string[] =>
  ids.filter((id) => !removed.includes(id));

export function evolve(state: ChatSession, event: ChatSessionEvent): ChatSession {
  if (event.type === 'ChatSessionOpened') return opened(event.data);
  if (state.phase === 'none') return state;
  switch (event.type) {
    case 'CustomerMessageAdded':
      return added(state, event.data);
    case 'CustomerMessageEdited':
      return changedProposal(edited(state, event.data), event.data.messageId, 'edited');
    case 'CustomerMessageRevoked':
      return changedProposal(revoked(state, event.data), event.data.messageId, 'revoked');
    case 'ContactVerified':
      return { ...evolveVerification(state, event), customerId: event.data.customerId };
    case 'ContactAddressMoved':
      return { ...evolveVerification(state, event), moves: [...state.moves, event.data.messageId] };
    case 'TurnStarted': {
      const { turnId, messageIds, leaseUntil, startedAt, jobId = null } = event.data;
      return {
        ...state,
        pending: without(state.pending, messageIds),
        turn: { turnId, messageIds, leaseUntil, jobId, failures: 0, retryAt: null, reply: null },
        turnStarts: [...state.turnStarts, startedAt].slice(-100),
      };
    }
    case 'TurnSkipped':
      return {
        ...state,
        pending: without(state.pending, event.data.messageIds),
        turn: event.data.turnId !== null && state.turn?.turnId === event.data.turnId ? null : state.turn,
      };
    case 'TurnParked':
      return { ...state, turn: state.turn?.turnId === event.data.turnId ? null : state.turn };
    case 'AssistantFailed':
      return state.turn?.turnId === event.data.turnId
        ? { ...state, turn: { ...state.turn, failures: event.data.failures, retryAt: event.data.nextAttemptAt } }
        : state;
    case 'ReplyGenerated':
      return generated(state, event.data);
    case 'PersonMessageWritten':
      return messageWritten(state, event.data);
    case 'ReplySendAttempted':
    case 'ReplySent':
    case 'ReplySendFailed':
    case 'ReplySendUnknown':
    case 'DeliveryStatusChanged':
      return movedOn(state, event);
    case 'ChatDocumentTaken':
      return { ...state, taken: { ...state.taken, [event.data.messageId]: event.data } };
    case 'HandoverStarted':
      return { ...withdrawn(state), mode: 'handover' };
    case 'HandoverEnded':
      return { ...state, mode: 'bot' };
    case 'ChatSessionAssigned':
      return { ...state, assignee: event.data.assignee };
    case 'ContactOptedOut':
      return { ...state, optedOut: true, optedOutBy: event.data.messageId };
    case 'ContactOptedIn':
      return { ...state, optedOut: false, optedOutBy: null };
    case 'ChatSessionClosed':
      return { ...state, phase: 'closed', closedBecause: event.data.reason, pending: [] };
    case 'ChatSessionRemoved':
      return { ...state, phase: 'removed', pending: [], turn: null };
    default:
      return evolveVerification(evolveProposals(state, event), event);
  }
}

type DataOf<T extends ChatSessionEvent['type']> = Extract<ChatSessionEvent, { type: T }>['data'];

const opened = ({ sessionId, channelId, contactId, optedOut, carried }: DataOf<'ChatSessionOpened'>): OpenSession => ({
  phase: 'open',
  closedBecause: null,
  sessionId,
  channelId,
  contactId,
  mode: carried?.mode ?? 'bot',
  optedOut,
  optedOutBy: null,
  assignee: null,
  disclosed: carried?.disclosed ?? false,
  unsupportedAnswered: false,
  windowRefused: false,
  lastInboundAt: null,
  language: carried?.language ?? null,
  customerId: carried?.customerId ?? null,
  corrections: [],
  moves: [],
  known: {},
  pending: [],
  turn: null,
  written: [],
  turnStarts: carried?.turnStarts ?? [],
  lastFallbackAt: null,
  askedBack: false,
  identityAsked: false,
  verification: null,
  triedCodes: {},
  unhelped: 0,
  taken: {},
  proposals: [],
  questions: Object.fromEntries((carried?.questions ?? []).map(({ messageId, question }) => [messageId, question])),
  told: {},
  lastReplyId: null,
  delivery: {},
  repliedAt: {},
});
