/** Lines that move between drafts: a person splits one draft into two, or merges two into one. */
import { type Either, left, right } from 'fp-ts/lib/Either.js';
import { linesTotal } from './lines-total.ts';
import { type ActionRefusal, answerTo } from './order-actions.ts';
import { changesBetween } from './order-changes.ts';
import { sumsAfter, termsOf } from './order-corrections.ts';
import { type ReviewFacts, reviewed } from './order-review.ts';
import type {
  OrderContent,
  OrderDoubt,
  OrderLine,
  OrderReference,
  OrderSource,
  OrderTerms,
  SalesOrderEvent,
} from './sales-order.events.ts';
import { type KnownOrder, standingOf } from './sales-order.state.ts';
import { termsChanged } from './terms-changed.ts';

/** What an order is with these lines instead of its own. */
type WithLines = (order: OrderContent, lines: readonly OrderLine[]) => OrderTerms;

export type MoveCommand =
  /** `lines` count from 1; `part`: the order that they make */
  | {
      readonly type: 'SplitOrder';
      readonly lines: readonly number[];
      readonly part: OrderReference;
      readonly withLines: WithLines;
    }
  /** this draft ends, and its lines are to be those of `into` */
  | { readonly type: 'CloseForMerge'; readonly into: OrderReference; readonly mergeId: string }
  /** the lines of `from`, which ended for it; decided once for each `mergeId`, also where it is refused */
  | {
      readonly type: 'MergeOrder';
      readonly from: MergedOrder;
      readonly mergeId: string;
      readonly withLines: WithLines;
    }
  /** the draft that this one was to be merged into was decided first */
  | { readonly type: 'UndoMerge'; readonly mergeId: string };

export type MergedOrder = Pick<KnownOrder, 'orderId' | 'reference' | 'content' | 'hashes' | 'sources'>;

export const mergeObstacles = ['same_order', 'customer_differs', 'currency_differs', 'decision_waits', 'published'] as const;
/** Why two orders cannot be merged. `decision_waits`: a revision, a cancellation request or a question of the one that would end. */
export type MergeObstacle = (typeof mergeObstacles)[number];
export type MoveRefusal =
  | ActionRefusal
  | { readonly type: 'NoSuchLine'; readonly line: number }
  | { readonly type: 'CannotMerge'; readonly obstacle: MergeObstacle };

type Decided = Either<MoveRefusal, readonly SalesOrderEvent[]>;
const nothing: Decided = right([]);

const hasArticle = (lines: readonly OrderLine[]): boolean => lines.some(({ charge }) => !charge);

const isAmongMoved = (lines: readonly number[]) => (_: unknown, index: number) => lines.includes(index + 1);
const staysBeside = (lines: readonly number[]) => (_: unknown, index: number) => !lines.includes(index + 1);

/** Why these lines cannot leave this order; null: they can. */
export const splitRefusal = (order: KnownOrder, lines: readonly number[]): MoveRefusal | null => {
  const answer = answerTo('split', standingOf(order));
  if (typeof answer === 'object') return answer;
  const missing = lines.find((line) => line < 1 || line > order.content.lines.length);
  if (missing !== undefined) return { type: 'NoSuchLine', line: missing };
  const parts = [isAmongMoved(lines), staysBeside(lines)].map((isOfPart) => order.content.lines.filter(isOfPart));
  return parts.every(hasArticle) ? null : { type: 'LinesNeeded' };
};

/** Why `from` cannot end for `into`; null: it can. */
export const mergeRefusal = (into: KnownOrder, from: KnownOrder): MoveRefusal | null => {
  const obstacle = (name: MergeObstacle): MoveRefusal => ({ type: 'CannotMerge', obstacle: name });
  if (into.orderId === from.orderId) return obstacle('same_order');
  for (const order of [into, from]) {
    const answer = answerTo('merge', standingOf(order));
    if (typeof answer === 'object') return answer;
  }
  const customerId = into.content.customer?.customerId;
  if (customerId === undefined || customerId !== from.content.customer?.customerId) return obstacle('customer_differs');
  if (into.content.currency !== from.content.currency) return obstacle('currency_differs');
  if (from.version > 0) return obstacle('published');
  const isAsking = from.asked.some(({ state }) => state === 'waiting');
  return from.held.length > 0 || isAsking ? obstacle('decision_waits') : null;
};

