/** Which tables of `app` a backup holds, and how they are read and filled by a role that is no superuser. */
import type { Queryable } from '@order-intake/event-sourcing';
import { BackupRefused } from './backup-refused.ts';
import type { Sequence } from './manifest.codec.ts';

/** Every other table is in the backup, so that a new one is never forgotten. */
const leftOut: ReadonlySet<string> = new Set([
  // a restore makes the tables by the same migrations
  'migrations',
  'migrations_lock',
  // a copy of knowledge_vectors for pgvector, which the next start makes anew
  'knowledge_nearness',
  // what runs just now, and who looks at what
  'worker_processes',
  'active_jobs',
  'presence',
  'sign_in_tries',
  // someone who signed out after the backup would be signed in again
  'sessions',
]);

/** Rows that a migration itself makes: a database that holds only these is still empty. */
const madeByMigrations: ReadonlySet<string> = new Set(['live_floor', 'proven_since']);

/**
 * Of these tables some rows only. Checkpoints of read models belong to tables that are built anew. An answer to a request is kept if the events
 * of that request are surely in the export, which is older than the tables: one that is repeated without it is handled under the same command id.
 */
const chosenRows = (exportBegan: string): Readonly<Record<string, string>> => ({
  checkpoints: `kind = 'reactor'`,
  dead_letters: `kind = 'reactor'`,
  idempotency_keys: `status is not null and created_at < '${exportBegan}'::timestamptz - interval '1 hour'`,
});

/** As a policy of the tables that are guarded by rows has it. */
const policy = 'whole_backup';
export const seeAllRows = (db: Queryable) => db.query(`select set_config('app.${policy}', 'on', true)`);

export type BackupTable = { readonly name: string; readonly columns: readonly string[] };
type Found = BackupTable & { readonly readable: boolean; readonly hidden: boolean };

const tablesQuery = `
  select c.relname as name, has_schema_privilege('app', 'usage') and has_table_privilege(c.oid, 'select') as readable,
    row_security_active(c.oid)
      and not exists (select from pg_policy p where p.polrelid = c.oid and p.polname = '${policy}') as hidden,
    (select array_agg(a.attname::text order by a.attnum) from pg_attribute a
     where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns
  from pg_class c where c.relnamespace = to_regnamespace('app') and c.relkind in ('r', 'p') and not c.relispartition
  order by c.relname`;

const listTables = async (db: Queryable): Promise<readonly Found[]> =>
  (await db.query<Found>(tablesQuery)).rows.filter(({ name }) => !leftOut.has(name));

/** Throws BackupRefused where this role would not read every row: a backup that lacks some in silence is none. */
export const tablesToBackUp = async (db: Queryable): Promise<readonly BackupTable[]> => {
  const listed = await listTables(db);
  if (listed.length === 0)
    throw new BackupRefused(
      'no_installation',
      'This database has no tables in schema app. Check that DATABASE_URL names the database of the service and a role that uses it',
    );
  const names = (tables: readonly Found[]) => tables.map(({ name }) => `app.${name}`).join(', ');
  const unreadable = listed.filter(({ readable }) => !readable);
  if (unreadable.length > 0)
    throw new BackupRefused(
      'table_not_readable',
      `This role may not read ${names(unreadable)}. Use the role of the service, or grant it usage on schema app and select on its tables`,
    );
  const hidden = listed.filter((table) => table.hidden);
  if (hidden.length > 0)
    throw new BackupRefused(
      'rows_hidden',
      `Row-level security hides rows of ${names(hidden)} from this role. Start the service of this release once, so that its migrations run, then try again`,
    );
  return listed;
};

const quoted = (name: string) => `"${name}"`;
const relationOf = ({ name }: { readonly name: string }) => `app.${quoted(name)}`;
const listed = (columns: readonly string[]) => columns.map(quoted).join(', ');

