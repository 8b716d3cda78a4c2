/**
 * A backup while the service runs. What an event refers to (keys, passwords, numbers, files) is stored before the event: the events are exported
 * first, the tables read later, and the files copied last, so that each holds all that the ones before need. The other way round, an event
 * could refer to a key that the backup does not have, and its personal data would be lost.
 */
import { access, mkdir, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { EventTransfer, Queryable } from '@order-intake/event-sourcing';
import { migrationsPending } from '../postgres/migrations.ts';
import { BackupRefused } from './backup-refused.ts';
import { withClient } from './client.ts';
import { dumpTables, type Say } from './dump-tables.ts';
import { syncDirectory } from './files.ts';
import type { Manifest } from './manifest.codec.ts';
import { eventsFile, writeManifest } from './manifest.ts';
import { seeAllRows, tablesToBackUp } from './tables.ts';
import { copyUploads } from './uploads.ts';

export type BackupOptions = {
  /** one whose sessions are kept, not a pooler in transaction mode */
  readonly databaseUrl: string;
  readonly transfer: Pick<EventTransfer, 'exportTo'>;
  /** null: the content of files is in the database */
  readonly uploadsDir: string | null;
  /** the version of the service */
  readonly release: string;
  readonly say: Say;
};

const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );

const refusePending = async (db: Queryable): Promise<void> => {
  const pending = await migrationsPending(db);
  if (pending.length === 0) return;
  throw new BackupRefused(
    'migrations_pending',
    `The database is one of an earlier release (${pending.length} migrations have not run): make the backup with that release, or start the service of this one first`,
  );
};

/** Into a new directory, which has another name until all of it is on the disk. Throws BackupRefused, and what the stores throw. */
export const makeBackup = async (directory: string, options: BackupOptions): Promise<Manifest> => {
  const part = `${directory}.part`;
  if (await exists(directory))
    throw new BackupRefused('backup_exists', `${directory} exists already: choose another name. A backup is never replaced`);
  if (await exists(part))
    throw new BackupRefused(
      'unfinished_backup_exists',
      `${part} is left of a backup that was interrupted or still runs: choose another name, or remove it first`,
    );
  return withClient(options.databaseUrl, async (client) => {
    await seeAllRows(client);
    // refused now, not after an hour of events
    await tablesToBackUp(client);
    await refusePending(client);
    const { rows } = await client.query<{ now: string }>('select now()::text as now');
    await mkdir(part, { recursive: true, mode: 0o700 });
    try {
      const events = await options.transfer.exportTo(eventsFile(part));
      options.say(`${events.events} events`);
      const dumped = await dumpTables(client, part, rows[0]?.now ?? '', options.say);
      const uploads = options.uploadsDir === null ? null : await copyUploads(options.uploadsDir, part);
      const madeAt = new Date().toISOString();
      const manifest: Manifest = {
        kind: 'order-intake backup',
        format: 1,
        release: options.release,
        madeAt,
        ...dumped,
        events,
        uploads,
      };
      await writeManifest(part, manifest);
      await syncDirectory(part);
      await rename(part, directory);
      await syncDirectory(dirname(directory));
      return manifest;
    } catch (error) {
      await rm(part, { recursive: true, force: true });
      throw error;
    }
  });
};
