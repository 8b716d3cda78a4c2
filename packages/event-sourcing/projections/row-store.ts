/** Rows of one table in bulk: one statement to load, one to write, one to remove, however many there are. */
import type { Queryable } from '../postgres/pool.ts';
import type { Stored } from './fold-batch.ts';
import type { Row } from './read-model.ts';
import { noOrigin, type Origin } from './row-origins.ts';
import { qualified, type Table, type TableSchema } from './table.ts';

export type RowStore = {
  /** Those of the rows that exist; origins are kept for personal read models only. */
  readonly load: (db: Queryable, keys: readonly string[]) => Promise<Stored>;
  readonly write: (db: Queryable, rows: readonly Row[], origins: ReadonlyMap<string, Origin>) => Promise<void>;
  readonly remove: (db: Queryable, keys: readonly string[]) => Promise<void>;
  /** Lets Postgres look at the rows: what it thinks of a table decides how it is searched. */
  readonly analyze: (db: Queryable) => Promise<void>;
  /** The keys of the rows that were made from events opened with one of these personal keys. */
  readonly openedWith: (db: Queryable, keyIds: readonly string[]) => Promise<readonly string[]>;
};

/** Behind the columns of a personal read model. */
export const originColumns = ['_keys text[] not null', '_streams text[] not null'] as const;
type Kept = Row & { readonly _keys: readonly string[]; readonly _streams: readonly string[] };

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
  const { personal } = table.model;
  const relation = qualified(schema, table.name);
  const key = quoted(primaryKey.name);
  const origin = personal ? ['_keys', '_streams'] : [];
  const names = [...columns.map(({ name }) => quoted(name)), ...origin].join(', ');
  // days as text, see column-types.ts
  const selected = columns.map(({ name, sqlType }) =>
    /^date(\[\])?$/.test(sqlType) ? `${quoted(name)}::text${sqlType.slice(4)} as ${quoted(name)}` : quoted(name),
  );
  const typed = [...columns.map(({ name, sqlType }) => `${quoted(name)} ${sqlType}`), ...origin.map((name) => `${name} text[]`)];
  const otherColumns = [...columns.slice(1).map(({ name }) => quoted(name)), ...origin].map(
    (name) => `${name} = excluded.${name}`,
  );
  const select = `select ${[...selected, ...origin].join(', ')} from ${relation}`;
  const insert = `insert into ${relation} (${names}) select ${names} from json_to_recordset($1::json) as r (${typed.join(', ')})
    on conflict (${key}) do ${otherColumns.length > 0 ? `update set ${otherColumns.join(', ')}` : 'nothing'}`;
  const binary = columns.filter(({ sqlType }) => sqlType === 'bytea').map(({ name }) => name);
  const toJson = (row: Row): Row => {
    if (binary.length === 0) return row;
    const hex = binary.map((name) => [name, row[name] === null ? null : `\\x${(row[name] as Buffer).toString('hex')}`]);
    return { ...row, ...Object.fromEntries(hex) };
  };

  return {
    load: async (db, keys) => {
      const rows = new Map<string, Row>();
      const origins = new Map<string, Origin>();
      if (keys.length === 0) return { rows, origins };
      const result = await db.query<Row>(`${select} where ${key} = any($1::${primaryKey.sqlType}[])`, [keys]);
      for (const row of result.rows) {
        const id = String(row[primaryKey.name]);
        if (!personal) rows.set(id, row);
        else {
          const { _keys, _streams, ...modelRow } = row as Kept;
          rows.set(id, modelRow);
          origins.set(id, { keys: _keys, streams: _streams });
        }
      }
      return { rows, origins };
    },
    write: async (db, rows, origins) => {
      const whole = (row: Row): Row => {
        if (!personal) return toJson(row);
        const { keys, streams } = origins.get(String(row[primaryKey.name])) ?? noOrigin;
        return { ...toJson(row), _keys: keys, _streams: streams };
      };
      for (const chunk of chunks(rows.map((row) => JSON.stringify(whole(row))))) await db.query(insert, [`[${chunk.join(',')}]`]);
    },
    remove: async (db, keys) => {
      if (keys.length > 0) await db.query(`delete from ${relation} where ${key} = any($1::${primaryKey.sqlType}[])`, [keys]);
    },
    analyze: async (db) => {
      await db.query(`analyze ${relation}`);
    },
    openedWith: async (db, keyIds) => {
      const { rows } = await db.query<{ key: string }>(
        `select ${key}::text as key from ${relation} where _keys && $1::text[] order by ${key}`,
        [keyIds],
      );
      return rows.map((row) => row.key);
    },
  };
};
