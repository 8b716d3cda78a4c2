import { unread } from '@order-intake/order-extraction/document';
import { expect } from 'chai';
import { describe, it } from 'mocha';
import { type AttachmentDigest, changedParts } from '../../../src/domain/email/attachment-digests.ts';
import { emailDecider } from '../../../src/domain/email/email.decider.ts';
import type { EmailEvent, FailureCause } from '../../../src/domain/email/email.events.ts';
import { nextAction } from '../../../src/domain/email/email.process.ts';
import { deciderKit } from '../../support/decider-kit.ts';
import { copy, emailId, extraction, processedData, receivedData } from '../../support/samples.ts';

const { given } = deciderKit(emailDecider);
const now = '2026-11-20T09:00:00.000Z';
const received: EmailEvent = { type: 'EmailReceived', data: receivedData() };
const extracted: EmailEvent = {
  type: 'ExtractionCompleted',
  data: { emailId, results: [extraction()], skipped: [], digests: [] },
};
const processed: EmailEvent = { type: 'EmailProcessed', data: processedData() };
const moved: EmailEvent = { type: 'EmailMoved', data: { emailId, copy: copy(), folder: 'Processed', how: 'move' } };
const failedOnce: EmailEvent = {
  type: 'ExtractionFailed',
  data: {
    emailId,
    attempt: 1,
    cause: 'network',
    reason: unread.other('cut'),
    nextAttemptAt: '2026-11-20T09:00:30.000Z',
    digests: [],
  },
};
const givenUp: EmailEvent = {
  type: 'EmailGivenUp',
  data: { emailId, cause: 'unreadable', reason: unread.other('order.pdf: password-protected') },
};
const fail = (cause: FailureCause) => ({ type: 'FailAttempt', cause, reason: unread.other('why'), now }) as const;
const next = (...events: readonly EmailEvent[]) => nextAction(given(...events).state, now);

