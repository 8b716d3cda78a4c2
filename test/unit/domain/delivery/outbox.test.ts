import { expect } from 'chai';
import { describe, it } from 'mocha';
import { outbox } from '../../../../src/domain/delivery/outbox.decider.ts';
import type { OutboxEvent } from '../../../../src/domain/delivery/outbox.events.ts';
import type { PolicyName } from '../../../../src/domain/delivery/policy.ts';
import { deciderKit } from '../../../support/decider-kit.ts';

const { given } = deciderKit(outbox);
const now = '2026-11-20T09:00:00.000Z';
const outboxId = 'b7f7c1de-0f4e-4a3e-9d43-0c4a4f4f8a0f';
const message = (causeId: string, policy: PolicyName = 'system') => ({
  kind: 'order_feed',
  policy,
  target: 'endpoint',
  aboutId: 'order',
  causeId,
});
const ask = (causeId: string) => ({ type: 'RequestMessage', outboxId, ...message(causeId) }) as const;
const asked = (round: number, policy: PolicyName = 'system'): OutboxEvent => ({
  type: 'MessageRequested',
  data: { outboxId, round, ...message(`event ${round}`, policy) },
});
const attempt = (round: number) => ({ type: 'AttemptDelivery', round, recipients: [], messageId: 'm', now }) as const;
const attempted = (round: number): OutboxEvent => ({
  type: 'MessageAttempted',
  data: { outboxId, round, attempt: 1, messageId: 'm' },
});
const ended = (round: number, end: 'sent' | 'failed' | 'ambiguous', nextAttemptAt: string | null = null): OutboxEvent => ({
  type: 'MessageEnded',
  data: { outboxId, round, end, reason: null, nextAttemptAt },
});
const released: OutboxEvent = { type: 'OutboxReleased', data: { outboxId, round: 1 } };

describe('an outbox', () => {
  it('takes a message once for each event that causes it', () => {
    given().when(ask('event 1')).thenEvents(asked(1));
    given(asked(1)).when(ask('event 1')).thenNothing();
    given(asked(1)).when(ask('event 2')).thenEvents(asked(2));
    given(asked(1), attempted(1), ended(1, 'sent')).when(ask('event 1')).thenNothing();
  });
  it('sends one after the other, in the order in which they were asked for', () => {
    given(asked(1), asked(2)).when(attempt(2)).thenNothing();
    given(asked(1), asked(2), attempted(1)).when(attempt(2)).thenNothing();
    given(asked(1), asked(2), attempted(1), ended(1, 'failed', now))
      .when(attempt(2))
      .thenNothing();
    given(asked(1), asked(2), attempted(1), ended(1, 'sent')).when(attempt(2)).thenEvents(attempted(2));
    given(asked(1), attempted(1), ended(1, 'sent'), asked(2)).when(attempt(2)).thenEvents(attempted(2));
  });
  it('to another system holds what is behind the one that failed for good, until it is released', () => {
    const stuck = [asked(1), asked(2), attempted(1), ended(1, 'failed')];
    given(...stuck)
      .when(attempt(2))
      .thenNothing();
    given(...stuck)
      .when(attempt(1))
      .thenNothing();
    given(...stuck)
      .when({ type: 'ReleaseOutbox' })
      .thenEvents(released);
    given(...stuck, released)
      .when(attempt(1))
      .thenEvents(attempted(1));
    given(...stuck, released)
      .when({ type: 'ReleaseOutbox' })
      .thenRefused('NothingToRelease');
  });
  it('to people goes on without the one that failed for good, or whose end nobody saw', () => {
    for (const end of ['failed', 'ambiguous'] as const)
      given(asked(1, 'mail'), asked(2, 'mail'), attempted(1), ended(1, end)).when(attempt(2)).thenEvents(attempted(2));
  });
  it('sends again what a person asks for: the last one, when it failed or nobody saw its end', () => {
    given(asked(1, 'mail'), attempted(1), ended(1, 'ambiguous')).when({ type: 'ReleaseOutbox' }).thenEvents(released);
    given(asked(1), attempted(1), ended(1, 'sent')).when({ type: 'ReleaseOutbox' }).thenRefused('NothingToRelease');
    given(asked(1), attempted(1)).when({ type: 'ReleaseOutbox' }).thenRefused('NothingToRelease');
    given().when({ type: 'ReleaseOutbox' }).thenRefused('NothingToRelease');
  });
  it('tells again what a person wants told again: at once what waits for its next try, once more what has arrived', () => {
    const repeat = (causeId: string) => ({ type: 'RepeatMessage', causeId }) as const;
    const sent = [asked(1), attempted(1), ended(1, 'sent')];
    const again: OutboxEvent = { type: 'MessageRequested', data: { outboxId, round: 2, ...message('event 1') } };
    given(...sent)
      .when(repeat('event 1'))
      .thenEvents(again);
    given(...sent, again)
      .when(repeat('event 1'))
      .thenNothing();
    given(...sent, again)
      .when(attempt(2))
      .thenEvents(attempted(2));
    given(asked(1), attempted(1)).when(repeat('event 1')).thenNothing();
    given(asked(1), attempted(1), ended(1, 'failed', now))
      .when(repeat('event 1'))
      .thenEvents(released);
    given(asked(1), attempted(1), ended(1, 'failed')).when(repeat('event 1')).thenEvents(released);
    given(asked(1), asked(2), attempted(1)).when(repeat('event 2')).thenNothing();
    given(...sent)
      .when(repeat('event 9'))
      .thenRefused('MessageUnknown');
    given().when(repeat('event 1')).thenRefused('MessageUnknown');
  });
  it('that nothing was asked of has nothing to send', () => {
    given().when(attempt(1)).thenNothing();
    expect(given(ended(1, 'sent')).state).to.deep.equal({ phase: 'unused' });
  });
});