export const copyOut = (table: BackupTable, exportBegan: string): string => {
  const chosen = chosenRows(exportBegan)[table.name];
  return `copy (select ${listed(table.columns)} from ${relationOf(table)}${chosen ? ` where ${chosen}` : ''}) to stdout`;
};
export const copyIn = (table: BackupTable): string => `copy ${relationOf(table)} (${listed(table.columns)}) from stdin`;

/** A service or a second restore that starts meanwhile waits, and then finds the tables filled. */
export const lockTables = async (db: Queryable): Promise<void> => {
  const tables = await listTables(db);
  await db.query(`lock table ${tables.map(relationOf).join(', ')} in access exclusive mode`);
};

/** The first table that holds something; null: the database is empty, or an interrupted restore made the tables and filled none. */
export const firstFilledTable = async (db: Queryable): Promise<string | null> => {
  for (const table of await listTables(db)) {
    if (madeByMigrations.has(table.name)) continue;
    const { rows } = await db.query<{ filled: boolean }>(`select exists (select from ${relationOf(table)}) as filled`);
    if (rows[0]?.filled) return `app.${table.name}`;
  }
  return null;
};

/** Tables after those that they refer to. */
export const inOrderOfReferences = async <T extends { readonly name: string }>(
  db: Queryable,
  tables: readonly T[],
): Promise<readonly T[]> => {
  const { rows } = await db.query<{ from: string; to: string }>(
    `select a.relname as from, b.relname as to from pg_constraint k join pg_class a on a.oid = k.conrelid join pg_class b on b.oid = k.confrelid
     where k.contype = 'f' and a.relnamespace = to_regnamespace('app') and a.oid <> b.oid`,
  );
  const ordered: T[] = [];
  for (let rest = tables; rest.length > 0; ) {
    const waiting = new Set(rest.map(({ name }) => name));
    const free = rest.filter(({ name }) => !rows.some((reference) => reference.from === name && waiting.has(reference.to)));
    if (free.length === 0) throw new Error(`the tables ${[...waiting].join(', ')} refer to each other in a circle`);
    ordered.push(...free);
    rest = rest.filter((table) => !free.includes(table));
  }
  return ordered;
};

/** Lets the owner fill a table without its triggers and policies, inside one transaction. */
export const unguarded = async <T>(db: Queryable, table: BackupTable, fill: () => Promise<T>): Promise<T> => {
  const relation = relationOf(table);
  const { rows } = await db.query<{ forced: boolean }>(
    'select relforcerowsecurity as forced from pg_class where oid = $1::regclass',
    [relation],
  );
  const forced = rows[0]?.forced ?? false;
  await db.query(`alter table ${relation} disable trigger user`);
  // COPY fills no table whose policies hold for the role
  if (forced) await db.query(`alter table ${relation} no force row level security`);
  await db.query(`delete from ${relation}`);
  const filled = await fill();
  if (forced) await db.query(`alter table ${relation} force row level security`);
  await db.query(`alter table ${relation} enable trigger user`);
  return filled;
};

export const sequencesOf = async (db: Queryable): Promise<readonly Sequence[]> => {
  const { rows } = await db.query<{ name: string }>(
    `select c.relname as name from pg_class c where c.relnamespace = to_regnamespace('app') and c.relkind = 'S' and not exists (
       select from pg_depend d join pg_class t on t.oid = d.refobjid
       where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype in ('a', 'i') and t.relname = any($1)) order by 1`,
    [[...leftOut]],
  );
  const sequences: Sequence[] = [];
  for (const { name } of rows) {
    const state = await db.query<{ value: string; called: boolean }>(
      `select last_value::text as value, is_called as called from app.${quoted(name)}`,
    );
    sequences.push({ name, value: state.rows[0]?.value ?? '1', called: state.rows[0]?.called ?? false });
  }
  return sequences;
};

export const setSequence = (db: Queryable, { name, value, called }: Sequence) =>
  db.query('select setval($1::regclass, $2::bigint, $3)', [`app.${quoted(name)}`, value, called]);
