/** Where content becomes an order: claim the purchase order number, number it, draft it; or link to, or revise, the order that has the number. */
import type { CommandContext, CommandHandler, JobContext, PersonReference, Position } from '@order-intake/event-sourcing';
import { type Either, isLeft, left, right } from 'fp-ts/lib/Either.js';
import { comparable } from '../../domain/sales-order/matching.ts';
import { waitingReasons, waitsIn } from '../../domain/sales-order/order-actions.ts';
import { orderConfidence } from '../../domain/sales-order/review/review-findings.ts';
import {
  type Disposition,
  dispositionOf,
  type KnownOrder,
  type OrderExists,
  salesOrder,
} from '../../domain/sales-order/sales-order.decider.ts';
import type { OrderContent, OrderTerms } from '../../domain/sales-order/sales-order.events.ts';
import { sameSource } from '../../domain/sales-order/sales-order.state.ts';
import { salesOrderStream } from '../../domain/sales-order/sales-order.stream.ts';
import { derivedId } from '../shared/derived-id.ts';
import { despiteRivals } from '../shared/despite-rivals.ts';
import { orThrow } from '../shared/or-throw.ts';
import type { DescribeOrder, ReadOrder } from './describe-order.ts';
import type { FindOrder, FoundOrder } from './find-order.ts';
import type { LeadOf } from './lead-of-order.ts';
import type { OrderNumbers } from './order-numbers.ts';
import type { PurchaseOrderClaims } from './purchase-order-claim.ts';
import type { DraftSeparated } from './separate-revision.command.ts';

type Taking = {
  /** the content's place among those of its source: the order's id where there is no PO number */
  readonly ordinal: number;
  /** the year of the order's reference */
  readonly year: number;
  /** whose personal data it is; null: the order has a key of its own */
  readonly person: PersonReference | null;
};
export type TakeOrderInput = Omit<ReadOrder, 'document'> & Taking & { readonly document?: ReadOrder['document'] };
/** `corrected`: what the person who gives the order says instead of what was read. */
export type TakeContentInput = Taking & {
  readonly content: OrderContent;
  readonly corrected: OrderTerms | null;
  /** a person says that it is an order of its own, whatever the document looks like */
  readonly isOrder?: boolean;
};

export type TakenOrder = {
  readonly outcome: { readonly orderId: string; readonly reference: string; readonly disposition: Disposition };
  readonly reviewReasons: readonly string[];
  /** of the order as it came to be by this source; null: it said nothing new, or nothing was read */
  readonly confidence: number | null;
  readonly leadId: string | null;
  /** false: this source had been taken before */
  readonly isNew: boolean;
  readonly position: Position | null;
};
/** A change to an order that is not known here drafts nothing. */
export type NotTaken = OrderExists | { readonly type: 'UnknownChange' };
/** null: a change to an order that is not known here */
export type TakeOrder = (input: TakeOrderInput, context: JobContext) => Promise<TakenOrder | null>;
export type TakeContent = (input: TakeContentInput, context: CommandContext) => Promise<Either<NotTaken, TakenOrder>>;

type Deps = {
  readonly handle: CommandHandler;
  readonly claims: PurchaseOrderClaims;
  readonly numbers: OrderNumbers;
  readonly findOrder: FindOrder;
  readonly draftSeparated: DraftSeparated;
  readonly leadOf: LeadOf;
};

/**
 * What names the order when nobody holds its number: the same source asked again makes the same order. Where a number belongs to several orders, it
 * is the content that tells them apart.
 */
const ownIdOf = ({ source, extraction, contentHash, orderDate }: OrderContent, ordinal: number, isOneOfMany: boolean) => {
  const poNumber = extraction?.fields.po_number?.value ?? null;
  const number = poNumber === null ? `#${ordinal}` : comparable(poNumber);
  const idParts = isOneOfMany && poNumber !== null ? [contentHash, orderDate ?? ''] : [];
  return (companyId: string): string => derivedId('order', companyId, source.kind, source.id, number, ...idParts);
};

/** from an order to the one that has its lines now */
const mostHops = 20;

/** The person whose key seals the order's personal data: of an upload or an entered order, the order itself. */
const personOfOrder = (orderId: string): PersonReference => ({ person: `order:${orderId}` });

/**
 * Every step can be repeated: ids follow from the source, and the claim and the number stay with the order that first
 * got them. A claim names the order, and the first process to arrive drafts it, so a claimant that died in between
 * blocks nobody.
 */
