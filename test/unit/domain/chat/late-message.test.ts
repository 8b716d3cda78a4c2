/** What the assistant cannot answer any more, because the provider lets nothing through after 24 hours, waits for a person. */
import { expect } from 'chai';
import { isRight } from 'fp-ts/lib/Either.js';
import { describe, it } from 'mocha';
import type { ChatSessionCommand } from '../../../../src/domain/chat/session/chat-session.commands.ts';
import { chatSession } from '../../../../src/domain/chat/session/chat-session.decider.ts';
import type { ChatSessionEvent } from '../../../../src/domain/chat/session/chat-session.events.ts';

const sessionId = 's';
const sentAt = '2026-11-20T08:00:00.000Z';
const late = '2026-11-21T09:00:00.000Z';
const opened: ChatSessionEvent = {
  type: 'ChatSessionOpened',
  data: { sessionId, channelId: 'ch', contactId: 'co', optedOut: false, openedAt: late, carried: null },
};
const asked: ChatSessionEvent = {
  type: 'CustomerMessageAdded',
  data: {
    ...{ sessionId, messageId: 'm1', kind: 'text', sentAt, receivedAt: late, keyword: null, language: 'en' },
    ...{ answerable: true, mayBeOrder: false, refersTo: null },
  },
};
const started: ChatSessionEvent = {
  type: 'TurnStarted',
  data: { sessionId, turnId: 't1', messageIds: ['m1'], startedAt: sentAt, leaseUntil: late },
};
const answered: ChatSessionEvent = {
  type: 'ReplyGenerated',
  data: {
    ...{ sessionId, turnId: 't1', messageId: 'r1', purpose: 'answer', answersTo: 'm1', sources: [], usage: null },
    ...{ language: 'en', discloses: true, at: sentAt },
  },
};
const attempted: ChatSessionEvent = { type: 'ReplySendAttempted', data: { sessionId, messageId: 'r1', attempt: 1, at: sentAt } };
const sent: ChatSessionEvent = {
  type: 'ReplySent',
  data: { sessionId, messageId: 'r1', attempt: 1, wamidHash: 'h', at: sentAt },
};
const takenOver: ChatSessionEvent = { type: 'HandoverStarted', data: { sessionId, reason: 'admin', by: 'user:ben', at: sentAt } };

const callsIn = (before: readonly ChatSessionEvent[], command: ChatSessionCommand) => {
  const decided = chatSession.decide(command, before.reduce(chatSession.evolve, chatSession.initialState));
  if (!isRight(decided)) throw new Error(`refused: ${decided.left.type}`);
  return decided.right.flatMap((event) => (event.type === 'HandoverStarted' ? [event.data] : []));
};
const call = { sessionId, reason: 'assistant', by: 'assistant', at: late, wants: 'late_answer' };

describe('a message that cannot be answered in time', () => {
  const skip = { type: 'SkipPending', reason: 'window_closed', pending: ['m1'], now: late } as const;

  it('calls a person when it arrives more than 24 hours late', () => {
    expect(callsIn([opened, asked], skip)).to.deep.equal([call]);
  });

  it('calls a person when its answer may not be sent any more', () => {
    expect(callsIn([opened, asked, started, answered], { type: 'AttemptSend', messageId: 'r1', now: late })).to.deep.equal([
      call,
    ]);
  });

  it('calls a person when the provider refuses its answer as too late, at once or in a status', () => {
    const refused = { errorClass: 'window', code: 131047, retryAfterMs: null, unitMs: 1, now: late } as const;
    expect(
      callsIn([opened, asked, started, answered, attempted], { type: 'RecordSendFailed', messageId: 'r1', ...refused }),
    ).to.deep.equal([call]);
    const told = { type: 'ApplyStatus', messageId: 'r1', status: 'failed', errorCode: 131047, now: late } as const;
    expect(callsIn([opened, asked, started, answered, attempted, sent], told)).to.deep.equal([call]);
  });

  it('calls nobody where a person has the conversation, or where it is skipped for another reason', () => {
    expect(callsIn([opened, asked, takenOver], skip)).to.deep.equal([]);
    expect(callsIn([opened, asked], { ...skip, reason: 'opted_out' })).to.deep.equal([]);
    const other = { type: 'ApplyStatus', messageId: 'r1', status: 'failed', errorCode: 131026, now: late } as const;
    expect(callsIn([opened, asked, started, answered, attempted, sent], other)).to.deep.equal([]);
  });
});
