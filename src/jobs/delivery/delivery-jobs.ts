/** The jobs that deliver, bound to their boxes. */
import type { EventStore } from '@order-intake/event-sourcing';
import type { Outboxes } from '../../commands/delivery/outbox.command.ts';
import { type BoundJob, bind } from '../bind.ts';
import { createLoadMailbox, createLoadMailboxes } from '../email/mailbox-access.ts';
import { type AlarmDeps, createAlarmBox } from './alarm.box.ts';
import { createDeliver, type DeliverDeps } from './deliver.handler.ts';
import { deliver, requestMessage } from './delivery.definitions.ts';
import { createNotificationBox, type NotificationDeps } from './notification.box.ts';
import { type Composers, createOutboxBox } from './outbox.box.ts';

export type DeliveryPorts = Omit<NotificationDeps & AlarmDeps, 'loadMailbox' | 'loadMailboxes'> &
  Omit<DeliverDeps, 'boxes'> & {
    readonly store: Pick<EventStore, 'readStream'>;
    readonly outboxes: Outboxes;
    /** of every kind that waits in an outbox, one line each */
    readonly composers: Composers;
  };

export const createDeliveryJobs = (ports: DeliveryPorts): readonly BoundJob[] => {
  const boxes = {
    notification: createNotificationBox({ ...ports, loadMailbox: createLoadMailbox(ports.store) }),
    alarm: createAlarmBox({ ...ports, loadMailboxes: createLoadMailboxes(ports.store) }),
    outbox: createOutboxBox(ports),
  };
  const work = createDeliver({ ...ports, boxes });
  return [
    bind(deliver, (delivery, context) => work(delivery, context(delivery.companyId))),
    bind(requestMessage, async ({ companyId, ...message }, context) => {
      await ports.outboxes.request(message, context(companyId));
    }),
  ];
};
