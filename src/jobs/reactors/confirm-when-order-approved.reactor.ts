import { enqueue, reactor } from '@order-intake/event-sourcing';
import type { SalesOrderEvent } from '../../domain/sales-order/sales-order.events.ts';
import { confirmOrder } from '../customer-mail/customer-mail.definitions.ts';

type Time = 'on_approval' | 'on_acknowledgement';
const confirm = (companyId: string, orderId: string, version: number, at: Time) =>
  enqueue(confirmOrder, { companyId, orderId, version, at }, `${orderId}/${version}/${at}`);

/** An approval that can be undone is confirmed by its release. Whether the company confirms orders is asked when the job runs. */
export const confirmWhenOrderApproved = reactor<SalesOrderEvent>()({
  name: 'confirm-when-order-approved',
  on: {
    OrderApproved: ({ data: { orderId, version, releaseAt }, metadata: { companyId } }) =>
      version !== undefined && releaseAt === undefined ? confirm(companyId, orderId, version, 'on_approval') : null,
    OrderReleased: ({ data: { orderId, version }, metadata: { companyId } }) =>
      confirm(companyId, orderId, version, 'on_approval'),
    OrderHandedOver: ({ data: { orderId, version }, metadata: { companyId } }) =>
      confirm(companyId, orderId, version, 'on_acknowledgement'),
  },
});
