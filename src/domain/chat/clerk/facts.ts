/** What the records say, as a clerk looks it up: the newest state, not a text that was rendered earlier. */
import type { ProductDetails } from '../../catalog/catalog.events.ts';
import type { ListedPrices } from '../../catalog/price-list.ts';

/** As the catalogue has it; its price is the list price. */
export type ProductFact = { readonly id: string } & Omit<ProductDetails, 'ean'> & {
    /** absent: the price is the product's own */
    readonly offer?: Offer;
  };

/** Of a price list: whose, until when (ISO day), and what one costs from other quantities on (decimal strings). */
export type Offer = {
  readonly isOwn: boolean;
  readonly validTo: string | null;
  readonly breaks: readonly { readonly qty: string; readonly price: string }[];
};

/** What this customer paid for it in an order that a person confirmed, the newest. */
export type PaidPrice = {
  readonly productId: string;
  readonly reference: string;
  readonly price: string;
  readonly currency: string | null;
};

export type OrderFact = {
  readonly id: string;
  readonly reference: string;
  readonly poNumber: string | null;
  readonly status: string;
  /** ISO day */
  readonly deliveryDate: string | null;
  readonly total: string | null;
  readonly currency: string | null;
};

export type TextFact = { readonly id: string; readonly title: string; readonly text: string };

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
  /** Texts that a person entered: few, all of them. */
  readonly texts: (companyId: string) => Promise<readonly TextFact[]>;
};
