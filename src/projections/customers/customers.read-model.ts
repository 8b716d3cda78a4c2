import { change, column, put, readModel } from '@order-intake/event-sourcing';
import { keysOfCustomer } from '@order-intake/order-extraction/document';
import type { Address, CustomerEvent } from '../../domain/catalog/catalog.events.ts';
import { identifiedAddresses } from '../../domain/catalog/customer-addresses.ts';
import { comparable, comparableTaxNumber } from '../../domain/sales-order/comparable.ts';
import { searchKeyOf } from '../shared/search-key.ts';
import { asKnown } from './lookup-keys.ts';

const columns = {
  ...column.ofCompany,
  name: column.text,
  code: column.orNull(column.text),
  tax_number: column.orNull(column.text),
  /** lower case */
  emails: column.jsonb<readonly string[]>(),
  /** digits, with + before a country code */
  phones: column.jsonb<readonly string[]>(),
  domains: column.jsonb<readonly string[]>(),
  currency: column.orNull(column.text),
  addresses: column.jsonb<readonly Address[]>(),
  aliases: column.jsonb<readonly string[]>(),
  blocked: column.boolean,
  blocked_reason: column.orNull(column.text),
  several_orders_per_number: column.boolean,
  /** as compared: case, accents and punctuation do not count */
  name_key: column.derived(column.text),
  code_key: column.derived(column.orNull(column.text)),
  tax_key: column.derived(column.orNull(column.text)),
  alias_keys: column.derived(column.jsonb<readonly string[]>()),
  /** everything that a search looks into, as compared */
  search_key: column.derived(column.text),
  /** what documents that point to it have in them */
  record_keys: column.derived(column.jsonb<readonly string[]>()),
  /** false: removed, kept for what refers to it */
  active: column.boolean,
  ...column.lifetime,
};

export type CustomerRow = column.RowOf<typeof columns>;

export const customers = readModel<CustomerEvent, typeof columns>({
  name: 'customers',
  version: 7,
  columns,
  indexes: [
    'create index on $table (company_id, created_at desc, id desc)',
    'create index on $table (company_id, name_key)',
    'create index on $table (company_id, code_key)',
    'create index on $table (company_id, tax_key)',
    'create index on $table using gin (emails)',
    'create index on $table using gin (phones)',
    'create index on $table using gin (domains)',
    'create index on $table using gin (alias_keys)',
    'create index on $table using gin (name_key gin_trgm_ops)',
    'create index on $table using gin (search_key gin_trgm_ops)',
    'create index on $table using gin (record_keys)',
  ],
  personal: true,
  key: (e) => e.data.customerId,
  derived: {
    name_key: ({ name }) => comparable(name),
    code_key: ({ code }) => (code === null ? null : comparable(code)),
    tax_key: ({ tax_number }) => (tax_number === null ? null : comparableTaxNumber(tax_number) || null),
    alias_keys: ({ aliases }) => aliases.map(comparable),
    search_key: ({ code, name, aliases, emails, tax_number }) => searchKeyOf(code, name, ...aliases, ...emails, tax_number),
    record_keys: (row) => keysOfCustomer(asKnown({ ...row, taxNumber: row.tax_number })),
  },
  on: {
    CustomerRegistered: put((e) => {
      const { customerId: _, taxNumber: tax_number, blocked = false, blockedReason: blocked_reason = null, ...rest } = e.data;
      const { severalOrdersPerNumber: several_orders_per_number = false, ...details } = rest;
      const addresses = identifiedAddresses(details.addresses);
      return { ...details, addresses, tax_number, blocked, blocked_reason, several_orders_per_number, active: true };
    }),
    CustomerChanged: change((e) => {
      const { taxNumber, blockedReason, severalOrdersPerNumber, addresses, ...changes } = e.data.changes;
      return {
        ...changes,
        ...(addresses === undefined ? {} : { addresses: identifiedAddresses(addresses) }),
        ...(taxNumber === undefined ? {} : { tax_number: taxNumber }),
        ...(blockedReason === undefined ? {} : { blocked_reason: blockedReason }),
        ...(severalOrdersPerNumber === undefined ? {} : { several_orders_per_number: severalOrdersPerNumber }),
      };
    }),
    CustomerRemoved: change(() => ({ active: false })),
  },
});
