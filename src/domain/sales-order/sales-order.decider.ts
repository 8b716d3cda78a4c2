import { isFromWords } from '@order-intake/order-extraction/document';
import { type Either, left, right } from 'fp-ts/lib/Either.js';
import { decideMoving, type MoveCommand, type MoveRefusal, movedDoubts } from './moved-lines.ts';
import { answerTo } from './order-actions.ts';
import { changesBetween } from './order-changes.ts';
import { contradicts, doubtsAbout } from './order-doubts.ts';
import { type LifeCommand, type LifeRefusal, livesOn } from './order-life.ts';
import { revised } from './order-revision.ts';
import { type AskCommand, type AskRefusal, decideAsking } from './questions/asking.ts';
import { readAgain, wasShown } from './reading-again.ts';
import type { OrderContent, OrderDoubt, OrderReference, OrderTerms, SalesOrderEvent } from './sales-order.events.ts';
import {
  dispositionOf,
  evolve,
  initialState,
  isAmong,
  isHashOf,
  isOver,
  type KnownOrder,
  type SalesOrder,
  sameSource,
  standingOf,
  wasTaken,
} from './sales-order.state.ts';
import { termsChanged } from './terms-changed.ts';

export { type Disposition, dispositionOf, type KnownOrder, standingOf } from './sales-order.state.ts';

export type SalesOrderCommand =
  /** content from a source; `corrected`: what the person who gave it says instead */
  | {
      readonly type: 'TakeOrder';
      readonly orderId: string;
      readonly reference: string;
      readonly content: OrderContent;
      readonly corrected: OrderTerms | null;
      /** why this order was chosen for the content; absent: the number names it */
      readonly evidence?: MatchEvidence;
      /** of a new order: a person said that it is no revision of this one */
      readonly separatedFrom?: OrderReference;
      /** of a new order: a person moved its lines out of this one */
      readonly splitFrom?: OrderReference;
    }
  /** `terms` of the order as it stands; what they make of it is recorded with old and new values */
  | { readonly type: 'CorrectOrder'; readonly terms: (order: OrderContent) => OrderTerms }
  | { readonly type: 'MatchOrder'; readonly terms: (order: OrderContent) => OrderTerms }
  /** its own document, read again: what that would change waits beside the order */
  | { readonly type: 'ReadOrderAgain'; readonly content: OrderContent }
  /** its own document, as a model read it after the draft was made: a draft that nobody has touched follows it */
  | { readonly type: 'CompleteReading'; readonly content: OrderContent }
  | AskCommand
  | MoveCommand
  | LifeCommand;

/** `doubts`: whether the order is meant at all. `knownAs`: hashes of the same content under numbers that the order was known by. */
export type MatchEvidence = {
  readonly doubts: readonly OrderDoubt[];
  readonly knownAs: readonly string[];
  /** domains in the record of the order's customer */
  readonly customerDomains: readonly string[];
};

/** It was said before that this content is another order. */
export type SeparatedInto = { readonly type: 'SeparatedInto' } & OrderReference;
export type OrderExists = { readonly type: 'OrderExists'; readonly orderId: string; readonly reference: string };

export type SalesOrderRefusal =
  | { readonly type: 'OrderUnknown' }
  /** what a person enters is an order of its own, or names the order that it changes */
  | OrderExists
  | SeparatedInto
  | AskRefusal
  | MoveRefusal
  | LifeRefusal;

function decide(command: SalesOrderCommand, state: SalesOrder): Either<SalesOrderRefusal, readonly SalesOrderEvent[]> {
  if (command.type === 'TakeOrder') return takeOrder(command, state);
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
    case 'CompleteReading':
      return completedReading(state, command.content);
    case 'AskCustomer':
    case 'FollowQuestions':
    case 'TakeDeliveryReport':
    case 'TakeAnswer':
      return decideAsking(command, state);
    case 'SplitOrder':
    case 'CloseForMerge':
    case 'MergeOrder':
    case 'UndoMerge':
      return decideMoving(command, state);
    default:
      return livesOn(command, state);
  }
}

const heldReading = (state: KnownOrder, reading: OrderContent): Either<SalesOrderRefusal, readonly SalesOrderEvent[]> => {
  const { orderId, phase } = state;
  if (phase !== 'draft' && isOver(phase)) return left({ type: 'OrderDecided', phase });
  const { content, changes } = readAgain(state, reading);
  if (changes.length === 0 || wasShown(state, reading)) return right([]);
  return right([{ type: 'OrderRevisionHeld', data: { orderId, content, changes, readAgain: true } }]);
};

/** Nothing where another document has changed the order since: what this one said is past. */
const completedReading = (state: KnownOrder, reading: OrderContent): Either<SalesOrderRefusal, readonly SalesOrderEvent[]> => {
  const { content: before, orderId } = state;
  // of an order whose lines a person has moved the whole document says nothing any more
  if (!sameSource(before.source, reading.source) || movedDoubts(state).length > 0) return right([]);
  // one that stands for a mail was matched by its sender too, whom the document does not name
  if (state.touched || state.phase !== 'draft' || before.senderDomain !== undefined) return heldReading(state, reading);
  const content = { ...reading, leadId: before.leadId, warehouseId: before.warehouseId ?? reading.warehouseId };
  const changes = changesBetween(before, content);
  const isAsSure = before.extraction?.confidence === content.extraction?.confidence;
  return right(
    changes.length === 0 && isAsSure ? [] : [{ type: 'OrderRevised', data: { orderId, content, changes, readAgain: true } }],
  );
};

