/** One order wins a customer's purchase order number; whoever comes later links to it. */
import { type Either, right } from 'fp-ts/lib/Either.js';
import type { PurchaseOrderEvent } from './sales-order.events.ts';

export type ClaimPurchaseOrder = { readonly type: 'ClaimPurchaseOrder' } & PurchaseOrderEvent['data'];
export type PurchaseOrder = { readonly phase: 'free' } | ({ readonly phase: 'claimed' } & PurchaseOrderEvent['data']);

const initialState: PurchaseOrder = { phase: 'free' };

function evolve(state: PurchaseOrder, event: PurchaseOrderEvent): PurchaseOrder {
  return event.type === 'PurchaseOrderClaimed' ? { phase: 'claimed', ...event.data } : state;
}

/** Claiming what is claimed changes nothing: the caller looks at the state to see who holds it. */
function decide(command: ClaimPurchaseOrder, state: PurchaseOrder): Either<never, readonly PurchaseOrderEvent[]> {
  if (state.phase === 'claimed') return right([]);
  const { orderId, reference, poNumber, contentHash } = command;
  return right([{ type: 'PurchaseOrderClaimed', data: { orderId, reference, poNumber, contentHash } }]);
}

export const purchaseOrder = { initialState, evolve, decide };
