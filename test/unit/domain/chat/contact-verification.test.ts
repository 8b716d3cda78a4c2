/** What a code is worth: only the one that was sent last, in time, within five tries, once. */

import { expect } from 'chai';
import fc from 'fast-check';
import { isRight } from 'fp-ts/lib/Either.js';
import { describe, it } from 'mocha';
import type { ChatSessionCommand } from '../../../../src/domain/chat/session/chat-session.commands.ts';
import { chatSession } from '../../../../src/domain/chat/session/chat-session.decider.ts';
import type { ChatSessionEvent } from '../../../../src/domain/chat/session/chat-session.events.ts';
import { nextStep } from '../../../../src/domain/chat/session/chat-session.process.ts';
import type { OpenSession } from '../../../../src/domain/chat/session/chat-session.state.ts';
import { codeIn } from '../../../../src/domain/chat/session/chat-session.verification.ts';

const minute = (count: number) => new Date(Date.UTC(2026, 10, 20, 8, count)).toISOString();
const rules = { channelPaused: false, acceptOrders: false, turnsPerHour: 100, ownTurnId: null, abandoned: false };

/** A session that plays commands and keeps its events. */
const play = () => {
  let state = chatSession.initialState;
  const events: ChatSessionEvent[] = [];
  const give = (command: ChatSessionCommand): boolean => {
    const decided = chatSession.decide(command, state);
    if (!isRight(decided)) return false;
    for (const event of decided.right) {
      events.push(event);
      state = chatSession.evolve(state, event);
    }
    return true;
  };
  give({ type: 'OpenSession', sessionId: 's', channelId: 'c', contactId: 'k', optedOut: false, carried: null, now: minute(0) });
  const start = (verificationId: string, customerId: string | null, at = minute(0)) =>
    give({ type: 'StartVerification', verificationId, customerId, addressKey: customerId, by: 'k', messageId: null, now: at });
  const enter = (messageId: string, verificationId: string, isRightCode: boolean, at = minute(1)) =>
    give({ type: 'TryCode', verificationId, messageId, isRight: isRightCode, now: at });
  const write = (messageId: string, at = minute(1)) =>
    give({
      type: 'AddCustomerMessages',
      messages: [
        {
          ...{ messageId, kind: 'text', sentAt: at, receivedAt: at, keyword: null, language: null },
          ...{ answerable: true, mayBeOrder: false, refersTo: null, isCode: true },
        },
      ],
    });
  const outcomes = () => events.flatMap((event) => (event.type === 'ContactCodeTried' ? [event.data.outcome] : []));
  return { give, start, enter, write, outcomes, events, state: () => state as OpenSession };
};

