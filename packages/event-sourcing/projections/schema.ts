/** Tables and views of read models: making them, and putting a finished one in the place of the one that is shown. */
import type pg from 'pg';
import { type Queryable, withLongTransaction } from '../postgres/pool.ts';
import { originColumns } from './row-store.ts';
import { qualified, type Table, type TableSchema } from './table.ts';

const quoted = (name: string) => `"${name}"`;
const relation = (schema: TableSchema, table: Table) => qualified(schema, table.name);

/** Definitions are changed by one process at a time; `create … if not exists` alone fails when two do it at once. */
const changeSchema = <T>(pool: pg.Pool, fn: (tx: pg.PoolClient) => Promise<T>): Promise<T> =>
  withLongTransaction(pool, async (tx) => {
    await tx.query(`select pg_advisory_xact_lock(hashtextextended('read-model-definitions', 0))`);
    return fn(tx);
  });

const createTable = (db: Queryable, schema: TableSchema, table: Table) => {
  const columns = table.columns.map(({ name, definition }) => `${quoted(name)} ${definition}`);
  const all = [...columns, ...(table.model.personal ? originColumns : [])];
  return db.query(`create table if not exists ${relation(schema, table)} (${all.join(', ')})`);
};

const createView = (db: Queryable, table: Table) =>
  db.query(
    `create view "read".${quoted(table.model.name)} as select ${table.columns.map(({ name }) => quoted(name)).join(', ')} from ${relation('read', table)}`,
  );

/** Asked first: `create schema if not exists` needs the right to create one even when it is there. */
const ensureSchemas = async (tx: Queryable) => {
  for (const schema of ['read', 'building']) {
    const { rows } = await tx.query<{ there: boolean }>('select to_regnamespace($1) is not null as there', [schema]);
    if (!rows[0]?.there) await tx.query(`create schema ${quoted(schema)}`);
  }
};

/** Those of the relations that exist. */
export const existing = async (db: Queryable, relations: readonly string[]): Promise<ReadonlySet<string>> => {
  const { rows } = await db.query<{ name: string }>(
    'select name from unnest($1::text[]) as name where to_regclass(name) is not null',
    [relations],
  );
  return new Set(rows.map(({ name }) => name));
};

/** Gives the read model a view to be asked at once, over an empty table where nothing was built yet: asking it is never an error. */
export const showSomething = (pool: pg.Pool, table: Table): Promise<void> =>
  changeSchema(pool, async (tx) => {
    await ensureSchemas(tx);
    const view = qualified('read', table.model.name);
    if ((await existing(tx, [view])).size > 0) return;
    await createTable(tx, 'read', table);
    await createView(tx, table);
  });

/** A fresh, empty table that nobody sees; what an earlier build left is dropped. */
export const startTable = async (tx: Queryable, table: Table): Promise<void> => {
  await ensureSchemas(tx);
  await dropVersions(tx, 'building', table.model.name);
  await createTable(tx, 'building', table);
};

/** Indexes come when the rows are there: that is several times faster than keeping them up to date meanwhile. */
export const indexTable = (pool: pg.Pool, table: Table): Promise<void> =>
  withLongTransaction(pool, async (tx) => {
    const indexed = await tx.query<{ made: boolean }>(`select obj_description($1::regclass) = 'indexed' as made`, [
      relation('building', table),
    ]);
    if (indexed.rows[0]?.made) return;
    for (const statement of table.model.indexes) await tx.query(statement.replaceAll('$table', relation('building', table)));
    if (table.model.personal) await tx.query(`create index on ${relation('building', table)} using gin (_keys)`);
    await tx.query(`comment on table ${relation('building', table)} is 'indexed'`);
    await tx.query(`analyze ${relation('building', table)}`);
  });

/** The table under construction takes the place of all others of its read model, and the view shows it from the commit on. */
export const showTable = async (tx: Queryable, table: Table): Promise<void> => {
  await tx.query(`set local lock_timeout to '2s'`); // behind a long query others would queue: try again later instead
  await dropView(tx, table.model.name);
  await dropVersions(tx, 'read', table.model.name);
  await tx.query(`comment on table ${relation('building', table)} is null`);
  await tx.query(`alter table ${relation('building', table)} set schema "read"`);
  await createView(tx, table);
};

export const dropView = (tx: Queryable, name: string) => tx.query(`drop view if exists ${qualified('read', name)}`);

/** Drops the tables of every version of the read model of that name. */
export const dropVersions = async (tx: Queryable, schema: TableSchema, readModel: string): Promise<void> => {
  const { rows } = await tx.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = to_regnamespace($1) and relkind = 'r' and relname ~ ('^' || $2 || '_v[0-9]+$')`,
    [schema, readModel],
  );
  for (const { name } of rows) await tx.query(`drop table ${qualified(schema, name)}`);
};
