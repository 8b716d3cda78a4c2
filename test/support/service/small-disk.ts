/** A disk so small that a test can fill it: a tmpfs, which takes root on Linux. */
import { spawnSync } from 'node:child_process';
import { chmodSync, closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export type SmallDisk = {
  readonly directory: string;
  /** Until not a byte is left. */
  readonly fill: () => void;
  readonly free: () => void;
  readonly remove: () => void;
};

const megabyte = Buffer.alloc(1 << 20);
const page = 4_096;

/** Null where nothing can be mounted; the suite says so then, and skips itself. */
export const mountSmallDisk = (megabytes: number): SmallDisk | null => {
  const place = mkdtempSync(join(tmpdir(), 'oi-disk-'));
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=711`, 'tmpfs', place]);
  if (mounted.status !== 0) {
    rmSync(place, { recursive: true, force: true });
    return null;
  }
  const unmount = () => void spawnSync('umount', ['-l', place]);
  process.once('exit', unmount);
  chmodSync(place, 0o711); // as root, the account of Postgres has to get in
  const filler = join(place, 'filler');
  return {
    directory: place,
    fill: () => {
      const file = openSync(filler, 'a');
      try {
        for (let size = megabyte.length; size >= page; size = Math.floor(size / 2)) writeUntilFull(file, size);
      } finally {
        closeSync(file);
      }
    },
    free: () => rmSync(filler, { force: true }),
    remove: () => {
      process.off('exit', unmount);
      unmount();
      rmSync(place, { recursive: true, force: true });
    },
  };
};

const writeUntilFull = (file: number, size: number): void => {
  try {
    while (writeSync(file, megabyte, 0, size) === size);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  }
};
