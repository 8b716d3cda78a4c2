/** Looks for text in a database, as somebody would who has its tables. */
import type { Queryable } from '@order-intake/event-sourcing';

/** Names of the tables with a row that matches the pattern (of Postgres, case aside), and how many tables there are. */
export const tablesWith = async (
  pool: Queryable,
  pattern: string,
): Promise<{ readonly names: readonly string[]; readonly searched: number }> => {
  const { rows: tables } = await pool.query<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
      where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
  );
  const names: string[] = [];
  for (const { name } of tables) {
    const { rows } = await pool.query(`select 1 from ${name} as one where one::text ~* $1 limit 1`, [pattern]);
    if (rows.length > 0) names.push(name);
  }
  return { names, searched: tables.length };
};
