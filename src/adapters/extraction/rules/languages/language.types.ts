import type { DocumentType } from '../../../../domain/shared/extraction.ts';

/** What a column of an order's table can hold. `supplierCode` is the number that the seller (we) gave the article. */
export type ColumnKind =
  | 'position'
  | 'code'
  | 'supplierCode'
  | 'name'
  | 'qty'
  | 'unit'
  | 'price'
  | 'priceUnit'
  | 'discount'
  | 'tax'
  | 'amount'
  | 'date'
  | 'other';

export type LabelName =
  | 'po_number'
  | 'order_date'
  | 'delivery_date'
  | 'currency'
  | 'customer_code'
  | 'phone'
  | 'tax_number'
  | 'email'
  | 'contact'
  | 'supplier_code'
  | 'other_number';

export type ZoneName = 'buyer' | 'ship_to' | 'seller';

/**
 * The words of one language, as they stand in order documents. All are compared after `normalise` (text.ts): lower case, no accents, ß as ss,
 * punctuation as spaces. A `*` at either end of a column word stands for any letters of the same word.
 */
export type Language = {
  readonly code: string;
  /** little words that tell the language */
  readonly common: readonly string[];
  readonly columns: { readonly [kind in ColumnKind]?: readonly string[] };
  readonly labels: { readonly [name in LabelName]?: readonly string[] };
  /** what stands above a party's address */
  readonly zones: { readonly [name in ZoneName]?: readonly string[] };
  readonly titles: { readonly [type in DocumentType]?: readonly string[] };
  /** phrases that speak for a type wherever they stand */
  readonly phrases: { readonly [type in DocumentType]?: readonly string[] };
  /** first words of a line below the table: sums and taxes */
  readonly totals: {
    readonly net: readonly string[];
    readonly gross: readonly string[];
    readonly tax: readonly string[];
    readonly carry: readonly string[];
  };
  /** what is added to an order and is no product */
  readonly charges: readonly string[];
  /** January to December, each with its abbreviations */
  readonly months: readonly (readonly string[])[];
  /** words before the number of a calendar week */
  readonly weeks: readonly string[];
  readonly units: readonly string[];
};
