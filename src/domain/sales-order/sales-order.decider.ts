import { type Either, left, right } from 'fp-ts/lib/Either.js';
import { changesBetween } from './order-changes.ts';
import { missingFields } from './order-review.ts';
import { revised } from './order-revision.ts';
import type { OrderContent, OrderSource, OrderTerms, SalesOrderEvent } from './sales-order.events.ts';

export type SalesOrderCommand =
  /** content from a source; `corrected`: what the person who gave it says instead */
  | {
      readonly type: 'TakeOrder';
      readonly orderId: string;
      readonly reference: string;
      readonly content: OrderContent;
      readonly corrected: OrderTerms | null;
    }
  /** `terms` of the order as it stands; what they make of it is recorded with old and new values */
  | { readonly type: 'CorrectOrder'; readonly terms: (order: OrderContent) => OrderTerms }
  | { readonly type: 'MatchOrder'; readonly terms: (order: OrderContent) => OrderTerms }
  | { readonly type: 'ApproveOrder' }
  | { readonly type: 'RejectOrder'; readonly reason: string };

export type OrderExists = { readonly type: 'OrderExists'; readonly orderId: string; readonly reference: string };

export type SalesOrderRefusal =
  | { readonly type: 'OrderUnknown' }
  /** what a person enters is an order of its own, or names the order that it changes */
  | OrderExists
  | { readonly type: 'OrderDecided'; readonly phase: 'approved' | 'rejected' }
  | { readonly type: 'FieldsMissing'; readonly fields: readonly string[] };

/** What became of a source: it made the order, changed it, said the same again, or came too late to change it. */
export type Disposition = 'drafted' | 'revised' | 'duplicate' | 'held';

export type KnownOrder = {
  readonly phase: 'draft' | 'approved' | 'rejected';
  readonly orderId: string;
  readonly reference: string;
  readonly content: OrderContent;
  /** where its content came from, first to last: a source is taken once */
  readonly sources: readonly { readonly source: OrderSource; readonly as: Disposition }[];
  /** of everything that was ever asked for under this order */
  readonly hashes: readonly string[];
};
export type SalesOrder = { readonly phase: 'none' } | KnownOrder;

const initialState: SalesOrder = { phase: 'none' };

function evolve(state: SalesOrder, event: SalesOrderEvent): SalesOrder {
  if (event.type === 'OrderDrafted') {
    const { orderId, reference, content } = event.data;
    const sources = [{ source: content.source, as: 'drafted' } as const];
    return { phase: 'draft', orderId, reference, content, sources, hashes: [content.contentHash] };
  }
  if (state.phase === 'none') return state;
  switch (event.type) {
    case 'OrderRevised':
      return { ...linked(state, event.data.content, 'revised'), phase: 'draft', content: event.data.content };
    case 'OrderRevisionHeld':
      return linked(state, event.data.content, 'held');
    case 'OrderRepeated':
      return { ...state, sources: [...state.sources, { source: event.data.source, as: 'duplicate' }] };
    case 'OrderCorrected':
    case 'OrderMatched':
      return { ...state, content: { ...state.content, ...event.data.terms } };
    case 'OrderApproved':
      return { ...state, phase: 'approved' };
    case 'OrderRejected':
      return { ...state, phase: 'rejected' };
    default:
      return state;
  }
}

const linked = (state: KnownOrder, { source, contentHash }: OrderContent, as: Disposition): KnownOrder => ({
  ...state,
  sources: [...state.sources, { source, as }],
  hashes: [...state.hashes, contentHash],
});

/** What became of this source; null: it never came to this order. */
export const dispositionOf = (state: KnownOrder, { kind, id }: OrderSource): Disposition | null =>
  state.sources.find(({ source }) => source.kind === kind && source.id === id)?.as ?? null;

function decide(command: SalesOrderCommand, state: SalesOrder): Either<SalesOrderRefusal, readonly SalesOrderEvent[]> {
  if (command.type === 'TakeOrder') return taken(command, state);
  if (state.phase === 'none') return left({ type: 'OrderUnknown' });
  const { orderId } = state;
  switch (command.type) {
    case 'CorrectOrder':
    case 'MatchOrder': {
      if (state.phase !== 'draft') return left({ type: 'OrderDecided', phase: state.phase });
      return right(
        changedTo(command.type === 'MatchOrder' ? 'OrderMatched' : 'OrderCorrected', state, command.terms(state.content)),
      );
    }
    case 'ApproveOrder': {
      if (state.phase === 'approved') return right([]);
      if (state.phase === 'rejected') return left({ type: 'OrderDecided', phase: 'rejected' });
      const fields = missingFields(state.content);
      return fields.length > 0 ? left({ type: 'FieldsMissing', fields }) : right([{ type: 'OrderApproved', data: { orderId } }]);
    }
    case 'RejectOrder': {
      if (state.phase === 'rejected') return right([]);
      if (state.phase === 'approved') return left({ type: 'OrderDecided', phase: 'approved' });
      return right([{ type: 'OrderRejected', data: { orderId, reason: command.reason } }]);
    }
  }
}

type TakeOrder = Extract<SalesOrderCommand, { type: 'TakeOrder' }>;

const taken = (
  { orderId, reference, content, corrected }: TakeOrder,
  state: SalesOrder,
): Either<OrderExists, readonly SalesOrderEvent[]> => {
  if (state.phase === 'none') {
    const drafted: SalesOrderEvent = { type: 'OrderDrafted', data: { orderId, reference, content } };
    const made = evolve(state, drafted);
    return right(made.phase === 'none' || !corrected ? [drafted] : [drafted, ...changedTo('OrderCorrected', made, corrected)]);
  }
  if (dispositionOf(state, content.source)) return right([]);
  if (content.source.kind === 'api') return left({ type: 'OrderExists', orderId: state.orderId, reference: state.reference });
  const given = corrected ? { ...content, ...corrected } : content;
  const next = revised(state.content, given);
  const changes = changesBetween(state.content, next);
  if (state.hashes.includes(given.contentHash) || changes.length === 0)
    return right([{ type: 'OrderRepeated', data: { orderId: state.orderId, source: content.source } }]);
  const data = { orderId: state.orderId, content: next, changes };
  // what was rejected and comes again differently is wanted again; what was approved stays as it was approved
  return right([state.phase === 'approved' ? { type: 'OrderRevisionHeld', data } : { type: 'OrderRevised', data }]);
};

/** Nothing when nothing changes: not even a reason to review. */
const changedTo = (type: 'OrderCorrected' | 'OrderMatched', state: KnownOrder, terms: OrderTerms): readonly SalesOrderEvent[] => {
  const changes = changesBetween(state.content, terms);
  const reviewedAnew = state.content.reviewReasons.join() !== terms.reviewReasons.join();
  return changes.length === 0 && !reviewedAnew ? [] : [{ type, data: { orderId: state.orderId, changes, terms } }];
};

export const salesOrder = { initialState, evolve, decide };
