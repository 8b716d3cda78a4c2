/** Where everything lies in the directory of a backup, and its manifest. */
import { open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isLeft } from 'fp-ts/lib/Either.js';
import { BackupRefused } from './backup-refused.ts';
import { Manifest } from './manifest.codec.ts';

export const eventsFile = (directory: string): string => join(directory, 'events.ndjson');
export const tableFile = (directory: string, table: string): string => join(directory, 'tables', `${table}.copy.gz`);
export const uploadsDirectory = (directory: string): string => join(directory, 'uploads');
/** In the form of sha256sum: `sha256sum -c ../uploads.sha256` in `uploads` checks it too. */
export const uploadsList = (directory: string): string => join(directory, 'uploads.sha256');
const manifestFile = (directory: string): string => join(directory, 'manifest.json');

export const writeManifest = async (directory: string, manifest: Manifest): Promise<void> => {
  const file = await open(manifestFile(directory), 'wx', 0o600);
  try {
    await file.writeFile(`${JSON.stringify(Manifest.encode(manifest), null, 2)}\n`);
    await file.sync();
  } finally {
    await file.close();
  }
};

/** Throws BackupRefused. */
export const readManifest = async (directory: string): Promise<Manifest> => {
  const text = await readFile(manifestFile(directory), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT' && error.code !== 'ENOTDIR') throw error;
    throw new BackupRefused(
      'backup_incomplete',
      `${directory} holds no finished backup: manifest.json, which is written last, is missing. Use another backup`,
    );
  });
  const decoded = Manifest.decode(parsed(directory, text));
  if (isLeft(decoded)) {
    const fields = [
      ...new Set(
        decoded.left.map(({ context }) =>
          context
            .map(({ key }) => key)
            .join('.')
            .slice(1),
        ),
      ),
    ];
    throw damaged(directory, `manifest.json is not one that this release reads (${fields.slice(0, 3).join(', ')})`);
  }
  return decoded.right;
};

const parsed = (directory: string, text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    throw damaged(directory, 'manifest.json is not JSON');
  }
};

export const damaged = (directory: string, damage: string): BackupRefused =>
  new BackupRefused('backup_damaged', `${directory}: ${damage}. Nothing was restored. Use another copy of the backup`);
