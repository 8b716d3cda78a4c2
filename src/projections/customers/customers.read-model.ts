import type { Address, CustomerEvent } from '../../domain/catalog/catalog.events.ts';
import { comparable, comparableTaxNumber } from '../../domain/sales-order/comparable.ts';
import type { Recorded } from '../../platform/event-store/event-store.ts';
import { readModel } from '../../platform/projections/read-model.ts';
import { searchKeyOf } from '../shared/search-key.ts';

export type CustomerRow = {
  readonly id: string;
  readonly company_id: string;
  readonly name: string;
  readonly code: string | null;
  readonly tax_number: string | null;
  /** lower case */
  readonly emails: readonly string[];
  /** digits, with + before a country code */
  readonly phones: readonly string[];
  readonly domains: readonly string[];
  readonly currency: string | null;
  readonly addresses: readonly Address[];
  readonly aliases: readonly string[];
  /** as compared: case, accents and punctuation do not count */
  readonly name_key: string;
  readonly code_key: string | null;
  readonly tax_key: string | null;
  readonly alias_keys: readonly string[];
  /** everything that a search looks into, as compared */
  readonly search_key: string;
  /** false: removed, kept for what refers to it */
  readonly active: boolean;
  readonly revision: number;
  readonly created_at: Date;
  readonly updated_at: Date;
};

type Facts = Omit<CustomerRow, 'name_key' | 'code_key' | 'tax_key' | 'alias_keys' | 'search_key'>;

const withKeys = (facts: Facts): CustomerRow => {
  const { name, code, tax_number, aliases, emails } = facts;
  return {
    ...facts,
    name_key: comparable(name),
    code_key: code === null ? null : comparable(code),
    tax_key: tax_number === null ? null : comparableTaxNumber(tax_number) || null,
    alias_keys: aliases.map(comparable),
    search_key: searchKeyOf(code, name, ...aliases, ...emails, tax_number),
  };
};

const touched = ({ revision, recordedAt }: Recorded) => ({ revision, updated_at: recordedAt });

export const customers = readModel<CustomerEvent>()<CustomerRow>({
  name: 'customers',
  version: 3,
  columns: {
    id: 'uuid primary key',
    company_id: 'text not null',
    name: 'text not null',
    code: 'text',
    tax_number: 'text',
    emails: 'jsonb not null',
    phones: 'jsonb not null',
    domains: 'jsonb not null',
    currency: 'text',
    addresses: 'jsonb not null',
    aliases: 'jsonb not null',
    name_key: 'text not null',
    code_key: 'text',
    tax_key: 'text',
    alias_keys: 'jsonb not null',
    search_key: 'text not null',
    active: 'boolean not null',
    revision: 'integer not null',
    created_at: 'timestamptz not null',
    updated_at: 'timestamptz not null',
  },
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
  ],
  personal: true,
  on: {
    CustomerRegistered: {
      key: (e) => e.data.customerId,
      fold: (row, e) => {
        const { customerId: id, taxNumber: tax_number, ...details } = e.data;
        const created_at = row?.created_at ?? e.recordedAt;
        return withKeys({
          id,
          company_id: e.metadata.companyId,
          ...details,
          tax_number,
          active: true,
          created_at,
          ...touched(e),
        });
      },
    },
    CustomerChanged: {
      key: (e) => e.data.customerId,
      fold: (row, e) => {
        if (!row) return null;
        const { taxNumber, ...changes } = e.data.changes;
        const renamed = taxNumber === undefined ? {} : { tax_number: taxNumber };
        return withKeys({ ...row, ...changes, ...renamed, ...touched(e) });
      },
    },
    CustomerRemoved: {
      key: (e) => e.data.customerId,
      fold: (row, e) => row && { ...row, active: false, ...touched(e) },
    },
  },
});
