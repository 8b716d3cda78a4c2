/** A place for files that nobody needs after the run, held in memory where the system has such a disk. */
import { accessSync, constants, mkdtempSync, readdirSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Docker gives 64 MB unless told otherwise; a server of a run with its databases takes some 300 MB, and several run at a time. */
const wanted = 3e9;

let found: string | undefined;

/** The disk in memory, or the temporary directory where there is none with room on which programs may lie too. */
const memoryDisk = (disk = '/dev/shm'): string => {
  try {
    const mount = readFileSync('/proc/mounts', 'utf8')
      .split('\n')
      .findLast((line) => line.split(' ')[1] === disk);
    const [, , type, options = ''] = mount?.split(' ') ?? [];
    const { bavail, bsize } = statfsSync(disk);
    accessSync(disk, constants.W_OK);
    return type === 'tmpfs' && !options.split(',').includes('noexec') && bavail * bsize >= wanted ? disk : tmpdir();
  } catch {
    return tmpdir(); // another system
  }
};

/** A new directory on it for this process. What processes left there that were killed would take memory as long as the machine runs: it goes now. */
export const directoryInMemory = (prefix: string): string => {
  found ??= memoryDisk();
  const name = new RegExp(`^${prefix}(\\d+)-`);
  for (const entry of found === tmpdir() ? [] : readdirSync(found)) {
    const pid = name.exec(entry)?.[1];
    if (pid !== undefined && !runs(Number(pid))) removeIfOurs(join(found, entry));
  }
  return mkdtempSync(join(found, `${prefix}${process.pid}-`));
};

const runs = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

const removeIfOurs = (directory: string): void => {
  try {
    rmSync(directory, { recursive: true, force: true });
  } catch {
    // another account's
  }
};
