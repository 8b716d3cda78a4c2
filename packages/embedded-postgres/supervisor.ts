import { accessSync, chmodSync, constants, mkdirSync, realpathSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { accountFor } from './account.ts';
import { findBinaries } from './binaries.ts';
import { openCluster } from './cluster.ts';
import type { Exit } from './guarded-process.ts';
import { loginsOf } from './logins.ts';
import { launchServer } from './server.ts';
import { socketDirFor } from './socket-dir.ts';

export type EmbeddedPostgres = {
  /** Connects as the superuser `postgres` to the database `postgres`; it holds the password, as the next one does. */
  adminUrl: string;
  /** Connects as `order_intake`, owner of the database of that name, neither superuser nor above row-level security. */
  url: string;
  pid: number;
  exited: Promise<Exit>;
  /** Fast shutdown: clients are cut off, nothing acknowledged is lost. After `patienceMs` (30 s) without the final checkpoint. */
  stop(patienceMs?: number): Promise<void>;
  /** Lets our own process end although Postgres still runs; it then ends by itself. */
  unref(): void;
};

export type Options = {
  /** Everything is kept in here; made when missing. */
  dataDir: string;
  log?: (line: string) => void;
  /** Server settings beside or instead of the ones below. */
  settings?: Readonly<Record<string, string>>;
  /** What the server gets of an environment beside the little that it needs, such as libraries to load first. */
  environment?: Readonly<Record<string, string>>;
  /** How long a server that still holds the directory is waited for, 10 s unless said: one whose parent was just killed needs a moment. */
  lockPatienceMs?: number;
};

const serviceRole = 'order_intake';

/** A small durable server. Log lines never quote a statement's values: they may be somebody's personal data. */
const defaults = {
  listen_addresses: '',
  unix_socket_permissions: '0700',
  fsync: 'on',
  synchronous_commit: 'on',
  shared_buffers: '96MB',
  max_connections: '100',
  max_wal_size: '512MB',
  jit: 'off',
  max_parallel_workers_per_gather: '0',
  max_wal_senders: '0',
  max_logical_replication_workers: '0',
  timezone: 'UTC',
  log_timezone: 'UTC',
  lc_messages: 'C',
  log_checkpoints: 'off',
  log_min_messages: 'warning',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
};

/**
 * Starts the Postgres that npm installed, on a unix socket only, and returns when it answers.
 *
 * @throws Error with one sentence saying what to do: no programs for this platform, an account that cannot run Postgres,
 *   a data directory in use, of another version or of another account
 */
export async function startPostgres({
  dataDir,
  log = () => {},
  settings = {},
  environment = {},
  lockPatienceMs = 10_000,
}: Options): Promise<EmbeddedPostgres> {
  const home = madeWritable(resolve(dataDir));
  const runAs = accountFor(join(home, 'data'));
  const binaries = findBinaries(home, runAs, log);
  const cluster = await openCluster(home, binaries, runAs, log);
  const logins = loginsOf(home, cluster.data);
  const socket = socketDirFor(home, runAs);
  const server = await launchServer({
    cluster,
    socket,
    binaries,
    runAs,
    settings: { ...defaults, ...settings },
    environment,
    lockPatienceMs,
    log,
  });
  const adminUrl = urlOf(socket.dir, 'postgres', 'postgres', logins.password);
  await logins.enforce(adminUrl, serviceRole).catch(async (error: unknown) => {
    await server.shutDown(5_000);
    throw error;
  });
  return {
    adminUrl,
    url: urlOf(socket.dir, serviceRole, serviceRole, logins.password),
    pid: server.pid,
    exited: server.exited,
    stop: async (patienceMs = 30_000) => {
      await server.shutDown(patienceMs);
      socket.remove();
    },
    unref: server.unref,
  };
}

function madeWritable(dir: string): string {
  try {
    // started as root, the server runs under another account, which has to get to its own part
    const mode = process.getuid?.() === 0 ? 0o711 : 0o700;
    mkdirSync(dir, { recursive: true, mode });
    if (statSync(dir).uid === process.getuid?.()) chmodSync(dir, mode);
    accessSync(dir, constants.W_OK | constants.X_OK);
    return realpathSync(dir);
  } catch (error) {
    const reason = (error as NodeJS.ErrnoException).code;
    throw new Error(
      `${dir} cannot be written to by uid ${process.getuid?.()} (${reason}): choose another DATA_DIR, or run as its owner.`,
    );
  }
}

const urlOf = (socketDir: string, role: string, database: string, password: string) =>
  `postgres://${role}:${password}@localhost/${database}?host=${encodeURIComponent(socketDir)}`;
