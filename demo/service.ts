/** The service under the demo: when it dies it is started again on the same data and the same port. */
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { KilledAtStart, type Launch, launchService, type ServiceRun } from './service-process.ts';

export type Service = {
  /** Where the API is. Waits while the service starts, or starts again; rejects with a DemoProblem when it cannot. */
  readonly url: () => Promise<string>;
  readonly pid: () => Promise<number>;
  /** how often it died so far */
  readonly deaths: () => number;
  /** Gracefully; a second call, or 25 seconds, end it at once. */
  readonly stop: () => Promise<void>;
};

const tries = 3;
const graceMs = 25_000;

/** Begins to start it. `say` is told when the service dies and when it is back. */
export function startService(launch: Launch, say: (sentence: string) => void): Service {
  let child: ChildProcess | null = null;
  let port: string | null = null;
  let stopping = false;
  let deaths = 0;

  const start = async (): Promise<ServiceRun> => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        const env = port === null ? launch.env : { ...launch.env, PORT: port };
        const run = await launchService({ ...launch, env }, (spawned) => {
          child = spawned;
          if (stopping) spawned.kill('SIGKILL');
        });
        port = new URL(run.url).port;
        run.ended.then((how) => restart(run.pid, how), say);
        return run;
      } catch (error) {
        const mayPass = deaths > 0 || error instanceof KilledAtStart;
        if (stopping || !mayPass || attempt === tries) throw error;
        await sleep(1_000);
      }
    }
  };
  const restart = (pid: number, how: string): void => {
    if (stopping) return;
    deaths += 1;
    say(`The service (pid ${pid}) died: ${how}. Starting it again on the same data.`);
    current = start();
    current.then(
      (run) => say(`The service is back (pid ${run.pid}).`),
      () => undefined, // reported to callers that wait for the address
    );
  };
  let current = start();
  current.catch(() => undefined);

  return {
    url: async () => (await current).url,
    pid: async () => (await current).pid,
    deaths: () => deaths,
    stop: async () => {
      const again = stopping;
      stopping = true;
      if (!child || child.exitCode !== null || child.signalCode !== null) return;
      const exited = once(child, 'exit');
      child.kill(again ? 'SIGKILL' : 'SIGTERM');
      const overdue = setTimeout(() => child?.kill('SIGKILL'), graceMs);
      await exited;
      clearTimeout(overdue);
    },
  };
}
