import { type Either, left, right } from 'fp-ts/lib/Either.js';
import { isFromWords } from '../shared/mail-text.ts';
import { answerTo } from './order-actions.ts';
import { changesBetween } from './order-changes.ts';
import { type LifeCommand, type LifeRefusal, livesOn } from './order-life.ts';
import { revised } from './order-revision.ts';
import { readAgain, wasShown } from './reading-again.ts';
import type { OrderContent, OrderTerms, SalesOrderEvent } from './sales-order.events.ts';
import { dispositionOf, evolve, initialState, type KnownOrder, type SalesOrder, standingOf } from './sales-order.state.ts';

export { type Disposition, dispositionOf, type KnownOrder, standingOf } from './sales-order.state.ts';

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
  /** its own document, read again: what that would change waits beside the order */
  | { readonly type: 'ReadOrderAgain'; readonly content: OrderContent }
  | LifeCommand;

export type OrderExists = { readonly type: 'OrderExists'; readonly orderId: string; readonly reference: string };

export type SalesOrderRefusal =
  | { readonly type: 'OrderUnknown' }
  /** what a person enters is an order of its own, or names the order that it changes */
  | OrderExists
  | LifeRefusal;

function decide(command: SalesOrderCommand, state: SalesOrder): Either<SalesOrderRefusal, readonly SalesOrderEvent[]> {
  if (command.type === 'TakeOrder') return taken(command, state);
  if (state.phase === 'none') return left({ type: 'OrderUnknown' });
  switch (command.type) {
    case 'CorrectOrder':
    case 'MatchOrder': {
      const answer = answerTo('correct', standingOf(state));
      if (typeof answer === 'object') return left(answer);
      const event = command.type === 'MatchOrder' ? 'OrderMatched' : 'OrderCorrected';
      return right(changedTo(event, state, command.terms(state.content)));
    }
    case 'ReadOrderAgain':
      return heldReading(state, command.content);
    default:
      return livesOn(command, state);
  }
}

const heldReading = (state: KnownOrder, read: OrderContent): Either<SalesOrderRefusal, readonly SalesOrderEvent[]> => {
  const { orderId, phase } = state;
  if (phase === 'rejected' || phase === 'cancelled') return left({ type: 'OrderDecided', phase });
  const { content, changes } = readAgain(state, read);
  if (changes.length === 0 || wasShown(state, read)) return right([]);
  return right([{ type: 'OrderRevisionHeld', data: { orderId, content, changes, readAgain: true } }]);
};

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
  // what was rejected and comes again differently is wanted again; what was approved or cancelled stays so until a person decides
  const isOpen = state.phase === 'draft' || state.phase === 'rejected';
  // somebody's sentences about an order seldom repeat all of it: they change nothing that a document or a person has said
  const isTalk = state.phase === 'draft' && content.extraction !== null && isFromWords(content.extraction);
  return right([isOpen && !isTalk ? { type: 'OrderRevised', data } : { type: 'OrderRevisionHeld', data }]);
};

/** Nothing when nothing changes: not even a reason to review. */
const changedTo = (type: 'OrderCorrected' | 'OrderMatched', state: KnownOrder, terms: OrderTerms): readonly SalesOrderEvent[] => {
  const changes = changesBetween(state.content, terms);
  const looked = ({ reviewReasons, reviewFindings = [] }: OrderTerms): string => JSON.stringify([reviewReasons, reviewFindings]);
  const reviewedAnew = looked(state.content) !== looked(terms);
  return changes.length === 0 && !reviewedAnew ? [] : [{ type, data: { orderId: state.orderId, changes, terms } }];
};

export const salesOrder = { initialState, evolve, decide };
