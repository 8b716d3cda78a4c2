/**
 * Starts what is not configured: each a program of its own that ends when this process does, kill -9 included. Its credentials are its own
 * making and come back in the URL that it prints; of the service's environment it gets nothing that could be a secret.
 */
import { fileURLToPath } from 'node:url';
import type { Logger } from '../../platform/logging/logger.ts';
import { type KeptRunning, keepRunning } from '../../platform/processes/keep-running.ts';

export type Embedded = KeptRunning;

const programPath = (path: string): string =>
  fileURLToPath(new URL(`../../../packages/embedded-${path}/main.ts`, import.meta.url));
export const startEmbeddedPostgres = (dataDir: string, log: Logger): Promise<Embedded> =>
  keepRunning(
    { name: 'postgres', path: programPath('postgres'), args: () => ['--data', `${dataDir}/postgres`, '--exit-with-stdin'] },
    log,
  );

/** Restarted on the port it had, so that clients find it again. */
export const startEmbeddedEventStore = (dataDir: string, log: Logger): Promise<Embedded> =>
  keepRunning(
    {
      name: 'event-store',
      path: programPath('event-store'),
      args: (ready) => ['--port', String(ready?.port ?? 0), '--data', `${dataDir}/event-store`, '--secured', '--exit-with-stdin'],
    },
    log,
  );
