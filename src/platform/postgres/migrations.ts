/** Schema changes: knex migrations in TypeScript, run by the first process to start while the others wait. */
import { readdir } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { answerMs, limitSession, type Queryable, silentMs } from '@order-intake/event-sourcing';
import type { Knex } from 'knex';
import pg from 'pg';
import type { Logger } from '../logging/logger.ts';

const defaultDirectory = fileURLToPath(new URL('../../../migrations/', import.meta.url));
const table = { schemaName: 'app', tableName: 'migrations' };
const lock = `pg_try_advisory_lock(hashtextextended('order-intake:migrations', 0))`;
const connectMs = 5_000;
const lookAgainMs = 100;
const usualBeatMs = 10_000;

/** File names in order; recorded without their ending, so a compiled build knows the same ones. */
const listMigrations = async (directory: string): Promise<readonly string[]> =>
  (await readdir(directory)).filter((file) => /^\d{3}_[a-z0-9_]+\.(ts|js)$/.test(file)).sort();
const nameOf = (file: string) => file.replace(/\.(ts|js)$/, '');

const source = (directory: string, only: Only): Knex.MigrationSource<string> => ({
  getMigrations: async () => (await listMigrations(directory)).filter((file) => isWanted(only, file)),
  getMigrationName: nameOf,
  getMigration: (file) => import(pathToFileURL(`${directory}/${file}`).href) as Promise<Knex.Migration>,
});

type Only = readonly string[] | undefined;
const isWanted = (only: Only, file: string): boolean => only?.includes(nameOf(file)) ?? true;

export type MigrateOptions = {
  readonly directory?: string;
  /** names of migrations, where the database is to be one of an earlier release; all of them unless said */
  readonly only?: readonly string[];
  readonly log?: Pick<Logger, 'info'>;
  /** how often the server is asked whether it is still there, and after what silence it ends a session of ours; 10 s and a minute unless said */
  readonly beatMs?: number;
  readonly silenceMs?: number;
};

/**
 * Brings the database of `url` up to the newest migration; answers the names that ran. Several may call at once: a session
 * advisory lock lets one run and dies with its process. knex's own lock would stay behind after kill -9, so it is freed under ours.
 */
export const runMigrations = async (
  url: string,
  { directory = defaultDirectory, only, log, beatMs = usualBeatMs, silenceMs = silentMs }: MigrateOptions = {},
): Promise<readonly string[]> => {
  const guard = new pg.Client({
    connectionString: url,
    application_name: 'order-intake migrations',
    keepAlive: true,
    // of a network that swallows everything nothing would ever be heard
    connectionTimeoutMillis: connectMs,
    query_timeout: Math.min(answerMs, beatMs),
  });
  guard.on('error', () => undefined); // a broken guard shows in its next query
  const lost = new AbortController();
  let beating: NodeJS.Timeout | undefined;
  try {
    await guard.connect();
    await limitSession(guard, { idle_session_timeout: silenceMs });
    await takeTurn(guard);
    // while knex works it has nothing else to ask, and the server would take it for gone
    beating = setInterval(beatOf(guard, lost), beatMs);
    await guard.query('create schema if not exists app');
    // who starts second finds all done: what makes tables is not loaded then
    if (await isUpToDate(guard, directory, only)) return [];
    return await migrateWithKnex(url, source(directory, only), { silenceMs, lost: lost.signal, ...(log ? { log } : {}) });
  } finally {
    clearInterval(beating);
    await orNotWaitedFor(guard.end());
  }
};

const beatsUnanswered = 3;

/** Who hears no answer for a while has lost the turn; once, it may be a server that is busy. */
const beatOf = (guard: pg.Client, lost: AbortController) => {
  let unanswered = 0;
  return () =>
    void guard.query('select').then(
      () => {
        unanswered = 0;
      },
      (error: unknown) => {
        unanswered += 1;
        if (unanswered >= beatsUnanswered) lost.abort(error);
      },
    );
};

