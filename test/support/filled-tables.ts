/** A row in every table of schema `app` that has none: for tests that no table may be missing from. */
import type { Queryable } from '@order-intake/event-sourcing';

type Column = {
  readonly name: string;
  readonly type: string;
  readonly parent: string | null;
  readonly parentColumn: string | null;
};
type Table = { readonly name: string; readonly columns: readonly Column[] };

const byType: Readonly<Record<string, string>> = {
  uuid: 'gen_random_uuid()',
  // what a text form has to escape
  text: String.raw`E'tab\there, line\nbreak, back\\slash, \\N, ümläut'`,
  integer: '7',
  bigint: '9007199254740993',
  real: '0.1',
  numeric: '12345678901234567890',
  boolean: 'true',
  date: 'current_date',
  bytea: String.raw`'\x00ff0a5c09'`,
  jsonb: String.raw`'{"a": "\t\\ é"}'`,
  'text[]': String.raw`array['a,b', E'c\\"d']`,
  'timestamp with time zone': `'2026-11-20 08:00:00.123456+00'`,
};

/** Where a check allows certain values only. */
const byName: Readonly<Record<string, string>> = {
  'checkpoints.kind': `'reactor'`,
  'dead_letters.kind': `'reactor'`,
  'dead_letters.cause': `'skipped'`,
  'chat_contents.direction': `'in'`,
  'chat_contact_aliases.kind': `'phone'`,
  'chat_corrections.kind': `'edit'`,
  'knowledge_profiles.state': `'active'`,
  'knowledge_vectors.visibility': `'public'`,
  'knowledge_runs.state': `'succeeded'`,
  // old enough, and answered: the others are not kept
  'idempotency_keys.created_at': `now() - interval '2 hours'`,
  'idempotency_keys.status': '201',
  'personal_keys.wrapped_key': String.raw`'\x00ff0a5c09'`,
};

const tablesQuery = `
  select c.relname as name, (
    select coalesce(json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, null), 'parent', k.parent,
      'parentColumn', k.column)), '[]')
    from pg_attribute a
    left join lateral (
      select p.relname as parent, pa.attname as column from pg_constraint f
      join pg_class p on p.oid = f.confrelid join pg_attribute pa on pa.attrelid = p.oid and pa.attnum = f.confkey[1]
      where f.conrelid = c.oid and f.contype = 'f' and f.conkey[1] = a.attnum) k on true
    where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' and a.attidentity = ''
      and ((a.attnotnull and not a.atthasdef) or c.relname || '.' || a.attname = any($1))) as columns
  from pg_class c where c.relnamespace = 'app'::regnamespace and c.relkind = 'r'`;

const literalOf = (table: string, { name, type, parent, parentColumn }: Column): string => {
  const value = parent
    ? `(select "${parentColumn}" from app."${parent}" order by ctid desc limit 1)`
    : (byName[`${table}.${name}`] ?? byType[type.replace('character varying', 'text')]);
  if (value === undefined) throw new Error(`app.${table}.${name}: say here what a value of type ${type} is`);
  return value;
};

/** The names of all tables. */
export const fillEveryTable = async (db: Queryable): Promise<readonly string[]> => {
  const { rows: tables } = await db.query<Table>(tablesQuery, [Object.keys(byName)]);
  await db.query(`select set_config('app.company_id', $1, false)`, [
    (await db.query<{ text: string }>(`select ${byType.text} as text`)).rows[0]?.text,
  ]);
  const done = new Set<string>();
  while (done.size < tables.length) {
    const next = tables.find(
      ({ name, columns }) => !done.has(name) && columns.every(({ parent }) => parent === null || done.has(parent)),
    );
    if (!next) throw new Error('tables refer to each other in a circle');
    done.add(next.name);
    const { rows } = await db.query<{ filled: boolean }>(`select exists (select from app."${next.name}") as filled`);
    if (rows[0]?.filled) continue;
    const names = next.columns.map(({ name }) => `"${name}"`).join(', ');
    const values = next.columns.map((column) => literalOf(next.name, column)).join(', ');
    const what = names === '' ? 'default values' : `(${names}) values (${values})`;
    await db.query(`insert into app."${next.name}" ${what}`);
  }
  return [...done].sort();
};
