import { describe, it } from 'mocha';
import type { ChatSessionEvent } from '../../../src/domain/chat/session/chat-session.events.ts';
import { chatSessions } from '../../../src/projections/chat-sessions/chat-sessions.read-model.ts';
import { readModelKit } from '../../support/read-model-kit.ts';

const sessionId = '0c7a1b52-6a36-5b0f-9c55-1f0a3a3b1c01';
const messageId = '0c7a1b52-6a36-5b0f-9c55-1f0a3a3b1c02';
const [began, called, later] = ['2026-11-20T08:00:00.000Z', '2026-11-20T08:00:05.000Z', '2026-11-20T09:00:00.000Z'];
const opened: ChatSessionEvent = {
  type: 'ChatSessionOpened',
  data: { sessionId, channelId: messageId, contactId: messageId, optedOut: false, openedAt: began, carried: null },
};
const handedOver = (wants?: 'cancellation'): ChatSessionEvent => ({
  type: 'HandoverStarted',
  data: { sessionId, reason: 'customer', by: 'assistant', at: called, ...(wants ? { wants } : {}) },
});
const takenOver: ChatSessionEvent = {
  type: 'HandoverStarted',
  data: { sessionId, reason: 'admin', by: 'user:ben', at: called },
};
const asked: ChatSessionEvent = {
  type: 'CustomerMessageAdded',
  data: {
    sessionId,
    messageId,
    kind: 'text',
    sentAt: later,
    receivedAt: later,
    keyword: null,
    language: 'en',
    answerable: true,
    mayBeOrder: false,
    refersTo: null,
  },
};
const wrote: ChatSessionEvent = {
  type: 'PersonMessageWritten',
  data: { sessionId, messageId, answersTo: messageId, by: 'user:ben', at: later },
};
const closed = (reason: 'idle' | 'admin'): ChatSessionEvent => ({
  type: 'ChatSessionClosed',
  data: { sessionId, reason, at: later },
});
const nobody = { waiting_since: null, waits_for: null };

describe('the chat sessions read model', () => {
  const { givenEvents } = readModelKit<ChatSessionEvent>(chatSessions, { applyTwice: false });

  it('says since when a person was called and did not come, and for what', () => {
    givenEvents([opened]).thenRowHas(sessionId, nobody);
    givenEvents([opened, handedOver()]).thenRowHas(sessionId, { waiting_since: new Date(called), waits_for: 'chat_handed_over' });
    givenEvents([opened, handedOver('cancellation')]).thenRowHas(sessionId, { waits_for: 'cancels_unknown_order' });
    givenEvents([opened, takenOver]).thenRowHas(sessionId, nobody);
  });

  it('waits on when it ends by itself, and no more when a person has written, given it back or closed it', () => {
    givenEvents([opened, handedOver(), closed('idle')]).thenRowHas(sessionId, { waiting_since: new Date(called) });
    givenEvents([opened, handedOver(), wrote]).thenRowHas(sessionId, nobody);
    givenEvents([opened, handedOver(), closed('admin')]).thenRowHas(sessionId, nobody);
    const givenBack: ChatSessionEvent = { type: 'HandoverEnded', data: { sessionId, by: 'user:ben', at: later } };
    givenEvents([opened, handedOver(), closed('idle'), givenBack]).thenRowHas(sessionId, nobody);
  });

  it('waits again when the customer answers the person', () => {
    givenEvents([opened, takenOver, wrote, asked]).thenRowHas(sessionId, {
      waiting_since: new Date(later),
      waits_for: 'chat_handed_over',
    });
    givenEvents([opened, asked]).thenRowHas(sessionId, nobody);
  });
});
