/** Whose turn it is: what a worker does about one that another began. */
import { expect } from 'chai';
import { isRight } from 'fp-ts/lib/Either.js';
import { describe, it } from 'mocha';
import { chatSession } from '../../../../src/domain/chat/session/chat-session.decider.ts';
import type { ChatSessionEvent } from '../../../../src/domain/chat/session/chat-session.events.ts';
import { nextStep } from '../../../../src/domain/chat/session/chat-session.process.ts';

const [began, now, leaseUntil] = ['2026-11-20T08:00:00.000Z', '2026-11-20T08:00:10.000Z', '2026-11-20T08:02:00.000Z'];
const sessionId = 's';
const opened: ChatSessionEvent = {
  type: 'ChatSessionOpened',
  data: { sessionId, channelId: 'c', contactId: 'k', optedOut: false, openedAt: began, carried: null },
};
const asked: ChatSessionEvent = {
  type: 'CustomerMessageAdded',
  data: {
    sessionId,
    messageId: 'm',
    kind: 'text',
    sentAt: began,
    receivedAt: began,
    keyword: null,
    language: 'en',
    answerable: true,
    mayBeOrder: false,
    refersTo: null,
  },
};
const turn = { sessionId, turnId: 'theirs', messageIds: ['m'], startedAt: began, leaseUntil };
const started: ChatSessionEvent = { type: 'TurnStarted', data: { ...turn, jobId: 'j' } };
const replied: ChatSessionEvent = {
  type: 'ReplyGenerated',
  data: {
    sessionId,
    turnId: 'theirs',
    messageId: 'r',
    purpose: 'answer',
    answersTo: 'm',
    sources: [],
    usage: null,
    language: 'en',
    discloses: false,
    at: began,
  },
};
const attempted: ChatSessionEvent = { type: 'ReplySendAttempted', data: { sessionId, messageId: 'r', attempt: 1, at: began } };

const stateAfter = (...events: readonly ChatSessionEvent[]) =>
  [opened, asked, ...events].reduce(chatSession.evolve, chatSession.initialState);
const step = (events: readonly ChatSessionEvent[], { abandoned = false, at = now, ownTurnId = 'mine' } = {}) =>
  nextStep(stateAfter(...events), at, { channelPaused: false, acceptOrders: false, turnsPerHour: 60, ownTurnId, abandoned });

describe('a turn that another worker began', () => {
  it('is left alone while somebody works on it, and wakes who waits at the end of its lease', () => {
    expect(step([started])).to.deep.equal({ do: 'wait', until: leaseUntil });
  });

  it('is taken over at once when nobody works on it any more', () => {
    expect(step([started], { abandoned: true })).to.deep.equal({ do: 'start-turn', abandoned: 'theirs' });
  });

  it('is taken over when its lease has ended, whatever became of who began it', () => {
    expect(step([started], { at: leaseUntil })).to.deep.equal({ do: 'start-turn', abandoned: null });
  });

  it('is left its reply while that is being sent, and an end that nobody can tell any more is called unknown', () => {
    const sending = [started, replied, attempted];
    expect(step(sending)).to.deep.equal({ do: 'wait', until: leaseUntil });
    expect(step(sending, { abandoned: true }).do).to.equal('mark-unknown');
    expect(step(sending, { at: leaseUntil }).do).to.equal('mark-unknown');
    expect(step(sending, { ownTurnId: 'theirs' }).do).to.equal('nothing');
  });

  it('of a release that named no job is unknown at once when it was being sent, as it was then', () => {
    const before: ChatSessionEvent = { type: 'TurnStarted', data: turn };
    expect(step([before])).to.deep.equal({ do: 'wait', until: leaseUntil });
    expect(step([before, replied, attempted]).do).to.equal('mark-unknown');
  });

  it('is taken over only by who names it: who meant an earlier one is told that it runs', () => {
    const take = (abandoned: string | null) =>
      chatSession.decide(
        { type: 'StartTurn', turnId: 'mine', pending: [], now, leaseMs: 120_000, jobId: 'k', abandoned },
        stateAfter(started),
      );
    const taken = take('theirs');
    expect(isRight(taken) && taken.right.map(({ type }) => type)).to.deep.equal(['TurnStarted']);
    for (const other of ['earlier', null]) expect(take(other)).to.deep.include({ left: { type: 'TurnRunning', leaseUntil } });
  });

  it('writes nothing any more when it was taken over', () => {
    const { sessionId: _, at, ...reply } = replied.data as Extract<ChatSessionEvent, { type: 'ReplyGenerated' }>['data'];
    const mine: ChatSessionEvent = { type: 'TurnStarted', data: { ...turn, turnId: 'mine', startedAt: now, jobId: 'k' } };
    const late = chatSession.decide({ type: 'RecordReply', ...reply, wants: null, now: at }, stateAfter(started, mine));
    expect(late).to.deep.include({ left: { type: 'TurnGone' } });
  });
});

describe('a message that joins while a worker decides about those before it', () => {
  const joined = (messageId: string, keyword: 'stop' | 'start' | null = null): ChatSessionEvent => {
    if (asked.type !== 'CustomerMessageAdded') throw new Error('it is a message');
    return { type: 'CustomerMessageAdded', data: { ...asked.data, messageId, keyword } };
  };
  const pendingAfter = (command: Parameters<typeof chatSession.decide>[0], ...events: readonly ChatSessionEvent[]) => {
    const decided = chatSession.decide(command, stateAfter(...events));
    if (!isRight(decided)) throw new Error(`refused with ${decided.left.type}`);
    const state = decided.right.reduce(chatSession.evolve, stateAfter(...events));
    return state.phase === 'open' ? state.pending : null;
  };

  it('is not skipped with them: they are looked at again together', () => {
    const skip = { type: 'SkipPending', reason: 'nothing_to_answer', pending: ['m'], now } as const;
    expect(pendingAfter(skip)).to.deep.equal([]);
    expect(pendingAfter(skip, joined('question'))).to.deep.equal(['m', 'question']);
  });

  it('is not answered with them before it was looked at: it may say STOP', () => {
    const start = {
      type: 'StartTurn',
      turnId: 'mine',
      pending: ['m'],
      now,
      leaseMs: 120_000,
      jobId: 'k',
      abandoned: null,
    } as const;
    expect(pendingAfter(start)).to.deep.equal([]);
    expect(pendingAfter(start, joined('stop', 'stop'))).to.deep.equal(['m', 'stop']);
    expect(step([joined('stop', 'stop')])).to.deep.equal({ do: 'opt-out', messageId: 'stop' });
  });

  it('wishes what its words wish after an edit, and what it did after one that was told without', () => {
    const edited = (keyword?: 'stop' | null): ChatSessionEvent => ({
      type: 'CustomerMessageEdited',
      data: { sessionId: 's', messageId: 'stop', byMessageId: 'e', ...(keyword === undefined ? {} : { keyword }) },
    });
    expect(step([joined('stop'), edited('stop')])).to.deep.equal({ do: 'opt-out', messageId: 'stop' });
    expect(step([joined('stop', 'stop'), edited(null)])).to.deep.include({ do: 'start-turn' });
    expect(step([joined('stop', 'stop'), edited()])).to.deep.equal({ do: 'opt-out', messageId: 'stop' });
  });

  it('and says STOP is obeyed before a turn that nobody works on any more is taken over', () => {
    expect(step([started, joined('stop', 'stop')], { abandoned: true })).to.deep.equal({ do: 'opt-out', messageId: 'stop' });
  });
});
