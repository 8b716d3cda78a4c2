/** What is looked up to see an order as a careful clerk would: always inside one company, few rows by index. */
import type { ListedPrices } from '../../catalog/price-list.ts';
import type { EarlierOrder, EarlierQuantity } from './review-knowledge.ts';

export type ReviewLookup = {
  readonly prices: ListedPrices;
  /** What this customer's approved orders had of these products, 50 of each at most, the newest. */
  readonly quantities: (
    companyId: string,
    customerId: string,
    productIds: readonly string[],
  ) => Promise<readonly EarlierQuantity[]>;
  /** This customer's orders of the last days that somebody may still want, newest first, 100 at most; without the order that is looked at. */
  readonly recent: (
    companyId: string,
    customerId: string,
    of: { readonly days: number; readonly exceptOrder: string | null; readonly exceptSource: string },
  ) => Promise<readonly EarlierOrder[]>;
};
