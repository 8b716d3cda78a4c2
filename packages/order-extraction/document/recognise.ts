/** Which of the records found by keys the documents mean, the surest first. */
import { comparable } from './comparable.ts';
import {
  type CatalogAddress,
  type CatalogCustomer,
  type CustomerClue,
  customerClues,
  type KnownRecords,
  type RecognisedCustomer,
  type RecordLookup,
} from './known-records.ts';
import { codeKey, customerKeys, keysOfProduct } from './record-keys.ts';

/** what crosses to a child */
const most = { customers: 40, products: 400 } as const;

/** A street is one in every town: its postal code, or else its town, is named as well. */
const isNamed = ({ postalCode, city }: CatalogAddress, keys: ReadonlySet<string>): boolean => {
  const code = postalCode === null ? null : codeKey(postalCode);
  return code === null ? city !== null && keys.has(comparable(city)) : keys.has(code);
};

const cluesFor = (customer: CatalogCustomer, keys: ReadonlySet<string>): readonly CustomerClue[] => {
  const placed = { ...customer, addresses: customer.addresses.filter((address) => isNamed(address, keys)) };
  const hit = new Set(customerKeys(placed).flatMap(({ clue, key }) => (keys.has(key) ? [clue] : [])));
  return customerClues.filter((clue) => hit.has(clue));
};

/** A bare number may be anybody's: it says something beside another clue only. */
const isRecognised = ({ by }: RecognisedCustomer): boolean => by.some((clue) => clue !== 'code');

const surest = (a: RecognisedCustomer, b: RecognisedCustomer): number => {
  const rank = ({ by: [clue = 'code'] }: RecognisedCustomer): number => customerClues.indexOf(clue);
  return rank(a) - rank(b) || b.by.length - a.by.length || (a.id < b.id ? -1 : 1);
};

/** `keys`: of the documents (`recordKeysIn`). Records that no key means are left out, however they were found. */
export const recognised = (
  { customers, products }: Awaited<ReturnType<RecordLookup>>,
  keys: ReadonlySet<string>,
): KnownRecords => ({
  customers: customers
    .map((customer) => ({ ...customer, by: cluesFor(customer, keys) }))
    .filter(isRecognised)
    .sort(surest)
    .slice(0, most.customers),
  products: products.filter((product) => keysOfProduct(product).some((key) => keys.has(key))).slice(0, most.products),
});
