/** What an import did or would do, for its task: counts, and the first rows with what changes. Nothing that tells who a person is. */
import type { Header } from './header.ts';
import { columnOf, type PlannedRow } from './plan-import.ts';

const mostRows = 200;
/** named when they change, never shown */
const personal = new Set(['emails', 'phones', 'addresses', 'label', 'street']);

type Cell = string | boolean | null | readonly string[];

const isText = (value: unknown): value is string => typeof value === 'string';
/** Records hold nothing else but addresses, which are personal. */
const cellOf = (value: unknown): Cell => {
  if (isText(value) || typeof value === 'boolean') return value;
  return Array.isArray(value) && value.every(isText) ? value : null;
};

const changeView = (field: string, before: unknown, after: unknown) =>
  personal.has(field) ? { field } : { field, before: cellOf(before), after: cellOf(after) };

const rowReport = <Details>(planned: PlannedRow<Details>) => {
  const { row, label } = planned;
  switch (planned.action) {
    case 'change':
      return {
        row,
        label,
        action: planned.action,
        changes: Object.entries(planned.changes).map(([field, after]) =>
          changeView(field, planned.before[field as keyof Details], after),
        ),
      };
    case 'invalid':
      return {
        row,
        label,
        action: planned.action,
        faults: planned.faults.map(({ field, code, message }) =>
          personal.has(columnOf(field)) ? { field, code } : { field, code, message },
        ),
      };
    default:
      return { row, label, action: planned.action };
  }
};

export const importReport = <Details>(
  { dryRun, header, missing }: { readonly dryRun: boolean; readonly header: Header; readonly missing: readonly string[] },
  planned: readonly PlannedRow<Details>[],
) => {
  const count = (action: PlannedRow<Details>['action']) => planned.filter((row) => row.action === action).length;
  const notable = planned.filter(({ action }) => action !== 'none');
  return {
    dry_run: dryRun,
    rows: planned.length,
    created: count('create'),
    changed: count('change'),
    unchanged: count('none'),
    invalid: count('invalid'),
    ignored_columns: header.ignored.slice(0, 50),
    columns: header.names
      .slice(0, 50)
      .map((name, at) => ({ header: name, field: header.fields[at] ?? null, suggested: header.suggested[at] ?? null })),
    column_choices: header.choices,
    columns_by: header.by,
    missing_columns: missing,
    details: [...notable.filter(({ action }) => action === 'invalid'), ...notable.filter(({ action }) => action !== 'invalid')]
      .slice(0, mostRows)
      .map(rowReport),
    details_left_out: Math.max(0, notable.length - mostRows),
  };
};

export type ImportReport = ReturnType<typeof importReport>;
