/** What may happen in a session. Every command can be given again: what is already so gives no event. */
import { isAhead, later } from '@order-intake/kernel';
import { left, right } from 'fp-ts/lib/Either.js';
import type { ChatSessionCommand, Decision } from './chat-session.commands.ts';
import type { ChatSessionEvent } from './chat-session.events.ts';
import { lapsed, proposalEvents } from './chat-session.proposals.ts';
import { type SendingCommand, sending } from './chat-session.sending.ts';
import { type ChatSession, evolve, initialState, type OpenSession } from './chat-session.state.ts';
import { startedVerification, triedCode } from './chat-session.verification.ts';
import { calledTooLate, windowClosesAt } from './chat-session.window.ts';

function decide(command: ChatSessionCommand, state: ChatSession): Decision {
  if (command.type === 'OpenSession') return right(state.phase === 'none' ? [opened(command)] : []);
  if (state.phase === 'none') return left({ type: 'SessionUnknown' });
  switch (command.type) {
    case 'AddCustomerMessages':
    case 'EditCustomerMessage':
    case 'RevokeCustomerMessage':
    case 'VerifyContact':
    case 'RecordAddressMove':
      return customer(command, state);
    case 'StartTurn':
    case 'SkipPending':
    case 'EndTurn':
    case 'ParkTurn':
    case 'RecordKnowledge':
    case 'RecordAssistantFailure':
    case 'RecordReply':
      return turns(command, state);
    case 'StartVerification':
      return startVerification(command, state);
    case 'TryCode':
      return triedCode(command, state);
    case 'LapseProposal':
      return right(lapsed(command, state));
    case 'WriteMessage':
      return write(command, state);
    case 'WriteQuestion':
      return ask(command, state);
    case 'AttemptSend':
    case 'RecordSent':
    case 'RecordSendFailed':
    case 'RecordSendUnknown':
    case 'ApplyStatus':
      return sending(command, state);
    default:
      return people(command, state);
  }
}

const opened = ({
  sessionId,
  channelId,
  contactId,
  optedOut,
  carried,
  now,
}: Extract<ChatSessionCommand, { type: 'OpenSession' }>) =>
  ({ type: 'ChatSessionOpened', data: { sessionId, channelId, contactId, optedOut, openedAt: now, carried } }) as const;

type Customer = Extract<
  ChatSessionCommand,
  { type: 'AddCustomerMessages' | 'EditCustomerMessage' | 'RevokeCustomerMessage' | 'VerifyContact' | 'RecordAddressMove' }
>;
function customer(command: Customer, state: OpenSession): Decision {
  const { sessionId } = state;
  switch (command.type) {
    case 'AddCustomerMessages': {
      const fresh = command.messages.filter(({ messageId }) => !(messageId in state.known));
      if (fresh.length === 0) return right([]);
      if (state.phase !== 'open') return left({ type: 'SessionClosed' });
      return right(fresh.map((message) => ({ type: 'CustomerMessageAdded', data: { sessionId, ...message } })));
    }
    case 'EditCustomerMessage':
    case 'RevokeCustomerMessage': {
      const { messageId, byMessageId } = command;
      if (!(messageId in state.known) || state.corrections.includes(byMessageId)) return right([]);
      const data = { sessionId, messageId, byMessageId };
      return right([
        command.type === 'EditCustomerMessage'
          ? { type: 'CustomerMessageEdited', data: { ...data, keyword: command.keyword } }
          : { type: 'CustomerMessageRevoked', data },
      ]);
    }
    case 'VerifyContact': {
      const { customerId, by } = command;
      if (customerId === state.customerId) return right([]);
      return right([{ type: 'ContactVerified', data: { sessionId, contactId: state.contactId, customerId, by } }]);
    }
    case 'RecordAddressMove': {
      if (state.moves.includes(command.messageId)) return right([]);
      const { type: _, ...move } = command;
      return right([{ type: 'ContactAddressMoved', data: { sessionId, ...move } }]);
    }
  }
}

type Turns = Extract<
  ChatSessionCommand,
  {
    type: 'StartTurn' | 'SkipPending' | 'EndTurn' | 'ParkTurn' | 'RecordKnowledge' | 'RecordAssistantFailure' | 'RecordReply';
  }
