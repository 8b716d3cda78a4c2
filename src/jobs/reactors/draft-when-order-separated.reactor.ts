import { enqueue, reactor } from '@order-intake/event-sourcing';
import type { SalesOrderEvent } from '../../domain/sales-order/sales-order.events.ts';
import { draftSeparatedOrder } from '../definitions.ts';

/** The request that separated or split it drafts it as well, and may have died before it came to that. */
export const draftWhenOrderSeparated = reactor<SalesOrderEvent>()({
  name: 'draft-when-order-separated',
  on: {
    OrderRevisionSeparated: ({ data: { orderId }, metadata: { companyId } }) =>
      enqueue(draftSeparatedOrder, { companyId, orderId }, orderId),
    OrderSplit: ({ data: { orderId }, metadata: { companyId } }) => enqueue(draftSeparatedOrder, { companyId, orderId }, orderId),
  },
});
