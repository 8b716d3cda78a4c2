/** npm run restore -- DIRECTORY: what npm run backup made, into an empty event store and an empty database. */
import { resolve } from 'node:path';
import { restoreBackup } from '../../platform/backup/restore-backup.ts';
import { existingEmbeddedKey } from '../../platform/crypto/embedded-key.ts';
import { readConfig } from '../start/read-config.ts';
import { runBackupTool } from './run-backup-tool.ts';

const usage = `Usage:
  npm run --silent restore -- DIRECTORY    stop the service first; run it again after an interruption
The stores are those of DATABASE_URL and EVENTSTORE_URL, or the embedded ones in DATA_DIR. Both must be empty. ENCRYPTION_KEY must be the one of the backup.`;

const [directoryArgument = '', ...more] = process.argv.slice(2);
if (directoryArgument === '' || directoryArgument.startsWith('-') || more.length > 0) {
  console.error(usage);
  process.exit(2);
}
const [config, directory] = [readConfig(), resolve(directoryArgument)];
// none is made here: one that is made now opens nothing
const ofDirectory = config.encryptionKeys.length > 0 ? null : await existingEmbeddedKey(config.dataDir);

await runBackupTool(config, async ({ databaseUrl, transfer, say }) => {
  const { uploadsDir, encryptionKeys } = config;
  const keys = ofDirectory ? [ofDirectory] : encryptionKeys;
  const restored = await restoreBackup(directory, { databaseUrl, transfer, uploadsDir, keys, say });
  const rows = restored.tables.reduce((sum, table) => sum + table.rows, 0);
  const files = restored.uploads?.files ?? 0;
  return {
    restore: 'done',
    directory,
    madeAt: restored.madeAt,
    events: restored.events.events,
    tables: restored.tables.length,
    rows,
    files,
  };
});
