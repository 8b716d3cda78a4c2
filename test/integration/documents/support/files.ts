import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DocumentFile } from '@order-intake/order-extraction/document';

/** A temporary directory for the files of one suite. */
export async function temporaryFiles(): Promise<{
  write: (name: string, bytes: Buffer | string, declaredType?: string) => Promise<DocumentFile>;
  remove: () => Promise<void>;
}> {
  const directory = await mkdtemp(join(tmpdir(), 'documents-test-'));
  let count = 0;
  return {
    write: async (name, bytes, declaredType) => {
      count += 1;
      const path = join(directory, `${count}`);
      await writeFile(path, bytes);
      return { path, name, declaredType: declaredType ?? null };
    },
    remove: () => rm(directory, { recursive: true, force: true }),
  };
}
