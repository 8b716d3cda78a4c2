import { enqueue, reactor } from '@order-intake/event-sourcing';
import type { SalesOrderEvent } from '../../domain/sales-order/sales-order.events.ts';
import { releaseOrder } from '../definitions.ts';

/** clocks of machines differ; a release that is asked for too early is asked for again */
const afterwardsMs = 500;

/** The stream says whether the approval still waits; this only wakes it in time. */
export const releaseWhenOrderApproved = reactor<SalesOrderEvent>()({
  name: 'release-when-order-approved',
  // an API that was upgraded before the first worker may have approved with a delay already
  startAt: 'start',
  on: {
    OrderApproved: ({ data: { orderId, version = 1, releaseAt }, metadata: { companyId, actor }, revision }) =>
      releaseAt === undefined
        ? null
        : enqueue(
            releaseOrder,
            { companyId, orderId, version, approvedBy: actor, releaseAt },
            `${orderId}/${revision}`,
            new Date(new Date(releaseAt).getTime() + afterwardsMs),
          ),
  },
});
