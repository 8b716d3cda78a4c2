/** The files of UPLOADS_DIR on their way into a backup and out of it: sealed as they are, one after the other. */
import { mkdir, open, readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { BackupRefused } from './backup-refused.ts';
import { createMeter, newFile, sumOfFile, syncDirectory } from './files.ts';
import type { FileSum, Manifest } from './manifest.codec.ts';
import { damaged, uploadsDirectory, uploadsList } from './manifest.ts';

type Uploads = NonNullable<Manifest['uploads']>;

const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT';

/** Two levels: folders of two digits, and files in them. A file that is being written belongs to no row yet. */
async function* filesIn(directory: string): AsyncGenerator<string> {
  const folders = await readdir(directory).catch((error: unknown) => {
    if (isMissing(error)) return []; // nothing was uploaded yet
    throw error;
  });
  for (const folder of folders.filter((name) => /^[0-9a-f]{2}$/.test(name)).sort())
    for (const name of (await readdir(join(directory, folder))).sort())
      if (/^[0-9a-f-]{36}$/.test(name)) yield join(folder, name);
}

/** Null: a file that was removed meanwhile, with its row or because its person was erased. */
const copyFile = async (from: string, to: string): Promise<FileSum | null> => {
  const source = await open(from, 'r').catch((error: unknown) => {
    if (isMissing(error)) return null;
    throw error;
  });
  if (!source) return null;
  await mkdir(dirname(to), { recursive: true, mode: 0o700 });
  const { through, sum } = createMeter();
  await pipeline(source.createReadStream(), through, newFile(to));
  return sum();
};

export const copyUploads = async (from: string, backup: string): Promise<Uploads> => {
  const directory = uploadsDirectory(backup);
  await mkdir(directory, { mode: 0o700 });
  const list = await open(uploadsList(backup), 'wx', 0o600);
  let [files, bytes] = [0, 0];
  try {
    for await (const path of filesIn(from)) {
      const copied = await copyFile(join(from, path), join(directory, path));
      if (!copied) continue;
      await list.write(`${copied.sha256}  ${path}\n`);
      files += 1;
      bytes += copied.bytes;
    }
    await list.sync();
  } finally {
    await list.close();
  }
  await syncDirectory(directory);
  return { files, bytes, list: await sumOfFile(uploadsList(backup)) };
};

type Listed = { readonly path: string; readonly sha256: string };
async function* listedFiles(backup: string): AsyncGenerator<Listed> {
  const list = await open(uploadsList(backup));
  for await (const line of list.readLines()) {
    const [, sha256, path] = /^([0-9a-f]{64}) {2}([0-9a-f]{2}\/[0-9a-f-]{36})$/.exec(line) ?? [];
    if (sha256 === undefined || path === undefined) throw damaged(backup, 'a line of uploads.sha256 names no file');
    yield { path, sha256 };
  }
}

/** Throws BackupRefused. */
export const checkUploads = async (backup: string, { files, list }: Uploads): Promise<void> => {
  if ((await sumOfFile(uploadsList(backup))).sha256 !== list.sha256)
    throw damaged(backup, 'uploads.sha256 was changed or cut off');
  let checked = 0;
  for await (const { path, sha256 } of listedFiles(backup)) {
    const sum = await sumOfFile(join(uploadsDirectory(backup), path)).catch((error: unknown) => {
      if (isMissing(error)) return null;
      throw error;
    });
    if (sum?.sha256 !== sha256) throw damaged(backup, `uploads/${path} is missing or was changed`);
    checked += 1;
  }
  if (checked !== files) throw damaged(backup, `uploads.sha256 names ${checked} files, the manifest ${files}`);
};

/** Null where the backup needs none. Throws BackupRefused. */
export const uploadsTarget = (uploads: Manifest['uploads'], uploadsDir: string | null): string | null => {
  if (uploads === null || uploads.files === 0) return null;
  if (uploadsDir !== null) return uploadsDir;
  throw new BackupRefused(
    'uploads_dir_missing',
    `The backup holds ${uploads.files} files of an UPLOADS_DIR. Set UPLOADS_DIR to the directory in which the service is to have them`,
  );
};

/** A file that an interrupted restore left whole is the same file; any other is in the way. Throws BackupRefused. */
export const restoreUploads = async (backup: string, target: string): Promise<void> => {
  for await (const { path, sha256 } of listedFiles(backup)) {
    const to = join(target, path);
    const existing = await sumOfFile(to).catch((error: unknown) => {
      if (isMissing(error)) return null;
      throw error;
    });
    if (existing?.sha256 === sha256) continue;
    if (existing)
      throw new BackupRefused(
        'uploads_dir_not_empty',
        `${to} is another file than the one of the backup. Set UPLOADS_DIR to an empty directory, or remove what an interrupted restore left`,
      );
    await copyFile(join(uploadsDirectory(backup), path), to);
  }
};
