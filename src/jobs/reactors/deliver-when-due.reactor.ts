import { enqueue, type Recorded, reactor } from '@order-intake/event-sourcing';
import type { AlarmEvent } from '../../domain/alarm/alarm.events.ts';
import type { OutboxEvent } from '../../domain/delivery/outbox.events.ts';
import type { EmailEvent } from '../../domain/email/email.events.ts';
import type { BoxName } from '../delivery/box.ts';
import { deliver } from '../delivery/delivery.definitions.ts';

const due = (box: BoxName, id: string, { metadata, revision }: Recorded, startAfter?: Date) =>
  enqueue(deliver, { companyId: metadata.companyId, box, id }, `${id}/${revision}`, startAfter);

/** What failed comes back with the time of its next try. */
const retry = (box: BoxName, id: string, event: Recorded, nextAttemptAt: string | null) =>
  nextAttemptAt === null ? null : due(box, id, event, new Date(nextAttemptAt));

export const deliverWhenDue = reactor<EmailEvent | AlarmEvent | OutboxEvent>()({
  name: 'deliver-when-due',
  on: {
    EmailProcessed: (e) => (e.data.notify ? due('notification', e.data.emailId, e) : null),
    EmailGivenUp: (e) => due('notification', e.data.emailId, e),
    NotificationRequested: (e) => due('notification', e.data.emailId, e),
    NotificationFailed: (e) => retry('notification', e.data.emailId, e, e.data.nextAttemptAt),
    AlarmRaised: (e) => due('alarm', e.data.alarmId, e),
    AlarmNotificationEnded: (e) => retry('alarm', e.data.alarmId, e, e.data.nextAttemptAt),
    MessageRequested: (e) => due('outbox', e.data.outboxId, e),
    // at its end it is the turn of the one behind it
    MessageEnded: (e) => retry('outbox', e.data.outboxId, e, e.data.nextAttemptAt) ?? due('outbox', e.data.outboxId, e),
    OutboxReleased: (e) => due('outbox', e.data.outboxId, e),
  },
});
