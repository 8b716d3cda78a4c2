/**
 * What a company would know that uses the product: a catalog of most customers and articles of the documents, and of many others. It is made of the truth, by
 * hashes and a seed, so that each run has the same one.
 */
import {
  type CatalogCustomer,
  type CatalogProduct,
  comparable,
  keysOfCustomer,
  keysOfProduct,
  mostFound,
  type RecordLookup,
} from '@order-intake/order-extraction/document';
import { companyDomainOf } from '../../src/domain/shared/public-mail-domains.ts';
import { hashOf } from '../score/hash.ts';
import type { CorpusDocument } from './corpus.ts';

type WithTruth = Pick<CorpusDocument, 'truth'>;
export type Catalog = { readonly customers: readonly CatalogCustomer[]; readonly products: readonly CatalogProduct[] };

/** four of five are known to the company */
const isKnown = (name: string): boolean => hashOf(`catalog ${comparable(name)}`) % 5 !== 0;

const others = { customers: 4_000, products: 6_000 } as const;
const beginnings =
  'Alba Nordic Hafen Stern Berg Lund Costa Prima Delta Orion Vega Atlas Rhein Castello Kowal Novak Meyer Santos Rossi Dubois Harper Lindqvist Tanaka Moreau'.split(
    ' ',
  );
const trades =
  'Foods Hardware Medical Trading Bau Logistik Textil Supplies Electric Packaging Hotels Maschinen Optik Retail Services Garden Chemie Papier Sports Motors'.split(
    ' ',
  );
const forms = 'GmbH,AG,Ltd,Inc.,SARL,S.L.,S.r.l.,B.V.,AB,Sp. z o.o.,Kft.,LLC'.split(',');
const goods = 'Bolt Valve Filter Lamp Cable Chair Glove Pump Paper Sensor Cartridge Bracket Hose Label Drill Bearing'.split(' ');

const picked = (from: readonly string[], name: string): string => from[hashOf(name) % from.length] ?? '';

const otherCustomer = (at: number): CatalogCustomer => {
  const name = `${picked(beginnings, `begin ${at}`)} ${picked(trades, `trade ${at}`)} ${at} ${picked(forms, `form ${at}`)}`;
  const domain = `customer-${at}.example`;
  const address = { street: `Street ${at}`, postalCode: String(10_000 + at), city: 'Elsewhere', country: 'DE' };
  const taxNumber = `DE${100_000_000 + at * 7}`;
  return { ...unknown, id: `other-${at}`, name, code: String(20_000 + at), taxNumber, domains: [domain], addresses: [address] };
};

/** Half of them have codes that are plain numbers, as prices and quantities are. */
const otherProduct = (at: number): CatalogProduct => ({
  id: `other-${at}`,
  code: at % 2 === 0 ? String(1_000 + at) : `${picked(goods, `code ${at}`).slice(0, 2).toUpperCase()}-${1_000 + at}`,
  name: `${picked(goods, `good ${at}`)} ${at}`,
  ean: null,
});

const unknown = { aliases: [], code: null, taxNumber: null, emails: [], domains: [], addresses: [] };

const ordersOf = ({ truth }: WithTruth): readonly CorpusDocument['truth'][] => [truth, ...(truth.others ?? [])];

function customerOf(truth: CorpusDocument['truth']): readonly CatalogCustomer[] {
  const { customer_name: name, customer_email: email, ship_to: to } = truth;
  if (typeof name !== 'string' || !isKnown(name)) return [];
  const address = typeof email === 'string' ? email.toLowerCase() : null;
  const domain = address === null ? null : companyDomainOf(address);
  const place = { street: to?.street ?? null, postalCode: to?.postal_code ?? null, city: to?.city ?? null, country: null };
  return [
    {
      ...unknown,
      id: `customer ${comparable(name)}`,
      name,
      emails: address === null ? [] : [address],
      domains: domain === null ? [] : [domain],
      addresses: place.street === null ? [] : [place],
    },
  ];
}

const productsOf = ({ products = [] }: CorpusDocument['truth']): readonly CatalogProduct[] =>
  products.flatMap(({ code, name }) =>
    code && name && isKnown(code) ? [{ id: `product ${comparable(code)}`, code, name, ean: null }] : [],
  );

const uniqueBy = <T extends { readonly id: string }>(records: readonly T[]): readonly T[] => [
  ...new Map(records.map((record) => [record.id, record])).values(),
];
const times = <T>(count: number, make: (at: number) => T): readonly T[] => Array.from({ length: count }, (_, at) => make(at));

export function catalogOf(documents: readonly WithTruth[]): Catalog {
  const truths = documents.flatMap(ordersOf);
  return {
    customers: uniqueBy([...truths.flatMap(customerOf), ...times(others.customers, otherCustomer)]),
    products: uniqueBy([...truths.flatMap(productsOf), ...times(others.products, otherProduct)]),
  };
}

const indexed = <T>(records: readonly T[], keysOf: (record: T) => readonly string[]): ReadonlyMap<string, readonly T[]> => {
  const index = new Map<string, T[]>();
  for (const record of records)
    for (const key of keysOf(record)) {
      const found = index.get(key);
      if (found) found.push(record);
      else index.set(key, [record]);
    }
  return index;
};

/** In memory what the service asks its read models for. `own`: a company is not its own customer. */
export function lookupIn({ customers, products }: Catalog): (own: readonly string[]) => RecordLookup {
  const [byCustomerKey, byProductKey] = [indexed(customers, keysOfCustomer), indexed(products, keysOfProduct)];
  const found = <T>(index: ReadonlyMap<string, readonly T[]>, keys: readonly string[], most: number): readonly T[] =>
    [...new Set(keys.flatMap((key) => (index.get(key) ?? []).slice(0, mostFound.ofKey)))].slice(0, most);
  return (own) => {
    const names = new Set(own.map(comparable));
    return async (_, keys) => ({
      customers: found(byCustomerKey, keys, mostFound.customers).filter(({ name }) => !names.has(comparable(name))),
      products: found(byProductKey, keys, mostFound.products),
    });
  };
}
