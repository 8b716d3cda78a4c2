/** What a company knows of its customers and products, as far as documents point to it: found by keys before the documents are extracted. */

export type CatalogAddress = {
  readonly street: string | null;
  readonly postalCode: string | null;
  readonly city: string | null;
  readonly country: string | null;
};

export type CatalogCustomer = {
  readonly id: string;
  readonly name: string;
  readonly aliases: readonly string[];
  readonly code: string | null;
  readonly taxNumber: string | null;
  /** lower case */
  readonly emails: readonly string[];
  /** company domains in lower case, never a public mail provider's */
  readonly domains: readonly string[];
  readonly addresses: readonly CatalogAddress[];
};

export type CatalogProduct = {
  readonly id: string;
  readonly code: string;
  readonly name: string;
  readonly ean: string | null;
};

/** By what a document or the mail's sender points to a customer, the surest first. */
export const customerClues = ['tax_number', 'email', 'name', 'alias', 'address', 'domain', 'name_without_form', 'code'] as const;
export type CustomerClue = (typeof customerClues)[number];

export type RecognisedCustomer = CatalogCustomer & { readonly by: readonly CustomerClue[] };

/** A short list that can cross to the process that reads: the surest customers first. */
export type KnownRecords = {
  readonly customers: readonly RecognisedCustomer[];
  readonly products: readonly CatalogProduct[];
};

/** Which records have one of these keys: all of one company, none that was removed. An implementation may stop at `mostFound` of each kind. */
export type RecordLookup = (
  companyId: string,
  keys: readonly string[],
) => Promise<{ readonly customers: readonly CatalogCustomer[]; readonly products: readonly CatalogProduct[] }>;

/** `ofKey`: a key that more records have tells none of them. */
export const mostFound = { ofKey: 25, customers: 300, products: 600 } as const;
