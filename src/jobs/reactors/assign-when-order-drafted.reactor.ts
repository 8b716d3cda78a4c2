import { enqueue, reactor } from '@order-intake/event-sourcing';
import type { SalesOrderEvent } from '../../domain/sales-order/sales-order.events.ts';
import { assignOrder } from '../definitions.ts';

/** Whether there are rules is asked when the job runs. */
export const assignWhenOrderDrafted = reactor<SalesOrderEvent>()({
  name: 'assign-when-order-drafted',
  on: {
    OrderDrafted: ({ data: { orderId }, metadata: { companyId } }) => enqueue(assignOrder, { companyId, orderId }, orderId),
  },
});
