/** Which order a customer's purchase order number belongs to. */
import { comparable } from '../../domain/sales-order/matching.ts';
import { purchaseOrder } from '../../domain/sales-order/purchase-order.decider.ts';
import type { OrderTerms, PurchaseOrderEvent } from '../../domain/sales-order/sales-order.events.ts';
import { purchaseOrderStream } from '../../domain/sales-order/sales-order.stream.ts';
import type { CommandContext } from '../../platform/command-handling/command-context.ts';
import type { CommandHandler } from '../../platform/command-handling/command-handler.ts';
import type { EventStore } from '../../platform/event-store/event-store.ts';
import { derivedId } from '../shared/derived-id.ts';
import { despiteRivals } from '../shared/despite-rivals.ts';
import { foldStream } from '../shared/fold-stream.ts';
import { orThrow } from '../shared/or-throw.ts';

export type Claim = PurchaseOrderEvent['data'];
type Claimant = Pick<OrderTerms, 'customer' | 'customerEmail' | 'customerName' | 'poNumber'>;

export type PurchaseOrderClaims = {
  /** null: it is free, or there is no number. */
  readonly holder: (order: Claimant, companyId: string) => Promise<Claim | null>;
  /** Whoever holds the number after this: ours when it was free. */
  readonly claim: (order: Claimant, mine: Omit<Claim, 'poNumber'>, context: CommandContext) => Promise<Omit<Claim, 'poNumber'>>;
};

/** Who is no customer yet is known by address, or by name. */
const streamOf = ({ customer, customerEmail, customerName, poNumber }: Claimant, companyId: string): string | null => {
  if (poNumber === null || comparable(poNumber) === '') return null;
  const customerKey = customer?.customerId ?? comparable(customerEmail ?? customerName ?? '');
  return purchaseOrderStream(companyId, derivedId('purchase-order', companyId, customerKey, comparable(poNumber)));
};

type Deps = { readonly handle: CommandHandler; readonly store: Pick<EventStore, 'readStream'> };

export const createPurchaseOrderClaims = ({ handle, store }: Deps): PurchaseOrderClaims => ({
  holder: async (order, companyId) => {
    const stream = streamOf(order, companyId);
    const state = stream === null ? null : await foldStream(store, purchaseOrder, stream);
    return state?.phase === 'claimed' ? state : null;
  },
  claim: async (order, mine, context) => {
    const stream = streamOf(order, context.companyId);
    if (stream === null || order.poNumber === null) return mine;
    const command = { type: 'ClaimPurchaseOrder', ...mine, poNumber: order.poNumber } as const;
    const { state } = orThrow(await despiteRivals(() => handle({ decider: purchaseOrder, stream, command, context })));
    return state.phase === 'claimed' ? state : mine;
  },
});
