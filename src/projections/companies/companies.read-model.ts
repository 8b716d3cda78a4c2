import type { CompanyEvent } from '../../domain/company/company.events.ts';
import { readModel } from '../../platform/projections/read-model.ts';

export type CompanyRow = { readonly id: string; readonly name: string; readonly registered_at: Date };

export const companies = readModel<Extract<CompanyEvent, { type: 'CompanyRegistered' }>>()<CompanyRow>({
  name: 'companies',
  version: 1,
  columns: { id: 'text primary key', name: 'text not null', registered_at: 'timestamptz not null' },
  on: {
    CompanyRegistered: {
      key: (e) => e.data.companyId,
      fold: (_, e) => ({ id: e.data.companyId, name: e.data.name, registered_at: e.recordedAt }),
    },
  },
});
