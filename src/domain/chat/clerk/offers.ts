/**
 * What a product costs the caller: the customer's own price list before the general one, before the product's own
 * price.
 */
import type { Offer, ProductFact } from '@order-intake/chat-language/records';
import { type ListedPrice, priceFor } from '../../catalog/price-list.ts';

const mostBreaks = 3;

type Asking = { readonly today: string; readonly currency: string | null; readonly qty: string | null };
const holding = (product: ProductFact, listed: readonly ListedPrice[], { today, currency, qty }: Asking) =>
  priceFor(listed, { productId: product.id, qty, day: today, currency, companyCurrency: currency });

/** Quantity breaks are told where they change the price. */
const breaksOf = (product: ProductFact, listed: readonly ListedPrice[], asking: Asking, price: string): Offer['breaks'] => {
  const steps = [...new Set(listed.filter(({ productId }) => productId === product.id).map(({ minQty }) => minQty))]
    .filter((qty) => Number(qty) > 1)
    .toSorted((a, b) => Number(a) - Number(b));
  const breaks: { qty: string; price: string }[] = [];
  for (const qty of steps) {
    const step = holding(product, listed, { ...asking, qty });
    if (step && Number(step.price) !== Number(breaks.at(-1)?.price ?? price)) breaks.push({ qty, price: step.price });
  }
  return breaks.slice(0, mostBreaks);
};

/** `listed`: in currencies that are named. A customer's own list counts in whatever currency it is. */
export const offered = (product: ProductFact, listed: readonly ListedPrice[], today: string): ProductFact => {
  const ownPrices = listed.filter(({ productId, listedFor }) => productId === product.id && listedFor === 'customer');
  for (const currency of new Set([...ownPrices.map((entry) => entry.currency), product.currency])) {
    const asking = { today, currency, qty: null };
    const applicable = holding(product, listed, asking);
    if (!applicable || (applicable.listedFor !== 'customer' && currency !== product.currency)) continue;
    const breaks = breaksOf(product, listed, asking, applicable.price);
    const isOwn = applicable.listedFor === 'customer';
    return { ...product, price: applicable.price, currency, offer: { isOwn, validTo: applicable.validTo, breaks } };
  }
  return product;
};
