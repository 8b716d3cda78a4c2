/** How what waits beside an order is settled in its row. */

import type { SalesOrderEvent } from '../../domain/sales-order/sales-order.events.ts';
import { sameSource } from '../../domain/sales-order/sales-order.state.ts';
import type { Recorded } from '../../platform/event-store/event-store.ts';
import type { OrderCancellation, OrderRevision, SalesOrderRow } from './sales-orders.columns.ts';

export type EventOf<T extends SalesOrderEvent['type']> = Recorded<Extract<SalesOrderEvent, { type: T }>>;
export const at = ({ recordedAt }: { readonly recordedAt: Date }): string => recordedAt.toISOString();

export const heldRevision = (e: EventOf<'OrderRevisionHeld'>): OrderRevision => ({
  source: e.data.content.source,
  at: at(e),
  state: 'held',
  applied: false,
  changes: e.data.changes,
  settled: null,
});

const settledBy = (e: Recorded, reason: string | null) => ({ by: e.metadata.actor, at: at(e), reason });

/** One that is applied supersedes those that waited before it. */
export const settledRevision = (
  revisions: readonly OrderRevision[],
  e: EventOf<'OrderRevisionApplied'> | EventOf<'OrderRevisionDismissed'>,
  as: 'applied' | 'dismissed',
): readonly OrderRevision[] => {
  const place = revisions.findIndex(({ state, source }) => state === 'held' && sameSource(source, e.data.source));
  const settled = settledBy(e, 'reason' in e.data ? e.data.reason : null);
  return revisions.map((revision, index): OrderRevision => {
    if (index === place) return { ...revision, state: as, applied: as === 'applied', settled };
    const isEarlier = revision.state === 'held' && index < place;
    return as === 'applied' && isEarlier ? { ...revision, state: 'superseded', settled } : revision;
  });
};

export const settledCancellation = (
  { cancellations }: Pick<SalesOrderRow, 'cancellations'>,
  e: Recorded<Extract<SalesOrderEvent, { readonly data: { readonly reason: string } }>>,
  as: 'accepted' | 'dismissed',
): readonly OrderCancellation[] =>
  cancellations.map((wish) => (wish.state === 'waits' ? { ...wish, state: as, settled: settledBy(e, e.data.reason) } : wish));

/** Nothing of the content is left to review. */
export const decided = (e: Recorded, reason: string | null) => ({
  content_reasons: [],
  decision: { by: e.metadata.actor, at: at(e), reason },
});

/** Whoever ends an order has seen what waited. */
export const ended = (e: EventOf<'OrderRejected'> | EventOf<'OrderCancelled'>, row: SalesOrderRow) => ({
  ...decided(e, e.data.reason),
  revisions: row.revisions.map(
    (revision): OrderRevision =>
      revision.state === 'held' ? { ...revision, state: 'superseded', settled: settledBy(e, e.data.reason) } : revision,
  ),
  cancellations: settledCancellation(row, e, 'accepted'),
});
