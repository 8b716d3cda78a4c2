/** A reply on its way: tried, sent, refused, unknown, and what its delivery statuses make of it. */
import { later } from '@order-intake/kernel';
import { left, right } from 'fp-ts/lib/Either.js';
import { nextDelivery } from '../channel/delivery.ts';
import { sendRetryDelay, windowClosedCode } from '../channel/send-errors.ts';
import type { ChatSessionCommand, Decision } from './chat-session.commands.ts';
import type { SkipReason } from './chat-session.events.ts';
import type { Reply } from './chat-session.outbound.ts';
import type { OpenSession } from './chat-session.state.ts';
import { calledTooLate, windowClosesAt } from './chat-session.window.ts';

export type SendingCommand = Extract<
  ChatSessionCommand,
  { type: 'AttemptSend' | 'RecordSent' | 'RecordSendFailed' | 'RecordSendUnknown' | 'ApplyStatus' }
>;
export function sending(command: SendingCommand, state: OpenSession): Decision {
  const { sessionId, turn } = state;
  const { messageId, now: at } = command;
  if (command.type === 'ApplyStatus') return applyStatus(command, state);
  const ofTurn = turn?.reply?.messageId === messageId ? turn.reply : null;
  const reply = ofTurn ?? state.written.find((message) => message.messageId === messageId);
  if (!reply) return command.type === 'AttemptSend' ? left({ type: 'TurnGone' }) : right([]);
  const attempt = reply.attempts;
  switch (command.type) {
    case 'AttemptSend': {
      const barred = whyNotSend(state, at, reply);
      if (barred && turn && ofTurn) {
        const { turnId, messageIds } = turn;
        return right([
          { type: 'TurnSkipped', data: { sessionId, turnId, messageIds, reason: barred, at } },
          { type: 'ReplyDropped', data: { sessionId, turnId, messageId, reason: barred, at } },
          ...(barred === 'window_closed' ? calledTooLate(state, at) : []),
        ]);
      }
      if (barred) {
        // its author sees that it was not sent
        const errorClass = barred === 'window_closed' ? 'window' : 'recipient';
        const failed = { sessionId, messageId, attempt: attempt + 1, errorClass, code: null, nextAttemptAt: null, at } as const;
        return right([{ type: 'ReplySendFailed', data: failed }]);
      }
      // a customer is never asked twice: nobody knows whether it arrived, and a person is told so
      if (reply.question && reply.state === 'unknown')
        return right([
          {
            type: 'ReplySendFailed',
            data: { sessionId, messageId, attempt, errorClass: 'transient', code: null, nextAttemptAt: null, at },
          },
        ]);
      return right([{ type: 'ReplySendAttempted', data: { sessionId, messageId, attempt: attempt + 1, at } }]);
    }
    case 'RecordSent':
      return right([{ type: 'ReplySent', data: { sessionId, messageId, attempt, wamidHash: command.wamidHash, at } }]);
    case 'RecordSendFailed': {
      const { errorClass, code, retryAfterMs, unitMs } = command;
      const delay = sendRetryDelay(errorClass, code, attempt, retryAfterMs, unitMs);
      const nextAttemptAt = delay === null ? null : later(at, delay);
      return right([
        { type: 'ReplySendFailed', data: { sessionId, messageId, attempt, errorClass, code, nextAttemptAt, at } },
        ...(errorClass === 'window' && nextAttemptAt === null && !reply.question ? calledTooLate(state, at) : []),
      ]);
    }
    case 'RecordSendUnknown': {
      // one repetition at most: a second unknown end stays unknown
      const decideAt = reply.repeated ? null : later(at, command.waitMs);
      return right([{ type: 'ReplySendUnknown', data: { sessionId, messageId, attempt, reason: command.reason, decideAt, at } }]);
    }
  }
}

/** Looked at in the moment of sending, not when the turn began. */
const whyNotSend = (state: OpenSession, now: string, { purpose, question, template }: Reply): SkipReason | null => {
  if (state.phase === 'removed' || (state.phase === 'closed' && !question)) return 'superseded';
  if (state.optedOut && purpose !== 'opted_out') return 'opted_out';
  const spokenInHandover =
    purpose === 'person' || purpose === 'handover' || purpose === 'opted_out' || purpose === 'verification';
  if (state.mode === 'handover' && !spokenInHandover) return 'handover';
  return !template && now >= windowClosesAt(state) ? 'window_closed' : null;
};

function applyStatus(command: Extract<ChatSessionCommand, { type: 'ApplyStatus' }>, state: OpenSession): Decision {
  const { messageId, status, errorCode, now: at } = command;
  const before = state.delivery[messageId];
  if (before === undefined) return right([]);
  const next = nextDelivery(before, status);
  if (next.status === before && !(next.keepsError && errorCode !== null && before !== 'failed')) return right([]);
  const recordedError = next.keepsError ? errorCode : null;
  return right([
    {
      type: 'DeliveryStatusChanged',
      data: { sessionId: state.sessionId, messageId, status: next.status, errorCode: recordedError, at },
    },
    ...(next.status === 'failed' && recordedError === windowClosedCode && !(messageId in state.questions)
      ? calledTooLate(state, at)
      : []),
  ]);
}
