import { enqueue, reactor } from '@order-intake/event-sourcing';
import type { SalesOrderEvent } from '../../domain/sales-order/sales-order.events.ts';
import { learnLayout } from '../definitions.ts';

/** Nobody has read what a policy approved: it teaches nothing. Who approves an order says that all of it is right, what was corrected before as what was not. */
export const learnWhenOrderApproved = reactor<SalesOrderEvent>()({
  name: 'learn-when-order-approved',
  on: {
    OrderApproved: ({ data: { orderId, automatic, releaseAt }, metadata: { companyId, actor } }) =>
      automatic || releaseAt !== undefined ? null : enqueue(learnLayout, { companyId, orderId, confirmedBy: actor }, orderId),
    OrderReleased: ({ data: { orderId, approvedBy }, metadata: { companyId } }) =>
      enqueue(learnLayout, { companyId, orderId, confirmedBy: approvedBy }, orderId),
  },
});
