import { deepEqual, ok } from 'node:assert/strict';
import { isRight } from 'fp-ts/lib/Either.js';
import type { ChatSessionCommand } from '../../../../src/domain/chat/session/chat-session.commands.ts';
import { chatSession } from '../../../../src/domain/chat/session/chat-session.decider.ts';
import type { ChatSessionEvent } from '../../../../src/domain/chat/session/chat-session.events.ts';

const sessionId = 's';
const at = '2026-11-20T08:00:05.000Z';
const opened: ChatSessionEvent = {
  type: 'ChatSessionOpened',
  data: { sessionId, channelId: 'ch', contactId: 'co', optedOut: false, openedAt: at, carried: null },
};
const asked: ChatSessionEvent = {
  type: 'CustomerMessageAdded',
  data: {
    sessionId,
    messageId: 'm1',
    kind: 'text',
    sentAt: at,
    receivedAt: at,
    keyword: null,
    language: 'en',
    answerable: true,
    mayBeOrder: false,
    refersTo: null,
  },
};
const started: ChatSessionEvent = {
  type: 'TurnStarted',
  data: { sessionId, turnId: 't1', messageIds: ['m1'], startedAt: at, leaseUntil: '2026-11-20T08:02:05.000Z' },
};
const thought: ChatSessionEvent = {
  type: 'ReplyGenerated',
  data: {
    sessionId,
    turnId: 't1',
    messageId: 'r1',
    purpose: 'answer',
    answersTo: 'm1',
    sources: [],
    usage: null,
    language: 'en',
    discloses: true,
    at,
  },
};
const takenOver: ChatSessionEvent = { type: 'HandoverStarted', data: { sessionId, reason: 'admin', by: 'user:ben', at } };

const decided = (events: readonly ChatSessionEvent[], command: ChatSessionCommand): readonly ChatSessionEvent[] => {
  const answer = chatSession.decide(command, events.reduce(chatSession.evolve, chatSession.initialState));
  ok(isRight(answer));
  return answer.right;
};
const dropped = (events: readonly ChatSessionEvent[]) =>
  events.flatMap((event) => (event.type === 'ReplyDropped' ? [[event.data.messageId, event.data.reason]] : []));

describe('a reply that is not to be said any more', () => {
  it('is dropped where a person took over, with its turn', () => {
    const events = decided([opened, asked, started, thought, takenOver], { type: 'AttemptSend', messageId: 'r1', now: at });
    deepEqual(
      events.map(({ type }) => type),
      ['TurnSkipped', 'ReplyDropped'],
    );
    deepEqual(dropped(events), [['r1', 'handover']]);
  });

  it('is dropped where its conversation is closed, and there is none where nothing waited', () => {
    const close = { type: 'CloseSession', reason: 'idle', now: at } as const;
    deepEqual(dropped(decided([opened, asked, started, thought], close)), [['r1', 'superseded']]);
    deepEqual(dropped(decided([opened, asked, started], close)), []);
  });
});