>;
function turns(command: Turns, state: OpenSession): Decision {
  const { sessionId, turn } = state;
  const at = command.now;
  if (command.type === 'StartTurn') return startTurn(command, state);
  if (command.type === 'SkipPending') {
    const messageIds = state.pending;
    if (messageIds.length === 0 || !isSame(messageIds, command.pending)) return right([]);
    const { reason } = command;
    return right([
      { type: 'TurnSkipped', data: { sessionId, turnId: null, messageIds, reason, at } },
      ...(reason === 'window_closed' ? calledTooLate(state, at) : []),
    ]);
  }
  // another worker took the turn over, or it has come to its end
  if (!turn || turn.turnId !== command.turnId) return left({ type: 'TurnGone' });
  const { turnId, messageIds } = turn;
  switch (command.type) {
    case 'EndTurn':
      return right([{ type: 'TurnSkipped', data: { sessionId, turnId, messageIds, reason: command.reason, at } }]);
    case 'ParkTurn':
      return right([{ type: 'TurnParked', data: { sessionId, turnId, messageIds, failures: turn.failures, at } }]);
    case 'RecordKnowledge': {
      const { sources, latencyMs, semantic } = command;
      return right([{ type: 'KnowledgeRetrieved', data: { sessionId, turnId, sources, latencyMs, semantic, at } }]);
    }
    case 'RecordAssistantFailure': {
      const failures = turn.failures + 1;
      const delay = command.retryAfterMs[failures - 1];
      const nextAttemptAt = delay === undefined ? null : later(at, delay);
      return right([{ type: 'AssistantFailed', data: { sessionId, turnId, code: command.code, failures, nextAttemptAt, at } }]);
    }
    case 'RecordReply': {
      if (turn.reply) return right([]);
      const { type: _, now: __, wants, proposes, ends, ...reply } = command;
      const ofProposals = proposalEvents(state, { messageId: reply.messageId, proposes, ends, at });
      const generated = { type: 'ReplyGenerated', data: { sessionId, ...reply, at } } as const;
      // together, so that no crash sends the promise of a colleague without calling one
      const wantsField = wants === null ? {} : { wants };
      const handover = {
        type: 'HandoverStarted',
        data: { sessionId, reason: 'customer', by: 'assistant', at, ...wantsField },
      } as const;
      return right([generated, ...ofProposals, ...(command.purpose === 'handover' && state.mode === 'bot' ? [handover] : [])]);
    }
  }
}

const isSame = (first: readonly string[], second: readonly string[]): boolean =>
  first.length === second.length && first.every((id, index) => id === second[index]);

function startTurn(command: Extract<ChatSessionCommand, { type: 'StartTurn' }>, state: OpenSession): Decision {
  const { turnId, now, leaseMs, jobId, abandoned } = command;
  const { sessionId, turn, pending, phase } = state;
  if (phase !== 'open') return left({ type: 'SessionClosed' });
  if (turn?.turnId === turnId) return right([]);
  const isHeld = turn && turn.turnId !== abandoned && isAhead(turn.leaseUntil, now);
  if (turn && (turn.reply !== null || isHeld)) return left({ type: 'TurnRunning', leaseUntil: turn.leaseUntil });
  const messageIds = [...(turn?.messageIds ?? []), ...pending];
  if (messageIds.length === 0 || !isSame(pending, command.pending)) return right([]);
  const leaseUntil = later(now, leaseMs);
  return right([{ type: 'TurnStarted', data: { sessionId, turnId, messageIds, startedAt: now, leaseUntil, jobId } }]);
}

/**
 * Only the person who took over writes, and only where the message can arrive: what the provider would refuse is
 * refused here, with a reason.
 */
function write({ messageId, by, now: at }: Extract<ChatSessionCommand, { type: 'WriteMessage' }>, state: OpenSession): Decision {
  const { sessionId } = state;
  if (messageId in state.delivery) return right([]);
  if (state.phase !== 'open') return left({ type: 'SessionClosed' });
  if (state.optedOut) return left({ type: 'OptedOut' });
  if (state.mode !== 'handover') return left({ type: 'NotTakenOver' });
  const answersTo = newestOf(state);
  if (answersTo === null || at >= windowClosesAt(state)) return left({ type: 'WindowClosed' });
  return right([{ type: 'PersonMessageWritten', data: { sessionId, messageId, answersTo, by, at } }]);
}

