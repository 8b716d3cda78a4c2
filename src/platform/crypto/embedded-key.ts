/** The encryption key of an installation where none was configured: made once, kept in the data directory. */
import { randomBytes } from 'node:crypto';
import { chmod, link, mkdir, open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type EncryptionKey, fingerprint } from './keyring.ts';

export type EmbeddedKey = { readonly key: EncryptionKey; readonly path: string; readonly made: boolean };

/**
 * The key in `<dataDir>/encryption.key`, created if missing: mode 0600, on disk before anything is sealed with it,
 * and one for all when several processes start at once. Without the file every stored password is lost: back it up
 * with the database.
 */
export const embeddedKey = async (dataDir: string): Promise<EmbeddedKey> => {
  const path = join(dataDir, 'encryption.key');
  await mkdir(dataDir, { recursive: true });
  const isNew = (await readKey(path)) === null && (await createKeyFile(dataDir, path));
  const key = await readKey(path);
  if (!key) throw new Error(`${path} vanished while it was read`);
  await chmod(path, 0o600);
  return { key: { id: fingerprint(key), key }, path, made: isNew };
};

/** The same without making one: null where there is none. */
export const existingEmbeddedKey = async (dataDir: string): Promise<EncryptionKey | null> => {
  const key = await readKey(join(dataDir, 'encryption.key'));
  return key && { id: fingerprint(key), key };
};

const readKey = async (path: string): Promise<Buffer | null> => {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (text === null) return null;
  const key = Buffer.from(text.trim(), 'base64');
  if (key.length !== 32)
    throw new Error(
      `${path}: expected 32 bytes in base64, found ${key.length}; restore it from the backup, or set ENCRYPTION_KEY`,
    );
  return key;
};

/** False when somebody else placed one first: a link fails where a rename would overwrite. */
const createKeyFile = async (dir: string, path: string): Promise<boolean> => {
  const draft = `${path}.${process.pid}.${randomBytes(4).toString('hex')}`;
  const file = await open(draft, 'wx', 0o600);
  try {
    await file.writeFile(`${randomBytes(32).toString('base64')}\n`);
    await file.sync();
  } finally {
    await file.close();
  }
  try {
    await link(draft, path);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    await rm(draft, { force: true });
    await syncDirectory(dir);
  }
};

const syncDirectory = async (dir: string) => {
  const handle = await open(dir, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
};
