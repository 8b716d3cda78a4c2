/** What an earlier release left, put where today's code finds it. */
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import pg from 'pg';
import { runMigrations } from '../../src/platform/postgres/migrations.ts';
import { type TestDatabase, testDatabase } from './postgres.ts';

const migrations = fileURLToPath(new URL('../../migrations/', import.meta.url));
const fixture = (release: string, name: string) => new URL(`../fixtures/release-${release}/${name}`, import.meta.url);

export const unpacked = async (release: string, name: string): Promise<Buffer> =>
  gunzipSync(await readFile(fixture(release, `${name}.gz`)));

type AppRow = { readonly table: string; readonly row: Readonly<Record<string, unknown>> };

/** Of processes that have ended, of tables that are built anew, and what migrations write by themselves. */
const isLeftBehind = ({ table, row }: AppRow): boolean =>
  ['active_jobs', 'worker_processes', 'migrations', 'migrations_lock'].includes(table) ||
  (table === 'checkpoints' && row.kind !== 'reactor');

/** Parents before their children. */
const first = ['chat_contacts', 'files', 'knowledge_profiles'];

const migrateAs = async (url: string, names: readonly string[]): Promise<void> => {
  const directory = await mkdtemp(join(tmpdir(), 'oi-migrations-'));
  try {
    const files = (await readdir(migrations)).filter((file) => names.includes(file.replace(/\.ts$/, '')));
    for (const file of files) await symlink(join(migrations, file), join(directory, file));
    await runMigrations(url, { directory });
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
};

/** A database as that release left it, and a data directory with its event store's log. */
export const leftBy = async (release: string): Promise<{ readonly dataDir: string; readonly database: TestDatabase }> => {
  const rows = (await unpacked(release, 'app.ndjson'))
    .toString()
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as AppRow);
  const database = await testDatabase();
  await migrateAs(
    database.url,
    rows.filter(({ table }) => table === 'migrations').map(({ row }) => String(row.name)),
  );
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  try {
    const kept = rows.filter((row) => !isLeftBehind(row));
    const inOrder = [...kept.filter(({ table }) => first.includes(table)), ...kept.filter(({ table }) => !first.includes(table))];
    for (const { table, row } of inOrder)
      await client.query(`insert into app.${table} select * from jsonb_populate_record(null::app.${table}, $1)`, [row]);
  } finally {
    await client.end();
  }
  const dataDir = await mkdtemp(join(tmpdir(), 'oi-earlier-'));
  await mkdir(join(dataDir, 'event-store'));
  await writeFile(join(dataDir, 'event-store', 'segment-000000.log'), await unpacked(release, 'segment-000000.log'));
  return { dataDir, database };
};

export const secretsOf = async (release: string): Promise<{ readonly encryptionKey: string; readonly apiKey: string }> =>
  JSON.parse(await readFile(fixture(release, 'secrets.json'), 'utf8')) as { encryptionKey: string; apiKey: string };
