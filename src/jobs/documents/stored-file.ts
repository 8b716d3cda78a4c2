/** A stored file in clear on this machine's disk, for as long as it is used. */
import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { DocumentFile } from '@order-intake/order-extraction/document';
import type { FileStore } from '../../domain/document/file-store.port.ts';

export type NamedFile = { readonly name: string; readonly declaredType: string | null };
type Stored = NamedFile & { readonly companyId: string; readonly fileId: string };
type Deps = { readonly files: Pick<FileStore, 'open'>; readonly temporaryRoot: string };

/** Null where it is not there any more. */
export const withStoredFile = async <T>(
  { files, temporaryRoot }: Deps,
  { companyId, fileId, name, declaredType }: Stored,
  use: (file: DocumentFile) => Promise<T>,
): Promise<T | null> => {
  const stored = await files.open(companyId, fileId, { expiredToo: true });
  if (!stored) return null;
  const directory = await mkdtemp(join(temporaryRoot, 'upload-'));
  try {
    const path = join(directory, randomUUID());
    await pipeline(stored.content, createWriteStream(path, { mode: 0o600 }));
    return await use({ path, name, declaredType, companyId });
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
};
