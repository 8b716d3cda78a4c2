/** Which order a document belongs to: by its number, by an earlier reading of it, or by the document itself. */
import type { CommandContext, EventStore } from '@order-intake/event-sourcing';
import { domainOf } from '../../domain/email/answerable.ts';
import type { CatalogLookup } from '../../domain/sales-order/catalog-lookup.port.ts';
import { articlesInCommon, doubtsAbout } from '../../domain/sales-order/order-doubts.ts';
import type { KnownOrder, MatchEvidence } from '../../domain/sales-order/sales-order.decider.ts';
import type { OrderContent, OrderReference } from '../../domain/sales-order/sales-order.events.ts';
import { dispositionOf, isAmong, wasTaken } from '../../domain/sales-order/sales-order.state.ts';
import { type EarlierReadings, loadOrders, sharesFile } from './earlier-readings.ts';
import type { PurchaseOrderClaims } from './purchase-order-claim.ts';

export type FoundOrder = OrderReference & { readonly evidence: MatchEvidence };
/** null: it is a new order, as far as anything tells. */
export type FindOrder = (content: OrderContent, context: CommandContext) => Promise<FoundOrder | null>;

type Deps = {
  readonly store: Pick<EventStore, 'readStream'>;
  readonly claims: PurchaseOrderClaims;
  readonly earlier: EarlierReadings;
  readonly catalog: Pick<CatalogLookup, 'customer'>;
};

/** of orders that share a number: a document about an older one waits for a person */
const mostCompared = 50;

const referenceOf = ({ orderId, reference }: OrderReference): OrderReference => ({ orderId, reference });

/** Of several orders with one number the one that is meant: it knows the document, or is the only one that nothing speaks against. */
const chosen = (
  orders: readonly KnownOrder[],
  content: OrderContent,
  customerDomains: readonly string[],
): (OrderReference & Pick<MatchEvidence, 'doubts'>) | null => {
  const knows =
    orders.find((order) => wasTaken(order, content)) ??
    orders.find(({ hashes }) => isAmong(hashes, content)) ??
    orders.find((order) => sharesFile(order, content));
  if (knows) return { ...referenceOf(knows), doubts: [] };
  const current = orders.filter(({ phase }) => phase !== 'merged');
  const certain = current.filter((order) => doubtsAbout(order.content, content, customerDomains).length === 0);
  const candidates = [certain, current].find(({ length }) => length > 0) ?? orders;
  const [nearest] = candidates.toSorted((a, b) => articlesInCommon(b.content, content) - articlesInCommon(a.content, content));
  if (!nearest) return null;
  const references = certain.map(({ reference }) => reference);
  return {
    ...referenceOf(nearest),
    doubts: certain.length > 1 ? [{ code: 'number_shared', before: references, after: [] }] : [],
  };
};

export const createFindOrder = ({ store, claims, earlier, catalog }: Deps): FindOrder => {
  const domainsOf = async ({ customer }: OrderContent, companyId: string): Promise<readonly string[]> => {
    const record = customer && (await catalog.customer(companyId, customer.customerId));
    return record ? [...record.domains, ...record.emails.map(domainOf)] : [];
  };

  /** Of a customer who gives one number to several orders a document is a new one, unless it came before or says itself that it changes one. */
  const ofSeveral = async (orders: readonly KnownOrder[], content: OrderContent): Promise<OrderReference | null> =>
    orders.find((order) => wasTaken(order, content)) ??
    orders.find(({ hashes, content: { orderDate } }) => isAmong(hashes, content) && orderDate === content.orderDate) ??
    orders.find((order) => sharesFile(order, content) && dispositionOf(order, content.source) === null) ??
    null;

  return async (content, context) => {
    const { companyId } = context;
    const holders = await claims.holders(content, companyId);
    const customerDomains = await domainsOf(content, companyId);
    const nothing = { doubts: [], knownAs: [], customerDomains };
    const [only] = holders;
    if (only) {
      const isChange = content.extraction?.documentType === 'order_change';
      const several = !isChange && (await claims.givesToSeveral(content, companyId));
      if (holders.length === 1 && !several) return { ...referenceOf(only), evidence: nothing };
      const newest = holders.slice(-mostCompared).map(({ orderId }) => orderId);
      const orders = await loadOrders(store, companyId, newest);
      if (several) {
        const earlierOrder = await ofSeveral(orders, content);
        return earlierOrder && { ...referenceOf(earlierOrder), evidence: nothing };
      }
      const chosenOrder = chosen(orders, content, customerDomains);
      // the process that claimed it has not drafted it yet
      if (!chosenOrder) return { ...referenceOf(only), evidence: nothing };
      return { ...referenceOf(chosenOrder), evidence: { ...nothing, doubts: chosenOrder.doubts } };
    }
    const before = await earlier.orderOf(content, companyId);
    if (!before) return null;
    const { order, doubts, knownAs, isCertain } = before;
    const { orderId, reference } = order;
    // from now on the number as it is read today finds it as well
    const holder = isCertain
      ? await claims.claim(content, { orderId, reference, contentHash: order.content.contentHash }, context, 'never')
      : order;
    return holder.orderId === orderId
      ? { orderId, reference, evidence: { doubts, knownAs, customerDomains } }
      : { ...referenceOf(holder), evidence: nothing };
  };
};
