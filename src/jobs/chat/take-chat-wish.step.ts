/** What a confirmed customer asks for in a sentence and the service can do: an order as a draft in review, a cancellation beside its order. */
import type { JobContext } from '@order-intake/event-sourcing';
import type { RequestCancellation } from '../../commands/sales-order/request-cancellation.command.ts';
import type { TakeOrder } from '../../commands/sales-order/take-order.command.ts';
import { type OrderingCustomer, wordsExtraction } from './cart-extraction.ts';
import type { AskedWish, TakeChatWish } from './taken-document.ts';

type Deps = {
  readonly takeOrder: TakeOrder;
  readonly requestCancellation: RequestCancellation;
  /** null: there is no such customer any more */
  readonly customer: (companyId: string, customerId: string) => Promise<OrderingCustomer | null>;
  readonly now: () => Date;
};
const threshold = 70;

export const createTakeChatWish = ({ takeOrder, requestCancellation, customer, now }: Deps): TakeChatWish => {
  const cancel = async (reference: string, { messageId, customerId }: AskedWish, context: JobContext) => {
    const cancellationRequest = { numbers: [reference], from: null };
    const source = { kind: 'chat', id: messageId } as const;
    const order = await requestCancellation({ request: cancellationRequest, source, sender: null, customerId }, context);
    return order && { orders: [{ ...order, disposition: 'cancellation' }], missingFields: [], refusal: null };
  };
  return async (request, asker, context) => {
    if (request.type === 'cancellation') return cancel(request.reference, asker, context);
    const buyer = asker.acceptsOrders ? await customer(context.companyId, asker.customerId) : null;
    if (buyer === null) return null;
    const extraction = wordsExtraction(request.lines, buyer);
    const source = { kind: 'chat', id: asker.messageId } as const;
    const year = now().getUTCFullYear();
    const order = await takeOrder({ source, ordinal: 0, extraction, sender: null, threshold, year, person: null }, context);
    return order && { orders: [order.outcome], missingFields: [], refusal: null };
  };
};
