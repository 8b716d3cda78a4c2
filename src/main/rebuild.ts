/** npm run rebuild -- NAME… | --all: builds read models again from the log, beside the ones that are served. */
import { createLogger } from '../platform/logging/logger.ts';
import { runMigrations } from '../platform/postgres/migrations.ts';
import { rebuildReadModels } from '../platform/projections/rebuild.ts';
import { readModels } from '../projections/registry.ts';
import { composeFoundation } from './compose.ts';
import { readConfig } from './read-config.ts';
import { joinStores } from './stores.ts';

const known = readModels.map(({ name }) => name);
const args = process.argv.slice(2);
const all = args.includes('--all');
const unknown = args.filter((name) => name !== '--all' && !known.includes(name));
if (unknown.length > 0 || (!all && args.length === 0)) {
  const complaint = unknown.length > 0 ? `${unknown.join(', ')}: no such read model. ` : '';
  console.error(`${complaint}Usage: npm run rebuild -- NAME… | --all\nRead models: ${known.join(', ')}`);
  process.exit(2);
}

const config = readConfig();
const log = createLogger({ level: 'error' });
const stores = await joinStores(config, log);
await runMigrations(stores.databaseUrl);
const foundation = await composeFoundation(config, stores, log);
try {
  const { names, events, elapsedMs } = await rebuildReadModels({
    pool: foundation.pool,
    store: foundation.store,
    readModels,
    names: all ? 'all' : args,
    onProgress: ({ events: soFar, done }) => console.error(`${soFar} events, ${Math.round(done * 100)} %`),
  });
  console.log(JSON.stringify({ rebuilt: names, events, seconds: elapsedMs / 1000 }));
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
} finally {
  await foundation.close();
  await stores.stop();
}
