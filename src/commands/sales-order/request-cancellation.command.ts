/** A customer's wish to cancel finds its order, and is recorded there: a person decides on it. */
import type { CommandHandler, EventStore, JobContext } from '@order-intake/event-sourcing';
import type { CancellationRequest } from '../../domain/sales-order/cancellation.ts';
import type { CatalogLookup } from '../../domain/sales-order/catalog-lookup.port.ts';
import { cluesOf, matchCustomer } from '../../domain/sales-order/matching.ts';
import { type KnownOrder, salesOrder } from '../../domain/sales-order/sales-order.decider.ts';
import type { OrderSource } from '../../domain/sales-order/sales-order.events.ts';
import { isOver } from '../../domain/sales-order/sales-order.state.ts';
import { salesOrderStream } from '../../domain/sales-order/sales-order.stream.ts';
import { despiteRivals } from '../shared/despite-rivals.ts';
import { orThrow } from '../shared/or-throw.ts';
import { type EarlierReadings, loadOrders } from './earlier-readings.ts';
import type { OrderNumbers } from './order-numbers.ts';
import type { PurchaseOrderClaims } from './purchase-order-claim.ts';

/** `waits` false: the order was over already. */
export type CancelledOrder = { readonly orderId: string; readonly reference: string; readonly waits: boolean };

export type RequestCancellation = (
  input: {
    readonly request: CancellationRequest;
    readonly source: OrderSource;
    /** who asks, as far as that is known: the sender of a mail, or the customer that a conversation is with */
    readonly sender: string | null;
    readonly customerId: string | null;
  },
  context: JobContext,
) => Promise<CancelledOrder | null>;

type Deps = {
  readonly handle: CommandHandler;
  readonly store: Pick<EventStore, 'readStream'>;
  readonly catalog: CatalogLookup;
  readonly claims: Pick<PurchaseOrderClaims, 'holders'>;
  readonly earlier: Pick<EarlierReadings, 'ordersPrinting'>;
  readonly numbers: Pick<OrderNumbers, 'orderOf'>;
};
type Requester = { readonly customerId: string | null; readonly email: string | null; readonly name: string | null };

/** A number alone does not identify the sender: customers can cancel only their own orders. */
const isTheirs = ({ content }: KnownOrder, { customerId, email }: Requester): boolean =>
  (customerId !== null && content.customer?.customerId === customerId) ||
  (email !== null && content.customerEmail?.trim().toLowerCase() === email);

const isPartOf = (order: KnownOrder, part: KnownOrder): boolean =>
  !isOver(part.phase) &&
  (order.parts.some(({ orderId }) => orderId === part.orderId) || order.splitFrom?.orderId === part.orderId);

export const createRequestCancellation = ({ handle, store, catalog, claims, earlier, numbers }: Deps): RequestCancellation => {
  const askerOf = async (
    { request, sender, customerId }: Parameters<RequestCancellation>[0],
    companyId: string,
  ): Promise<Requester> => {
    const fields = request.from?.fields ?? {};
    const email = sender?.trim().toLowerCase() ?? null;
    const name = fields.customer_name?.value ?? null;
    if (customerId !== null) return { customerId, email, name };
    const clues = cluesOf(fields, sender);
    const { match } = matchCustomer(clues, await catalog.customersLike(companyId, clues));
    return { customerId: match?.customerId ?? null, email, name };
  };
  const orderIdsOf = async (number: string, asking: Requester, companyId: string): Promise<readonly string[]> => {
    const claimant = { customerEmail: asking.email, customerName: asking.name, poNumber: number };
    const customers = asking.customerId === null ? [null] : [{ customerId: asking.customerId, by: 'person' as const }, null];
    const holders = await Promise.all(customers.map((customer) => claims.holders({ ...claimant, customer }, companyId)));
    const cut = await Promise.all(customers.map((customer) => earlier.ordersPrinting({ ...claimant, customer }, companyId)));
    const ours = await numbers.orderOf(companyId, number);
    return [...[...holders, ...cut].flat().map(({ orderId }) => orderId), ...(ours === null ? [] : [ours])];
  };

  /** In place of an order that was merged into another one: that one. */
  const withLinesNow = async (orderIds: readonly string[], companyId: string): Promise<readonly KnownOrder[]> => {
    const orders = await loadOrders(store, companyId, orderIds);
    const targets = orders.flatMap(({ mergedInto }) => mergedInto?.orderId ?? []).filter((id) => !orderIds.includes(id));
    return targets.length === 0
      ? orders.filter(({ mergedInto }) => mergedInto === null)
      : withLinesNow([...orderIds, ...targets], companyId);
  };

  return async (input, context) => {
    const { companyId } = context;
    const asking = await askerOf(input, companyId);
    for (const number of input.request.numbers) {
      const orders = await withLinesNow(await orderIdsOf(number, asking, companyId), companyId);
      const theirs = orders.filter((order) => isTheirs(order, asking));
      // of several orders with one number it is seldom the one that is over
      const order = theirs.find(({ phase }) => !isOver(phase)) ?? theirs[0];
      if (order) {
        // a customer who cancels an order means all of its lines, also those that a person has moved into another one
        for (const part of theirs.filter((candidate) => isPartOf(order, candidate))) await ask(part.orderId);
        const { orderId, reference } = order;
        return { orderId, reference, waits: await ask(orderId) };
      }
    }
    return null;

    async function ask(orderId: string): Promise<boolean> {
      const stream = salesOrderStream(companyId, orderId);
      const command = { type: 'RequestCancellation', source: input.source, reason: null } as const;
      const { state } = orThrow(await despiteRivals(() => handle({ decider: salesOrder, stream, command, context })));
      return state.phase !== 'none' && state.cancellations.waiting;
    }
  };
};
