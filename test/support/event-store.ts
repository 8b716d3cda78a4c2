/** The event store under a test's service: a server in this process, or a program of its own that is killed over and over. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { startEventStoreServer } from '@order-intake/embedded-event-store';
import type { Release } from '../../packages/embedded-event-store/grpc/played-version.ts';
import { played, traits } from './played-release.ts';
import { freePorts } from './ports.ts';
import type { Part } from './service/part.ts';

export type TestEventStore = {
  readonly url: string;
  /** Stops it and starts it again with its data, at the same place, when `meanwhile` is over. */
  readonly away: (meanwhile: () => Promise<void>) => Promise<void>;
  readonly stop: () => Promise<void>;
};

const program = fileURLToPath(new URL('../../packages/embedded-event-store/main.ts', import.meta.url));

/**
 * With EVENT_STORE_KILLED_EVERY=5 (seconds) the store is a child that kill -9 ends that often, and that comes back with its data.
 * `asProgram`: a child as well, as it is where the service runs; a bench would measure its share of this process otherwise.
 */
export const startTestEventStore = async (
  dataDir: string,
  { asProgram = false, release = played } = {},
): Promise<TestEventStore> => {
  const seconds = Number(process.env.EVENT_STORE_KILLED_EVERY ?? 0);
  if (seconds > 0) return startKilled(dataDir, seconds);
  return asProgram ? startEventStoreProgram(dataDir, { release }) : startHere(dataDir, release);
};

/** A child that a test ends in whatever way it likes, and starts again at the same place. */
export const startEventStoreProgram = async (
  dataDir: string,
  { release = played, env = {} }: { readonly release?: Release; readonly env?: Readonly<Record<string, string>> } = {},
): Promise<TestEventStore & Part> => {
  const [port = 0] = await freePorts(1); // while it is stopped no other test gets it
  let running = await start(dataDir, port, { release, env });
  const { url } = running;
  const alive = () => running.child.exitCode === null && running.child.signalCode === null;
  const program: Part = {
    alive,
    start: async () => {
      if (!alive()) running = await start(dataDir, port, { release, env });
    },
    kill: async () => {
      if (alive()) await end(running, () => running.child.kill('SIGKILL'));
    },
    stop: async () => {
      if (alive()) await end(running, () => running.child.stdin?.end());
    },
  };
  return {
    ...program,
    url,
    away: async (meanwhile) => {
      await program.stop();
      try {
        await meanwhile();
      } finally {
        await program.start();
      }
    },
  };
};

const startHere = async (dataDir: string, playVersion: Release): Promise<TestEventStore> => {
  const [port = 0] = await freePorts(1);
  let server = await startEventStoreServer({ port, dataDir, playVersion, traits });
  const { url } = server;
  return {
    url,
    away: async (meanwhile) => {
      await server.stop();
      try {
        await meanwhile();
      } finally {
        server = await startEventStoreServer({ port, dataDir, playVersion, traits });
      }
    },
    stop: () => server.stop(),
  };
};

type Running = { readonly child: ChildProcess; readonly url: string };

type Options = { readonly release: Release; readonly env: Readonly<Record<string, string>> };

const start = async (
  dataDir: string,
  port: number,
  { release, env }: Options = { release: played, env: {} },
): Promise<Running> => {
  const surprises = traits.flatMap((trait) => ['--trait', trait]);
  const args = [program, '--port', String(port), '--data', dataDir, '--play-version', release, ...surprises, '--exit-with-stdin'];
  const child = spawn(process.execPath, args, { stdio: ['pipe', 'pipe', 'inherit'], env: { ...process.env, ...env } });
  const ended = once(child, 'exit').then(() => Promise.reject(new Error('the event store did not start')));
  ended.catch(() => undefined);
  const [line] = (await Promise.race([once(createInterface(child.stdout), 'line'), ended])) as [string];
  const ready = JSON.parse(line) as { url: string };
  return { child, ...ready };
};

const end = async ({ child }: Running, how: () => void): Promise<void> => {
  const gone = once(child, 'exit');
  how();
  await gone;
};

const startKilled = async (dataDir: string, seconds: number): Promise<TestEventStore> => {
  const [port = 0] = await freePorts(1);
  let running = await start(dataDir, port);
  const { url } = running;
  const stopping = new AbortController();
  let kills = 0;
  const pause = () => sleep(seconds * 1000, undefined, { signal: stopping.signal }).catch(() => undefined);
  const killing = (async () => {
    for (await pause(); !stopping.signal.aborted; await pause()) {
      await end(running, () => running.child.kill('SIGKILL'));
      kills += 1;
      running = await start(dataDir, port);
    }
  })();
  return {
    url,
    away: (meanwhile) => meanwhile(), // it is, often enough
    stop: async () => {
      stopping.abort();
      await killing;
      await end(running, () => running.child.stdin?.end());
      console.log(`      the event store was killed ${kills} times`);
    },
  };
};
