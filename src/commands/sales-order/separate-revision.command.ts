/**
 * A person says that what waits beside an order is an order of its own. That is recorded with the order first, where two people who decide at once
 * meet; the draft follows from it, by the first that comes to it: this request, the job behind it (draft-when-order-separated), or a later document.
 */
import {
  type CommandContext,
  type CommandHandler,
  type EventStore,
  lastRevision,
  type PersonReference,
  type Position,
  type PreconditionFailed,
} from '@order-intake/event-sourcing';
import { type Either, isLeft, left, right } from 'fp-ts/lib/Either.js';
import type { LifeRefusal } from '../../domain/sales-order/order-life.ts';
import {
  type KnownOrder,
  type SalesOrderCommand,
  type SalesOrderRefusal,
  salesOrder,
} from '../../domain/sales-order/sales-order.decider.ts';
import type { OrderContent, OrderReference } from '../../domain/sales-order/sales-order.events.ts';
import type { HeldRevision } from '../../domain/sales-order/sales-order.state.ts';
import { salesOrderStream } from '../../domain/sales-order/sales-order.stream.ts';
import { derivedId } from '../shared/derived-id.ts';
import { despiteRivals } from '../shared/despite-rivals.ts';
import { foldStream } from '../shared/fold-stream.ts';
import { orThrow } from '../shared/or-throw.ts';
import { contentHashes } from './content-hash.ts';
import { type ChangedOrder, everyEvent } from './correct-order.command.ts';
import type { LeadOf } from './lead-of-order.ts';
import type { OrderNumbers } from './order-numbers.ts';
import type { PurchaseOrderClaims } from './purchase-order-claim.ts';

/** `revision`: by its name, null: the newest one that waits. Asked for again, it answers the order as it is. */
export type SeparateRevision = (
  input: { readonly orderId: string; readonly revision: string | null; readonly ifMatch: number | null },
  context: CommandContext,
) => Promise<Either<SalesOrderRefusal | PreconditionFailed, ChangedOrder>>;
/** Drafts what was separated from this order, or split off it, and is not drafted yet. Repeatable; null: there was nothing left to do. */
export type DraftSeparated = (orderId: string, context: CommandContext) => Promise<Position | null>;

type Deps = {
  readonly handle: CommandHandler;
  readonly store: Pick<EventStore, 'readStream'>;
  readonly numbers: Pick<OrderNumbers, 'allocate'>;
  readonly claims: Pick<PurchaseOrderClaims, 'claim'>;
  readonly leadOf: LeadOf;
  readonly now: () => Date;
};

const meantBy = ({ held }: KnownOrder, revision: string | null): HeldRevision | undefined => {
  const separable = held.filter(({ readAgain }) => !readAgain);
  return revision === null ? separable.at(-1) : separable.find(({ name }) => name === revision);
};

/** What the order gave reason to review is not about this one. Events of earlier releases hold it as the revision that it was taken for. */
const ofItsOwn = (content: OrderContent): OrderContent => {
  const reviewReasons = content.reviewReasons.filter((code) => code !== 'order_revised');
  return { ...content, reviewReasons, requiresReview: reviewReasons.length > 0 };
};

const isOfPart = (data: unknown, { orderId }: OrderReference): boolean =>
  (data as { readonly part: OrderReference }).part.orderId === orderId;

