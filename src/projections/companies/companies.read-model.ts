import { change, column, put, readModel } from '@order-intake/event-sourcing';
import type { CompanyEvent, CompanySettings } from '../../domain/company/company.events.ts';

const columns = {
  id: column.primaryKey(column.text),
  name: column.text,
  settings: column.jsonb<CompanySettings>(),
  revision: column.revision,
  registered_at: column.createdAt,
};

export type CompanyRow = column.RowOf<typeof columns>;

export const companies = readModel<CompanyEvent, typeof columns>({
  name: 'companies',
  version: 3, // built anew at the upgrade to 0.2: so every change of settings from before is met, and vouched for
  columns,
  key: (e) => e.data.companyId,
  on: {
    CompanyRegistered: put((e) => ({ name: e.data.name, settings: e.data.settings })),
    CompanySettingsChanged: change((e, row) => ({ settings: { ...row.settings, ...e.data.changes } })),
  },
});
