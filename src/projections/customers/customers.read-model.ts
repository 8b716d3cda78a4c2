import type { CatalogEvent } from '../../domain/catalog/catalog.events.ts';
import { comparable } from '../../domain/sales-order/matching.ts';
import { readModel } from '../../platform/projections/read-model.ts';

export type CustomerRow = {
  readonly id: string;
  readonly company_id: string;
  readonly name: string;
  readonly code: string | null;
  readonly emails: readonly string[];
  /** as compared: case, accents and punctuation do not count */
  readonly name_key: string;
  readonly code_key: string | null;
};

export const customers = readModel<Extract<CatalogEvent, { type: 'CustomerRegistered' }>>()<CustomerRow>({
  name: 'customers',
  version: 2,
  columns: {
    id: 'uuid primary key',
    company_id: 'text not null',
    name: 'text not null',
    code: 'text',
    emails: 'jsonb not null',
    name_key: 'text not null',
    code_key: 'text',
  },
  indexes: [
    'create index on $table (company_id, name_key)',
    'create index on $table (company_id, code_key)',
    'create index on $table using gin (emails)',
  ],
  personal: true,
  on: {
    CustomerRegistered: {
      key: (e) => e.data.customerId,
      fold: (_, e) => {
        const { customerId, name, code, emails } = e.data;
        return {
          id: customerId,
          company_id: e.metadata.companyId,
          name,
          code,
          emails,
          name_key: comparable(name),
          code_key: code === null ? null : comparable(code),
        };
      },
    },
  },
});
