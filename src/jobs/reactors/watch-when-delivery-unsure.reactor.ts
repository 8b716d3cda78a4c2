import { enqueue, type Recorded, reactor } from '@order-intake/event-sourcing';
import type { EmailEvent } from '../../domain/email/email.events.ts';
import { watchDeliveries } from '../definitions.ts';

/** the read model that counts them has caught up by then; whatever it missed, the clock's watch finds */
const settleMs = 2_000;

const look = ({ metadata: { companyId }, recordedAt }: Recorded<EmailEvent>) =>
  enqueue(watchDeliveries, { companyId }, companyId, new Date(recordedAt.getTime() + settleMs));

export const watchWhenDeliveryUnsure = reactor<EmailEvent>()({
  name: 'watch-when-delivery-unsure',
  on: { NotificationAmbiguous: look, NotificationRequested: look },
});
