/** Labels as people write them, for making documents. Chosen without looking at the extractor's own lists. */
export type Company = {
  readonly name: string;
  readonly domain: string;
  readonly street: string;
  readonly town: string;
};

export type NumberStyle = '1,234.50' | '1.234,50' | '1 234,50' | "1'234.50" | '1,23,456.50' | '1234.50' | '1234,50';
export type DateStyle =
  | 'iso'
  | 'dotted'
  | 'slashed'
  | 'long'
  | 'dashed'
  | 'short month'
  | 'two-digit year'
  | 'year first'
  | 'year dotted'
  | 'week';

export type Words = {
  readonly title: readonly string[];
  /** titles by document type, of what is no order */
  readonly notOrder: { readonly [type: string]: readonly string[] };
  readonly po: readonly string[];
  readonly date: readonly string[];
  readonly delivery: readonly string[];
  readonly sentence: readonly string[];
  readonly buyer: readonly string[];
  readonly seller: readonly string[];
  readonly shipTo: readonly string[];
  readonly column: {
    readonly pos: readonly string[];
    readonly code: readonly string[];
    readonly name: readonly string[];
    readonly qty: readonly string[];
    readonly unit: readonly string[];
    readonly price: readonly string[];
    readonly discount: readonly string[];
    readonly amount: readonly string[];
  };
  readonly net: readonly string[];
  readonly tax: readonly string[];
  readonly gross: readonly string[];
  readonly units: readonly string[];
  readonly email: readonly string[];
  readonly phone: string;
  readonly closing: readonly string[];
  readonly number: readonly NumberStyle[];
  readonly dates: readonly DateStyle[];
  readonly months: readonly string[];
  readonly currency: readonly string[];
  readonly companies: readonly Company[];
  readonly products: readonly string[];
};

export const list = (phrases: string): readonly string[] =>
  phrases.split('|').map((phrase) => phrase.trim().replace(/\s+/g, ' '));

export const company = (name: string, domain: string, street: string, town: string): Company => ({ name, domain, street, town });