/** An end that a network swallows never comes. */
const orNotWaitedFor = (ending: Promise<unknown>): Promise<unknown> =>
  Promise.race([ending.catch(() => undefined), sleep(connectMs, undefined, { ref: false })]);

/** Asked for again and again: while one question waited, nothing would be heard of a server that is gone. */
const takeTurn = async (guard: pg.Client): Promise<void> => {
  const isHeld = async () => (await guard.query<{ held: boolean }>(`select ${lock} as held`)).rows[0]?.held;
  while (!(await isHeld())) await sleep(lookAgainMs);
};

const unsaid = () => undefined;

type OwnTurn = {
  readonly silenceMs: number;
  /** aborts when the turn is lost: what is asked then may never be answered, and somebody else may be at it */
  readonly lost: AbortSignal;
  readonly log?: Pick<Logger, 'info'>;
};

/** A migration may take as long as it likes, but the server ends its session, and what it had locked is free, when nothing follows a statement. */
const connectionTo = (url: string, silenceMs: number) => ({
  connection: {
    connectionString: url,
    application_name: 'order-intake migrations',
    keepAlive: true,
    connectionTimeoutMillis: connectMs,
  },
  pool: {
    min: 0,
    max: 1,
    afterCreate: (client: pg.Client, done: (error: unknown, client: pg.Client) => void) => {
      const limits = { idle_in_transaction_session_timeout: silenceMs, idle_session_timeout: silenceMs };
      limitSession(client, limits).then(
        () => done(null, client),
        (error: unknown) => done(error, client),
      );
    },
  },
});

const migrateWithKnex = async (
  url: string,
  migrationSource: Knex.MigrationSource<string>,
  { silenceMs, lost, log }: OwnTurn,
): Promise<readonly string[]> => {
  const { default: knexFactory } = await import('knex');
  const knex = knexFactory({
    client: 'pg',
    ...connectionTo(url, silenceMs),
    acquireConnectionTimeout: answerMs,
    // it writes to standard output, where a program says that it is ready and nothing else; what it complains about it throws as well
    log: { debug: unsaid, warn: unsaid, error: unsaid, deprecate: unsaid },
    migrations: { ...table, migrationSource },
  });
  const work = async (): Promise<readonly string[]> => {
    await knex.migrate.forceFreeMigrationsLock();
    const [, files] = (await knex.migrate.latest()) as [number, readonly string[]];
    return files.map(nameOf);
  };
  try {
    const names = await Promise.race([work(), rejectionOf(lost)]);
    if (names.length > 0) log?.info({ migrations: names }, 'database migrated');
    return names;
  } finally {
    await orNotWaitedFor(knex.destroy());
  }
};

const rejectionOf = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });

const migrationsDone = async (db: Queryable): Promise<ReadonlySet<string>> => {
  const { rows: tables } = await db.query<{ present: boolean }>(`select to_regclass('app.migrations') is not null as present`);
  const { rows: migrated } = tables[0]?.present
    ? await db.query<{ name: string }>('select name from app.migrations')
    : { rows: [] };
  return new Set(migrated.map((row) => row.name));
};

let ofThisRelease: readonly string[] | null = null;

export const migrationsOfRelease = async (): Promise<readonly string[]> => {
  ofThisRelease ??= (await listMigrations(defaultDirectory)).map(nameOf);
  return ofThisRelease;
};

/**
 * Names of migrations that have not run on this database. Each readiness check needs them, and they are constant per
 * release.
 */
export const migrationsPending = async (db: Queryable): Promise<readonly string[]> => {
  const migrated = await migrationsDone(db);
  return (await migrationsOfRelease()).filter((name) => !migrated.has(name));
};

/** Exactly those of this release have run: one that it does not know is for knex to complain about. */
const isUpToDate = async (db: Queryable, directory: string, only: Only): Promise<boolean> => {
  const files = (await listMigrations(directory)).filter((file) => isWanted(only, file));
  const [migrated, expected] = [await migrationsDone(db), files.map(nameOf)];
  return migrated.size === expected.length && expected.every((name) => migrated.has(name));
};
