/** How what waits beside an order is settled in its row. */
import type { Recorded } from '@order-intake/event-sourcing';
import type { OrderReference, SalesOrderEvent } from '../../domain/sales-order/sales-order.events.ts';
import { indexOfHeld, mayBeSeparate, revisionName } from '../../domain/sales-order/sales-order.state.ts';
import type { LineMove, OrderCancellation, OrderRevision, SalesOrderRow } from './sales-orders.columns.ts';

export type EventOf<T extends SalesOrderEvent['type']> = Recorded<Extract<SalesOrderEvent, { type: T }>>;
export const at = ({ recordedAt }: { readonly recordedAt: Date }): string => recordedAt.toISOString();

export const appliedRevision = (e: EventOf<'OrderRevised'>): OrderRevision => ({
  source: e.data.content.source,
  at: at(e),
  state: 'applied',
  applied: true,
  changes: e.data.changes,
  settled: null,
  ...(e.data.readAgain ? { read_again: e.data.readAgain } : {}),
});

export const nameOfRevision = ({ name, source }: OrderRevision): string => name ?? source.id;

export const heldRevision = (e: EventOf<'OrderRevisionHeld'>, { revisions }: Pick<SalesOrderRow, 'revisions'>): OrderRevision => {
  const { content, changes, readAgain, doubts, answer } = e.data;
  // those that came while it was a draft were never held, and have no name
  const heldRevisions = revisions.filter(({ state, settled }) => state !== 'applied' || settled !== null);
  const name = revisionName(heldRevisions.map(nameOfRevision), content);
  return {
    source: content.source,
    at: at(e),
    state: 'held',
    applied: false,
    changes,
    settled: null,
    ...(name === content.source.id ? {} : { name, content_hash: content.contentHash }),
    ...(readAgain ? { read_again: readAgain } : {}),
    ...(doubts ? { doubts } : {}),
    ...(answer ? { answer: answer.round } : {}),
  };
};

const settledBy = (e: Recorded, reason: string | null) => ({ by: e.metadata.actor, at: at(e), reason });

const hashOf = ({ data }: Settling): string | undefined => ('content' in data ? data.content.contentHash : data.contentHash);
type Settling = EventOf<'OrderRevisionApplied'> | EventOf<'OrderRevisionDismissed'> | EventOf<'OrderRevisionSeparated'>;

/** One that is applied supersedes the revisions that waited before it, and none that may be an order of its own; answers stand beside each other. */
export const settledRevision = (
  revisions: readonly OrderRevision[],
  e: Settling,
  as: 'applied' | 'dismissed' | 'separated',
): readonly OrderRevision[] => {
  const heldRevisions = revisions.filter(({ state }) => state === 'held');
  const heldSources = heldRevisions.map(({ source, content_hash: contentHash }) => ({ source, contentHash }));
  const target = heldRevisions[indexOfHeld(heldSources, e.data.source, hashOf(e))];
  const targetIndex = target ? revisions.indexOf(target) : -1;
  const settled = settledBy(e, 'reason' in e.data ? e.data.reason : null);
  const isAnswered = target?.answer !== undefined;
  const separate = 'separate' in e.data ? e.data.separate : null;
  const became = separate ? { separate_order: { id: separate.orderId, reference: separate.reference } } : {};
  return revisions.map((revision, index): OrderRevision => {
    if (index === targetIndex) return { ...revision, state: as, applied: as === 'applied', settled, ...became };
    const isEarlier =
      revision.state === 'held' &&
      index < targetIndex &&
      !mayBeSeparate(revision) &&
      !isAnswered &&
      revision.answer === undefined;
    return as === 'applied' && isEarlier ? { ...revision, state: 'superseded', settled } : revision;
  });
};

export const settledCancellation = (
  { cancellations }: Pick<SalesOrderRow, 'cancellations'>,
  e: Recorded<Extract<SalesOrderEvent, { readonly data: { readonly reason: string } }>>,
  as: 'accepted' | 'dismissed',
): readonly OrderCancellation[] =>
  cancellations.map((request) =>
    request.state === 'waits' ? { ...request, state: as, settled: settledBy(e, e.data.reason) } : request,
  );

/** @param e what moved lines between the row's order and the other one */
export const movedLines = (
  e: Recorded,
  relation: LineMove['relation'],
  { orderId: id, reference }: OrderReference,
): LineMove => ({
  relation,
  id,
  reference,
  by: e.metadata.actor,
  at: at(e),
});

/** Nothing of the content is left to review. */
const decided = (e: Recorded, reason: string | null) => ({
  content_reasons: [],
  decision: { by: e.metadata.actor, at: at(e), reason },
});

/** By a person, or by a version of the company's policy. */
export const approvedBy = (e: EventOf<'OrderApproved'>) => {
  const { content_reasons, decision } = decided(e, null);
  const { automatic } = e.data;
  return { content_reasons, decision: { ...decision, ...(automatic ? { policy_version: automatic.policyVersion } : {}) } };
};

/** A person who ends an order has seen the revisions that waited. What may be an order of its own goes on waiting. */
export const ended = (e: EventOf<'OrderRejected'> | EventOf<'OrderCancelled'>, row: SalesOrderRow) => ({
  ...decided(e, e.data.reason),
  revisions: row.revisions.map(
    (revision): OrderRevision =>
      revision.state === 'held' && !mayBeSeparate(revision)
        ? { ...revision, state: 'superseded', settled: settledBy(e, e.data.reason) }
        : revision,
  ),
  cancellations: settledCancellation(row, e, 'accepted'),
});