export const createDraftSeparated = ({ handle, store, claims, leadOf }: Pick<Deps, 'handle' | 'store' | 'claims' | 'leadOf'>) => {
  const draft = async (
    { orderId, reference, content }: OrderReference & { readonly content: OrderContent },
    from: Pick<Extract<SalesOrderCommand, { type: 'TakeOrder' }>, 'separatedFrom' | 'splitFrom'>,
    person: PersonReference,
    context: CommandContext,
  ): Promise<Position | null> => {
    const { contentHash, orderDate } = content;
    await claims.claim(content, { orderId, reference, contentHash, orderDate }, context, 'always');
    const leadId = from.splitFrom ? content.leadId : await newLeadOf(content, person, context);
    const command = {
      type: 'TakeOrder',
      orderId,
      reference,
      content: { ...content, leadId },
      corrected: null,
      ...from,
    } as const;
    const stream = salesOrderStream(context.companyId, orderId);
    return orThrow(await despiteRivals(() => handle({ decider: salesOrder, stream, command, context, person }))).position;
  };

  const newLeadOf = async (content: OrderContent, person: PersonReference, context: CommandContext) =>
    content.customer ? null : leadOf(content, person, context);

  /** Whose personal data a document is, its event says. */
  const draftSeparated: DraftSeparated = async (orderId, context) => {
    const { companyId } = context;
    const events = await store.readStream(salesOrderStream(companyId, orderId));
    const order = await foldStream({ readStream: async () => events }, salesOrder, orderId);
    if (order.phase === 'none') return null;
    const { reference } = order;
    const isDrafted = async (id: string): Promise<boolean> =>
      (await foldStream(store, salesOrder, salesOrderStream(companyId, id))).phase !== 'none';
    let last: Position | null = null;
    for (const part of order.parts) {
      if (await isDrafted(part.orderId)) continue;
      const { contentHash } = contentHashes(part.content);
      const ofPart = events.find(({ type, data }) => type === 'OrderSplit' && isOfPart(data, part));
      const person = ofPart?.personKeyId ? { keyId: ofPart.personKeyId } : { person: `order:${part.orderId}` };
      last = await draft(
        { ...part, content: { ...part.content, contentHash } },
        { splitFrom: { orderId, reference } },
        person,
        context,
      );
    }
    for (const separatedOrder of order.separated) {
      if (await isDrafted(separatedOrder.orderId)) continue;
      const came = events.find(
        ({ type, data }) =>
          type === 'OrderRevisionHeld' &&
          (data as { readonly content: OrderContent }).content.contentHash === separatedOrder.content.contentHash,
      );
      const person = came?.personKeyId ? { keyId: came.personKeyId } : { person: `order:${separatedOrder.orderId}` };
      const content = ofItsOwn(separatedOrder.content);
      last = await draft({ ...separatedOrder, content }, { separatedFrom: { orderId, reference } }, person, context);
    }
    return last;
  };
  return draftSeparated;
};

export const createSeparateRevision = (
  { handle, store, numbers, now }: Pick<Deps, 'handle' | 'store' | 'numbers' | 'now'>,
  draftSeparated: DraftSeparated,
): SeparateRevision => {
  const unknown: LifeRefusal = { type: 'NoRevisionHeld' };
  return async ({ orderId, revision, ifMatch }, context) => {
    const { companyId } = context;
    const stream = salesOrderStream(companyId, orderId);
    const before = await foldStream(store, salesOrder, stream);
    if (before.phase === 'none') return left({ type: 'OrderUnknown' });
    const target = meantBy(before, revision);
    // nothing to be named; the decider says whether that is so already, or why not
    const separate = target ? await named(orderId, target, companyId) : { orderId, reference: before.reference };
    const command = { type: 'SeparateRevision', revision: target?.name ?? revision, separate } as const;
    const pinned = ifMatch === null ? {} : { pinned: { revision: ifMatch, of: everyEvent } };
    const handled = await handle({ decider: salesOrder, stream, command, context, ...pinned });
    if (isLeft(handled)) return handled;
    const drafted = await draftSeparated(orderId, context);
    const { state, log, position } = handled.right;
    if (state.phase === 'none') return left(unknown);
    return right({ order: state, revision: lastRevision(log, everyEvent), position: drafted ?? position });
  };

  async function named(orderId: string, { source, content }: HeldRevision, companyId: string) {
    const id = derivedId('separate-order', companyId, orderId, source.kind, source.id, content.contentHash);
    return { orderId: id, reference: await numbers.allocate(companyId, id, now().getUTCFullYear()) };
  }
};
