import type { CompanyEvent, CompanySettings } from '../../domain/company/company.events.ts';
import { createdAt, jsonb, primaryKey, type RowOf, revision, text } from '../../platform/projections/columns.ts';
import { change, put, readModel } from '../../platform/projections/read-model.ts';

const columns = {
  id: primaryKey(text),
  name: text,
  settings: jsonb<CompanySettings>(),
  revision,
  registered_at: createdAt,
};

export type CompanyRow = RowOf<typeof columns>;

export const companies = readModel<CompanyEvent, typeof columns>({
  name: 'companies',
  version: 2,
  columns,
  key: (e) => e.data.companyId,
  on: {
    CompanyRegistered: put((e) => ({ name: e.data.name, settings: e.data.settings })),
    CompanySettingsChanged: change((e, row) => ({ settings: { ...row.settings, ...e.data.changes } })),
  },
});
