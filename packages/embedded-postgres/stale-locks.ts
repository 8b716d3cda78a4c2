import { spawnSync } from 'node:child_process';
import { readFileSync, readlinkSync, rmSync } from 'node:fs';
import { postgresEnvironment } from './account.ts';

/**
 * Removes lock files whose process is not a live Postgres of this data directory. Postgres itself clears a lock of a process that is gone, but
 * refuses to start when the number has since gone to another program, or belongs to a zombie nobody has waited for.
 *
 * @returns the process that rightly holds a lock, if there is one
 */
export function clearStaleLocks(data: string, files: readonly string[], log: (line: string) => void): number | undefined {
  for (const file of files) {
    const pid = lockedBy(file);
    if (pid === undefined || !exists(pid)) continue;
    if (isLivePostgres(pid, data)) return pid;
    if (lockedBy(file) !== pid) continue; // changed hands while we looked
    rmSync(file, { force: true });
    log(`removed the stale lock ${file}: process ${pid} is not its Postgres`);
  }
  return undefined;
}

/** The process named in the first line of a Postgres lock file. */
export function lockedBy(file: string): number | undefined {
  try {
    const pid = Number(readFileSync(file, 'utf8').split('\n', 1)[0]);
    return Number.isInteger(pid) && pid > 0 ? pid : undefined;
  } catch {
    return undefined;
  }
}

function exists(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function isLivePostgres(pid: number, data: string): boolean {
  const { state, command } = process.platform === 'linux' ? fromProc(pid) : fromPs(pid);
  return !state.startsWith('Z') && /(^|\/)postgres(:| |$)/.test(command) && (workingDirectory(pid) ?? data) === data;
}

/** Every process of a Postgres stands in its data directory. Undefined when the process is not ours to look at. */
function workingDirectory(pid: number): string | undefined {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return undefined;
  }
}

function fromProc(pid: number): { state: string; command: string } {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
    return { state: /^State:\s*(\w)/m.exec(status)?.[1] ?? 'Z', command };
  } catch {
    return { state: 'Z', command: '' };
  }
}

function fromPs(pid: number): { state: string; command: string } {
  const [state = 'Z', ...command] = spawnSync('ps', ['-o', 'stat=,command=', '-p', `${pid}`], {
    env: postgresEnvironment(),
    encoding: 'utf8',
  })
    .stdout.trim()
    .split(/\s+/);
  return { state, command: command.join(' ') };
}
