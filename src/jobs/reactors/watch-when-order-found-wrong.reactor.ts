import { enqueue, type Recorded, reactor } from '@order-intake/event-sourcing';
import type { SalesOrderEvent } from '../../domain/sales-order/sales-order.events.ts';
import { watchAutoApproval } from '../auto-approval/auto-approval.definitions.ts';

/** the read model that counts them has caught up by then; the bound is checked again before each automatic approval */
const settleMs = 3_000;

const look = ({ metadata: { companyId }, recordedAt }: Recorded<SalesOrderEvent>) =>
  enqueue(watchAutoApproval, { companyId }, companyId, new Date(recordedAt.getTime() + settleMs));

/** What may show that a policy would have approved, or has approved, a wrong order. */
export const watchWhenOrderFoundWrong = reactor<SalesOrderEvent>()({
  name: 'watch-when-order-found-wrong',
  on: {
    OrderCorrected: look,
    OrderRejected: look,
    OrderCancelled: look,
    OrderHandOverRefused: look,
    OrderRevisionApplied: look,
  },
});
