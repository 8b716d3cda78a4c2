import type { CompanyEvent, CompanySettings } from '../../domain/company/company.events.ts';
import { readModel } from '../../platform/projections/read-model.ts';

export type CompanyRow = {
  readonly id: string;
  readonly name: string;
  readonly settings: CompanySettings;
  readonly revision: number;
  readonly registered_at: Date;
};

export const companies = readModel<CompanyEvent>()<CompanyRow>({
  name: 'companies',
  version: 2,
  columns: {
    id: 'text primary key',
    name: 'text not null',
    settings: 'jsonb not null',
    revision: 'integer not null',
    registered_at: 'timestamptz not null',
  },
  on: {
    CompanyRegistered: {
      key: (e) => e.data.companyId,
      fold: (_, e) => {
        const { companyId: id, name, settings } = e.data;
        return { id, name, settings, revision: e.revision, registered_at: e.recordedAt };
      },
    },
    CompanySettingsChanged: {
      key: (e) => e.data.companyId,
      fold: (row, e) => row && { ...row, settings: { ...row.settings, ...e.data.changes }, revision: e.revision },
    },
  },
});
