/** What the records say, as a clerk looks it up: the newest state, not a text that was rendered earlier. */
import type { LastOrder, OrderFact, PaidPrice, ProductFact, TextFact } from '@order-intake/chat-language/records';
import type { ListedPrices } from '../../catalog/price-list.ts';

/** The company is in every question; a customer's own records are asked for by the customer. */
export type ClerkFacts = {
  readonly products: (companyId: string, ids: readonly string[]) => Promise<readonly ProductFact[]>;
  /** By code or EAN, written without anything but letters and digits, in small letters. */
  readonly productsByCode: (companyId: string, codes: readonly string[]) => Promise<readonly ProductFact[]>;
  readonly paidPrices: (companyId: string, customerId: string, productIds: readonly string[]) => Promise<readonly PaidPrice[]>;
  /** Every one with its currency; `customerId` null: those for everybody. */
  readonly listedPrices: ListedPrices;
  /** Newest first. */
  readonly orders: (companyId: string, customerId: string, limit: number) => Promise<readonly OrderFact[]>;
  /** The one with this id, else the newest that was not rejected or cancelled. */
  readonly lastOrder: (companyId: string, customerId: string, orderId: string | null) => Promise<LastOrder | null>;
  /** Texts that a person entered: few, all of them. */
  readonly texts: (companyId: string) => Promise<readonly TextFact[]>;
};
