/** Which orders a customer's purchase order number belongs to. */
import type { CommandContext, CommandHandler, EventStore } from '@order-intake/event-sourcing';
import { comparable, comparableOrderNumber } from '../../domain/sales-order/comparable.ts';
import {
  holderFor,
  type PurchaseOrderClaim,
  purchaseOrder,
  type Sharing,
} from '../../domain/sales-order/purchase-order.decider.ts';
import type { OrderTerms } from '../../domain/sales-order/sales-order.events.ts';
import { purchaseOrderStream } from '../../domain/sales-order/sales-order.stream.ts';
import { derivedId } from '../shared/derived-id.ts';
import { despiteRivals } from '../shared/despite-rivals.ts';
import { foldStream } from '../shared/fold-stream.ts';
import { orThrow } from '../shared/or-throw.ts';

export type Claim = PurchaseOrderClaim;
export type Claimant = Pick<OrderTerms, 'customer' | 'customerEmail' | 'customerName' | 'poNumber'>;
/** The order that asks for its number. */
export type Claiming = Omit<Claim, 'poNumber' | 'orderDate'> & { readonly orderDate?: string | null };
export type Holder = Pick<Claim, 'orderId' | 'reference' | 'contentHash'>;

export type PurchaseOrderClaims = {
  /** First to last; none: it is free, or there is no number. */
  readonly holders: (order: Claimant, companyId: string) => Promise<readonly Claim[]>;
  /** The order that holds the number after this: ours when it was free, or may be shared. Shared where the customer's record says so, unless told. */
  readonly claim: (order: Claimant, mine: Claiming, context: CommandContext, sharing?: Sharing) => Promise<Holder>;
  /** Whether the order's customer gives one number to several orders. */
  readonly givesToSeveral: (order: Pick<Claimant, 'customer'>, companyId: string) => Promise<boolean>;
};

/**
 * One number in the ways it is compared: "EK2026/114" and "EK 2026 / 114" are one. The first is how numbers are claimed; the others are how
 * release 0.2.0 claimed them, by either spelling.
 */
const spellingsOf = (poNumber: string): readonly string[] => {
  const plain = comparable(poNumber);
  const joined = plain.replace(/(?<=\p{L}) (?=\p{N})|(?<=\p{N}) (?=\p{L})/gu, '');
  return [...new Set([comparableOrderNumber(poNumber), plain, joined])].filter((key) => key !== '');
};

/** Who is no customer yet is known by address, or by name. Empty: there is no number to claim. */
const streamsOf = ({ customer, customerEmail, customerName, poNumber }: Claimant, companyId: string): readonly string[] => {
  if (poNumber === null || comparable(poNumber) === '') return [];
  const customerKey = customer?.customerId ?? comparable(customerEmail ?? customerName ?? '');
  const streamOf = (key: string) => purchaseOrderStream(companyId, derivedId('purchase-order', companyId, customerKey, key));
  return spellingsOf(poNumber).map(streamOf);
};

type Deps = {
  readonly handle: CommandHandler;
  readonly store: Pick<EventStore, 'readStream'>;
  /** what the record of a customer says; without it no number is shared unless told */
  readonly customer?: (companyId: string, customerId: string) => Promise<{ readonly severalOrdersPerNumber?: boolean } | null>;
};

export const createPurchaseOrderClaims = ({ handle, store, customer: recordOf }: Deps): PurchaseOrderClaims => {
  const givesToSeveral: PurchaseOrderClaims['givesToSeveral'] = async ({ customer }, companyId) =>
    customer !== null && (await recordOf?.(companyId, customer.customerId))?.severalOrdersPerNumber === true;
  /** The spelling under which the number is held, or the one to claim it under. */
  const placeOf = async (order: Claimant, companyId: string) => {
    const streams = streamsOf(order, companyId);
    for (const stream of streams) {
      const { holders } = await foldStream(store, purchaseOrder, stream);
      if (holders.length > 0) return { stream, holders };
    }
    return { stream: streams[0] ?? null, holders: [] };
  };
  return {
    givesToSeveral,
    holders: async (order, companyId) => (await placeOf(order, companyId)).holders,
    claim: async (order, { orderDate, ...mine }, context, sharing) => {
      const { stream } = await placeOf(order, context.companyId);
      if (stream === null || order.poNumber === null) return mine;
      const shared = sharing ?? ((await givesToSeveral(order, context.companyId)) ? 'when_it_differs' : 'never');
      const claim = { ...mine, ...(orderDate ? { orderDate } : {}), sharing: shared };
      const command = { type: 'ClaimPurchaseOrder', ...claim, poNumber: order.poNumber } as const;
      const { state } = orThrow(await despiteRivals(() => handle({ decider: purchaseOrder, stream, command, context })));
      return holderFor(state, claim) ?? mine;
    },
  };
};
