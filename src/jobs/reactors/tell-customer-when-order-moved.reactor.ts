import { enqueue, reactor } from '@order-intake/event-sourcing';
import type { SalesOrderEvent } from '../../domain/sales-order/sales-order.events.ts';
import { tellCustomer } from '../customer-mail/customer-mail.definitions.ts';
import type { OrderMailKind } from '../customer-mail/order-mail-words.ts';

const tell = (companyId: string, orderId: string, kind: OrderMailKind) =>
  enqueue(tellCustomer, { companyId, orderId, kind }, `${orderId}/${kind}`);

/** The receipt of an order is confirmed to senders of mails; a person who enters or uploads one knows. */
export const tellCustomerWhenOrderMoved = reactor<SalesOrderEvent>()({
  name: 'tell-customer-when-order-moved',
  on: {
    // lines that a person moved into an order of their own were confirmed with the order that they came in
    OrderDrafted: ({ data: { orderId, content, splitFrom }, metadata }) =>
      content.source.kind === 'email' && !splitFrom ? tell(metadata.companyId, orderId, 'customer_order_received') : null,
    OrderApproved: ({ data: { orderId, releaseAt }, metadata }) =>
      releaseAt === undefined ? tell(metadata.companyId, orderId, 'customer_order_approved') : null,
    OrderReleased: ({ data: { orderId }, metadata }) => tell(metadata.companyId, orderId, 'customer_order_approved'),
  },
});
