/** One order wins a customer's purchase order number; later orders link to it. Orders share it where somebody says so. */
import { type Either, right } from 'fp-ts/lib/Either.js';
import type { PurchaseOrderEvent } from './sales-order.events.ts';

export type PurchaseOrderClaim = PurchaseOrderEvent['data'];

/**
 * When the number becomes the order's though another one has it. `never`: not at all. `when_it_differs`: where none of them has this content and
 * order date (the customer gives one number to several orders). `always`: a person said that it is an order of its own.
 */
export type Sharing = 'never' | 'when_it_differs' | 'always';

export type ClaimPurchaseOrder = {
  readonly type: 'ClaimPurchaseOrder';
  /** absent: never */
  readonly sharing?: Sharing;
} & PurchaseOrderClaim;

/** `holders`: every order that has the number, first to last; beside it the first one's claim. */
export type PurchaseOrder =
  | { readonly phase: 'free'; readonly holders: readonly [] }
  | ({ readonly phase: 'claimed'; readonly holders: readonly PurchaseOrderClaim[] } & PurchaseOrderClaim);

const initialState: PurchaseOrder = { phase: 'free', holders: [] };

function evolve(state: PurchaseOrder, event: PurchaseOrderEvent): PurchaseOrder {
  switch (event.type) {
    case 'PurchaseOrderClaimed':
      return { phase: 'claimed', ...event.data, holders: [event.data] };
    case 'PurchaseOrderShared':
      return state.phase === 'free' ? state : { ...state, holders: [...state.holders, event.data] };
    default:
      return state;
  }
}

type ClaimedContent = Pick<PurchaseOrderClaim, 'contentHash' | 'orderDate'>;
/** Of a claim from before order dates were recorded the content alone tells. */
const asksForTheSame = (first: ClaimedContent, second: ClaimedContent): boolean =>
  first.contentHash === second.contentHash &&
  (first.orderDate === second.orderDate || first.orderDate === undefined || second.orderDate === undefined);

/** The order that has the number for this claim; null: it is free, or it would have to be shared. */
export const holderFor = (
  { holders }: PurchaseOrder,
  { sharing = 'never', ...claim }: Omit<ClaimPurchaseOrder, 'type' | 'poNumber'>,
): PurchaseOrderClaim | null => {
  const ownClaim = holders.find(({ orderId }) => orderId === claim.orderId);
  if (ownClaim || sharing === 'always') return ownClaim ?? null;
  return (sharing === 'never' ? holders[0] : holders.find((holder) => asksForTheSame(holder, claim))) ?? null;
};

/** Claiming what is claimed changes nothing: the caller looks at the state to see who holds it. */
function decide(command: ClaimPurchaseOrder, state: PurchaseOrder): Either<never, readonly PurchaseOrderEvent[]> {
  if (holderFor(state, command)) return right([]);
  const { type: _, sharing: __, ...data } = command;
  return right([{ type: state.phase === 'free' ? 'PurchaseOrderClaimed' : 'PurchaseOrderShared', data }]);
}

export const purchaseOrder = { initialState, evolve, decide };
