/**
 * A backup into an empty event store and an empty database. Everything is checked before anything is written. The events come first, because
 * their import goes on where it was interrupted; the tables come last and in one transaction, so that a service which was started on half a
 * restore would find no keys and no rows, and a restore that is done again finds the tables empty.
 */
import type { EventTransfer } from '@order-intake/event-sourcing';
import { createKeyring, type EncryptionKey } from '../crypto/keyring.ts';
import { migrationsOfRelease, runMigrations } from '../postgres/migrations.ts';
import { BackupRefused } from './backup-refused.ts';
import { withClient } from './client.ts';
import type { Say } from './dump-tables.ts';
import { sumOfFile } from './files.ts';
import { databaseNotEmpty, loadTables } from './load-tables.ts';
import type { Manifest } from './manifest.codec.ts';
import { damaged, eventsFile, readManifest, tableFile } from './manifest.ts';
import { firstFilledTable, seeAllRows } from './tables.ts';
import { checkUploads, restoreUploads, uploadsTarget } from './uploads.ts';

export type RestoreOptions = {
  /** one whose sessions are kept, not a pooler in transaction mode */
  readonly databaseUrl: string;
  readonly transfer: Pick<EventTransfer, 'check' | 'importFrom'>;
  readonly uploadsDir: string | null;
  /** of ENCRYPTION_KEY, or of the data directory; none: it was not found */
  readonly keys: readonly EncryptionKey[];
  readonly say: Say;
};

/** Throws BackupRefused, and what the stores throw; then the same call goes on, or begins again, with the same backup. */
export const restoreBackup = async (directory: string, options: RestoreOptions): Promise<Manifest> => {
  const { databaseUrl, transfer, keys, say } = options;
  const manifest = await readManifest(directory);
  await refuseNewer(manifest);
  refuseWithoutKeys(manifest, keys);
  const uploads = uploadsTarget(manifest.uploads, options.uploadsDir);
  await withClient(databaseUrl, async (client) => {
    await seeAllRows(client);
    const filled = await firstFilledTable(client);
    if (filled !== null) throw databaseNotEmpty(filled);
  });
  say('checking the files of the backup');
  await check(directory, manifest, transfer);

  await transfer.importFrom(eventsFile(directory));
  say(`${manifest.events.events} events`);
  // the tables of the release that made the backup; what later migrations do to their rows they do below
  await runMigrations(databaseUrl, { only: manifest.migrations });
  if (uploads !== null) await restoreUploads(directory, uploads);
  await withClient(databaseUrl, (client) => loadTables(client, directory, manifest, createKeyring(keys), say));
  await runMigrations(databaseUrl);
  return manifest;
};

const refuseNewer = async ({ migrations, release }: Manifest): Promise<void> => {
  const knownMigrations = await migrationsOfRelease();
  const unknown = migrations.filter((name) => !knownMigrations.includes(name));
  if (unknown.length === 0) return;
  throw new BackupRefused(
    'backup_of_newer_release',
    `The backup was made by release ${release}, whose tables this release does not know (${unknown.join(', ')}). Restore it with that release or a newer one`,
  );
};

const refuseWithoutKeys = ({ keyIds }: Manifest, keys: readonly EncryptionKey[]): void => {
  const missing = keyIds.filter((id) => !keys.some((key) => key.id === id));
  if (keys.length > 0 && missing.length === 0) return;
  const needed = `The backup is sealed under ${keyIds.join(', ') || 'no key yet'}`;
  if (keys.length === 0)
    throw new BackupRefused(
      'encryption_key_missing',
      `${needed}. Set ENCRYPTION_KEY to that key, or put the encryption.key of that installation into DATA_DIR`,
    );
  throw new BackupRefused(
    'encryption_key_differs',
    `${needed}; ENCRYPTION_KEY has ${keys.map(({ id }) => id).join(', ')}. Add ${missing.join(', ')}, after the newest key`,
  );
};

const check = async (directory: string, manifest: Manifest, transfer: RestoreOptions['transfer']): Promise<void> => {
  for (const { name, file } of manifest.tables) {
    const sum = await sumOfFile(tableFile(directory, name)).catch(() => null);
    if (sum?.sha256 !== file.sha256) throw damaged(directory, `tables/${name}.copy.gz is missing or was changed`);
  }
  if (manifest.uploads) await checkUploads(directory, manifest.uploads);
  const events = await transfer.check(eventsFile(directory)).catch((error: Error) => {
    throw damaged(directory, error.message);
  });
  if (events.sha256 !== manifest.events.sha256)
    throw damaged(directory, 'events.ndjson is another file than the one of the backup');
};
