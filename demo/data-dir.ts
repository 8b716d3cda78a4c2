/** The demo's data directory: emptied only when it is certain that it is one. */
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DemoProblem } from './problem.ts';

const marker = '.order-intake-demo';

/**
 * Afterwards the directory exists and, unless `keep`, holds nothing of an earlier run.
 * @throws DemoProblem when a service runs on it, or when it holds something that is not the demo's
 */
export async function prepareDataDir(dir: string, keep: boolean): Promise<void> {
  const running = await runningPid(dir);
  if (running !== null)
    throw new DemoProblem(
      `A service (pid ${running}) is running on ${dir}: stop it first, or give this demo another directory with --data-dir.`,
    );
  const names = await readdir(dir).catch((error: NodeJS.ErrnoException): string[] => {
    if (error.code === 'ENOENT') return [];
    throw new DemoProblem(`${dir} cannot be used as data directory (${error.code}): name another one with --data-dir.`);
  });
  if (names.length > 0 && !names.includes(marker) && !keep)
    throw new DemoProblem(
      `${dir} holds something that no demo put there, so it is not emptied: name another directory with --data-dir, or use --keep.`,
    );
  if (!keep) await rm(dir, { recursive: true, force: true });
  await mkdir(dir, { recursive: true }).catch((error: NodeJS.ErrnoException) => {
    throw new DemoProblem(`${dir} cannot be made (${error.code}): name a directory you may write with --data-dir.`);
  });
  if (!keep || names.length === 0) await writeFile(join(dir, marker), 'npm run demo empties this directory when it starts.\n');
}

/** Of the service that says it runs on this directory, null when there is none. */
async function runningPid(dir: string): Promise<number | null> {
  try {
    const { pid } = JSON.parse(await readFile(join(dir, 'running.json'), 'utf8')) as { pid: number };
    process.kill(pid, 0);
    return pid;
  } catch {
    return null;
  }
}