const redirectTo = ({ orderId, reference }: OrderReference): SeparatedInto => ({ type: 'SeparatedInto', orderId, reference });

type TakeOrder = Extract<SalesOrderCommand, { type: 'TakeOrder' }>;

const takeOrder = (command: TakeOrder, state: SalesOrder): Either<OrderExists | SeparatedInto, readonly SalesOrderEvent[]> => {
  const { orderId, reference, content, corrected, separatedFrom, splitFrom } = command;
  if (state.phase === 'none') {
    const data = {
      orderId,
      reference,
      content,
      ...(separatedFrom ? { separatedFrom } : {}),
      ...(splitFrom ? { splitFrom } : {}),
    };
    const drafted: SalesOrderEvent = { type: 'OrderDrafted', data };
    const draft = evolve(state, drafted);
    return right(draft.phase === 'none' || !corrected ? [drafted] : [drafted, ...changedTo('OrderCorrected', draft, corrected)]);
  }
  if (wasTaken(state, content)) return right([]);
  if (state.mergedInto) return left(redirectTo(state.mergedInto));
  if (content.source.kind === 'api') return left({ type: 'OrderExists', orderId: state.orderId, reference: state.reference });
  const separatedOrder = state.separated.find((separated) => isHashOf(separated.content.contentHash, content));
  return separatedOrder ? left(redirectTo(separatedOrder)) : right(later(command, state));
};

const noEvidence: MatchEvidence = { doubts: [], knownAs: [], customerDomains: [] };

/** A later document of an order that is there. */
const later = ({ content, corrected, evidence = noEvidence }: TakeOrder, state: KnownOrder): readonly SalesOrderEvent[] => {
  const { orderId } = state;
  const correctedContent = corrected ? { ...content, ...corrected } : content;
  const next = revised(state.content, correctedContent);
  const changes = changesBetween(state.content, next);
  const isKnown = isAmong(state.hashes, correctedContent) || evidence.knownAs.some((hash) => state.hashes.includes(hash));
  const isOneOfMany = dispositionOf(state, content.source) !== null;
  const newDoubts = doubtsAbout(state.content, correctedContent, evidence.customerDomains);
  const doubts = [
    ...evidence.doubts,
    ...newDoubts.filter(({ code }) => evidence.doubts.every((earlier) => earlier.code !== code)),
    ...movedDoubts(state),
  ];
  const heldEvent: SalesOrderEvent = {
    type: 'OrderRevisionHeld',
    // as it was given: it may be an order of its own, and meets the order as it is then where it is applied
    data: { orderId, content: correctedContent, changes, ...(doubts.length > 0 ? { doubts } : {}) },
  };
  // two documents of one mail say the same in two forms, unless they contradict each other: then no order of theirs is right by itself
  if (isOneOfMany) return isKnown || (doubts.length === 0 && !contradicts(state.content, correctedContent)) ? [] : [heldEvent];
  if (isKnown || changes.length === 0) return [repeated(state, correctedContent)];
  // what was rejected and comes again differently is wanted again; what was approved or cancelled stays so until a person decides
  const isOpen = state.phase === 'draft' || state.phase === 'rejected';
  // somebody's sentences about an order seldom repeat all of it: they change nothing that a document or a person has said
  const isTalk = state.phase === 'draft' && content.extraction !== null && isFromWords(content.extraction);
  return [
    isOpen && !isTalk && doubts.length === 0 ? { type: 'OrderRevised', data: { orderId, content: next, changes } } : heldEvent,
  ];
};

const repeated = ({ orderId, hashes }: KnownOrder, { source, contentHash }: OrderContent): SalesOrderEvent => ({
  type: 'OrderRepeated',
  data: { orderId, source, ...(hashes.includes(contentHash) ? {} : { contentHash }) },
});

/** Nothing when nothing changes: not even a reason to review. */
const changedTo = (type: 'OrderCorrected' | 'OrderMatched', state: KnownOrder, terms: OrderTerms): readonly SalesOrderEvent[] => {
  const changes = changesBetween(state.content, terms);
  const looked = ({ reviewReasons, reviewFindings = [], lines, shipTo, shipToSource }: OrderTerms): string =>
    JSON.stringify([
      reviewReasons,
      reviewFindings,
      lines.map(({ conversion }) => conversion),
      shipTo?.addressId ?? null,
      shipToSource ?? null,
    ]);
  const reviewedAnew = looked(state.content) !== looked(terms);
  if (changes.length === 0 && !reviewedAnew) return [];
  return [{ type, data: { orderId: state.orderId, changes, terms: termsChanged(state.content, terms) } }];
};

export const salesOrder = { initialState, evolve, decide };
