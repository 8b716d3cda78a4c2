import { type ChildProcess, spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { patience } from '../../support/patience.ts';

export type Program = { process: ChildProcess; url: string; stdout: string[]; stderr(): string; ended: Promise<number | null> };

/** Starts packages/embedded-postgres/main.ts the way the service does, and waits for its line. */
export async function startProgram(dataDir: string): Promise<Program> {
  const child = spawn(process.execPath, ['packages/embedded-postgres/main.ts', '--data', dataDir, '--exit-with-stdin'], {
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  let stderr = '';
  child.stderr.on('data', (chunk) => (stderr += chunk));
  const stdout: string[] = [];
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const ready = new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      stdout.push(line);
      resolve(line);
    });
    void ended.then((code) => reject(new Error(`the program ended with ${code}: ${stderr}`)));
  });
  const { url } = JSON.parse(await ready) as { url: string };
  return { process: child, url, stdout, stderr: () => stderr, ended };
}

/** The first line of postmaster.pid while the server runs. */
export function postmasterOf(dataDir: string): number {
  return Number(readFileSync(`${dataDir}/data/postmaster.pid`, 'utf8').split('\n', 1)[0]);
}

/** Waits until a process is gone (a zombie is), and says how many milliseconds that took; undefined when it stayed. */
export async function timeUntilGone(pid: number, limitMs: number): Promise<number | undefined> {
  const started = performance.now();
  while (performance.now() - started < patience(limitMs)) {
    if (!isRunning(pid)) return performance.now() - started;
    await sleep(10);
  }
  return undefined;
}

export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
  return process.platform !== 'linux' || !/^State:\s*Z/m.test(statusOf(pid));
}

function statusOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/status`, 'utf8');
  } catch {
    return 'State: Z';
  }
}

/** Processes whose parent is the given one. */
export function childrenOf(parent: number): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && new RegExp(`^PPid:\\s*${parent}$`, 'm').test(statusOf(Number(name))))
    .map(Number);
}
