/** npm run migrate: brings the database to this release and ends. The service does the same at its start; a rollout may want it before. */
import pino from 'pino';
import { createLogger } from '../../platform/logging/logger.ts';
import { runMigrations } from '../../platform/postgres/migrations.ts';
import { joinStores } from '../compose/stores.ts';
import { onceStoresAnswer } from '../start/once-stores-answer.ts';
import { readConfig } from '../start/read-config.ts';

const config = readConfig();
const log = createLogger({ level: config.logLevel, destination: pino.destination({ dest: 2, sync: true }) });
try {
  const stores = await joinStores(config, log);
  try {
    const migrated = await onceStoresAnswer(log, () => runMigrations(config.databaseSessionUrl ?? stores.databaseUrl, { log }));
    console.log(JSON.stringify({ migrated }));
  } finally {
    await stores.stop();
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
