/** Where content becomes an order: claim the purchase order number, number it, draft it; or link to, or revise, the order that has the number. */
import { type Either, isLeft, left, right } from 'fp-ts/lib/Either.js';
import { comparable } from '../../domain/sales-order/matching.ts';
import { orderConfidence } from '../../domain/sales-order/review/review-findings.ts';
import {
  type Disposition,
  dispositionOf,
  type KnownOrder,
  type OrderExists,
  salesOrder,
} from '../../domain/sales-order/sales-order.decider.ts';
import type { OrderContent, OrderTerms } from '../../domain/sales-order/sales-order.events.ts';
import { salesOrderStream } from '../../domain/sales-order/sales-order.stream.ts';
import type { CommandContext, JobContext } from '../../platform/command-handling/command-context.ts';
import type { CommandHandler } from '../../platform/command-handling/command-handler.ts';
import type { PersonReference, Position } from '../../platform/event-store/event-store.ts';
import type { CaptureLead } from '../lead/capture-lead.command.ts';
import { derivedId } from '../shared/derived-id.ts';
import { despiteRivals } from '../shared/despite-rivals.ts';
import { orThrow } from '../shared/or-throw.ts';
import type { DescribeOrder, ReadOrder } from './describe-order.ts';
import type { OrderNumbers } from './order-numbers.ts';
import type { PurchaseOrderClaims } from './purchase-order-claim.ts';

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
  readonly captureLead: CaptureLead;
};

/** What names the order when nobody holds its number: the same source asked again makes the same order. */
const ownIdOf = ({ source, extraction }: OrderContent, ordinal: number, companyId: string): string => {
  const poNumber = extraction?.fields.po_number?.value ?? null;
  return derivedId('order', companyId, source.kind, source.id, poNumber === null ? `#${ordinal}` : comparable(poNumber));
};

/** The person whose key seals the order's personal data: of an upload or an entered order, the order itself. */
const personOfOrder = (orderId: string): PersonReference => ({ person: `order:${orderId}` });

/**
 * Every step can be repeated: ids follow from the source, the claim and the number stay with the order that first got them. A claim names the
 * order; whoever comes first drafts it, so that a claimant who died in between leaves nothing that others would have to wait for.
 */
export const createTakeContent =
  ({ handle, claims, numbers, captureLead }: Deps): TakeContent =>
  async ({ content, corrected, ordinal, year, person, isOrder = false }, context) => {
    const { companyId } = context;
    const wanted = { ...content, ...corrected };
    const ownId = ownIdOf(content, ordinal, companyId);
    const held = await claims.holder(wanted, companyId);
    if (!isOrder && content.extraction?.documentType === 'order_change' && held === null) return left({ type: 'UnknownChange' });
    const { orderId, reference } =
      held ??
      (await claims.claim(
        wanted,
        { orderId: ownId, reference: await numbers.allocate(companyId, ownId, year), contentHash: content.contentHash },
        context,
      ));

    const leadId = wanted.customer || (orderId !== ownId && held !== null) ? null : await leadOf(wanted, orderId);
    const handled = await despiteRivals(() =>
      handle({
        decider: salesOrder,
        stream: salesOrderStream(companyId, orderId),
        command: {
          type: 'TakeOrder',
          orderId,
          reference,
          content: { ...content, leadId },
          corrected: corrected && { ...corrected, leadId },
        },
        context,
        person: person ?? personOfOrder(orderId),
      }),
    );
    if (isLeft(handled) && handled.left.type === 'OrderExists') return left(handled.left);
    const { state, appended, position } = orThrow(handled);
    if (state.phase === 'none') throw new Error(`order ${orderId} is not there right after it was taken`);
    const disposition = dispositionOf(state, content.source) ?? 'duplicate';
    return right({
      outcome: { orderId, reference: state.reference, disposition },
      reviewReasons: reasonsOf(disposition, state),
      confidence: confidenceOf(disposition, state.content),
      leadId: disposition === 'drafted' ? state.content.leadId : null,
      isNew: appended.length > 0,
      position,
    });

    async function leadOf(order: OrderContent, ofOrder: string): Promise<string | null> {
      const { customerName: name, customerEmail: email, extraction, source } = order;
      if (name === null && email === null) return null;
      const phone = extraction?.fields.customer_phone?.value ?? null;
      return captureLead({ name, email, phone, source }, person ?? personOfOrder(ofOrder), context);
    }
  };

const confidenceOf = (disposition: Disposition, { extraction, reviewReasons }: OrderContent): number | null =>
  disposition === 'drafted' || disposition === 'revised' ? orderConfidence(extraction, reviewReasons) : null;

const reasonsOf = (disposition: Disposition, { phase, content: { reviewReasons } }: KnownOrder): readonly string[] => {
  switch (disposition) {
    case 'drafted':
      return reviewReasons;
    case 'revised':
      return [...new Set([...reviewReasons, 'order_revised'])];
    case 'held':
      return [phase === 'draft' ? 'revision_of_draft' : 'revision_of_approved_order'];
    case 'duplicate':
      return [];
  }
};

export const createTakeOrder =
  (describe: DescribeOrder, take: TakeContent): TakeOrder =>
  async ({ ordinal, year, person, ...read }, context) => {
    const content = await describe({ document: null, ...read }, context.companyId);
    const taken = await take({ content, corrected: null, ordinal, year, person }, context);
    return isLeft(taken) && taken.left.type === 'UnknownChange' ? null : orThrow(taken);
  };
