import { enqueue, type Recorded, reactor } from '@order-intake/event-sourcing';
import type { SalesOrderEvent } from '../../domain/sales-order/sales-order.events.ts';
import { judgeOrder } from '../auto-approval/auto-approval.definitions.ts';

type Event = Recorded<Extract<SalesOrderEvent, { type: 'OrderDrafted' | 'OrderRevised' | 'OrderMatched' }>>;
const decide = ({ data: { orderId }, metadata: { companyId }, revision }: Event) =>
  enqueue(judgeOrder, { companyId, orderId }, `${orderId}/${revision}`);

/** Whether there is a policy is asked when the job runs. */
export const judgeWhenOrderDrafted = reactor<SalesOrderEvent>()({
  name: 'judge-when-order-drafted',
  // what a person drafts by splitting an order is no draft that a policy could have approved
  on: { OrderDrafted: (e) => (e.data.splitFrom ? null : decide(e)), OrderRevised: decide, OrderMatched: decide },
});
