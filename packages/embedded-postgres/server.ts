import { existsSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { RunAs } from './account.ts';
import type { Binaries } from './binaries.ts';
import type { Cluster } from './cluster.ts';
import { type Exit, type GuardedProcess, startGuarded } from './guarded-process.ts';
import { type SocketDir, socketName } from './socket-dir.ts';
import { clearStaleLocks, lockedBy } from './stale-locks.ts';

export type Server = { pid: number; exited: Promise<Exit>; shutDown(patienceMs: number): Promise<void>; unref(): void };

export type Launch = {
  cluster: Cluster;
  socket: SocketDir;
  binaries: Binaries;
  runAs: RunAs;
  settings: Readonly<Record<string, string>>;
  environment: Readonly<Record<string, string>>;
  lockPatienceMs: number;
  log: (line: string) => void;
};

const startPatienceMs = 120_000;

/**
 * Starts the server and returns when it accepts connections. Waits for a process that still holds the directory's
 * lock.
 */
export async function launchServer(launch: Launch): Promise<Server> {
  const { cluster, socket, lockPatienceMs, log } = launch;
  const locks = [join(cluster.data, 'postmaster.pid'), join(socket.dir, `${socketName}.lock`)];
  const deadline = Date.now() + lockPatienceMs;
  for (;;) {
    const holder = clearStaleLocks(cluster.data, locks, log);
    if (holder === undefined) {
      const outcome = await attempt(launch);
      if ('pid' in outcome) return outcome;
      if (!outcome.inUse || Date.now() > deadline) throw new Error(`Postgres did not start in ${cluster.data}: ${outcome.said}`);
    } else if (Date.now() > deadline) {
      throw new Error(
        `${cluster.data} is in use by Postgres process ${holder}: stop the service that runs it, or choose another DATA_DIR.`,
      );
    }
    await sleep(50);
  }
}

async function attempt({
  cluster,
  socket,
  binaries,
  runAs,
  settings,
  environment,
  log,
}: Launch): Promise<Server | { inUse: boolean; said: string }> {
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const command = [binaries.postgres, '-D', cluster.nameForPostgres, '-k', socket.dir, '-p', '5432', ...flags];
  const recent: string[] = [];
  socket.prepare();
  const onLine = (line: string): void => {
    recent.push(line);
    if (recent.length > 20) recent.shift();
    log(line);
  };
  const program = startGuarded(command, cluster.data, { runAs, environment, log: onLine });
  const pid = await readiness(program, cluster.data, join(socket.dir, socketName));
  if (pid !== undefined)
    return { pid, exited: program.exited, shutDown: (patienceMs) => shutDown(program, pid, patienceMs), unref: program.unref };
  const inUse = recent.some((line) =>
    /lock file .* (already exists|is empty|No such file)|shared memory block .* still in use/.test(line),
  );
  return { inUse, said: recent.join(' | ') };
}

/** The server's process once it takes connections; undefined when it ended before. */
async function readiness(program: GuardedProcess, data: string, socket: string): Promise<number | undefined> {
  const pid = await program.pid;
  const deadline = Date.now() + startPatienceMs;
  while (pid !== undefined && !program.hasExited()) {
    if (saysReady(data, pid) && (await accepts(socket))) return pid;
    if (Date.now() > deadline) {
      signalProcess(pid, 'SIGQUIT');
      await program.exited;
      throw new Error(`Postgres took more than ${startPatienceMs / 1000} s to start in ${data}.`);
    }
    await sleep(5);
  }
  await program.exited;
  return undefined;
}

/** The eighth line of postmaster.pid is the server's state. */
function saysReady(data: string, pid: number): boolean {
  const file = join(data, 'postmaster.pid');
  return existsSync(file) && lockedBy(file) === pid && readFileSync(file, 'utf8').split('\n')[7]?.trim() === 'ready';
}

function accepts(socket: string): Promise<boolean> {
  return new Promise((done) => {
    const attempt = connect(socket);
    attempt.once('connect', () => done(true)).once('error', () => done(false));
    attempt.once('connect', () => attempt.destroy());
  });
}

async function shutDown(program: GuardedProcess, pid: number, patienceMs: number): Promise<void> {
  for (const [signal, ms] of [
    ['SIGINT', patienceMs],
    ['SIGQUIT', 5_000],
    ['SIGKILL', 5_000],
  ] as const) {
    if (program.hasExited()) return;
    signalProcess(pid, signal);
    const waiting = new AbortController();
    await Promise.race([program.exited, sleep(ms, undefined, { signal: waiting.signal }).catch(() => undefined)]);
    waiting.abort();
  }
}

function signalProcess(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error; // gone already: what we wanted
  }
}
