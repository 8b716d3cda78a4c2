/** Rows of one table in bulk: one statement to load, one to write, one to remove, however many there are. */
import type { Queryable } from '../postgres/pool.ts';
import type { Row } from './read-model.ts';
import { qualified, type Table, type TableSchema } from './table.ts';

export type RowStore = {
  readonly load: (db: Queryable, keys: readonly string[]) => Promise<ReadonlyMap<string, Row>>;
  readonly write: (db: Queryable, rows: readonly Row[]) => Promise<void>;
  readonly remove: (db: Queryable, keys: readonly string[]) => Promise<void>;
  /** The rows whose `column` is one of these. */
  readonly loadWhere: (db: Queryable, column: string, values: readonly string[]) => Promise<readonly Row[]>;
};

/** Characters of JSON in one statement at most: a batch of rows with large documents in them must not double the process's memory. */
const statementSize = 4_000_000;

const chunks = (rows: readonly string[]): readonly (readonly string[])[] => {
  const all: string[][] = [];
  let size = statementSize;
  for (const row of rows) {
    size += row.length;
    if (size > statementSize) {
      all.push([]);
      size = row.length;
    }
    all.at(-1)?.push(row);
  }
  return all;
};

const quoted = (name: string) => `"${name}"`;

export const createRowStore = (table: Table, schema: TableSchema): RowStore => {
  const { columns, primaryKey } = table;
  const relation = qualified(schema, table.name);
  const key = quoted(primaryKey.name);
  const names = columns.map(({ name }) => quoted(name)).join(', ');
  // days as text, see column-types.ts
  const selected = columns.map(({ name, sqlType }) =>
    /^date(\[\])?$/.test(sqlType) ? `${quoted(name)}::text${sqlType.slice(4)} as ${quoted(name)}` : quoted(name),
  );
  const typed = columns.map(({ name, sqlType }) => `${quoted(name)} ${sqlType}`).join(', ');
  const others = columns.slice(1).map(({ name }) => `${quoted(name)} = excluded.${quoted(name)}`);
  const select = `select ${selected.join(', ')} from ${relation}`;
  const insert = `insert into ${relation} (${names}) select ${names} from json_to_recordset($1::json) as r (${typed})
    on conflict (${key}) do ${others.length > 0 ? `update set ${others.join(', ')}` : 'nothing'}`;
  const binary = columns.filter(({ sqlType }) => sqlType === 'bytea').map(({ name }) => name);
  const toJson = (row: Row): Row => {
    if (binary.length === 0) return row;
    const hex = binary.map((name) => [name, row[name] === null ? null : `\\x${(row[name] as Buffer).toString('hex')}`]);
    return { ...row, ...Object.fromEntries(hex) };
  };

  return {
    load: async (db, keys) => {
      if (keys.length === 0) return new Map();
      const { rows } = await db.query<Row>(`${select} where ${key} = any($1::${primaryKey.sqlType}[])`, [keys]);
      return new Map(rows.map((row) => [String(row[primaryKey.name]), row]));
    },
    write: async (db, rows) => {
      for (const chunk of chunks(rows.map((row) => JSON.stringify(toJson(row)))))
        await db.query(insert, [`[${chunk.join(',')}]`]);
    },
    remove: async (db, keys) => {
      if (keys.length > 0) await db.query(`delete from ${relation} where ${key} = any($1::${primaryKey.sqlType}[])`, [keys]);
    },
    loadWhere: async (db, column, values) => {
      const { rows } = await db.query<Row>(`${select} where ${quoted(column)}::text = any($1::text[]) order by ${key}`, [values]);
      return rows;
    },
  };
};
