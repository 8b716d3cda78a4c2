import { enqueue, reactor } from '@order-intake/event-sourcing';
import type { SalesOrderEvent } from '../../domain/sales-order/sales-order.events.ts';
import { askByPolicy } from '../customer-mail/question.definitions.ts';

/** Whether the company's policy asks is decided when the job runs. Nothing is asked about what a person drafts by splitting an order. Not for drafts that change later: records that change would ask about old ones. */
export const askWhenOrderDrafted = reactor<SalesOrderEvent>()({
  name: 'ask-when-order-drafted',
  on: {
    OrderDrafted: ({ data: { orderId, splitFrom }, metadata: { companyId } }) =>
      splitFrom ? null : enqueue(askByPolicy, { companyId, orderId, tries: 1 }, `${orderId}/1`),
  },
});
