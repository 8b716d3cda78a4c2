import { comparablePhone } from '../sales-order/comparable.ts';
import type { CustomerDetails, CustomerEvent } from './catalog.events.ts';
import { type CatalogRecord, decideRecord, removed, withChanges } from './catalog-record.ts';
import { identifiedAddresses } from './customer-addresses.ts';

export type Customer = CatalogRecord<CustomerDetails>;

const initialState: Customer = { phase: 'none' };

function evolve(state: Customer, event: CustomerEvent): Customer {
  switch (event.type) {
    case 'CustomerRegistered': {
      const { customerId: _, ...details } = event.data;
      return { phase: 'active', details: { ...details, ...identified(details) } };
    }
    case 'CustomerChanged':
      return withChanges(state, { ...event.data.changes, ...identified(event.data.changes) });
    case 'CustomerRemoved':
      return removed(state);
    default:
      return state;
  }
}

/** Addresses from before they had ids get them, always the same. */
const identified = ({ addresses }: Partial<CustomerDetails>, before: Partial<CustomerDetails> = {}) =>
  addresses ? { addresses: identifiedAddresses(addresses, before.addresses) } : {};

const lower = (texts: readonly string[]): readonly string[] => [...new Set(texts.map((text) => text.trim().toLowerCase()))];

export const normalisedCustomer = (
  details: Partial<CustomerDetails>,
  before: Partial<CustomerDetails> = {},
): Partial<CustomerDetails> => ({
  ...details,
  ...(details.emails ? { emails: lower(details.emails) } : {}),
  ...(details.domains ? { domains: lower(details.domains) } : {}),
  ...(details.phones ? { phones: [...new Set(details.phones.map(comparablePhone))] } : {}),
  ...identified(details, before),
});

const decide = decideRecord<CustomerDetails, CustomerEvent>(
  {
    registered: (customerId, details) => ({ type: 'CustomerRegistered', data: { customerId, ...details } }),
    changed: (customerId, changes) => ({ type: 'CustomerChanged', data: { customerId, changes } }),
    removed: (customerId) => ({ type: 'CustomerRemoved', data: { customerId } }),
  },
  normalisedCustomer,
);

export const customer = { initialState, evolve, decide };
