import {
  type CommandContext,
  type CommandHandler,
  type EventStore,
  lastRevision,
  type Position,
  type PreconditionFailed,
} from '@order-intake/event-sourcing';
import { type Either, isLeft, left, right } from 'fp-ts/lib/Either.js';
import { correctedTerms, type OrderCorrections } from '../../domain/sales-order/order-corrections.ts';
import { type KnownOrder, type SalesOrderRefusal, salesOrder } from '../../domain/sales-order/sales-order.decider.ts';
import type { OrderContent } from '../../domain/sales-order/sales-order.events.ts';
import { salesOrderStream } from '../../domain/sales-order/sales-order.stream.ts';
import { foldStream } from '../shared/fold-stream.ts';
import type { LearnProductAlias } from './alias-learning.ts';
import { lessonsOf } from './alias-learning.ts';
import type { CorrectionFactsOf, UnknownReference } from './correction-facts.ts';
import type { PurchaseOrderClaims } from './purchase-order-claim.ts';

/** The number belongs to another order of that customer: there can be one draft only. */
export type PoNumberTaken = { readonly type: 'PoNumberTaken'; readonly orderId: string; readonly reference: string };
export type NoSuchLine = { readonly type: 'NoSuchLine'; readonly line: number };
export type OrderRefusal = SalesOrderRefusal | PreconditionFailed | UnknownReference | PoNumberTaken | NoSuchLine;
export type ChangedOrder = { readonly order: KnownOrder; readonly revision: number; readonly position: Position | null };

export type CorrectOrder = (
  input: {
    readonly orderId: string;
    readonly corrections: OrderCorrections;
    /** what the document called the products that were corrected is remembered for this customer */
    readonly learn: boolean;
    readonly ifMatch: number | null;
  },
  context: CommandContext,
) => Promise<Either<OrderRefusal, ChangedOrder>>;

type Deps = {
  readonly handle: CommandHandler;
  readonly store: Pick<EventStore, 'readStream'>;
  readonly factsOf: CorrectionFactsOf;
  readonly claims: PurchaseOrderClaims;
  readonly learnProductAlias: LearnProductAlias;
};

export const everyEvent = (): boolean => true;

const missingLine = ({ lines }: OrderContent, corrections: OrderCorrections): number | undefined =>
  corrections.lines?.flatMap(({ line, before }) => line ?? before ?? []).find((lineNumber) => lineNumber > lines.length);

export const createCorrectOrder =
  ({ handle, store, factsOf, claims, learnProductAlias }: Deps): CorrectOrder =>
  async ({ orderId, corrections, learn, ifMatch }, context) => {
    const { companyId } = context;
    const stream = salesOrderStream(companyId, orderId);
    const before = await foldStream(store, salesOrder, stream);
    if (before.phase === 'none') return left({ type: 'OrderUnknown' });
    if (before.phase !== 'draft') return left({ type: 'OrderDecided', phase: before.phase });
    const line = missingLine(before.content, corrections);
    if (line !== undefined) return left({ type: 'NoSuchLine', line });
    const facts = await factsOf(companyId, before.content, corrections, orderId);
    if (isLeft(facts)) return facts;
    const terms = (order: OrderContent) => correctedTerms(order, corrections, facts.right);

    const newTerms = terms(before.content);
    if (newTerms.poNumber !== before.content.poNumber || newTerms.customer?.customerId !== before.content.customer?.customerId) {
      const { reference, content } = before;
      const holder = await claims.claim(newTerms, { orderId, reference, contentHash: content.contentHash }, context);
      if (holder.orderId !== orderId)
        return left({ type: 'PoNumberTaken', orderId: holder.orderId, reference: holder.reference });
    }
    const pinned = ifMatch === null ? {} : { pinned: { revision: ifMatch, of: everyEvent } };
    const handled = await handle({ decider: salesOrder, stream, command: { type: 'CorrectOrder', terms }, context, ...pinned });
    if (isLeft(handled)) return handled;
    const { state, log, position } = handled.right;
    if (state.phase === 'none') return left({ type: 'OrderUnknown' });
    if (learn) for (const lesson of lessonsOf(state.content, corrections)) await learnProductAlias(lesson, context);
    return right({ order: state, revision: lastRevision(log, everyEvent), position });
  };
