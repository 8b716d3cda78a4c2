import { enqueue, reactor } from '@order-intake/event-sourcing';
import type { SalesOrderEvent } from '../../domain/sales-order/sales-order.events.ts';
import { askByPolicy } from '../customer-mail/question.definitions.ts';

/** Whether the company's policy asks is decided when the job runs. Not for drafts that change later: records that change would ask about old ones. */
export const askWhenOrderDrafted = reactor<SalesOrderEvent>()({
  name: 'ask-when-order-drafted',
  on: {
    OrderDrafted: ({ data: { orderId }, metadata: { companyId } }) =>
      enqueue(askByPolicy, { companyId, orderId, tries: 1 }, `${orderId}/1`),
  },
});
