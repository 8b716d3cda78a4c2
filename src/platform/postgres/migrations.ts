/** Schema changes: knex migrations in TypeScript, run by whoever starts first while the others wait. */
import { readdir } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Knex } from 'knex';
import pg from 'pg';
import type { Logger } from '../logging/logger.ts';
import type { Queryable } from './pool.ts';
import { answerMs, limitSession, silentMs } from './session.ts';

const defaultDirectory = fileURLToPath(new URL('../../../migrations/', import.meta.url));
const table = { schemaName: 'app', tableName: 'migrations' };
const lock = `pg_try_advisory_lock(hashtextextended('order-intake:migrations', 0))`;
const connectMs = 5_000;
const lookAgainMs = 100;
const beatMs = 10_000;

/** File names in order; recorded without their ending, so a compiled build knows the same ones. */
const listMigrations = async (directory: string): Promise<readonly string[]> =>
  (await readdir(directory)).filter((file) => /^\d{3}_[a-z0-9_]+\.(ts|js)$/.test(file)).sort();
const nameOf = (file: string) => file.replace(/\.(ts|js)$/, '');

const source = (directory: string): Knex.MigrationSource<string> => ({
  getMigrations: async () => [...(await listMigrations(directory))],
  getMigrationName: nameOf,
  getMigration: (file) => import(pathToFileURL(`${directory}/${file}`).href) as Promise<Knex.Migration>,
});

export type MigrateOptions = { readonly directory?: string; readonly log?: Pick<Logger, 'info'> };

/**
 * Brings the database of `url` up to the newest migration; answers the names that ran. Several may call at once: a session
 * advisory lock lets one run and dies with its process. knex's own lock would stay behind after kill -9, so it is freed under ours.
 */
export const runMigrations = async (
  url: string,
  { directory = defaultDirectory, log }: MigrateOptions = {},
): Promise<readonly string[]> => {
  const guard = new pg.Client({
    connectionString: url,
    application_name: 'order-intake migrations',
    keepAlive: true,
    // of a network that swallows everything nothing would ever be heard
    connectionTimeoutMillis: connectMs,
    query_timeout: answerMs,
  });
  guard.on('error', () => undefined); // a broken guard shows in its next query
  let beating: NodeJS.Timeout | undefined;
  try {
    await guard.connect();
    await limitSession(guard, { idle_session_timeout: silentMs });
    await takeTurn(guard);
    // while knex works it has nothing else to ask, and the server would take it for gone
    beating = setInterval(() => void guard.query('select').catch(() => undefined), beatMs);
    await guard.query('create schema if not exists app');
    // who starts second finds all done: what makes tables is not loaded then
    if (await isUpToDate(guard, directory)) return [];
    return await migrateWithKnex(url, directory, log);
  } finally {
    clearInterval(beating);
    const ended = guard.end().catch(() => undefined);
    await Promise.race([ended, sleep(connectMs, undefined, { ref: false })]);
  }
};

/** Asked for again and again: while one question waited, nothing would be heard of a server that is gone. */
const takeTurn = async (guard: pg.Client): Promise<void> => {
  const held = async () => (await guard.query<{ held: boolean }>(`select ${lock} as held`)).rows[0]?.held;
  while (!(await held())) await sleep(lookAgainMs);
};

const unsaid = () => undefined;

const migrateWithKnex = async (url: string, directory: string, log?: Pick<Logger, 'info'>): Promise<readonly string[]> => {
  const { default: knexFactory } = await import('knex');
  const knex = knexFactory({
    client: 'pg',
    connection: url,
    pool: { min: 0, max: 1 },
    // it writes to standard output, where a program says that it is ready and nothing else; what it complains about it throws as well
    log: { debug: unsaid, warn: unsaid, error: unsaid, deprecate: unsaid },
    migrations: { ...table, migrationSource: source(directory) },
  });
  try {
    await knex.migrate.forceFreeMigrationsLock();
    const [, files] = (await knex.migrate.latest()) as [number, readonly string[]];
    const names = files.map(nameOf);
    if (names.length > 0) log?.info({ migrations: names }, 'database migrated');
    return names;
  } finally {
    await knex.destroy();
  }
};

const migrationsDone = async (db: Queryable): Promise<ReadonlySet<string>> => {
  const { rows: tables } = await db.query<{ present: boolean }>(`select to_regclass('app.migrations') is not null as present`);
  const { rows: done } = tables[0]?.present ? await db.query<{ name: string }>('select name from app.migrations') : { rows: [] };
  return new Set(done.map((row) => row.name));
};

/** Names of migrations that have not run on this database. */
export const migrationsPending = async (db: Queryable, directory: string = defaultDirectory): Promise<readonly string[]> => {
  const done = await migrationsDone(db);
  return (await listMigrations(directory)).map(nameOf).filter((name) => !done.has(name));
};

/** Exactly those of this release have run: one that it does not know is for knex to complain about. */
const isUpToDate = async (db: Queryable, directory: string): Promise<boolean> => {
  const [done, wanted] = [await migrationsDone(db), (await listMigrations(directory)).map(nameOf)];
  return done.size === wanted.length && wanted.every((name) => done.has(name));
};
