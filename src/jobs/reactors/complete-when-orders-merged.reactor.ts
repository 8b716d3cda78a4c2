import { enqueue, reactor } from '@order-intake/event-sourcing';
import type { SalesOrderEvent } from '../../domain/sales-order/sales-order.events.ts';
import { completeMerge } from '../definitions.ts';

/** The request that ended the one order adds its lines to the other one as well, and may have died before it came to that. */
export const completeWhenOrdersMerged = reactor<SalesOrderEvent>()({
  name: 'complete-when-orders-merged',
  on: {
    OrderMergedInto: ({ data: { orderId }, metadata: { companyId } }) => enqueue(completeMerge, { companyId, orderId }, orderId),
  },
});
