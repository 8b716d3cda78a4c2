/** What has to be looked up before a person's corrections can be decided on; ids that the company does not have are refused here. */
import { type Either, left, right } from 'fp-ts/lib/Either.js';
import type { ListedPrices } from '../../domain/catalog/price-list.ts';
import type { CatalogLookup } from '../../domain/sales-order/catalog-lookup.port.ts';
import type { CorrectionFacts, LineFields, OrderCorrections } from '../../domain/sales-order/order-corrections.ts';
import type { OrderContent } from '../../domain/sales-order/sales-order.events.ts';
import type { ReviewFactsOf } from './review-facts.ts';

/** `field` as the caller named it: "customer", "warehouse", "lines.2.product". `line`: the line of the order, where that is one. */
export type UnknownReference = { readonly type: 'UnknownReference'; readonly field: string; readonly line?: number };
export type CorrectionFactsOf = (
  companyId: string,
  order: OrderContent,
  corrections: OrderCorrections,
  /** null: there is no order yet */
  orderId: string | null,
) => Promise<Either<UnknownReference, CorrectionFacts>>;

const isId = (id: string | null | undefined): id is string => id !== null && id !== undefined;

export const createCorrectionFacts =
  (catalog: CatalogLookup, reviewFacts: ReviewFactsOf, listedPrices: ListedPrices): CorrectionFactsOf =>
  async (companyId, order, corrections, orderId) => {
    const { customerId = order.customer?.customerId ?? null, warehouseId } = corrections;
    const customer = customerId === null ? null : await catalog.customer(companyId, customerId);
    if (isId(corrections.customerId) && !customer) return left({ type: 'UnknownReference', field: 'customer' });
    if (isId(warehouseId) && !(await catalog.warehouses(companyId)).some((warehouse) => warehouse.warehouseId === warehouseId))
      return left({ type: 'UnknownReference', field: 'warehouse' });

    const lines: readonly LineFields[] = corrections.replaceLines ?? corrections.lines ?? [];
    const articles = lines.map(({ code = null, name = null, buyerItemId }) => ({ code, name, buyerItemId }));
    const facts = await catalog.productsLike(companyId, customerId, articles);
    const requestedIds = lines.map(({ productId }) => productId).filter(isId);
    const matchedIds = [...facts.products.map(({ productId }) => productId), ...facts.aliases.map(({ productId }) => productId)];
    const similar = Object.values(facts.similar).flatMap((products) => products.map(({ id }) => id));
    const standing = order.lines.map(({ productId }) => productId).filter(isId);
    const products = await catalog.products(companyId, [...new Set([...requestedIds, ...matchedIds, ...similar, ...standing])]);
    const unknown = lines.findIndex(
      ({ productId }) => isId(productId) && !products.some((product) => product.productId === productId),
    );
    if (unknown >= 0) {
      const line = corrections.lines?.[unknown]?.line;
      return left({ type: 'UnknownReference', field: `lines.${unknown + 1}.product`, ...(line ? { line } : {}) });
    }
    const productIds = products.map(({ productId }) => productId);
    return right({
      products: facts,
      listed: await listedPrices(companyId, customerId, productIds),
      review: await reviewFacts(companyId, { customerId, productIds, orderId, sourceId: order.source.id, sender: null }),
    });
  };
