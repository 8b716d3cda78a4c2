import { spawnSync } from 'node:child_process';
import { chmodSync, lstatSync, mkdirSync, mkdtempSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The account Postgres runs under; undefined means our own, which is right for everybody but root. */
export type RunAs = { uid: number; gid: number } | undefined;

const nobody = 65534;

/** What to say when Postgres cannot run on this machine: the reason, and the one setting that always helps. */
export function unusable(reason: string): Error {
  return new Error(`The embedded Postgres cannot run here: ${reason}. Set DATABASE_URL to a Postgres server of your own.`);
}

/**
 * The part of our environment that Postgres' programs get: no variable that could be a secret of the parent process.
 */
export function postgresEnvironment(): NodeJS.ProcessEnv {
  const { PATH = '/usr/bin:/bin', LD_LIBRARY_PATH, DYLD_LIBRARY_PATH } = process.env;
  return {
    PATH,
    ...(LD_LIBRARY_PATH === undefined ? {} : { LD_LIBRARY_PATH }),
    ...(DYLD_LIBRARY_PATH === undefined ? {} : { DYLD_LIBRARY_PATH }),
    LC_ALL: 'C',
    TZ: 'UTC',
  };
}

/**
 * Postgres refuses to run as root, so root runs it under the account that owns the data, or under uid 65534 when there is none yet.
 */
export function accountFor(dataDir: string): RunAs {
  if (process.getuid?.() !== 0) return undefined;
  const owner = statSync(dataDir, { throwIfNoEntry: false });
  return owner && owner.uid !== 0 ? { uid: owner.uid, gid: owner.gid } : { uid: nobody, gid: nobody };
}

/** Whether the account can name files in a directory: one closed parent (/root) is enough to say no. */
export function canEnter(dir: string, runAs: RunAs): boolean {
  if (!runAs) return true;
  const shell = spawnSync('/bin/sh', ['-c', 'cd "$1"', 'sh', dir], {
    ...runAs,
    cwd: '/',
    env: postgresEnvironment(),
    stdio: 'ignore',
  });
  if (shell.error) throw unusable(`root may not switch to uid ${runAs.uid} (${shell.error.message})`);
  return shell.status === 0;
}

/**
 * A directory of a fixed name in the shared temporary directory, or one of a random name when somebody else
 * already sits under the fixed one: a stranger must not hand us binaries or a socket.
 */
export function ownTemporaryDir(name: string, owner: number, mode: number): string {
  const base = Buffer.byteLength(tmpdir()) > 60 ? '/tmp' : tmpdir();
  const fixed = join(base, name);
  if (!lstatSync(fixed, { throwIfNoEntry: false })) mkdirSync(fixed, { mode });
  const stats = lstatSync(fixed);
  const ours = stats.isDirectory() && (stats.uid === owner || stats.uid === process.getuid?.()) && (stats.mode & 0o022) === 0;
  const dir = ours ? fixed : mkdtempSync(`${fixed}-`);
  if (lstatSync(dir).uid === process.getuid?.()) chmodSync(dir, mode);
  return dir;
}