/** In a turn the reply tells the contact; what a person starts is told by a message of its own, which has to arrive. */
function startVerification(command: Extract<ChatSessionCommand, { type: 'StartVerification' }>, state: OpenSession): Decision {
  const { messageId, by, now: at } = command;
  if (state.verification?.verificationId === command.verificationId) return right([]);
  if (state.phase !== 'open') return left({ type: 'SessionClosed' });
  if (state.optedOut) return left({ type: 'OptedOut' });
  const started = startedVerification(command, state);
  if (messageId === null) return right([started]);
  const answersTo = newestOf(state);
  if (answersTo === null || at >= windowClosesAt(state)) return left({ type: 'WindowClosed' });
  const { sessionId } = state;
  return right([started, { type: 'PersonMessageWritten', data: { sessionId, messageId, answersTo, by, at } }]);
}

/** The customer's newest message. */
const newestOf = (state: OpenSession): string | null =>
  Object.values(state.known).reduce<string | null>(
    (latest, message) => (latest === null || message.sentAt >= (state.known[latest]?.sentAt ?? '') ? message.messageId : latest),
    null,
  );

/** Also where a person has the conversation, and after it was closed: an answer opens the next session. */
function ask(command: Extract<ChatSessionCommand, { type: 'WriteQuestion' }>, state: OpenSession): Decision {
  const { messageId, question, isTemplate, by, now: at } = command;
  const { sessionId } = state;
  if (messageId in state.delivery) return right([]);
  if (state.phase === 'removed') return left({ type: 'SessionClosed' });
  if (state.optedOut) return left({ type: 'OptedOut' });
  const answersTo = newestOf(state);
  if (answersTo === null || (!isTemplate && at >= windowClosesAt(state))) return left({ type: 'WindowClosed' });
  const template = isTemplate ? { template: true as const } : {};
  return right([{ type: 'PersonMessageWritten', data: { sessionId, messageId, answersTo, by, at, question, ...template } }]);
}

/** Nothing is sent out of a closed session: a reply that waits in it is not left waiting. One on its way comes to its own end. */
const droppedAt = ({ sessionId, turn }: OpenSession, at: string): readonly ChatSessionEvent[] =>
  turn?.reply && (turn.reply.state === 'generated' || turn.reply.state === 'failed')
    ? [
        {
          type: 'ReplyDropped',
          data: { sessionId, turnId: turn.turnId, messageId: turn.reply.messageId, reason: 'superseded', at },
        },
      ]
    : [];
const closedBecause = (
  { sessionId }: OpenSession,
  { reason, now: at }: Extract<ChatSessionCommand, { type: 'CloseSession' }>,
): ChatSessionEvent => ({ type: 'ChatSessionClosed', data: { sessionId, reason, at } });

type People = Exclude<
  ChatSessionCommand,
  | Customer
  | Turns
  | SendingCommand
  | { type: 'OpenSession' | 'WriteMessage' | 'WriteQuestion' | 'LapseProposal' | 'StartVerification' | 'TryCode' }
>;
function people(command: People, state: OpenSession): Decision {
  const { sessionId } = state;
  const only = (applies: boolean, event: ChatSessionEvent): Decision => right(applies ? [event] : []);
  switch (command.type) {
    case 'RecordDocument': {
      const { type: _, ...document } = command;
      const before = state.taken[command.messageId];
      // a picture that is no order may have a caption that is one
      const isNews = !before || (before.orders.length === 0 && command.orders.length > 0);
      return only(isNews, { type: 'ChatDocumentTaken', data: { sessionId, ...document } });
    }
    case 'StartHandover': {
      const { reason, by, now: at } = command;
      return only(state.mode === 'bot' && state.phase === 'open', {
        type: 'HandoverStarted',
        data: { sessionId, reason, by, at },
      });
    }
    case 'EndHandover':
      return only(state.mode === 'handover', { type: 'HandoverEnded', data: { sessionId, by: command.by, at: command.now } });
    case 'AssignSession': {
      const { assignee, now: at } = command;
      return only(state.assignee !== assignee, { type: 'ChatSessionAssigned', data: { sessionId, assignee, at } });
    }
    case 'OptOut':
      return only(!state.optedOut, {
        type: 'ContactOptedOut',
        data: { sessionId, messageId: command.messageId, at: command.now },
      });
    case 'OptIn':
      return only(state.optedOut, { type: 'ContactOptedIn', data: { sessionId, messageId: command.messageId, at: command.now } });
    case 'CloseSession':
      return state.phase === 'open' ? right([...droppedAt(state, command.now), closedBecause(state, command)]) : right([]);
    case 'RemoveSession':
      return only(state.phase !== 'removed', { type: 'ChatSessionRemoved', data: { sessionId, at: command.now } });
  }
}

export const chatSession = { initialState, evolve, decide };
