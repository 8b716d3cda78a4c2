import { createHash } from 'node:crypto';
import { chmodSync, chownSync, mkdirSync, rmdirSync } from 'node:fs';
import { join } from 'node:path';
import { canEnter, ownTemporaryDir, type RunAs } from './account.ts';

/** Postgres names its socket and the lock beside it by port; nothing listens on the port itself. */
export const socketName = '.s.PGSQL.5432';

/** sun_path holds 108 bytes on Linux and 104 elsewhere, the final zero included. */
const longestPath = process.platform === 'linux' ? 107 : 103;

export type SocketDir = {
  dir: string;
  /** Makes it when it is missing: the server that ran before may take it away while it ends. */
  prepare(): void;
  /** Unless the next server already has its socket there. */
  remove(): void;
};

/**
 * The directory of the unix socket, for the account alone: `run` in `home`, or one under the temporary directory
 * (the same at every start, so that addresses stay true) when that path is too long or closed to the account.
 */
export function socketDirFor(home: string, runAs: RunAs): SocketDir {
  const ownDir = join(home, 'run');
  const fits = Buffer.byteLength(join(ownDir, socketName)) <= longestPath && canEnter(home, runAs);
  const owner = runAs?.uid ?? process.getuid?.() ?? 0;
  const dir = fits ? ownDir : ownTemporaryDir(`order-intake-pg-${fingerprint(home)}`, owner, 0o700);
  return { dir, prepare: () => prepare(dir, runAs), remove: () => removeEmpty(dir) };
}

function prepare(dir: string, runAs: RunAs): void {
  mkdirSync(dir, { recursive: true, mode: 0o700 });
  if (runAs) chownSync(dir, runAs.uid, runAs.gid);
  chmodSync(dir, 0o700);
}

function removeEmpty(dir: string): void {
  try {
    rmdirSync(dir);
  } catch {
    // in use again, or gone
  }
}

const fingerprint = (path: string) => createHash('sha256').update(path).digest('hex').slice(0, 12);
