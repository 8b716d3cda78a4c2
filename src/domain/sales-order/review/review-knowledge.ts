/** What is known beside an order when it is looked at as a careful clerk would: looked up once, by what the company has switched on. */
import type { Address } from '../../catalog/catalog.events.ts';
import type { ListedPrice } from '../../catalog/price-list.ts';
import type { ProductUnits } from '../../catalog/product-units.ts';

/** Who a mail says it is from, and who says so. */
export type KnownSender = {
  readonly email: string;
  /** what DMARC came to in the words of the server that wrote the topmost Authentication-Results; null: nothing was written */
  readonly authentication: { readonly by: string; readonly dmarc: string; readonly trusted?: true } | null;
  /** of the mailbox it came to: what they write there is believed */
  readonly servers: readonly string[];
};

export type KnownBuyer = {
  readonly currency: string | null;
  readonly emails: readonly string[];
  readonly domains: readonly string[];
  readonly addresses?: readonly Address[];
  /** null: not blocked */
  readonly blocked: { readonly reason: string | null } | null;
};

type KnownUnits = ProductUnits & { readonly code: string };

/** Of an approved order of the same customer. */
export type EarlierQuantity = { readonly productId: string; readonly qty: string; readonly unit: string | null };

/** Another order of the same customer. */
export type EarlierOrder = {
  readonly reference: string;
  readonly poNumber: string | null;
  /** ISO day on which it came */
  readonly day: string;
  readonly lines: readonly { readonly productId: string | null; readonly qty: string | null; readonly charge?: string }[];
};

export type ReviewKnowledge = {
  /** where the company is */
  readonly today: string;
  readonly companyCurrency: string | null;
  readonly ownDomains: readonly string[];
  readonly customer: KnownBuyer | null;
  /** of the products that were matched, by id */
  readonly products: { readonly [productId: string]: KnownUnits };
  /** null: it came by no mail, or nobody knows any more */
  readonly sender: KnownSender | null;
  readonly prices: readonly ListedPrice[];
  readonly quantities: readonly EarlierQuantity[];
  readonly recent: readonly EarlierOrder[];
};

export const nothingKnown: ReviewKnowledge = {
  today: '0000-01-01',
  companyCurrency: null,
  ownDomains: [],
  customer: null,
  products: {},
  sender: null,
  prices: [],
  quantities: [],
  recent: [],
};
