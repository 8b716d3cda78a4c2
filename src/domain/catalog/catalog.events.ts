/** The company's reference data: who buys, what is sold, where it is kept. */

import type { ProductUnits } from './product-units.ts';

/** null where nothing is known */
export type Address = {
  /** of its customer's addresses; absent: a request or an event from before addresses had one */
  readonly id?: string;
  readonly label: string | null;
  readonly street: string | null;
  readonly postalCode: string | null;
  readonly city: string | null;
  readonly country: string | null;
  /** Global Location Number */
  readonly gln?: string | null;
  /** where orders go that name no other place: one address of a customer */
  readonly isDefaultShipTo?: boolean;
  /** where invoices go: one address of a customer */
  readonly isDefaultBillTo?: boolean;
};

export type CustomerDetails = {
  readonly name: string;
  /** the company's own number for it; once given it stays */
  readonly code: string | null;
  readonly taxNumber: string | null;
  /** lower case */
  readonly emails: readonly string[];
  /** digits, with + before a country code */
  readonly phones: readonly string[];
  /** of its e-mail addresses, lower case */
  readonly domains: readonly string[];
  /** ISO 4217 */
  readonly currency: string | null;
  readonly addresses: readonly Address[];
  /** other names it orders under */
  readonly aliases: readonly string[];
  /** a person has to look at whatever it orders; absent: no */
  readonly blocked?: boolean;
  /** reason; null if none was entered */
  readonly blockedReason?: string | null;
  /** it gives one purchase order number to several orders (call-offs of a blanket order); absent: no */
  readonly severalOrdersPerNumber?: boolean;
};

export type ProductDetails = {
  readonly code: string;
  readonly ean: string | null;
  readonly name: string;
  /** UN/ECE Rec 20, or a word: the base unit, of which price and stock are */
  readonly unit: string | null;
  /** decimal string, null when there is no list price */
  readonly price: string | null;
  /** ISO 4217 of the price, null: the company's own */
  readonly currency: string | null;
  /** decimal string of units that can be had now, null: not known */
  readonly stock: string | null;
  /** ISO day from which it can be had again, null: not known */
  readonly availableFrom: string | null;
} & Omit<ProductUnits, 'unit'>;

export type WarehouseDetails = {
  readonly code: string;
  readonly name: string;
  /** where orders go that name none: one warehouse of a company */
  readonly isDefault: boolean;
};

/** One entry of a price list; customers and products are named by their codes, as files bring them. */
export type PriceDetails = {
  /** null: for everybody */
  readonly customer: string | null;
  readonly product: string;
  /** decimal string, of one unit */
  readonly price: string;
  /** ISO 4217, null: the company's own */
  readonly currency: string | null;
  /** decimal string: from this quantity on */
  readonly minQty: string;
  /** ISO days, both included; null: open */
  readonly validFrom: string | null;
  readonly validTo: string | null;
};

export type CustomerEvent =
  | { readonly type: 'CustomerRegistered'; readonly data: { readonly customerId: string } & CustomerDetails }
  | {
      readonly type: 'CustomerChanged';
      readonly data: { readonly customerId: string; readonly changes: Partial<CustomerDetails> };
    }
  | { readonly type: 'CustomerRemoved'; readonly data: { readonly customerId: string } };

export type ProductEvent =
  | { readonly type: 'ProductRegistered'; readonly data: { readonly productId: string } & ProductDetails }
  | { readonly type: 'ProductChanged'; readonly data: { readonly productId: string; readonly changes: Partial<ProductDetails> } }
  | { readonly type: 'ProductRemoved'; readonly data: { readonly productId: string } };

/** How a customer's number or name for a product came to be: from a correction, by a person, or from a file. */
export const aliasSources = ['learned', 'entered', 'imported'] as const;
export type AliasSource = (typeof aliasSources)[number];

/** What one customer calls a product: its own item number, or a name; revoked by a person. */
export type ProductAliasEvent =
  | {
      readonly type: 'ProductAliasLearned';
      readonly data: {
        readonly aliasId: string;
        readonly productId: string;
        readonly customerId: string;
        readonly alias: string;
        /** absent: learned */
        readonly source?: AliasSource;
      };
    }
  | { readonly type: 'ProductAliasRevoked'; readonly data: { readonly aliasId: string; readonly productId: string } };

export type WarehouseEvent =
  | { readonly type: 'WarehouseRegistered'; readonly data: { readonly warehouseId: string } & WarehouseDetails }
  | {
      readonly type: 'WarehouseChanged';
      readonly data: { readonly warehouseId: string; readonly changes: Partial<WarehouseDetails> };
    }
  | { readonly type: 'WarehouseRemoved'; readonly data: { readonly warehouseId: string } };

export type PriceEvent =
  | { readonly type: 'PriceRegistered'; readonly data: { readonly priceId: string } & PriceDetails }
  | { readonly type: 'PriceChanged'; readonly data: { readonly priceId: string; readonly changes: Partial<PriceDetails> } }
  | { readonly type: 'PriceRemoved'; readonly data: { readonly priceId: string } };
