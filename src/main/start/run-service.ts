/** What every entrypoint does: configuration, stores, migrations, its parts, and the same backwards at the end. */
import { flushCompileCache } from 'node:module';
import { serverVersion } from '@order-intake/event-sourcing';
import pino from 'pino';
import type { Config } from '../../platform/config/config.ts';
import { loadPepper } from '../../platform/crypto/pepper.ts';
import { exportTraces } from '../../platform/export-traces.ts';
import { createLogger, type Logger } from '../../platform/logging/logger.ts';
import { installExtensions } from '../../platform/postgres/extensions.ts';
import { runMigrations } from '../../platform/postgres/migrations.ts';
import { poolerAdvice } from '../../platform/postgres/pooler.ts';
import { composeFoundation, type Foundation } from '../compose/compose-foundation.ts';
import { startStores } from '../compose/stores.ts';
import { noteServerVersion } from './note-server-version.ts';
import { onceStoresAnswer } from './once-stores-answer.ts';
import { readConfig } from './read-config.ts';
import type { Running } from './start-worker.ts';

/** `ready` is printed as one JSON line on standard output; logs go to standard error. */
export type Part = Running & { readonly ready?: object };
/** May be done again when a store was away: it leaves nothing behind that runs (or-stop.ts). */
export type StartPart = (foundation: Foundation) => Promise<Part>;

const stopMs = 20_000;

export const runService = async (name: string, parts: readonly StartPart[]): Promise<void> => {
  const config = readConfig();
  const log = createLogger({
    level: config.logLevel,
    base: { process: name },
    destination: pino.destination({ dest: 2, sync: true }),
  });
  try {
    const traces = config.traceEndpoint
      ? await exportTraces({ endpoint: config.traceEndpoint, service: `order-intake-${name}` })
      : null;
    await runParts(config, log, parts, async () => traces?.stop());
  } catch (error) {
    log.fatal({ err: error }, 'the service does not start');
    console.error(poolerAdvice(error) ?? (error instanceof Error ? error.message : String(error)));
    process.exit(1);
  }
};

const runParts = async (config: Config, log: Logger, parts: readonly StartPart[], last: () => Promise<void>): Promise<void> => {
  const stores = await startStores(config, log);
  const migrated = await onceStoresAnswer(log, () => runMigrations(config.databaseSessionUrl ?? stores.databaseUrl, { log }));
  if (migrated.length > 0) log.info({ migrated }, 'the database is up to date');
  const foundation = await composeFoundation(config, stores, log);
  await onceStoresAnswer(log, async () => {
    await foundation.store.ping();
    noteServerVersion(await serverVersion(stores.eventStoreUrl), new Date(), log);
    // a wrong ENCRYPTION_KEY shows here, not at the first mail
    await loadPepper(foundation.pool, foundation.keyring);
  });
  await onceStoresAnswer(log, () =>
    installExtensions(foundation.pool, (err, extension) =>
      log.error({ err, extension }, 'an extension of Postgres is missing and cannot be installed'),
    ),
  );
  const running: Part[] = [];
  for (const start of parts) running.push(await onceStoresAnswer(log, () => start(foundation)));

  let stopping = false;
  const stop = async (signal: string) => {
    if (stopping) return;
    stopping = true;
    log.info({ signal }, 'stopping');
    setTimeout(() => process.exit(1), config.drainMs + stopMs).unref();
    for (const part of running.toReversed()) await part.stop();
    await foundation.close();
    await stores.stop();
    await last();
    log.info({}, 'stopped');
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      stop(signal).catch((err: unknown) => {
        log.error({ err }, 'stopping failed');
        process.exit(1);
      });
    });
  }
  const ready = Object.assign({ ready: true, pid: process.pid }, ...running.map((part) => part.ready ?? {}));
  console.log(JSON.stringify(ready));
  flushCompileCache(); // now, for a process that is killed keeps nothing
};
