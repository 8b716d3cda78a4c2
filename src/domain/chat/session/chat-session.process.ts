/** What a session needs next, from its state alone; the worker does it and looks again. */
import { hourMs, isAhead, later } from '@order-intake/kernel';
import type { SkipReason } from './chat-session.events.ts';
import type { PendingMessage } from './chat-session.inbound.ts';
import type { Reply, Turn } from './chat-session.outbound.ts';
import type { ChatSession, OpenSession } from './chat-session.state.ts';
import { awaitsCode, customerToConfirm, type Verification } from './chat-session.verification.ts';
import { windowClosesAt } from './chat-session.window.ts';

export type TurnRules = {
  /** nothing is sent while the provider refuses the token or the account */
  readonly channelPaused: boolean;
  readonly acceptOrders: boolean;
  /** turns an hour that one contact may have */
  readonly turnsPerHour: number;
  /** the turn that this worker began; another one's is left alone until its lease ends, or nobody works on it any more */
  readonly ownTurnId: string | null;
  /** nobody works on the turn any more */
  readonly abandoned: boolean;
};

export type NextStep =
  | { readonly do: 'nothing' }
  | { readonly do: 'wait'; readonly until: string }
  | { readonly do: 'skip'; readonly reason: SkipReason }
  | { readonly do: 'opt-out' | 'opt-in'; readonly messageId: string }
  /** `abandoned`: the turn that it takes over before its lease ends */
  | { readonly do: 'start-turn'; readonly abandoned: string | null }
  | { readonly do: 'lapse-proposal'; readonly proposalId: string }
  | { readonly do: 'try-code'; readonly messageId: string; readonly verification: Verification }
  | { readonly do: 'confirm-contact'; readonly customerId: string }
  | { readonly do: 'take-document'; readonly messageId: string }
  | { readonly do: 'think'; readonly turn: Turn }
  | { readonly do: 'fall-back'; readonly turn: Turn }
  | { readonly do: 'send'; readonly reply: Reply }
  | { readonly do: 'mark-unknown'; readonly reply: Reply };

const maxModelFailures = 3;

export function nextStep(state: ChatSession, now: string, rules: TurnRules): NextStep {
  if (state.phase !== 'open') return { do: 'nothing' };
  return state.turn ? inTurn(state, state.turn, now, rules) : betweenTurns(state, now, rules);
}

const lastKeyword = (messages: readonly PendingMessage[]) => messages.findLast((message) => message.keyword !== null);

/** To be left alone, or not any more: obeyed before anything is answered. */
function optRequestAmong(state: OpenSession): NextStep | null {
  const keywordMessage = lastKeyword(state.pending.flatMap((id) => state.known[id] ?? []));
  if (keywordMessage?.keyword === 'stop' && !state.optedOut) return { do: 'opt-out', messageId: keywordMessage.messageId };
  if (keywordMessage?.keyword === 'start' && state.optedOut) return { do: 'opt-in', messageId: keywordMessage.messageId };
  return null;
}

/** In either mode: a code is meant for the service. */
function untriedCode(state: OpenSession, time: string): NextStep | null {
  const { verification, triedCodes, mode } = state;
  if (verification === null || !awaitsCode(verification, mode, time)) return null;
  const messageId = state.pending.find((id) => state.known[id]?.isCode && !(id in triedCodes));
  return messageId === undefined ? null : { do: 'try-code', messageId, verification };
}

function betweenTurns(state: OpenSession, now: string, rules: TurnRules): NextStep {
  const lapsing = state.proposals.findLast(({ outcome }) => outcome === null);
  if (lapsing && !isAhead(lapsing.expiresAt, now)) return { do: 'lapse-proposal', proposalId: lapsing.proposalId };
  const customerId = customerToConfirm(state);
  if (customerId !== null) return { do: 'confirm-contact', customerId };
  if (state.pending.length === 0) return { do: 'nothing' };
  const optRequest = optRequestAmong(state);
  if (optRequest) return optRequest;
  const code = untriedCode(state, now);
  if (code) return code;
  const messages = state.pending.flatMap((id) => state.known[id] ?? []);
  const keyword = lastKeyword(messages);
  if (rules.channelPaused) return { do: 'skip', reason: 'channel_paused' };
  // one confirmation for one STOP: the one that made the contact silent
  const confirms = keyword?.keyword === 'stop' && state.optedOutBy === keyword.messageId;
  if (state.optedOut && !confirms) return { do: 'skip', reason: 'opted_out' };
  const answersCode = messages.some(({ messageId }) => messageId in state.triedCodes);
  if (state.mode === 'handover' && !confirms && !answersCode) return { do: 'skip', reason: 'handover' };
  if (!messages.some((message) => message.answerable || message.keyword !== null || message.kind === 'unsupported'))
    return { do: 'skip', reason: 'nothing_to_answer' };
  if (messages.every(({ kind }) => kind === 'unsupported') && state.unsupportedAnswered)
    return { do: 'skip', reason: 'nothing_to_answer' };
  if (now >= windowClosesAt(state)) return { do: 'skip', reason: 'window_closed' };
  const hourAgo = later(now, -hourMs);
  if (state.turnStarts.filter((at) => at > hourAgo).length >= rules.turnsPerHour) return { do: 'skip', reason: 'limit' };
  return { do: 'start-turn', abandoned: null };
}

function inTurn(state: OpenSession, turn: Turn, now: string, rules: TurnRules): NextStep {
  const { reply } = turn;
  const isOwn = turn.turnId === rules.ownTurnId;
  const isLeft = !isAhead(turn.leaseUntil, now) || rules.abandoned;
  if (reply?.state === 'attempted' && isOwn) return { do: 'nothing' };
  // somebody is at it, knows its end, and may only have nowhere to write it down
  if (reply?.state === 'attempted' && turn.jobId !== null && !isLeft) return { do: 'wait', until: turn.leaseUntil };
  if (reply) return withReply(reply, now);
  if (turn.retryAt !== null && isAhead(turn.retryAt, now)) return { do: 'wait', until: turn.retryAt };
  // a turn that waits for its next try, or has none left, is anybody's
  const anybodys = turn.retryAt !== null || turn.failures >= maxModelFailures;
  if (!isOwn && !anybodys) {
    if (!isLeft) return { do: 'wait', until: turn.leaseUntil };
    return optRequestAmong(state) ?? { do: 'start-turn', abandoned: rules.abandoned ? turn.turnId : null };
  }
  const document = turn.messageIds.find((id) => rules.acceptOrders && state.known[id]?.mayBeOrder && !(id in state.taken));
  if (document !== undefined) return { do: 'take-document', messageId: document };
  return { do: turn.failures < maxModelFailures ? 'think' : 'fall-back', turn };
}

function withReply(reply: Reply, now: string): NextStep {
  switch (reply.state) {
    case 'generated':
      return { do: 'send', reply };
    case 'attempted':
      // a worker records the end right after its attempt: without one it died, or the answer was lost
      return { do: 'mark-unknown', reply };
    case 'failed':
    case 'unknown':
      return reply.dueAt !== null && isAhead(reply.dueAt, now) ? { do: 'wait', until: reply.dueAt } : { do: 'send', reply };
  }
}

/** What a person wrote goes its own way: no turn, and no model that thinks, holds it up. The oldest first. */
export function nextWritten(state: ChatSession, now: string): Extract<NextStep, { do: 'send' | 'mark-unknown' }> | null {
  const [first] = state.phase === 'none' ? [] : state.written;
  if (!first) return null;
  const step = withReply(first, now);
  return step.do === 'send' || step.do === 'mark-unknown' ? step : null;
}
