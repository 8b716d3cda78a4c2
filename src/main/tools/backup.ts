/** npm run backup [-- DIRECTORY]: the log, schema `app` and the files of UPLOADS_DIR into a new directory, while the service runs. */
import { join, resolve } from 'node:path';
import { makeBackup } from '../../platform/backup/make-backup.ts';
import { readConfig } from '../start/read-config.ts';
import { releaseVersion } from '../start/release-version.ts';
import { runBackupTool } from './run-backup-tool.ts';

const usage = `Usage:
  npm run --silent backup -- DIRECTORY    to a new directory with this name
  npm run --silent backup                 to a new directory in BACKUP_DIR, named after the time
The backup does not contain ENCRYPTION_KEY: store it separately. The stores are those of DATABASE_URL and EVENTSTORE_URL, or the embedded ones in DATA_DIR.`;

const [directoryArgument = '', ...more] = process.argv.slice(2);
const config = readConfig();
const defaultName = () =>
  `order-intake-${new Date()
    .toISOString()
    .replace(/\.\d+Z$/, 'Z')
    .replaceAll(':', '-')}`;
const directory =
  directoryArgument === '' ? config.backup && join(config.backup.directory, defaultName()) : resolve(directoryArgument);
if (directory === null || directoryArgument.startsWith('-') || more.length > 0) {
  console.error(usage);
  process.exit(2);
}

await runBackupTool(config, async ({ databaseUrl, transfer, say }) => {
  const { uploadsDir } = config;
  const backup = await makeBackup(directory, { databaseUrl, transfer, uploadsDir, release: await releaseVersion(), say });
  const rows = backup.tables.reduce((sum, table) => sum + table.rows, 0);
  const files = backup.uploads?.files ?? 0;
  return {
    backup: 'done',
    directory,
    events: backup.events.events,
    tables: backup.tables.length,
    rows,
    files,
    keyIds: backup.keyIds,
  };
});
