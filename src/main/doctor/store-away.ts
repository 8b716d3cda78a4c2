/** A store that cannot be used is told once, with what to do about it; what depends on it cannot be looked at. */
import { isDatabaseDown, Unavailable } from '@order-intake/event-sourcing';

type Away = {
  /** the examination that tells it */
  readonly store: 'database' | 'event store';
  readonly todo: string;
};

/** SQLSTATE: invalid_password, invalid_authorization_specification, invalid_catalog_name */
const refusals: Readonly<Record<string, string>> = {
  '28P01': 'Correct the user name and password in DATABASE_URL',
  '28000': 'Correct the user name and password in DATABASE_URL, or the rules in pg_hba.conf',
  '3D000': 'Create this database, or correct its name in DATABASE_URL',
};

/** SQLSTATE: undefined_table, undefined_column, undefined_function, invalid_schema_name. The examination of the database tells what is pending. */
const isNotMigrated = (error: unknown): boolean =>
  ['42P01', '42703', '42883', '3F000'].includes(String((error as { readonly code?: unknown } | null)?.code));

const awayBy = (error: unknown): Away | null => {
  if (error instanceof Unavailable)
    return { store: 'event store', todo: 'Check that it runs, and that EVENTSTORE_URL has the right host, port and tls' };
  const { code } = (error ?? {}) as { readonly code?: unknown };
  const refused = typeof code === 'string' ? refusals[code] : undefined;
  if (refused) return { store: 'database', todo: refused };
  return isDatabaseDown(error)
    ? { store: 'database', todo: 'Check that Postgres runs, and that DATABASE_URL has the right host and port' }
    : null;
};

/** What an examination says that threw this; null: it is a fault of its own. */
export const saysOfStore = (name: string, error: unknown): { readonly isCause: boolean; readonly says: string } | null => {
  if (isNotMigrated(error))
    return {
      isCause: false,
      says: 'not checked: the database has no tables of this release yet (see the database line)',
    };
  const away = awayBy(error);
  if (!away) return null;
  if (away.store !== name) return { isCause: false, says: `not checked: the ${away.store} is unavailable` };
  const { message } = error as Error;
  const problem = message.startsWith('the event store') ? message : `the ${away.store} is unavailable (${message})`;
  return { isCause: true, says: `${problem}. ${away.todo}` };
};
