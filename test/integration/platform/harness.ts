/** What the tests of the platform share: a migrated database of their own, and processes they may kill. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { createPool } from '@order-intake/event-sourcing';
import type pg from 'pg';
import { silentLogger } from '../../../src/platform/logging/logger.ts';
import { patience } from '../../support/patience.ts';
import { migratedDatabase } from '../../support/postgres.ts';

export type PlatformDatabase = { readonly url: string; readonly pool: pg.Pool; readonly drop: () => Promise<void> };

export const platformDatabase = async (): Promise<PlatformDatabase> => {
  const database = await migratedDatabase();
  const pool = createPool(database.url, { log: silentLogger });
  return {
    url: database.url,
    pool,
    drop: async () => {
      await pool.end();
      await database.drop();
    },
  };
};

/** Waits until `condition` holds; after a while the assertion that follows it says what is missing. */
export const eventually = async (condition: () => boolean | Promise<boolean>): Promise<void> => {
  for (const end = Date.now() + patience(20_000); Date.now() < end; await sleep(20)) if (await condition()) return;
};

export type ChildProgram = {
  readonly process: ChildProcess;
  /** the next line it prints */
  readonly line: () => Promise<string>;
  readonly kill: () => Promise<void>;
  readonly exited: Promise<number | null>;
};

/** Runs a program of the folder `programs`; its lines on standard output are its answers. */
export const runProgram = (name: string, args: readonly string[]): ChildProgram => {
  const file = fileURLToPath(new URL(`programs/${name}.ts`, import.meta.url));
  const child = spawn(process.execPath, [file, ...args], { stdio: ['pipe', 'pipe', 'inherit'] });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const exited = once(child, 'exit').then(([code]) => code as number | null);
  return {
    process: child,
    exited,
    line: async () => {
      const next = await Promise.race([lines.next(), sleep(patience(20_000), null, { ref: false })]);
      if (next === null) return `(nothing from ${name})`;
      return next.done ? `(${name} ended)` : next.value;
    },
    kill: async () => {
      child.kill('SIGKILL');
      await exited;
    },
  };
};

/** Ends all other connections of clients to the database; the server's own (autovacuum) are a superuser's. */
export const cutOthers =
  "select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname = current_database() and backend_type = 'client backend'";
