/** A database on a server that has pgvector, where one is at hand. */
import pg from 'pg';
import { runMigrations } from '../../../src/platform/postgres/migrations.ts';
import { type TestDatabase, testDatabase } from '../postgres.ts';

export const noVectorServer =
  'SKIPPED, NOT PASSED: set PGVECTOR_DATABASE_URL to a Postgres that has pgvector, as a superuser (each run makes a database and drops it)';

export type VectorDatabase = Pick<TestDatabase, 'url' | 'drop'> & {
  /** In this database, as the superuser: the extension is not a trusted one. */
  readonly asSuperuser: (sql: string) => Promise<void>;
};

/** Migrated, without the extension. Null where no server was named; a named one that has no pgvector is an error. */
export const vectorDatabase = async (): Promise<VectorDatabase | null> => {
  const adminUrl = process.env.PGVECTOR_DATABASE_URL;
  if (!adminUrl) return null;
  const { url, drop } = await testDatabase(adminUrl);
  const admin = new URL(adminUrl);
  admin.pathname = new URL(url).pathname;
  const asSuperuser = async (sql: string) => {
    const client = new pg.Client({ connectionString: admin.href });
    await client.connect();
    await client.query(sql).finally(() => client.end());
  };
  await asSuperuser('create extension vector').catch(async (error) => {
    await drop();
    throw new Error('PGVECTOR_DATABASE_URL: pgvector cannot be installed there', { cause: error });
  });
  await asSuperuser('drop extension vector');
  await runMigrations(url);
  return { url, drop, asSuperuser };
};
