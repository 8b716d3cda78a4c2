import { expect } from 'chai';
import { describe, it } from 'mocha';
import type { ChatSessionEvent } from '../../../../src/domain/chat/session/chat-session.events.ts';
import { evolve, initialState } from '../../../../src/domain/chat/session/chat-session.state.ts';

const at = (second: number) => `2026-11-20T08:00:0${second}.000Z`;
const sessionId = 's';
const opened = {
  type: 'ChatSessionOpened',
  data: { sessionId, channelId: 'c', contactId: 'k', optedOut: false, openedAt: at(1), carried: null },
} as const;
const said = (messageId: string, language: string | null, sentAt: string): ChatSessionEvent => ({
  type: 'CustomerMessageAdded',
  data: {
    sessionId,
    messageId,
    kind: 'text',
    sentAt,
    receivedAt: sentAt,
    keyword: null,
    language,
    answerable: true,
    mayBeOrder: false,
    refersTo: null,
  },
});

const languageAfter = (...messages: readonly ChatSessionEvent[]): string | null | undefined => {
  const state = messages.reduce<ReturnType<typeof evolve>>(evolve, evolve(initialState, opened));
  return state.phase === 'none' ? undefined : state.language;
};

describe('the language of a chat session', () => {
  it('is that of the last message that tells one, also of two in the same second', () => {
    expect(languageAfter(said('1', 'en', at(1)), said('2', 'de', at(2)))).to.equal('de');
    expect(languageAfter(said('1', 'en', at(1)), said('2', 'de', at(1)))).to.equal('de');
    expect(languageAfter(said('1', 'de', at(1)), said('2', null, at(2)))).to.equal('de');
  });

  it('is not changed by a message that arrives late', () => {
    expect(languageAfter(said('2', 'de', at(2)), said('1', 'en', at(1)))).to.equal('de');
  });
});
