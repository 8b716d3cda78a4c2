/** What tables hold, as text: for comparing read models byte by byte, and for looking for what must not be there. */
import type { Pool } from 'pg';

type Table = { readonly schema: string; readonly name: string };

const tablesOf = async (pool: Pool, schemas: readonly string[]): Promise<readonly Table[]> => {
  const { rows } = await pool.query<Table>(
    `select schemaname as schema, tablename as name from pg_tables where schemaname = any($1) order by 1, 2`,
    [schemas],
  );
  return rows;
};

/** Every row of every table, sorted, with the structure of each table before it. */
export const dump = async (pool: Pool, ...schemas: readonly string[]): Promise<string> => {
  const lines: string[] = [];
  for (const { schema, name } of await tablesOf(pool, schemas)) {
    const columns = await pool.query<{ line: string }>(
      `select column_name || ' ' || data_type as line from information_schema.columns
       where table_schema = $1 and table_name = $2 order by ordinal_position`,
      [schema, name],
    );
    const indexes = await pool.query<{ line: string }>(
      'select indexdef as line from pg_indexes where schemaname = $1 and tablename = $2 order by 1',
      [schema, name],
    );
    const rows = await pool.query<{ line: string }>(`select t::text as line from "${schema}"."${name}" t order by 1`);
    lines.push(`-- ${schema}.${name}`, ...[columns, indexes, rows].flatMap((result) => result.rows.map(({ line }) => line)));
  }
  return lines.join('\n');
};
