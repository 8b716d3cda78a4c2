/** What every command line tool does: configuration, the running service's stores or its own, and one sentence when it cannot. */
import pino from 'pino';
import { createLogger } from '../../platform/logging/logger.ts';
import { runMigrations } from '../../platform/postgres/migrations.ts';
import { composeFoundation, type Foundation } from '../compose/compose-foundation.ts';
import { joinStores } from '../compose/stores.ts';
import { readConfig } from '../start/read-config.ts';

/** What it answers is printed as JSON (a text as it is); an Error thrown ends it with exit code 1 and the error's sentence. */
export const runTool = async (work: (foundation: Foundation) => Promise<unknown>): Promise<void> => {
  const config = readConfig();
  try {
    const log = createLogger({ level: 'error', destination: pino.destination({ dest: 2, sync: true }) });
    const stores = await joinStores(config, log);
    try {
      await runMigrations(config.databaseSessionUrl ?? stores.databaseUrl);
      const foundation = await composeFoundation(config, stores, log);
      try {
        const result = await work(foundation);
        console.log(typeof result === 'string' ? result : JSON.stringify(result, null, 2));
      } finally {
        await foundation.close();
      }
    } finally {
      await stores.stop();
    }
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  }
};