describe('email intake', () => {
  it('receives a mail once', () => {
    given()
      .when({ type: 'ReceiveEmail', ...receivedData() })
      .thenEvents(received);
    given(received)
      .when({ type: 'ReceiveEmail', ...receivedData() })
      .thenNothing();
  });
  it('records the same mail in another mailbox as a copy', () =>
    given(received)
      .when({ type: 'ReceiveEmail', ...receivedData({ copy: copy({ mailboxId: 'other', uid: 3 }) }) })
      .thenEvents({ type: 'EmailCopySeen', data: { emailId, copy: copy({ mailboxId: 'other', uid: 3 }) } }));
  it('keeps the first extraction when a second worker brings another', () =>
    given(received, extracted)
      .when({ type: 'CompleteExtraction', emailId, results: [], skipped: [], digests: [] })
      .thenNothing());
  it('keeps the first outcome when a second worker brings another', () =>
    given(received, extracted, processed)
      .when({ type: 'ConcludeProcessing', ...processedData({ orders: [] }) })
      .thenNothing());

  it('plans the next attempt after a passing failure', () =>
    given(received)
      .when(fail('network'))
      .thenEvents({
        type: 'ExtractionFailed',
        data: {
          emailId,
          attempt: 1,
          cause: 'network',
          reason: unread.other('why'),
          nextAttemptAt: '2026-11-20T09:00:30.000Z',
          digests: [],
        },
      }));
  it('that failed is settled once by a person, and is moved then like any other', () => {
    const dismiss = { type: 'SettleEmail', how: 'dismissed', reason: 'spam', order: null, documentId: null } as const;
    const setAside: EmailEvent = { type: 'EmailSetAside', data: { emailId, copy: copy(), how: 'keyword' } };
    const settled: EmailEvent = {
      type: 'EmailSettled',
      data: { emailId, how: 'dismissed', reason: 'spam', order: null, documentId: null },
    };
    given(received, givenUp, setAside).when(dismiss).thenEvents(settled);
    given(received, givenUp, setAside, settled).when(dismiss).thenNothing();
    expect(next(received, givenUp, setAside)).to.deep.equal({ do: 'nothing' });
    expect(next(received, givenUp, setAside, settled)).to.deep.include({ do: 'move' });
    expect(next(received, givenUp, setAside, settled, moved)).to.deep.equal({ do: 'nothing' });
    given(received).when(dismiss).thenRefused('NothingToSettle');
    given(received, extracted, processed).when(dismiss).thenRefused('NothingToSettle');
    given(received, givenUp, settled).when({ type: 'RequestRetry' }).thenRefused('NotFailed');
  });
  it('that changes an unknown order waits, and is settled where it lies', () => {
    const waits: EmailEvent = { type: 'EmailProcessed', data: processedData({ orders: [], requiresReview: true }) };
    const link = {
      type: 'SettleEmail',
      how: 'linked',
      reason: null,
      order: { orderId: 'o', reference: 'SO-1' },
      documentId: null,
    } as const;
    given(received, extracted, waits, moved).when(link).thenTypes('EmailSettled');
    const { type: _, ...data } = link;
    expect(next(received, extracted, waits, moved, { type: 'EmailSettled', data: { emailId, ...data } })).to.deep.equal({
      do: 'nothing',
    });
  });
  it('gives up at once when trying again cannot help', () =>
    given(received).when(fail('unreadable')).thenTypes('ExtractionFailed', 'EmailGivenUp'));
  it('waits for a store that was away as for any passing failure', () =>
    given(received).when(fail('store_down')).thenTypes('ExtractionFailed'));
  it('gives up at once on attachments that were exchanged', () =>
    given(received, failedOnce).when(fail('changed')).thenTypes('ExtractionFailed', 'EmailGivenUp'));
  it('keeps what the attachments were when they were first read', () => {
    const [first, second, other] = [
      { part: '2', sha256: 'aa' },
      { part: '3', sha256: 'bb' },
      { part: '2', sha256: 'cc' },
    ];
    const withDigests = (...digests: readonly AttachmentDigest[]): EmailEvent =>
      ({ ...failedOnce, data: { ...failedOnce.data, digests } }) as EmailEvent;
    const { state } = given(received, withDigests(first), withDigests(second, other));
    expect(state).to.have.deep.property('digests', [first, second]);
    expect(changedParts([first, second], [second, first, { part: '4', sha256: 'dd' }])).to.deep.equal([]);
    expect(changedParts([first, second], [other]), 'one exchanged, one missing').to.deep.equal(['2', '3']);
  });

  it('retries a failed mail from the step that failed', () => {
    const retried: EmailEvent = { type: 'RetryRequested', data: { emailId } };
    given(received, givenUp).when({ type: 'RequestRetry' }).thenEvents(retried);
    expect(next(received, givenUp, retried)).to.deep.equal({ do: 'extract' });
    expect(next(received, extracted, givenUp, retried)).to.deep.equal({ do: 'conclude' });
  });
  it('refuses to retry what has not failed', () => {
    given(received).when({ type: 'RequestRetry' }).thenRefused('NotFailed');
    given(received, extracted, processed).when({ type: 'RequestRetry' }).thenRefused('NotFailed');
    given().when({ type: 'RequestRetry' }).thenRefused('EmailUnknown');
  });
  describe('asked to send its notification again', () => {
    const ended = (type: 'NotificationSent' | 'NotificationAmbiguous' | 'NotificationFailed'): EmailEvent =>
      ({ type, data: { emailId, round: 1, reason: unread.other('why'), nextAttemptAt: null } }) as EmailEvent;
    const attempted: EmailEvent = {
      type: 'NotificationAttempted',
      data: { emailId, round: 1, attempt: 1, recipients: ['sales@seller.example'], messageId: 'one@seller.example' },
    };
    const again: EmailEvent = { type: 'NotificationRequested', data: { emailId, round: 2 } };
    const ask = { type: 'RequestNotification' } as const;
    const attempt = { type: 'AttemptDelivery', round: 2, recipients: ['a@b.example'], messageId: 'two', now } as const;

    it('makes a round of its own when the last one failed or nobody saw its end', () => {
      for (const end of [ended('NotificationAmbiguous'), ended('NotificationFailed')]) {
        given(received, extracted, processed, attempted, end).when(ask).thenEvents(again);
        given(received, extracted, processed, attempted, end, again).when(attempt).thenTypes('NotificationAttempted');
        given(received, extracted, processed, attempted, end, again).when(ask).thenRefused('NotificationStands');
      }
    });
    it('refuses while one is under way, when it was sent, and while there is no outcome', () => {
      given(received, extracted, processed).when(ask).thenRefused('NotificationStands');
      given(received, extracted, processed, attempted).when(ask).thenRefused('NotificationStands');
      given(received, extracted, processed, attempted, ended('NotificationSent')).when(ask).thenRefused('NotificationStands');
      given(received, extracted).when(ask).thenRefused('NoOutcome');
      given().when(ask).thenRefused('EmailUnknown');
    });
  });
  it('records a move once for each copy', () => {
    const move = { type: 'RecordMove', ...moved.data } as Parameters<typeof emailDecider.decide>[0];
    given(received, extracted, processed).when(move).thenEvents(moved);
    given(received, extracted, processed, moved).when(move).thenNothing();
  });
});

