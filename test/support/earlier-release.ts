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
const fixtures = new URL('../fixtures/', import.meta.url);
const fixture = (release: string, name: string) => new URL(`release-${release}/${name}`, fixtures);

/** Versions of which a fixture is kept, sorted. */
export const keptReleases = async (): Promise<readonly string[]> =>
  (await readdir(fixtures)).flatMap((name) => /^release-(.+)$/.exec(name)?.[1] ?? []).toSorted();

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

const appRows = async (release: string): Promise<readonly AppRow[]> =>
  (await unpacked(release, 'app.ndjson'))
    .toString()
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as AppRow);

const migrationsIn = (rows: readonly AppRow[]): readonly string[] =>
  rows.filter(({ table }) => table === 'migrations').map(({ row }) => String(row.name));

/** The current ones that the release did not have, in the order in which they run. */
export const migrationsSince = async (release: string): Promise<readonly string[]> => {
  const ran = migrationsIn(await appRows(release));
  const all = (await readdir(migrations)).map((file) => file.replace(/\.ts$/, '')).toSorted();
  return all.filter((name) => !ran.includes(name));
};

const putRows = async (url: string, rows: readonly AppRow[]): Promise<void> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    // those that the database makes itself take no value
    const { rows: tables } = await client.query<{ table: string; columns: string }>(
      `select table_name as table, string_agg(quote_ident(column_name), ', ') as columns from information_schema.columns
        where table_schema = 'app' and is_generated = 'NEVER' group by 1`,
    );
    const columnsOf = new Map(tables.map(({ table, columns }) => [table, columns]));
    const kept = rows.filter((row) => !isLeftBehind(row));
    // what migrations have written was changed since
    const filled = [...new Set(kept.map(({ table }) => `app.${table}`))];
    await client.query(`truncate ${filled.join(', ')} cascade`);
    await startNumbersBehind(client, kept);
    const inOrder = [...kept.filter(({ table }) => first.includes(table)), ...kept.filter(({ table }) => !first.includes(table))];
    for (const { table, row } of inOrder) {
      // tables with row-level security take the rows of one company
      await client.query(`select set_config('app.company_id', $1, false)`, [String(row.company_id ?? '')]);
      const columns = columnsOf.get(table);
      const values = `select ${columns} from jsonb_populate_record(null::app.${table}, $1)`;
      await client.query(`insert into app.${table} (${columns}) overriding system value ${values}`, [row]);
    }
  } finally {
    await client.end();
  }
};

/** A row that a trigger makes has a number that no row of the release has. */
const startNumbersBehind = async (client: pg.Client, rows: readonly AppRow[]): Promise<void> => {
  const { rows: numbered } = await client.query<{ table: string; column: string }>(
    `select table_name as table, column_name as column from information_schema.columns where table_schema = 'app' and is_identity = 'YES'`,
  );
  for (const { table, column } of numbered) {
    const last = rows.reduce((most, one) => (one.table === table ? Math.max(most, Number(one.row[column])) : most), 0);
    if (last > 0) await client.query('select setval(pg_get_serial_sequence($1, $2), $3)', [`app.${table}`, column, last]);
  }
};

/** A database as that release left it, and a data directory with its event store's log. */
export const leftBy = async (release: string): Promise<{ readonly dataDir: string; readonly database: TestDatabase }> => {
  const rows = await appRows(release);
  const database = await testDatabase();
  await migrateAs(database.url, migrationsIn(rows));
  await putRows(database.url, rows);
  const dataDir = await mkdtemp(join(tmpdir(), 'oi-earlier-'));
  await mkdir(join(dataDir, 'event-store'));
  const segments = (await readdir(fixture(release, ''))).filter((file) => file.startsWith('segment-'));
  for (const file of segments.map((name) => name.replace(/\.gz$/, '')))
    await writeFile(join(dataDir, 'event-store', file), await unpacked(release, file));
  return { dataDir, database };
};

export type ReleaseSecrets = {
  readonly encryptionKey: string;
  /** of role sales, shown once */
  readonly apiKey: string;
  /** of the own sign-in, with a second factor; not every release had one */
  readonly user?: {
    readonly email: string;
    readonly password: string;
    readonly totpSecret: string;
    readonly recoveryCode: string;
  };
};

export const secretsOf = async (release: string): Promise<ReleaseSecrets> =>
  JSON.parse(await readFile(fixture(release, 'secrets.json'), 'utf8')) as ReleaseSecrets;