export function decideMoving(command: MoveCommand, order: KnownOrder): Decided {
  switch (command.type) {
    case 'SplitOrder':
      return split(command, order);
    case 'CloseForMerge': {
      const { into, mergeId } = command;
      if (order.mergedInto?.orderId === into.orderId) return nothing;
      const answer = answerTo('merge', standingOf(order));
      if (typeof answer === 'object') return left(answer);
      return right([{ type: 'OrderMergedInto', data: { orderId: order.orderId, into, mergeId } }]);
    }
    case 'MergeOrder':
      return right(merged(command, order));
    case 'UndoMerge': {
      const { orderId, mergedInto } = order;
      if (mergedInto?.mergeId !== command.mergeId) return nothing;
      const { orderId: intoId, reference } = mergedInto;
      return right([{ type: 'OrderMergeUndone', data: { orderId, into: { orderId: intoId, reference } } }]);
    }
  }
}

type Of<T extends MoveCommand['type']> = Extract<MoveCommand, { type: T }>;

const split = ({ lines, part, withLines }: Of<'SplitOrder'>, order: KnownOrder): Decided => {
  if (order.parts.some(({ orderId }) => orderId === part.orderId)) return nothing;
  const refusal = splitRefusal(order, lines);
  if (refusal) return left(refusal);
  const { content, orderId } = order;
  const remaining = withLines(content, content.lines.filter(staysBeside(lines)));
  const moved = withLines(content, content.lines.filter(isAmongMoved(lines)));
  const data = {
    orderId,
    part,
    lines: [...new Set(lines)].sort((a, b) => a - b),
    changes: changesBetween(content, remaining),
    terms: termsChanged(content, remaining),
    partTerms: termsChanged(content, moved),
  };
  return right([{ type: 'OrderSplit', data }]);
};

const merged = ({ from, mergeId, withLines }: Of<'MergeOrder'>, order: KnownOrder): readonly SalesOrderEvent[] => {
  if (order.merges.some((merge) => merge.mergeId === mergeId)) return [];
  const { orderId, content } = order;
  const merge = { orderId, from: { orderId: from.orderId, reference: from.reference }, mergeId };
  const isOpen = order.phase === 'draft' && from.content.customer?.customerId === content.customer?.customerId;
  if (!isOpen || content.currency !== from.content.currency) return [{ type: 'OrderMergeRefused', data: merge }];
  const terms = withLines(content, [...content.lines, ...from.content.lines]);
  const data = {
    ...merge,
    changes: changesBetween(content, terms),
    terms: termsChanged(content, terms),
    hashes: from.hashes,
    sources: uniqueSources(from.sources.map(({ source }) => source)),
  };
  return [{ type: 'OrderMerged', data }];
};

const uniqueSources = (sources: readonly OrderSource[]): readonly OrderSource[] =>
  sources.filter(({ kind, id }, index) => sources.findIndex((source) => source.kind === kind && source.id === id) === index);

/** A printed total covers other lines: it is counted again where that can be, and otherwise left to the sum of the lines. */
const sumsOf = (order: OrderContent, lines: readonly OrderLine[]): Pick<OrderTerms, 'total' | 'totals'> => {
  const { total, totals } = sumsAfter(order, lines);
  const isPast = total !== null && total === order.total && linesTotal(lines) !== total && totals?.gross !== total;
  return { total: isPast ? null : total, ...(totals ? { totals } : {}) };
};

/** The order with other lines, looked at anew. */
export const createWithLines =
  (facts: ReviewFacts): WithLines =>
  (order, lines) => {
    const { totals: _, ...header } = termsOf(order);
    const terms = { ...header, lines, ...sumsOf(order, lines) };
    const { extraction, threshold } = order;
    return { ...terms, ...reviewed({ extraction, threshold, terms, facts, before: order }) };
  };

/** Lines of its document are with another order, or it has those of another: no later document is simply a revision of it. */
export const movedDoubts = ({ parts, splitFrom, merges, reference }: KnownOrder): readonly OrderDoubt[] => {
  const mergedOrders = merges.filter(({ isDone }) => isDone).map(({ from }) => from);
  const related = [...parts, ...(splitFrom ? [splitFrom] : []), ...mergedOrders].map((order) => order.reference);
  return related.length === 0 ? [] : [{ code: 'lines_moved', before: [reference, ...new Set(related)], after: [] }];
};
