/** A draft is matched again after the company's records changed: its lead became a customer, a product or a warehouse was registered. */
import {
  type CommandContext,
  type CommandHandler,
  type EventStore,
  lastRevision,
  type PreconditionFailed,
} from '@order-intake/event-sourcing';
import { type Either, isLeft, left, right } from 'fp-ts/lib/Either.js';
import { withCustomerAddress } from '../../domain/catalog/customer-addresses.ts';
import type { CatalogLookup } from '../../domain/sales-order/catalog-lookup.port.ts';
import { completedLines } from '../../domain/sales-order/listed-terms.ts';
import { matchProduct, type ProductFacts } from '../../domain/sales-order/match-line.ts';
import { type CustomerClues, cluesOf, cluesOfEntered, matchCustomer } from '../../domain/sales-order/matching.ts';
import { sumsAfter, termsOf } from '../../domain/sales-order/order-corrections.ts';
import { type ReviewFacts, reviewed } from '../../domain/sales-order/order-review.ts';
import { type KnownOrder, type SalesOrderRefusal, salesOrder } from '../../domain/sales-order/sales-order.decider.ts';
import type { CustomerMatch, OrderContent, OrderLine, OrderTerms } from '../../domain/sales-order/sales-order.events.ts';
import { salesOrderStream } from '../../domain/sales-order/sales-order.stream.ts';
import { despiteRivals } from '../shared/despite-rivals.ts';
import { foldStream } from '../shared/fold-stream.ts';
import { type ChangedOrder, everyEvent } from './correct-order.command.ts';
import { usualWarehouse } from './describe-order.ts';
import type { PurchaseOrderClaims } from './purchase-order-claim.ts';
import type { ReviewFactsOf } from './review-facts.ts';

/**
 * `customerId`: who the order's lead turned out to be; null: looked for again. What was found or chosen before stays, unless it was found by likeness
 * alone and there is exactly it by now.
 */
export type MatchAgain = (
  input: { readonly orderId: string; readonly customerId: string | null; readonly ifMatch?: number | null },
  context: CommandContext,
) => Promise<Either<SalesOrderRefusal | PreconditionFailed, ChangedOrder>>;

type Deps = {
  readonly handle: CommandHandler;
  readonly store: Pick<EventStore, 'readStream'>;
  readonly catalog: CatalogLookup;
  readonly claims: PurchaseOrderClaims;
  readonly reviewFacts: ReviewFactsOf;
};

type Rematch = {
  readonly customer: CustomerMatch | null;
  readonly warehouseId: string | null;
  readonly products: ProductFacts;
  readonly facts: ReviewFacts;
};

/** Of these a person is asked whether they are meant. */
const likenesses: ReadonlySet<CustomerMatch['by']> = new Set(['domain', 'similar_name']);
const isCertain = (customer: CustomerMatch | null): boolean => customer !== null && !likenesses.has(customer.by);

const lineAgain = (line: OrderLine, products: ProductFacts): OrderLine => {
  if (line.charge || (line.productId !== null && line.matchedBy !== 'similar_name')) return line;
  const match = matchProduct(line, products);
  const isBetter = line.productId === null || (match.productId !== null && match.matchedBy !== 'similar_name');
  return isBetter ? { ...line, ...match } : line;
};

const matched = (order: OrderContent, { customer: foundCustomer, warehouseId, products, facts }: Rematch): OrderTerms => {
  const matchedLines = order.lines.map((line) => lineAgain(line, products));
  const lines = completedLines(matchedLines, order, facts);
  const customer = isCertain(order.customer) ? order.customer : (foundCustomer ?? order.customer);
  const customerCandidates = customer ? [] : order.customerCandidates;
  const warehouse = order.warehouseId ?? warehouseId;
  const before = { ...termsOf(order), customer, customerCandidates, warehouseId: warehouse, lines };
  const isRepriced = lines.some((line, index) => line.price !== matchedLines[index]?.price);
  const { totals: _, ...withoutTotals } = before;
  const repriced = isRepriced ? { ...withoutTotals, ...sumsAfter(order, lines) } : before;
  const terms = withCustomerAddress(repriced, facts.knowledge.customer?.addresses);
  const { extraction, threshold } = order;
  return { ...terms, ...reviewed({ extraction, threshold, terms, facts, before: order }) };
};

const cluesNow = ({ content: { extraction, customerName, customerEmail }, writtenName }: KnownOrder): CustomerClues => {
  const entered = cluesOfEntered(customerName, customerEmail);
  if (!extraction) return entered;
  const readClues = cluesOf(extraction.fields, customerEmail);
  // of a document that names nobody the name is the sender's, who is a person, until somebody writes the customer's
  const isCustomers = readClues.name !== null || (writtenName !== null && writtenName === customerName);
  return isCustomers ? { ...readClues, name: entered.name } : readClues;
};

/**
 * The customer that the order names: by its document, its sender or the person who entered it. A corrected name
 * counts, not the one that was read.
 */
const customerOf = async (catalog: CatalogLookup, order: KnownOrder, companyId: string): Promise<CustomerMatch | null> => {
  const { customer } = order.content;
  if (isCertain(customer)) return customer;
  const clues = cluesNow(order);
  const { match } = matchCustomer(clues, await catalog.customersLike(companyId, clues));
  return customer && !isCertain(match) ? customer : match;
};

export const createMatchAgain = ({ handle, store, catalog, claims, reviewFacts }: Deps): MatchAgain => {
  const look = async (order: KnownOrder, chosenCustomerId: string | null, companyId: string): Promise<Rematch> => {
    const { content, orderId } = order;
    const customer =
      chosenCustomerId === null
        ? await customerOf(catalog, order, companyId)
        : (content.customer ?? { customerId: chosenCustomerId, by: 'person' as const });
    const customerId = customer?.customerId ?? null;
    const products = await catalog.productsLike(companyId, customerId, content.lines);
    const productIds = [
      ...products.products.map(({ productId }) => productId),
      ...content.lines.flatMap(({ productId }) => productId ?? []),
    ];
    return {
      customer,
      products,
      warehouseId: usualWarehouse(await catalog.warehouses(companyId)),
      facts: await reviewFacts(companyId, { customerId, productIds, orderId, sourceId: content.source.id, sender: null }),
    };
  };

  return async ({ orderId, customerId, ifMatch = null }, context) => {
    const { companyId } = context;
    const stream = salesOrderStream(companyId, orderId);
    const order = await foldStream(store, salesOrder, stream);
    if (order.phase === 'none') return left({ type: 'OrderUnknown' });
    if (order.phase !== 'draft') return left({ type: 'OrderDecided', phase: order.phase });
    const { content, reference } = order;
    const rematch = await look(order, customerId, companyId);
    // from now on the number is looked for under the customer; when another order has it there, the review sees both
    if (rematch.customer && rematch.customer.customerId !== content.customer?.customerId)
      await claims.claim(
        { ...content, customer: rematch.customer },
        { orderId, reference, contentHash: content.contentHash },
        context,
      );
    const command = { type: 'MatchOrder', terms: (current: OrderContent) => matched(current, rematch) } as const;
    const pinned = ifMatch === null ? {} : { pinned: { revision: ifMatch, of: everyEvent } };
    const handled = await despiteRivals(() => handle({ decider: salesOrder, stream, command, context, ...pinned }));
    if (isLeft(handled)) return handled;
    const { state, log, position } = handled.right;
    return state.phase === 'none'
      ? left({ type: 'OrderUnknown' })
      : right({ order: state, revision: lastRevision(log, everyEvent), position });
  };
};
