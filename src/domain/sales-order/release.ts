/** The time in which an approval can be undone. Until it is released no other system, and no customer, is told of it. */
import type { OrderPhase, OrderStanding } from './order-actions.ts';
import type { OrderContent, SalesOrderEvent } from './sales-order.events.ts';

export type Release = {
  /** the approval that waits, with the order's content before it; null: none waits */
  readonly waiting: { readonly version: number; readonly releaseAt: string; readonly before: OrderContent } | null;
  /** the last approval was undone, and the order was not approved since */
  readonly undone: boolean;
};

export const noRelease: Release = { waiting: null, undone: false };

type Order = { readonly phase: OrderPhase; readonly version: number; readonly content: OrderContent; readonly release: Release };

const isApproved = (phase: OrderPhase): boolean => phase === 'approved' || phase === 'handed_over';

/** @param before the order as it stood, `after`: with the event */
export const releaseAfter = (before: Order, after: Order, event: SalesOrderEvent): Release => {
  switch (event.type) {
    case 'OrderApproved': {
      const { releaseAt } = event.data;
      const waiting = releaseAt === undefined ? null : { version: after.version, releaseAt, before: before.content };
      return { waiting, undone: false };
    }
    case 'OrderReleased':
      return noRelease;
    case 'OrderApprovalUndone':
      return { waiting: null, undone: true };
    default:
      // whatever ends the approval ends the waiting; of an order that one system has taken the others still have to be told
      return isApproved(after.phase) ? before.release : { ...before.release, waiting: null };
  }
};

export const releaseStanding = ({ waiting, undone }: Release): OrderStanding['release'] => ({ waits: waiting !== null, undone });
