/**
 * A person splits a draft into two, or merges two into one. Each is decided in one stream, and followed in the other by the first that comes to it:
 * this request, or the job behind it. So a process that dies in between leaves nothing half done.
 */
import {
  type CommandContext,
  type CommandHandler,
  type EventStore,
  lastRevision,
  type Position,
  type PreconditionFailed,
} from '@order-intake/event-sourcing';
import { type Either, isLeft, left, right } from 'fp-ts/lib/Either.js';
import { createWithLines, mergeRefusal, splitRefusal } from '../../domain/sales-order/moved-lines.ts';
import { type SalesOrderRefusal, salesOrder } from '../../domain/sales-order/sales-order.decider.ts';
import type { OrderContent } from '../../domain/sales-order/sales-order.events.ts';
import { salesOrderStream } from '../../domain/sales-order/sales-order.stream.ts';
import { derivedId } from '../shared/derived-id.ts';
import { despiteRivals } from '../shared/despite-rivals.ts';
import { foldStream } from '../shared/fold-stream.ts';
import { orThrow } from '../shared/or-throw.ts';
import { type ChangedOrder, everyEvent } from './correct-order.command.ts';
import type { UnknownReference } from './correction-facts.ts';
import type { OrderNumbers } from './order-numbers.ts';
import type { PurchaseOrderClaims } from './purchase-order-claim.ts';
import type { ReviewFactsOf } from './review-facts.ts';
import type { DraftSeparated } from './separate-revision.command.ts';

type Moved<Refusal = never> = Promise<Either<SalesOrderRefusal | PreconditionFailed | Refusal, ChangedOrder>>;
/** `commandId` names the new order: the same request repeated makes no second one. `lines` count from 1. */
export type SplitOrder = (
  input: { readonly orderId: string; readonly lines: readonly number[]; readonly ifMatch: number | null },
  context: CommandContext & { readonly commandId: string },
) => Moved;
/** `fromId` ends, and `orderId` gets its lines. */
export type MergeOrders = (
  input: { readonly orderId: string; readonly fromId: string; readonly ifMatch: number | null },
  context: CommandContext & { readonly commandId: string },
) => Moved<UnknownReference>;
/** Brings the merge for which this order ended to its end: the other one has its lines, or it is a draft again. Repeatable. */
export type CompleteMerge = (fromId: string, context: CommandContext) => Promise<Position | null>;

type Deps = {
  readonly handle: CommandHandler;
  readonly store: Pick<EventStore, 'readStream'>;
  readonly reviewFacts: ReviewFactsOf;
  readonly numbers: Pick<OrderNumbers, 'allocate'>;
  readonly claims: Pick<PurchaseOrderClaims, 'claim'>;
  readonly now: () => Date;
};

const createReview =
  (reviewFacts: ReviewFactsOf) =>
  async (companyId: string, orderId: string, { customer, source }: OrderContent, lines: OrderContent['lines']) =>
    createWithLines(
      await reviewFacts(companyId, {
        customerId: customer?.customerId ?? null,
        productIds: lines.flatMap(({ productId }) => productId ?? []),
        orderId,
        sourceId: source.id,
        sender: null,
      }),
    );

export const createSplitOrder = (
  { handle, store, numbers, reviewFacts, now: clock }: Omit<Deps, 'claims'>,
  draftSeparated: DraftSeparated,
): SplitOrder => {
  const review = createReview(reviewFacts);
  return async ({ orderId, lines, ifMatch }, context) => {
    const { companyId, commandId } = context;
    const stream = salesOrderStream(companyId, orderId);
    const before = await foldStream(store, salesOrder, stream);
    if (before.phase === 'none') return left({ type: 'OrderUnknown' });
    const partId = derivedId('part-of-order', companyId, orderId, commandId);
    const isRepeated = before.parts.some((part) => part.orderId === partId);
    const refusal = isRepeated ? null : splitRefusal(before, lines);
    if (refusal) return left(refusal);
    const part = { orderId: partId, reference: await numbers.allocate(companyId, partId, clock().getUTCFullYear()) };
    const withLines = await review(companyId, orderId, before.content, before.content.lines);
    const command = { type: 'SplitOrder', lines, part, withLines } as const;
    const pinned = ifMatch === null || isRepeated ? {} : { pinned: { revision: ifMatch, of: everyEvent } };
    const handled = await handle({ decider: salesOrder, stream, command, context, ...pinned });
    if (isLeft(handled)) return handled;
    const drafted = await draftSeparated(orderId, context);
    const { state, log, position } = handled.right;
    if (state.phase === 'none') return left({ type: 'OrderUnknown' });
    return right({ order: state, revision: lastRevision(log, everyEvent), position: drafted ?? position });
  };
};

