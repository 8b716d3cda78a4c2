import { unread } from '@order-intake/order-extraction/document';
import { describe, it } from 'mocha';
import { alarms } from '../../../src/domain/alarm/alarm.decider.ts';
import type { AlarmEvent, AlarmFacts } from '../../../src/domain/alarm/alarm.events.ts';
import type { DeliveryEnd, SendOutcome } from '../../../src/domain/delivery/delivery.ts';
import { deciderKit } from '../../support/decider-kit.ts';
import { mailboxId } from '../../support/samples.ts';

const { given } = deciderKit(alarms);
const now = '2026-11-20T09:00:00.000Z';
const alarmId = 'b7f7c1de-0f4e-4a3e-9d43-0c4a4f4f8a09';
const facts: AlarmFacts = { kind: 'mailbox_trouble', mailboxId, cause: 'auth', since: null, count: null };
const raise = { type: 'RaiseAlarm', alarmId, ...facts } as const;
const raised = (round = 1): AlarmEvent => ({ type: 'AlarmRaised', data: { alarmId, round, ...facts } });
const cleared = (round = 1): AlarmEvent => ({ type: 'AlarmCleared', data: { alarmId, round } });
const attempted = (attempt = 1, round = 1): AlarmEvent => ({
  type: 'AlarmNotificationAttempted',
  data: { alarmId, round, attempt, messageId: 'm@seller.example' },
});
const ended = (end: DeliveryEnd, nextAttemptAt: string | null = null): AlarmEvent => ({
  type: 'AlarmNotificationEnded',
  data: { alarmId, round: 1, end, reason: unread.other('why'), nextAttemptAt },
});
const attemptOf = (round: number) =>
  ({ type: 'AttemptDelivery', round, recipients: ['it@seller.example'], messageId: 'm@seller.example', now }) as const;
const attempt = attemptOf(1);
const end = (outcome: SendOutcome, round = 1) => ({ type: 'EndDelivery', round, outcome, now, chance: 0 }) as const;
const refused = (transient: boolean): SendOutcome => ({ outcome: 'refused', transient, reason: 'why' });

describe('an alarm', () => {
  it('is raised once until it is cleared, and again after that as a round of its own', () => {
    given().when(raise).thenEvents(raised());
    given(raised()).when(raise).thenNothing();
    given(raised(), cleared()).when(raise).thenEvents(raised(2));
  });
  it('is cleared once, and only when it is open', () => {
    given(raised()).when({ type: 'ClearAlarm' }).thenEvents(cleared());
    given(raised(), cleared()).when({ type: 'ClearAlarm' }).thenNothing();
    given().when({ type: 'ClearAlarm' }).thenNothing();
  });
  it('is told once: an attempt is recorded first, and one without an end is ambiguous', () => {
    given(raised()).when(attempt).thenEvents(attempted());
    given(raised(), attempted()).when(attempt).thenNothing();
    const abandon = { type: 'AbandonDelivery', round: 1, now, chance: 0 } as const;
    given(raised(), attempted()).when(abandon).thenTypes('AlarmNotificationEnded');
    for (const how of ['sent', 'ambiguous', 'not_wanted', 'failed'] as const)
      given(raised(), attempted(), ended(how)).when(attempt).thenNothing();
    given(raised(), attempted(), ended('sent'), cleared(), raised(2)).when(attemptOf(2)).thenEvents(attempted(1, 2));
  });
  it('is told later when the server was busy, no sooner', () => {
    given(raised(), attempted())
      .when(end(refused(true)))
      .thenEvents(ended('failed', '2026-11-20T09:00:30.000Z'));
    given(raised(), attempted(), ended('failed', '2026-11-20T09:00:30.000Z')).when(attempt).thenNothing();
    given(raised(), attempted(), ended('failed', '2026-11-20T08:59:30.000Z')).when(attempt).thenEvents(attempted(2));
    given(raised(), attempted())
      .when(end(refused(false)))
      .thenEvents(ended('failed'));
  });
  it('takes the end of its own round alone, and "not wanted" only of what was not attempted', () => {
    given(raised(), attempted())
      .when(end({ outcome: 'sent' }, 2))
      .thenNothing();
    given(raised())
      .when(end({ outcome: 'sent' }))
      .thenNothing();
    const decline = { type: 'DeclineDelivery', round: 1, reason: unread.other('why') } as const;
    given(raised()).when(decline).thenEvents(ended('not_wanted'));
    given(raised(), attempted()).when(decline).thenNothing();
  });
});
