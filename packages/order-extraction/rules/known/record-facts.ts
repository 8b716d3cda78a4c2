/** What the company's records say of a text. A match lifts what was read; it never adds a value that no document holds. */
import { comparable } from '../../document/comparable.ts';
import type { ExtractionContext } from '../../document/documents.port.ts';
import type { CatalogProduct, KnownRecords, RecognisedCustomer } from '../../document/known-records.ts';
import { codeKey, eanKey, nameWithoutForm } from '../../document/record-keys.ts';

/** `exact`: the whole name or alias, or the very address; else the name without its legal form, or the address's domain. */
export type CustomerFact = { readonly customer: RecognisedCustomer; readonly exact: boolean };

export type RecordFacts = {
  /** The customer that a text names; null where it names none, or several. */
  readonly customerNamed: (text: string) => CustomerFact | null;
  /** The customer that an e-mail address is of. */
  readonly customerAt: (email: string) => CustomerFact | null;
  readonly customerOfTaxNumber: (text: string) => RecognisedCustomer | null;
  /** Customers with an address in this street, or in the town that stands behind this postal code. */
  readonly customersAt: (text: string) => readonly RecognisedCustomer[];
  readonly productOfCode: (text: string) => CatalogProduct | null;
  readonly productOfEan: (text: string) => CatalogProduct | null;
  readonly productNamed: (text: string) => CatalogProduct | null;
};

type Index<T> = ReadonlyMap<string, readonly T[]>;

function indexOf<T>(records: readonly T[], keysOf: (record: T) => readonly (string | null)[]): Index<T> {
  const index = new Map<string, T[]>();
  for (const record of records)
    for (const key of new Set(keysOf(record)))
      if (key !== null && key !== '') index.set(key, [...(index.get(key) ?? []), record]);
  return index;
}

/** The one record with a key: of what several have nobody can say whose it is. */
const only = <T>(index: Index<T>, key: string | null): T | null => {
  const found = key === null ? undefined : index.get(key);
  return found?.length === 1 ? (found[0] ?? null) : null;
};

const withoutForm = (name: string): string => nameWithoutForm(name) ?? comparable(name);
const domainOf = (email: string): string => email.slice(email.lastIndexOf('@') + 1).toLowerCase();

function factsOf({ customers, products }: KnownRecords): RecordFacts {
  const byName = indexOf(customers, ({ name, aliases }) => [name, ...aliases].map(comparable));
  const byNameOnly = indexOf(customers, ({ name, aliases }) => [name, ...aliases].map(withoutForm));
  const byEmail = indexOf(customers, ({ emails }) => emails);
  const byDomain = indexOf(customers, ({ domains }) => domains);
  const byTaxNumber = indexOf(customers, ({ taxNumber }) => [taxNumber === null ? null : codeKey(taxNumber)]);
  const byPlace = indexOf(customers, ({ addresses }) =>
    addresses.flatMap(({ street, postalCode, city }) => [
      comparable(street ?? ''),
      comparable(`${postalCode ?? ''} ${city ?? ''}`),
    ]),
  );
  const byCode = indexOf(products, ({ code }) => [codeKey(code)]);
  const byEan = indexOf(products, ({ ean }) => [ean === null ? null : eanKey(ean)]);
  const byProductName = indexOf(products, ({ name }) => [comparable(name)]);
  const fact = (exact: RecognisedCustomer | null, other: () => RecognisedCustomer | null): CustomerFact | null => {
    const customer = exact ?? other();
    return customer && { customer, exact: exact !== null };
  };
  return {
    customerNamed: (text) => fact(only(byName, comparable(text)), () => only(byNameOnly, withoutForm(text))),
    customerAt: (email) => fact(only(byEmail, email.trim().toLowerCase()), () => only(byDomain, domainOf(email))),
    customerOfTaxNumber: (text) => only(byTaxNumber, codeKey(text)),
    customersAt: (text) => byPlace.get(comparable(text)) ?? [],
    productOfCode: (text) => only(byCode, codeKey(text)),
    productOfEan: (text) => only(byEan, eanKey(text)),
    productNamed: (text) => only(byProductName, comparable(text)),
  };
}

const none = factsOf({ customers: [], products: [] });
const made = new WeakMap<KnownRecords, RecordFacts>();

/** Made once for the records of a context; without records nothing is known. */
export function recordFacts({ records }: Pick<ExtractionContext, 'records'>): RecordFacts {
  if (!records) return none;
  const facts = made.get(records) ?? factsOf(records);
  made.set(records, facts);
  return facts;
}
