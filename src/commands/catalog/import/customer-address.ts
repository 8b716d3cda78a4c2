/** The address of a customer in a file with a column for each part of it. */
import type { CustomerDetails } from '../../../domain/catalog/catalog.events.ts';
import { comparable } from '../../../domain/sales-order/comparable.ts';
import type { RowValues } from './columns.ts';

const parts = ['street', 'postal_code', 'city', 'country'] as const;

/** Its parts as the address that a request has. */
export const addressOfCells = (cells: RowValues['values']): RowValues['values'] => {
  const given = parts.flatMap((part) => (cells[part] === undefined ? [] : [[part, cells[part]] as const]));
  const others = Object.entries(cells).filter(([field]) => !(parts as readonly string[]).includes(field));
  const addresses = given.length === 0 ? {} : { addresses: [Object.fromEntries(given)] };
  return { ...Object.fromEntries(others), ...addresses };
};

type Address = CustomerDetails['addresses'][number];
const keyOf = ({ street, postalCode, city }: Address): string =>
  [street, postalCode, city].map((part) => comparable(part ?? '')).join('|');

/** An address that the customer does not have yet is added to those that are known. */
export const withAddress = (before: CustomerDetails, changes: Partial<CustomerDetails>): Partial<CustomerDetails> => {
  const { addresses, ...others } = changes;
  const known = new Set(before.addresses.map(keyOf));
  const added = (addresses ?? []).filter((address) => !known.has(keyOf(address)));
  return added.length === 0 ? others : { ...others, addresses: [...before.addresses, ...added] };
};
