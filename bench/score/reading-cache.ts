/** Readings of documents kept between runs: what a reader gives for a file changes only with the reader. */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { DocumentContent, DocumentReader } from '@order-intake/order-extraction/document';
import { isRight, right } from 'fp-ts/lib/Either.js';

const readers = fileURLToPath(new URL('../../src/adapters/documents/', import.meta.url));
const kept = fileURLToPath(new URL('../../node_modules/.cache/order-intake-readings/', import.meta.url));

/** SHA-256 over the sources of the readers: another reader, other readings. */
async function versionOfReaders(): Promise<string> {
  const hash = createHash('sha256');
  const names = (await readdir(readers, { recursive: true })).filter((name) => name.endsWith('.ts')).sort();
  for (const name of names) hash.update(name).update(await readFile(join(readers, name)));
  return hash.digest('hex').slice(0, 12);
}

/** A reader that asks `reader` only for files that it has not met, by their SHA-256 and name's ending. Refusals are not kept. */
export async function withReadingCache(reader: DocumentReader): Promise<DocumentReader> {
  const directory = join(kept, await versionOfReaders());
  await mkdir(directory, { recursive: true });
  return {
    read: async (file, onProgress) => {
      const ending = /\.[a-z0-9]{1,5}$/i.exec(file.name)?.[0] ?? '';
      const sha256 = createHash('sha256')
        .update(await readFile(file.path))
        .digest('hex');
      const place = join(directory, `${sha256}${ending}.json`);
      if (existsSync(place)) return right(JSON.parse(await readFile(place, 'utf8')) as DocumentContent);
      const read = await reader.read(file, onProgress);
      if (isRight(read)) {
        const half = `${place}.${process.pid}`;
        await writeFile(half, JSON.stringify(read.right));
        await rename(half, place);
      }
      return read;
    },
  };
}
