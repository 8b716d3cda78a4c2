/** npm run rotate-keys: seals every secret and personal key again under the first key of ENCRYPTION_KEY. */
import { rotateKeys } from '../platform/crypto/rotation.ts';
import { createLogger } from '../platform/logging/logger.ts';
import { runMigrations } from '../platform/postgres/migrations.ts';
import { composeFoundation } from './compose.ts';
import { readConfig } from './read-config.ts';
import { joinStores } from './stores.ts';

const config = readConfig();
const log = createLogger({ level: 'error' });
const stores = await joinStores(config, log);
await runMigrations(stores.databaseUrl);
const foundation = await composeFoundation(config, stores, log);
const { unreadable, ...rotated } = await rotateKeys(foundation);
await foundation.close();
await stores.stop();
console.log(JSON.stringify(rotated));
for (const { kind, id, reason } of unreadable) console.error(`${kind} ${id} stays under its old key: ${reason}`);
process.exitCode = unreadable.length > 0 ? 1 : 0;
