/** Where a mail becomes an order: match, claim the purchase order number, number it, draft it (or link to, or revise, the one that is there). */
import { isLeft } from 'fp-ts/lib/Either.js';
import type { OrderOutcome } from '../../domain/email-intake/email-intake.events.ts';
import type { CatalogLookup } from '../../domain/sales-order/catalog-lookup.port.ts';
import { comparable, matchCustomer, matchLine } from '../../domain/sales-order/matching.ts';
import { reviewReasons } from '../../domain/sales-order/order-review.ts';
import { purchaseOrder } from '../../domain/sales-order/purchase-order.decider.ts';
import { salesOrder } from '../../domain/sales-order/sales-order.decider.ts';
import type { OrderContent, OrderSource, PurchaseOrderEvent } from '../../domain/sales-order/sales-order.events.ts';
import { purchaseOrderStream, salesOrderStream } from '../../domain/sales-order/sales-order.stream.ts';
import type { Extraction } from '../../domain/shared/extraction.ts';
import type { CommandContext } from '../../platform/command-handling/command-context.ts';
import type { CommandHandler } from '../../platform/command-handling/command-handler.ts';
import type { EventStore, PersonReference } from '../../platform/event-store/event-store.ts';
import type { CaptureLead } from '../lead/capture-lead.command.ts';
import { derivedId } from '../shared/derived-id.ts';
import { foldStream } from '../shared/fold-stream.ts';
import { orThrow } from '../shared/or-throw.ts';
import { contentHash } from './content-hash.ts';
import type { OrderNumbers } from './order-numbers.ts';

export type TakeOrderInput = {
  readonly source: OrderSource;
  /** the extraction's place among those of its source: the order's id where there is no PO number */
  readonly ordinal: number;
  readonly extraction: Extraction;
  readonly sender: { readonly email: string; readonly name: string | null };
  /** 0 to 100 */
  readonly threshold: number;
  /** the year of the order's reference */
  readonly year: number;
  readonly person: PersonReference;
};
export type TakenOrder = {
  readonly outcome: OrderOutcome;
  readonly reviewReasons: readonly string[];
  readonly leadId: string | null;
};
/** null: a change to an order that is not known here, which drafts nothing. */
export type TakeOrder = (input: TakeOrderInput, context: CommandContext) => Promise<TakenOrder | null>;

/** The order that holds the claim is not drafted yet: its worker is between two steps, or died there. Try again later. */
export class FirstOrderPending extends Error {
  override readonly name = 'FirstOrderPending';
}

type Deps = {
  readonly handle: CommandHandler;
  readonly store: Pick<EventStore, 'readStream'>;
  readonly catalog: CatalogLookup;
  readonly numbers: OrderNumbers;
  readonly captureLead: CaptureLead;
};

/** Every step can be repeated: ids follow from the source, the claim and the number stay with the order that first got them. */
export const createTakeOrder = ({ handle, store, catalog, numbers, captureLead }: Deps): TakeOrder => {
  const describe = async (input: TakeOrderInput, companyId: string): Promise<OrderContent> => {
    const { source, extraction, sender, threshold } = input;
    const customer = matchCustomer(extraction, sender.email, await catalog.customersLike(companyId, extraction, sender.email));
    const products = await catalog.productsLike(companyId, extraction.lines);
    const lines = extraction.lines.map((line) => matchLine(line, products));
    const reasons = reviewReasons(extraction, threshold, customer, lines);
    return {
      source,
      extraction,
      customer,
      leadId: null,
      customerName: extraction.fields.customer_name?.value ?? sender.name,
      customerEmail: extraction.fields.customer_email?.value ?? sender.email,
      lines,
      threshold,
      requiresReview: reasons.length > 0,
      reviewReasons: reasons,
      contentHash: contentHash(extraction, lines),
    };
  };

  const withLead = async (
    content: OrderContent,
    { person, extraction }: TakeOrderInput,
    context: CommandContext,
  ): Promise<OrderContent> => {
    if (content.customer) return content;
    const phone = extraction.fields.customer_phone?.value ?? null;
    const lead = { name: content.customerName, email: content.customerEmail, phone, source: content.source };
    return { ...content, leadId: await captureLead(lead, person, context) };
  };

  const claimOf = (poNumber: string, content: OrderContent, companyId: string): string => {
    const customerKey = content.customer?.customerId ?? comparable(content.customerEmail ?? content.customerName ?? '');
    return purchaseOrderStream(companyId, derivedId('purchase-order', companyId, customerKey, comparable(poNumber)));
  };

  /** Whoever holds the claim after this: ours when it was free. */
  const claim = async (
    stream: string,
    mine: PurchaseOrderEvent['data'],
    context: CommandContext,
  ): Promise<PurchaseOrderEvent['data']> => {
    const { state } = orThrow(
      await handle({ decider: purchaseOrder, stream, command: { type: 'ClaimPurchaseOrder', ...mine }, context }),
    );
    return state.phase === 'claimed' ? state : mine;
  };

  const revise = async (
    orderId: string,
    content: OrderContent,
    person: PersonReference,
    context: CommandContext,
  ): Promise<boolean> => {
    const stream = salesOrderStream(context.companyId, orderId);
    const revised = await handle({ decider: salesOrder, stream, command: { type: 'ReviseOrder', content }, context, person });
    if (isLeft(revised)) throw new FirstOrderPending(`order ${orderId} holds the purchase order number and is not drafted yet`);
    return (
      revised.right.state.phase === 'draft' &&
      revised.right.state.sources.some(({ id }, index) => index > 0 && id === content.source.id)
    );
  };

  return async (input, context) => {
    const { companyId } = context;
    const { source, ordinal, extraction, year, person } = input;
    const poNumber = extraction.fields.po_number?.value ?? null;
    const orderId = derivedId(
      'order',
      companyId,
      source.kind,
      source.id,
      poNumber === null ? `#${ordinal}` : comparable(poNumber),
    );
    const described = await describe(input, companyId);

    const later = async (first: PurchaseOrderEvent['data']): Promise<TakenOrder> => {
      const repeated = first.contentHash === described.contentHash;
      const reasons = [...described.reviewReasons, 'order_revised'];
      const content = { ...described, requiresReview: true, reviewReasons: reasons };
      const revised = !repeated && (await revise(first.orderId, content, person, context));
      const outcome = {
        orderId: first.orderId,
        reference: first.reference,
        disposition: revised ? 'revised' : 'duplicate',
      } as const;
      return { outcome, reviewReasons: revised ? reasons : [], leadId: null };
    };

    const claimStream = poNumber === null ? null : claimOf(poNumber, described, companyId);
    const held = claimStream === null ? null : await foldStream(store, purchaseOrder, claimStream);
    if (held?.phase === 'claimed' && held.orderId !== orderId) return later(held);
    if (extraction.documentType === 'order_change' && held?.phase !== 'claimed') return null;

    const reference = await numbers.allocate(companyId, orderId, year);
    if (poNumber !== null && claimStream !== null) {
      const holder = await claim(claimStream, { orderId, reference, poNumber, contentHash: described.contentHash }, context);
      if (holder.orderId !== orderId) return later(holder);
    }
    const content = await withLead(described, input, context);
    const command = { type: 'DraftOrder', orderId, reference, content } as const;
    const { state } = orThrow(
      await handle({ decider: salesOrder, stream: salesOrderStream(companyId, orderId), command, context, person }),
    );
    const drafted = state.phase === 'draft' ? state.content : content;
    return {
      outcome: { orderId, reference, disposition: 'drafted' },
      reviewReasons: drafted.reviewReasons,
      leadId: drafted.leadId,
    };
  };
};
