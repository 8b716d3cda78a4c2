import { enqueue, type Recorded, reactor } from '@order-intake/event-sourcing';
import type { SalesOrderEvent } from '../../domain/sales-order/sales-order.events.ts';
import { announceOrder } from '../webhooks/webhook.definitions.ts';

const announce = ({
  id,
  data: { orderId },
  metadata: { companyId },
}: Recorded<SalesOrderEvent & { data: { orderId: string } }>) =>
  enqueue(announceOrder, { companyId, orderId }, `${orderId}/${id}`);

/** The events that stand in the feed. */
export const announceWhenOrderDecided = reactor<SalesOrderEvent>()({
  name: 'announce-when-order-decided',
  on: {
    OrderApproved: (e) => (e.data.releaseAt === undefined ? announce(e) : null),
    OrderReleased: announce,
    OrderCancelled: announce,
    OrderRejected: announce,
  },
});
