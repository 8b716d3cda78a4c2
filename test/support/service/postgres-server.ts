/** A Postgres of its own for a suite that kills it, fills its disk or moves its clock: a cluster that is there anew for each suite. */
import { chmodSync, cpSync, rmSync } from 'node:fs';
import { type EmbeddedPostgres, startPostgres } from '@order-intake/embedded-postgres';
import { runMigrations } from '../../../src/platform/postgres/migrations.ts';
import { directoryInMemory } from '../memory-disk.ts';
import { patience } from '../patience.ts';
import type { TestDatabase } from '../postgres.ts';
import { withQueues } from '../queues.ts';
import type { Part } from './part.ts';

export type PostgresServer = Part & {
  /** As the rest of the tests know one; `drop` ends the server, and removes what it held from a directory of its own. */
  readonly database: TestDatabase;
};

type Options = {
  /** made by the caller and empty, on a small disk for instance; one in memory otherwise, where the system has such a disk */
  readonly directory?: string;
  readonly settings?: Readonly<Record<string, string>>;
  readonly environment?: Readonly<Record<string, string>>;
};

const emptyDirectory = (): string => {
  const directory = directoryInMemory('oi-pg-server-');
  chmodSync(directory, 0o711); // as root, the server's account has to get in
  return directory;
};
/** a machine that stops is not among the faults of these tests, and a killed process leaves what it wrote with the kernel */
const quick = { fsync: 'off', full_page_writes: 'off', shared_buffers: '64MB', max_wal_size: '64MB', min_wal_size: '32MB' };

let template: Promise<string> | undefined;

/** A cluster with every migration run and every queue made, once for all suites of this process. */
const prepared = async (): Promise<string> => {
  const directory = emptyDirectory();
  process.once('exit', () => rmSync(directory, { recursive: true, force: true, maxRetries: 5 }));
  const postgres = await startPostgres({ dataDir: directory, settings: quick });
  await runMigrations(postgres.url);
  await withQueues(postgres.url);
  await postgres.stop();
  return directory;
};

export const startPostgresServer = async ({
  directory: given,
  settings = {},
  environment = {},
}: Options = {}): Promise<PostgresServer> => {
  const directory = given ?? emptyDirectory();
  template ??= prepared();
  cpSync(await template, directory, { recursive: true, preserveTimestamps: true });
  const start = async (): Promise<EmbeddedPostgres> => {
    const started = await startPostgres({
      dataDir: directory,
      settings: { ...quick, ...settings },
      environment,
      lockPatienceMs: patience(60_000),
    });
    started.unref();
    return started;
  };
  let postgres = await start();
  let alive = true;
  const watch = () => {
    const watched = postgres;
    void watched.exited.then(() => {
      if (postgres === watched) alive = false;
    });
  };
  watch();
  const endNow = () => {
    if (alive) process.kill(postgres.pid, 'SIGQUIT');
  };
  process.once('exit', endNow);
  const server = {
    alive: () => alive,
    start: async () => {
      if (alive) return;
      postgres = await start();
      alive = true;
      watch();
    },
    kill: async () => {
      if (!alive) return;
      process.kill(postgres.pid, 'SIGKILL');
      await postgres.exited;
    },
    stop: async () => {
      if (alive) await postgres.stop();
    },
  };
  return {
    ...server,
    database: {
      url: postgres.url,
      away: async (meanwhile) => {
        await server.stop();
        try {
          await meanwhile();
        } finally {
          await server.start();
        }
      },
      drop: async () => {
        await server.stop();
        process.off('exit', endNow);
        if (given === undefined) rmSync(directory, { recursive: true, force: true, maxRetries: 5 });
      },
    },
  };
};