export const createTakeContent = ({ handle, claims, numbers, findOrder, draftSeparated, leadOf }: Deps): TakeContent => {
  type Target = FoundOrder | { readonly orderId: string; readonly reference: string; readonly evidence: null };

  /** The order that the content belongs to, or a new one under a number of its own. */
  const targetOf = async (content: OrderContent, ownId: string, year: number, context: CommandContext): Promise<Target> => {
    const mine = {
      orderId: ownId,
      reference: await numbers.allocate(context.companyId, ownId, year),
      contentHash: content.contentHash,
      orderDate: content.orderDate,
    };
    const holder = await claims.claim(content, mine, context);
    // somebody else was first: then it is found like any other
    const earlier = holder.orderId === ownId ? null : await findOrder(content, context);
    return earlier ?? { orderId: holder.orderId, reference: holder.reference, evidence: null };
  };

  return async ({ content, corrected, ordinal, year, person, isOrder = false }, context) => {
    const { companyId } = context;
    const merged = { ...content, ...corrected };
    const ownId = ownIdOf(content, ordinal, await claims.givesToSeveral(merged, companyId))(companyId);
    const earlier = await findOrder(merged, context);
    if (!isOrder && content.extraction?.documentType === 'order_change' && earlier === null)
      return left({ type: 'UnknownChange' });
    const target = earlier ?? (await targetOf(merged, ownId, year, context));
    const { orderId } = target;
    const isNew = orderId === ownId || earlier === null;
    const leadId = merged.customer || !isNew ? null : await leadOf(merged, person ?? personOfOrder(orderId), context);

    const ingested = await into(target);
    if (isLeft(ingested) && ingested.left.type === 'OrderExists') return left(ingested.left);
    const { state, appended, position } = orThrow(ingested);
    if (state.phase === 'none') throw new Error(`order ${orderId} is not there right after it was taken`);
    const { source, contentHash } = content;
    const disposition = dispositionOf(state, source, contentHash) ?? 'duplicate';
    return right({
      outcome: { orderId: state.orderId, reference: state.reference, disposition },
      reviewReasons: reasonsOf(disposition, state, content),
      confidence: confidenceOf(disposition, state.content),
      leadId: disposition === 'drafted' ? state.content.leadId : null,
      isNew: appended.length > 0,
      position,
    });

    /** What a person said of the same content before holds for this one, too. */
    async function into({ orderId: id, reference, evidence }: Target, hops = 0) {
      const handled = await despiteRivals(() =>
        handle({
          decider: salesOrder,
          stream: salesOrderStream(companyId, id),
          command: {
            type: 'TakeOrder',
            orderId: id,
            reference,
            content: { ...content, leadId },
            corrected: corrected && { ...corrected, leadId },
            ...(evidence ? { evidence } : {}),
          },
          context,
          person: person ?? personOfOrder(id),
        }),
      );
      // at its last hop: people merge two orders into each other at this moment, and one of them is a draft soon
      if (!isLeft(handled) || handled.left.type !== 'SeparatedInto' || hops === mostHops) return handled;
      await draftSeparated(id, context);
      return into({ ...handled.left, evidence }, hops + 1);
    }
  };
};

const confidenceOf = (disposition: Disposition, { extraction, reviewReasons }: OrderContent): number | null =>
  disposition === 'drafted' || disposition === 'revised' ? orderConfidence(extraction, reviewReasons) : null;

const reasonsOf = (disposition: Disposition, order: KnownOrder, { source, contentHash }: OrderContent): readonly string[] => {
  const { reviewReasons } = order.content;
  switch (disposition) {
    case 'drafted':
      return reviewReasons;
    case 'revised':
      return [...new Set([...reviewReasons, 'order_revised'])];
    case 'held':
      return waitingReasons({
        phase: order.phase,
        revisions: waitsIn(
          order.held.filter((revision) => sameSource(revision.source, source) && revision.content.contentHash === contentHash),
        ),
        cancellations: { waiting: false, dismissed: false },
      });
    case 'duplicate':
      return [];
  }
};

export const createTakeOrder =
  (describe: DescribeOrder, take: TakeContent): TakeOrder =>
  async ({ ordinal, year, person, ...reading }, context) => {
    const content = await describe({ document: null, ...reading }, context.companyId);
    const ingested = await take({ content, corrected: null, ordinal, year, person }, context);
    return isLeft(ingested) && ingested.left.type === 'UnknownChange' ? null : orThrow(ingested);
  };
