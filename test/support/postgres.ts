import { randomBytes } from 'node:crypto';
import { chmodSync, rmSync } from 'node:fs';
import { startPostgres } from '@order-intake/embedded-postgres';
import pg from 'pg';
import { runMigrations } from '../../src/platform/postgres/migrations.ts';
import { directoryInMemory } from './memory-disk.ts';
import { patience } from './patience.ts';

export type TestDatabase = {
  /** Connects as the database's owner, which is neither superuser nor above row-level security. */
  url: string;
  /** Ends all connections, and refuses new ones until `meanwhile` is over. */
  away(meanwhile: () => Promise<void>): Promise<void>;
  /** Ends the remaining connections. */
  drop(): Promise<void>;
};

/**
 * A fresh, empty database: on the server of DATABASE_URL when it is set (its role must be superuser or have CREATEDB),
 * else on one embedded Postgres that this process starts with the first call and ends with itself.
 */
export async function testDatabase(external: string | undefined = process.env.DATABASE_URL): Promise<TestDatabase> {
  if (external) return createOn(external, await isSuperuser(external));
  server ??= startServer();
  return createOn(await server, true);
}

/** The same with every migration run. */
export const migratedDatabase = (): Promise<TestDatabase> => copyOf(migrate, testDatabase);

/** The same with what `prepare` does to it, which leaves no connection open. */
export const preparedDatabase = (prepare: Prepare): Promise<TestDatabase> => copyOf(prepare, migratedDatabase);

export type Prepare = (url: string) => Promise<void>;

const migrate: Prepare = async (url) => void (await runMigrations(url));
const templates = new Map<Prepare, Promise<string>>();

/** On the embedded server each preparation is done once: every database is a copy, which takes a fifth of the time; all belong to one role. */
async function copyOf(prepare: Prepare, fresh: () => Promise<TestDatabase>): Promise<TestDatabase> {
  const prepared = async (): Promise<TestDatabase> => {
    const database = await fresh();
    await prepare(database.url);
    return database;
  };
  if (process.env.DATABASE_URL) return prepared();
  const template = templates.get(prepare) ?? prepared().then((made) => made.url);
  templates.set(prepare, template);
  const [url, adminUrl] = [new URL(await template), await (server as Promise<string>)];
  const name = `oi_test_${randomBytes(6).toString('hex')}`;
  // its files copied as they are, not page by page through the log: each suite has one
  const copied = `template ${url.pathname.slice(1)} strategy file_copy`;
  await asAdmin(adminUrl, [`create database ${name} owner ${url.username} ${copied}`]);
  url.pathname = `/${name}`;
  const drop = () => asAdmin(adminUrl, [`drop database if exists ${name} with (force)`]);
  return { url: url.href, away: awayOn(adminUrl, name), drop };
}

let server: Promise<string> | undefined;

/** @returns the superuser's URL */
async function startServer(): Promise<string> {
  const dir = directoryInMemory('oi-test-pg-');
  chmodSync(dir, 0o755); // as root, the server's account has to get in
  // eight programs with twenty connections each, and those that hold sessions
  const memory = { shared_buffers: '64MB', max_connections: '250', max_wal_size: '64MB', min_wal_size: '32MB' };
  const settings = { fsync: 'off', full_page_writes: 'off', ...memory };
  const postgres = await startPostgres({ dataDir: dir, settings });
  postgres.unref();
  process.once('exit', () => {
    endNow(postgres.pid);
    rmSync(dir, { recursive: true, force: true, maxRetries: 5 });
  });
  return postgres.adminUrl;
}

/** In an exit handler nothing asynchronous runs any more. */
function endNow(pid: number): void {
  const deadline = Date.now() + patience(2_000);
  try {
    process.kill(pid, 'SIGQUIT');
    while (Date.now() < deadline) {
      process.kill(pid, 0);
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 5);
    }
  } catch {
    // no such process: it has ended
  }
}

/** A superuser must not own the database, row-level security would not bind it: then a role comes and goes with the database. */
async function createOn(adminUrl: string, withOwnRole: boolean): Promise<TestDatabase> {
  const name = `oi_test_${randomBytes(6).toString('hex')}`;
  const password = randomBytes(12).toString('hex');
  await asAdmin(adminUrl, [
    ...(withOwnRole ? [`create role ${name} login nosuperuser nobypassrls password '${password}'`] : []),
    `create database ${name}${withOwnRole ? ` owner ${name}` : ''}`,
  ]);
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  if (withOwnRole) Object.assign(url, { username: name, password });
  const drop = () =>
    asAdmin(adminUrl, [`drop database if exists ${name} with (force)`, ...(withOwnRole ? [`drop role if exists ${name}`] : [])]);
  return { url: url.href, away: awayOn(adminUrl, name), drop };
}

const awayOn = (adminUrl: string, name: string) => async (meanwhile: () => Promise<void>) => {
  // refused like on a full server; a superuser would still get in
  const cut = `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`;
  await asAdmin(adminUrl, [`alter database ${name} connection limit 0`, cut]);
  try {
    await meanwhile();
  } finally {
    await asAdmin(adminUrl, [`alter database ${name} connection limit -1`]);
  }
};

async function asAdmin(url: string, statements: readonly string[]): Promise<void> {
  const client = await connected(url);
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

async function isSuperuser(url: string): Promise<boolean> {
  const client = await connected(url);
  try {
    const { rows } = await client.query<{ rolsuper: boolean }>('select rolsuper from pg_roles where rolname = current_user');
    return rows[0]?.rolsuper ?? false;
  } finally {
    await client.end();
  }
}

async function connected(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return client;
}
