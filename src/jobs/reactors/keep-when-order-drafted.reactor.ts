import { enqueue, type Recorded, reactor } from '@order-intake/event-sourcing';
import type { SalesOrderEvent } from '../../domain/sales-order/sales-order.events.ts';
import { keepDocument } from '../definitions.ts';

type Taken = Recorded<Extract<SalesOrderEvent, { type: 'OrderDrafted' | 'OrderRevised' | 'OrderRevisionHeld' }>>;

const keep = ({ data, metadata, personKeyId }: Taken) => {
  const { document } = data.content;
  if (!document) return null;
  return enqueue(keepDocument, { companyId: metadata.companyId, fileId: document.fileId, personKeyId }, document.fileId);
};

/** An uploaded file expires within a day, unless an order was made of it. */
export const keepWhenOrderDrafted = reactor<SalesOrderEvent>()({
  name: 'keep-when-order-drafted',
  on: { OrderDrafted: keep, OrderRevised: keep, OrderRevisionHeld: keep },
});