export const createCompleteMerge = ({ handle, store, reviewFacts, claims }: Omit<Deps, 'numbers' | 'now'>): CompleteMerge => {
  const review = createReview(reviewFacts);
  return async (fromId, context) => {
    const { companyId } = context;
    const fromStream = salesOrderStream(companyId, fromId);
    const from = await foldStream(store, salesOrder, fromStream);
    if (from.phase === 'none' || from.mergedInto === null) return null;
    const { orderId, reference, mergeId } = from.mergedInto;
    const stream = salesOrderStream(companyId, orderId);
    const into = await foldStream(store, salesOrder, stream);
    if (into.phase === 'none') throw new Error(`order ${orderId} is not there, which ${fromId} is merged into`);
    const withLines = await review(companyId, orderId, into.content, [...into.content.lines, ...from.content.lines]);
    const command = { type: 'MergeOrder', from, mergeId, withLines } as const;
    const { state, position } = orThrow(await despiteRivals(() => handle({ decider: salesOrder, stream, command, context })));
    const isDone = state.phase !== 'none' && state.merges.some((merge) => merge.mergeId === mergeId && merge.isDone);
    if (isDone) {
      const { contentHash, orderDate } = from.content;
      // a document with the number of the closed order finds this one
      await claims.claim(from.content, { orderId, reference, contentHash, orderDate }, context, 'always');
      return position;
    }
    // the ids of the request's events in this stream are those of its end
    const { commandId: _, ...ofJob } = context;
    const undo = { type: 'UndoMerge', mergeId } as const;
    const undone = await despiteRivals(() => handle({ decider: salesOrder, stream: fromStream, command: undo, context: ofJob }));
    return orThrow(undone).position ?? position;
  };
};

export const createMergeOrders = (
  { handle, store }: Pick<Deps, 'handle' | 'store'>,
  completeMerge: CompleteMerge,
): MergeOrders => {
  const answered = async (orderId: string, position: Position | null, context: CommandContext): Moved => {
    const events = await store.readStream(salesOrderStream(context.companyId, orderId));
    const order = await foldStream({ readStream: async () => events }, salesOrder, orderId);
    if (order.phase === 'none') return left({ type: 'OrderUnknown' });
    return right({ order, revision: events.at(-1)?.revision ?? -1, position });
  };

  return async ({ orderId, fromId, ifMatch }, context) => {
    const { companyId, commandId } = context;
    const into = await answered(orderId, null, context);
    if (isLeft(into)) return into;
    const from = await foldStream(store, salesOrder, salesOrderStream(companyId, fromId));
    if (from.phase === 'none') return left({ type: 'UnknownReference', field: 'order' });
    const { order, revision } = into.right;
    if (from.mergedInto?.orderId !== orderId) {
      if (ifMatch !== null && ifMatch !== revision) return left({ type: 'PreconditionFailed', revision });
      const refusal = mergeRefusal(order, from);
      if (refusal) return left(refusal);
    }
    const mergeId = derivedId('merge', companyId, fromId, orderId, commandId);
    const command = { type: 'CloseForMerge', into: { orderId, reference: order.reference }, mergeId } as const;
    const closed = await handle({ decider: salesOrder, stream: salesOrderStream(companyId, fromId), command, context });
    if (isLeft(closed)) return closed;
    const position = await completeMerge(fromId, context);
    const after = await answered(orderId, position ?? closed.right.position, context);
    if (isLeft(after) || after.right.order.merges.some((merge) => merge.from.orderId === fromId && merge.isDone)) return after;
    // decided by somebody else in this moment: the other one is a draft again
    const { phase } = after.right.order;
    return left(phase === 'draft' ? { type: 'CannotMerge', obstacle: 'customer_differs' } : { type: 'OrderDecided', phase });
  };
};
