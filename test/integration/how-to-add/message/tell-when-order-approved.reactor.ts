import { reactor } from '@order-intake/event-sourcing';
import type { SalesOrderEvent } from '../../../../src/domain/sales-order/sales-order.events.ts';
import { tell } from '../../../../src/jobs/delivery/delivery.definitions.ts';

export const tellWhenOrderApproved = reactor<SalesOrderEvent>()({
  name: 'tell-when-order-approved',
  on: {
    OrderApproved: (e) => tell(e, { kind: 'order_approved', policy: 'mail', target: null, aboutId: e.data.orderId }),
  },
});