describe('a code that verifies a contact', () => {
  it('is six digits, alone or named as a code', () => {
    for (const text of ['482913', ' 482 913 ', 'Code: 482913', 'mein Code ist 482-913.', '４８２９１３', 'o código é 482913'])
      expect(codeIn(text), text).to.equal('482913');
    for (const text of ['48291', '4829131', 'order 482913', 'where is 482913?', '482913 pieces', '12 482913', 'A482913'])
      expect(codeIn(text), text).to.equal(null);
  });

  it('is tried, then confirms, and is told to the contact also where a person has the conversation', () => {
    const session = play();
    session.start('v1', 'customer');
    session.give({ type: 'StartHandover', reason: 'admin', by: 'anna', now: minute(0) });
    session.write('m1');
    expect(nextStep(session.state(), minute(1), rules)).to.include({ do: 'try-code', messageId: 'm1' });
    session.enter('m1', 'v1', true);
    expect(nextStep(session.state(), minute(1), rules)).to.deep.equal({ do: 'confirm-contact', customerId: 'customer' });
    session.give({ type: 'VerifyContact', customerId: 'customer', by: 'system' });
    expect(nextStep(session.state(), minute(1), rules).do).to.equal('start-turn');
  });

  it('counts no more after 15 minutes, after five wrong ones, once it was right, and after a newer one', () => {
    const late = play();
    late.start('v1', 'customer');
    late.enter('m1', 'v1', true, minute(15));
    expect(late.outcomes()).to.deep.equal(['expired']);

    const guessed = play();
    guessed.start('v1', 'customer');
    for (const id of ['1', '2', '3', '4', '5']) guessed.enter(id, 'v1', false);
    guessed.enter('6', 'v1', true);
    expect(guessed.outcomes()).to.deep.equal(['wrong', 'wrong', 'wrong', 'wrong', 'exhausted', 'exhausted']);

    const used = play();
    used.start('v1', 'customer');
    used.enter('1', 'v1', true);
    used.enter('1', 'v1', true);
    used.enter('2', 'v1', true);
    expect(used.outcomes()).to.deep.equal(['right', 'used']);

    const newer = play();
    newer.start('v1', 'customer');
    newer.start('v2', 'customer');
    newer.enter('1', 'v1', true);
    expect(newer.outcomes()).to.deep.equal([]);
    newer.enter('1', 'v2', false);
    expect(newer.outcomes()).to.deep.equal(['wrong']);
  });

  it('is never right where the claim fits no record, nor after the address of the contact moved', () => {
    const unknown = play();
    unknown.start('v1', null);
    unknown.enter('1', 'v1', true);
    expect(unknown.outcomes()).to.deep.equal(['wrong']);

    const moved = play();
    moved.start('v1', 'customer');
    moved.give({ type: 'RecordAddressMove', contactId: 'k', messageId: 'm', gained: ['a'], lost: ['b'] });
    moved.enter('1', 'v1', true);
    expect(moved.outcomes()).to.deep.equal(['expired']);
  });

  it('digits that answer a person are no code once the last one has ended', () => {
    const session = play();
    session.start('v1', 'customer');
    session.give({ type: 'StartHandover', reason: 'admin', by: 'anna', now: minute(0) });
    session.write('m1', minute(16));
    expect(nextStep(session.state(), minute(16), rules)).to.deep.equal({ do: 'skip', reason: 'handover' });
  });

  it('whatever comes in whatever order: never confirmed without the newest code, five tries and 15 minutes at most', () => {
    const step = fc.oneof(
      fc.record({ do: fc.constant('start' as const), known: fc.boolean() }),
      fc.record({ do: fc.constant('enter' as const), right: fc.boolean(), message: fc.nat(9), back: fc.nat(2) }),
      fc.record({ do: fc.constant('wait' as const), minutes: fc.nat(9) }),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        const session = play();
        let [at, count] = [0, 0];
        const startedAt = new Map<string, number>();
        for (const one of steps) {
          if (one.do === 'wait') at += one.minutes;
          if (one.do === 'start') {
            count += 1;
            startedAt.set(`v${count}`, at);
            session.start(`v${count}`, one.known ? 'customer' : null, minute(at));
          }
          if (one.do === 'enter') session.enter(`m${one.message}`, `v${Math.max(0, count - one.back)}`, one.right, minute(at));
        }
        const wrong = new Map<string, number>();
        let newest = '';
        for (const event of session.events) {
          if (event.type === 'ContactVerificationStarted') newest = event.data.verificationId;
          if (event.type !== 'ContactCodeTried') continue;
          const { verificationId, outcome, at: triedAt } = event.data;
          expect(verificationId).to.equal(newest);
          if (outcome === 'wrong' || outcome === 'exhausted') wrong.set(verificationId, (wrong.get(verificationId) ?? 0) + 1);
          if (outcome !== 'right') continue;
          expect(wrong.get(verificationId) ?? 0).to.be.below(5);
          expect(triedAt < minute((startedAt.get(verificationId) ?? 0) + 15)).to.equal(true);
        }
        const right = session.events.filter((event) => event.type === 'ContactCodeTried' && event.data.outcome === 'right');
        const rightOf = new Set(right.map((event) => (event.type === 'ContactCodeTried' ? event.data.verificationId : '')));
        expect(rightOf.size).to.equal(right.length);
      }),
      { numRuns: 300 },
    );
  });
});
