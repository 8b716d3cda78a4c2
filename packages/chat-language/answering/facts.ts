/** What the records say of articles, orders and texts, as an answer tells it. */

/** As the catalogue has it; its price is the list price. */
export type ProductFact = {
  readonly id: string;
  readonly code: string;
  readonly name: string;
  /** UN/ECE Rec 20 */
  readonly unit: string | null;
  /** decimal string, null when there is no list price */
  readonly price: string | null;
  /** ISO 4217 of the price, null: the company's own */
  readonly currency: string | null;
  /** decimal string of units that can be had now, null: not known */
  readonly stock: string | null;
  /** ISO day from which it can be had again, null: not known */
  readonly availableFrom: string | null;
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

/** What a customer ordered last; `lines` of articles that are still sold, `isWhole` where those are all of it. */
export type LastOrder = {
  readonly reference: string;
  readonly lines: readonly { readonly productId: string; readonly qty: string }[];
  readonly isWhole: boolean;
};
