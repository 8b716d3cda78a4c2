import { enqueue, reactor } from '@order-intake/event-sourcing';
import type { SalesOrderEvent } from '../../domain/sales-order/sales-order.events.ts';
import { approveAutomatically } from '../auto-approval/auto-approval.definitions.ts';

/** clocks of machines differ; an approval that is asked for too early is asked for again */
const afterwardsMs = 500;

/** The stream says whether it is still planned; this only wakes it in time. */
export const approveWhenPlanned = reactor<SalesOrderEvent>()({
  name: 'approve-when-planned',
  on: {
    OrderApprovalPlanned: ({ data: { orderId, dueAt }, metadata: { companyId }, revision }) =>
      enqueue(
        approveAutomatically,
        { companyId, orderId },
        `${orderId}/${revision}`,
        new Date(new Date(dueAt).getTime() + afterwardsMs),
      ),
  },
});
