import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Who holds the directory. `birth` tells two processes with the same number apart (a container restarts as number 1). */
type Holder = { pid: number; birth: string };

export type DirectoryLock = { release(): void };

export class DirectoryLockedError extends Error {
  constructor(directory: string, pid: number) {
    super(
      `${directory} is in use by process ${pid}: only one event store may have it. Stop that one or choose another directory.`,
    );
    this.name = 'DirectoryLockedError';
  }
}

/** When the process was started, as the system tells it; '' where it does not (then the number alone must do). */
function birthOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // the name in brackets may hold anything; the 22nd field counts from behind it
    const behindName = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    return `${boot}/${behindName[19] ?? ''}`;
  } catch {
    return '';
  }
}

function isAlive(holder: Holder): boolean {
  try {
    process.kill(holder.pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  const birth = birthOf(holder.pid);
  return birth === '' || holder.birth === '' || birth === holder.birth;
}

function readHolder(path: string): Holder | null {
  try {
    const parsed = JSON.parse(readFileSync(path, 'utf8')) as Partial<Holder>;
    return { pid: Number(parsed.pid), birth: String(parsed.birth ?? '') };
  } catch {
    return null;
  }
}

/** Puts the finished file in place if nobody has; linking is atomic and never overwrites. */
function claim(ownLock: string, path: string): boolean {
  try {
    linkSync(ownLock, path);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/**
 * Moved rather than removed: if several processes find the lock stale, one succeeds, and checks again what it moved.
 */
function moveAside(path: string, aside: string): void {
  try {
    renameSync(path, aside);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return;
    throw error;
  }
  const moved = readHolder(aside);
  if (moved && isAlive(moved)) claim(aside, path); // somebody else took over in between: theirs goes back
  rmSync(aside, { force: true });
}

/**
 * Takes the directory for this process. The lock of a process that was killed is recognised and taken over.
 * Throws DirectoryLockedError while a living process has it.
 */
export function lockDirectory(directory: string): DirectoryLock {
  const path = join(directory, 'lock');
  const unique = `${process.pid}.${process.hrtime.bigint()}`;
  const ownLock = join(directory, `lock.${unique}`);
  writeFileSync(ownLock, JSON.stringify({ pid: process.pid, birth: birthOf(process.pid) } satisfies Holder), { mode: 0o600 });
  try {
    for (let attempt = 0; attempt < 3; attempt++) {
      if (claim(ownLock, path)) return { release: () => rmSync(path, { force: true }) };
      const holder = readHolder(path);
      if (holder && isAlive(holder)) throw new DirectoryLockedError(directory, holder.pid);
      moveAside(path, `${ownLock}.stale`);
    }
    throw new Error(`${path}: cannot be taken although its holder is gone. Remove it if no event store is running.`);
  } finally {
    rmSync(ownLock, { force: true });
  }
}