describe('what happens next to a mail', () => {
  it('extracts what has attachments', () => expect(next(received)).to.deep.equal({ do: 'extract' }));
  it('extracts what has words, as they may order something', () => {
    const text = {
      part: '1',
      type: 'text/plain',
      charset: 'utf-8',
      flowed: false,
      encoding: '7bit',
      size: 300,
      message: '',
    } as const;
    expect(next({ type: 'EmailReceived', data: receivedData({ attachments: [], texts: [text] }) })).to.deep.equal({
      do: 'extract',
    });
  });
  it('concludes at once what has none', () =>
    expect(next({ type: 'EmailReceived', data: receivedData({ attachments: [] }) })).to.deep.equal({ do: 'conclude' }));
  it('waits for the time of the next attempt', () =>
    expect(next(received, failedOnce)).to.deep.equal({ do: 'wait', until: '2026-11-20T09:00:30.000Z' }));
  it('goes on when that time has come', () =>
    expect(nextAction(given(received, failedOnce).state, '2026-11-20T09:00:30.000Z').do).to.equal('extract'));
  it('moves every copy of a processed mail, then nothing', () => {
    const seen: EmailEvent = { type: 'EmailCopySeen', data: { emailId, copy: copy({ uid: 8 }) } };
    const action = next(received, seen, extracted, processed, moved);
    expect(action.do === 'move' && action.copies.map((entry) => entry.copy.uid)).to.deep.equal([8]);
    expect(next(received, extracted, processed, moved).do).to.equal('nothing');
  });
  it('sets a failed mail aside', () => expect(next(received, givenUp).do).to.equal('set-aside'));
});

describe('notification of a mail', () => {
  const attempt = { type: 'AttemptDelivery', round: 1, recipients: ['sales@seller.example'], messageId: 'n@x', now } as const;
  const attempted: EmailEvent = {
    type: 'NotificationAttempted',
    data: { emailId, round: 1, attempt: 1, recipients: attempt.recipients, messageId: 'n@x' },
  };
  const sent: EmailEvent = { type: 'NotificationSent', data: { emailId, round: 1 } };
  const history = [received, extracted, processed];

  const refusal = (reason: string, transient: boolean) =>
    ({ type: 'EndDelivery', round: 1, outcome: { outcome: 'refused', transient, reason }, now, chance: 0 }) as const;

  it('records the attempt before it sends', () =>
    given(...history)
      .when(attempt)
      .thenEvents(attempted));
  it('calls an attempt without an end ambiguous and never sends it again', () => {
    given(...history, attempted)
      .when(attempt)
      .thenNothing();
    given(...history, attempted)
      .when({ type: 'AbandonDelivery', round: 1, now, chance: 0 })
      .thenTypes('NotificationAmbiguous');
    const ambiguous: EmailEvent = { type: 'NotificationAmbiguous', data: { emailId, round: 1, reason: unread.other('unknown') } };
    given(...history, attempted, ambiguous)
      .when(attempt)
      .thenNothing();
  });
  it('does nothing once it is sent', () =>
    given(...history, attempted, sent)
      .when(attempt)
      .thenNothing());
  it('tries again after a certain, passing refusal, at the planned time and not before', () => {
    const refused = refusal('451', true);
    const [failed] = given(...history, attempted)
      .when(refused)
      .events();
    if (failed?.type !== 'NotificationFailed') throw new Error('expected a planned attempt');
    given(...history, attempted, failed)
      .when(attempt)
      .thenNothing();
    given(...history, attempted, failed)
      .when({ ...attempt, now: failed.data.nextAttemptAt ?? '' })
      .thenTypes('NotificationAttempted');
  });
  it('does not try again after a lasting refusal', () => {
    const refused = refusal('550', false);
    given(...history, attempted)
      .when(refused)
      .thenEvents({ type: 'NotificationFailed', data: { emailId, round: 1, reason: unread.other('550'), nextAttemptAt: null } });
  });
  it('tells again when a retry ends again, and ignores what belongs to the outcome before', () => {
    const retried: EmailEvent = { type: 'RetryRequested', data: { emailId } };
    const again = [received, givenUp, attempted, sent, retried, extracted, processed];
    given(...again)
      .when(attempt)
      .thenNothing();
    given(...again)
      .when({ ...attempt, round: 2 })
      .thenTypes('NotificationAttempted');
  });
  it('is not due for mails that are no business of ours', () => {
    const silent: EmailEvent = { type: 'EmailProcessed', data: processedData({ notify: false }) };
    given(received, silent).when(attempt).thenNothing();
  });
});
