/** A draft is matched again after the company's records changed: its lead became a customer, a product was registered. */
import { isLeft } from 'fp-ts/lib/Either.js';
import type { CatalogLookup } from '../../domain/sales-order/catalog-lookup.port.ts';
import { matchProduct, type ProductFacts } from '../../domain/sales-order/match-line.ts';
import { termsOf } from '../../domain/sales-order/order-corrections.ts';
import { type CatalogFacts, lastingReasons, reviewReasons } from '../../domain/sales-order/order-review.ts';
import { salesOrder } from '../../domain/sales-order/sales-order.decider.ts';
import type { OrderContent, OrderTerms } from '../../domain/sales-order/sales-order.events.ts';
import { salesOrderStream } from '../../domain/sales-order/sales-order.stream.ts';
import type { JobContext } from '../../platform/command-handling/command-context.ts';
import type { CommandHandler } from '../../platform/command-handling/command-handler.ts';
import type { EventStore } from '../../platform/event-store/event-store.ts';
import { despiteRivals } from '../shared/despite-rivals.ts';
import { foldStream } from '../shared/fold-stream.ts';
import { usualWarehouse } from './describe-order.ts';
import type { PurchaseOrderClaims } from './purchase-order-claim.ts';

/** `customerId`: who the lead turned out to be. What a person chose stays chosen. */
export type MatchAgain = (input: { readonly orderId: string; readonly customerId: string }, context: JobContext) => Promise<void>;

type Deps = {
  readonly handle: CommandHandler;
  readonly store: Pick<EventStore, 'readStream'>;
  readonly catalog: CatalogLookup;
  readonly claims: PurchaseOrderClaims;
};

const matched = (
  order: OrderContent,
  customerId: string,
  warehouseId: string | null,
  products: ProductFacts,
  facts: CatalogFacts,
): OrderTerms => {
  const lines = order.lines.map((line) => (line.productId === null ? { ...line, ...matchProduct(line, products) } : line));
  const customer = order.customer ?? { customerId, by: 'person' as const };
  const terms = { ...termsOf(order), customer, customerCandidates: [], warehouseId: order.warehouseId ?? warehouseId, lines };
  const reasons = [
    ...reviewReasons(order.extraction?.confidence ?? null, order.threshold, terms, facts),
    ...lastingReasons(order.reviewReasons),
  ];
  return { ...terms, reviewReasons: reasons, requiresReview: reasons.length > 0 };
};

export const createMatchAgain =
  ({ handle, store, catalog, claims }: Deps): MatchAgain =>
  async ({ orderId, customerId }, context) => {
    const { companyId } = context;
    const stream = salesOrderStream(companyId, orderId);
    const order = await foldStream(store, salesOrder, stream);
    if (order.phase !== 'draft') return;
    const { content, reference } = order;
    const products = await catalog.productsLike(companyId, customerId, content.lines);
    const customer = await catalog.customer(companyId, customerId);
    const warehouse = usualWarehouse(await catalog.warehouses(companyId));
    const ids = [
      ...products.products.map(({ productId }) => productId),
      ...content.lines.flatMap(({ productId }) => productId ?? []),
    ];
    const known = await catalog.products(companyId, [...new Set(ids)]);
    const facts = {
      customerCurrency: customer?.currency ?? null,
      units: Object.fromEntries(known.map(({ productId, unit }) => [productId, unit])),
    };
    // from now on the number is looked for under the customer; when another order has it there, the review sees both
    await claims.claim(
      { ...content, customer: { customerId, by: 'person' } },
      { orderId, reference, contentHash: content.contentHash },
      context,
    );
    const terms = (now: OrderContent) => matched(now, customerId, warehouse, products, facts);
    const done = await despiteRivals(() =>
      handle({ decider: salesOrder, stream, command: { type: 'MatchOrder', terms }, context }),
    );
    // decided meanwhile: it stays as it was decided
    if (isLeft(done) && done.left.type !== 'OrderDecided')
      throw new Error(`order ${orderId} could not be matched again: ${done.left.type}`);
  };
