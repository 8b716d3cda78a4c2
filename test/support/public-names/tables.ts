/** Tables and columns of schema `app`, as the migrations leave them. */
import pg from 'pg';
import { migratedDatabase } from '../postgres.ts';

export const tableNames = async (): Promise<readonly string[]> => {
  const database = await migratedDatabase();
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  try {
    const { rows } = await client.query<{ table: string; column: string }>(
      `select table_name as table, column_name as column from information_schema.columns where table_schema = 'app'`,
    );
    return rows.flatMap(({ table, column }) => [table, `${table}.${column}`]);
  } finally {
    await client.end();
    await database.drop();
  }
};
