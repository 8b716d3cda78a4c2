/** The address of a customer in a file with a column for each part of it. */
import type { CustomerDetails } from '../../../domain/catalog/catalog.events.ts';
import { placeOf } from '../../../domain/catalog/customer-lists.ts';
import type { RowValues } from './columns.ts';

const parts = ['street', 'postal_code', 'city', 'country'] as const;

/** Its parts as the address that a request has. */
export const addressOfCells = (cells: RowValues['values']): RowValues['values'] => {
  const addressParts = parts.flatMap((part) => (cells[part] === undefined ? [] : [[part, cells[part]] as const]));
  const otherCells = Object.entries(cells).filter(([field]) => !(parts as readonly string[]).includes(field));
  const addresses = addressParts.length === 0 ? {} : { addresses: [Object.fromEntries(addressParts)] };
  return { ...Object.fromEntries(otherCells), ...addresses };
};

/** An address that the customer does not have yet is added to those that are known. */
export const withAddress = (before: CustomerDetails, changes: Partial<CustomerDetails>): Partial<CustomerDetails> => {
  const { addresses, ...otherChanges } = changes;
  const knownKeys = new Set(before.addresses.map(placeOf));
  const added = (addresses ?? []).filter((address) => !knownKeys.has(placeOf(address)));
  return added.length === 0 ? otherChanges : { ...otherChanges, addresses: [...before.addresses, ...added] };
};
