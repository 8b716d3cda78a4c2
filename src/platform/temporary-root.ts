/** A directory of this process's own for files in clear: attachments and uploads while they are read. */
import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { background } from '@order-intake/kernel';

export type TemporaryRoot = {
  /** Made when it is asked for first; what dead processes left beside it goes then. */
  readonly path: () => Promise<string>;
  readonly remove: () => Promise<void>;
};

export const createTemporaryRoot = (dataDir: string): TemporaryRoot => {
  const parent = join(dataDir, 'tmp');
  let created: Promise<string> | undefined;
  const make = async (): Promise<string> => {
    await mkdir(parent, { recursive: true, mode: 0o700 });
    for (const entry of await readdir(parent))
      if (!isAlive(Number(entry.split('-')[0]))) await rm(join(parent, entry), { recursive: true, force: true });
    const directory = join(parent, `${process.pid}-${randomUUID()}`);
    await mkdir(directory, { mode: 0o700 });
    return directory;
  };
  return {
    path: () => {
      // a disk that is full now may have room when it is asked for again
      created ??= background(make, () => {
        created = undefined;
      });
      return created;
    },
    remove: async () => {
      if (created) await rm(await created, { recursive: true, force: true });
    },
  };
};

/** A directory that bears this process's own id is of an earlier process: this one has not made its own yet. */
const isAlive = (pid: number): boolean => {
  if (!Number.isInteger(pid) || pid <= 0 || pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};
