/** What becomes of a mail while something that passes hinders it, by a clock that is told what it is. */

import { dayMs, hourMs, later, minuteMs } from '@order-intake/kernel';
import { unread } from '@order-intake/order-extraction/document';
import { expect } from 'chai';
import { describe, it } from 'mocha';
import { emailDecider } from '../../../src/domain/email/email.decider.ts';
import type { EmailEvent, FailureCause } from '../../../src/domain/email/email.events.ts';
import { nextAction } from '../../../src/domain/email/email.process.ts';
import { because } from '../../../src/domain/reasons/reasons.ts';
import { deciderKit } from '../../support/decider-kit.ts';
import { emailId, extraction, receivedData } from '../../support/samples.ts';

const { given } = deciderKit(emailDecider);
const began = '2026-11-20T22:00:00.000Z';
const received: EmailEvent = { type: 'EmailReceived', data: receivedData() };
const extracted: EmailEvent = {
  type: 'ExtractionCompleted',
  data: { emailId, results: [extraction()], skipped: [], digests: [] },
};

/** Tried whenever it is due, and failing each time; ends when it is given up or nothing is due before `until`. */
const triedInVain = (cause: (tries: number) => FailureCause, until: string, history: readonly EmailEvent[] = [received]) => {
  const events = [...history];
  const pauses: number[] = [];
  for (let now = began; ; ) {
    const action = nextAction(given(...events).state, now);
    if (action.do === 'wait') {
      if (action.until > until) return { events, pauses, at: now };
      pauses.push(Date.parse(action.until) - Date.parse(now));
      now = action.until;
      continue;
    }
    if (action.do !== 'extract' && action.do !== 'conclude') return { events, pauses, at: now };
    events.push(
      ...given(...events)
        .when({ type: 'FailAttempt', cause: cause(pauses.length), reason: unread.other('it did not answer'), now })
        .events(),
    );
  }
};
const always = (cause: FailureCause) => () => cause;
const typesOf = (events: readonly EmailEvent[]) => new Set(events.map(({ type }) => type));

describe('a mail that something hinders which passes', () => {
  for (const cause of ['network', 'auth', 'quota', 'extractor_down', 'store_down'] as const)
    it(`is not given up while it lasts, a night or a weekend (${cause})`, () => {
      const { events, at } = triedInVain(always(cause), later(began, 3 * dayMs));
      expect([...typesOf(events)]).to.deep.equal(['EmailReceived', 'ExtractionFailed']);
      const due = nextAction(given(...events).state, at);
      expect(due.do, 'the next try is known').to.equal('wait');
    });
  it('is tried again after pauses that grow to an hour', () => {
    const { pauses } = triedInVain(always('extractor_down'), later(began, 6 * hourMs));
    expect(pauses.slice(0, 6)).to.deep.equal([minuteMs / 2, 2 * minuteMs, 10 * minuteMs, hourMs, hourMs, hourMs]);
    expect(pauses.length).to.equal(8);
  });
  it('is processed with the first try after it is over', () => {
    const { events, at } = triedInVain(always('store_down'), later(began, 6 * hourMs));
    expect(typesOf(events)).not.to.include('EmailGivenUp');
    expect(nextAction(given(...events, extracted).state, at)).to.deep.equal({ do: 'conclude' });
  });
  it('is given up after five days, in words that say whose fault it was not', () => {
    const { events, at } = triedInVain(always('extractor_down'), later(began, 30 * dayMs));
    expect((Date.parse(at) - Date.parse(began)) / dayMs).to.be.within(5, 5.1);
    expect(events.at(-1)).to.deep.equal({
      type: 'EmailGivenUp',
      data: {
        emailId,
        cause: 'extractor_down',
        reason: because.outage_too_long(unread.other('it did not answer'), 5),
      },
    });
  });
  it('is given up after the fifth fault of the service, however long something else hindered it before', () => {
    const faults = triedInVain(always('internal'), later(began, 30 * dayMs));
    expect(faults.events.filter(({ type }) => type === 'ExtractionFailed')).to.have.length(5);
    expect(faults.events.at(-1)?.type).to.equal('EmailGivenUp');
    const mixed = triedInVain((tries) => (tries < 20 ? 'network' : 'internal'), later(began, 30 * dayMs));
    expect(mixed.events.filter(({ type }) => type === 'ExtractionFailed')).to.have.length(25);
    expect(mixed.events.at(-1)?.data).to.deep.include({ cause: 'internal', reason: unread.other('it did not answer') });
  });
  it('counts anew once it was read, and when a person asks', () => {
    const read = triedInVain(always('store_down'), later(began, 30 * dayMs), [received, extracted]);
    expect((Date.parse(read.at) - Date.parse(began)) / dayMs).to.be.within(5, 5.1);
    const retried: EmailEvent = { type: 'RetryRequested', data: { emailId } };
    const again = triedInVain(always('internal'), later(began, dayMs), [
      ...triedInVain(always('internal'), later(began, 30 * dayMs)).events,
      retried,
    ]);
    expect(again.pauses).to.have.length(4);
  });
  it('is tried at once when a person asks, without a verdict first', () => {
    const { events, at } = triedInVain(always('extractor_down'), later(began, 6 * hourMs));
    expect(typesOf(events)).not.to.include('EmailGivenUp');
    const retried: EmailEvent = { type: 'RetryRequested', data: { emailId } };
    given(...events)
      .when({ type: 'RequestRetry' })
      .thenEvents(retried);
    expect(nextAction(given(...events, retried).state, at)).to.deep.equal({ do: 'extract' });
    given(...events, retried)
      .when({ type: 'RequestRetry' })
      .thenRefused('NotFailed');
  });
});
