/** One run of the service: from its start to its end, however it ends. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { lastWords } from './last-words.ts';
import { DemoProblem } from './problem.ts';
import type { Environment } from './service-env.ts';

export type ServiceRun = {
  readonly url: string;
  readonly pid: number;
  readonly child: ChildProcess;
  /** how it ended, in words: "SIGKILL", "exit code 1" */
  readonly ended: Promise<string>;
};

export type Launch = {
  readonly projectRoot: string;
  readonly env: Environment;
  /** its standard error, appended */
  readonly logFile: string;
};

/** Three seconds where nothing else runs; more than a minute was seen on two cores that others kept busy. One that ends is told at once. */
const readyMs = 240_000;

/** Somebody killed it while it started: worth another try. */
export class KilledAtStart extends DemoProblem {}

/**
 * Resolves when the service says it is ready. `onSpawn` gets the process at once, so that it can be ended while it starts.
 * @throws DemoProblem with its last words when it ends or stays silent instead
 */
export async function launchService(
  { projectRoot, env, logFile }: Launch,
  onSpawn: (child: ChildProcess) => void,
): Promise<ServiceRun> {
  const log = openSync(logFile, 'a');
  const child = spawn(process.execPath, ['src/main/all.ts'], {
    cwd: projectRoot,
    env: { ...env },
    stdio: ['ignore', 'pipe', log],
  });
  closeSync(log);
  onSpawn(child);
  const ended = once(child, 'exit').then(([code, signal]) => (signal ? String(signal) : `exit code ${code}`));
  const late = AbortSignal.timeout(readyMs);
  const ready = once(createInterface({ input: child.stdout as Readable }), 'line', { signal: late }).then(([line]) =>
    readyLine(String(line)),
  );
  try {
    const first = await Promise.race([ready, ended]);
    if (first === 'SIGKILL') throw new KilledAtStart('The service is killed whenever it starts.');
    if (typeof first === 'string') throw new DemoProblem(`The service does not start (${first})${because(logFile)}.`);
    return { ...first, child, ended };
  } catch (error) {
    child.kill('SIGKILL');
    if (late.aborted) throw new DemoProblem(`The service is not ready after ${readyMs / 1000} s${because(logFile)}.`);
    throw error;
  } finally {
    ready.catch(() => undefined);
  }
}

function readyLine(line: string): { url: string; pid: number } {
  const { url, pid } = JSON.parse(line) as { url?: unknown; pid?: unknown };
  if (typeof url !== 'string' || typeof pid !== 'number')
    throw new DemoProblem(`The service says ${line}, where {"ready":true,"url":…,"pid":…} is expected.`);
  return { url, pid };
}

/** ": why", or nothing. */
function because(logFile: string): string {
  const words = lastWords(readFileSync(logFile, 'utf8'));
  return words === '' ? '' : `: ${words}`;
}
