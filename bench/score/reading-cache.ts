/** Readings of documents kept between runs: what a reader gives for a file changes only with the reader. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DocumentReader } from '@order-intake/order-extraction/document';
import { isRight } from 'fp-ts/lib/Either.js';
import { cacheFolder, keptOr, readerSources, versionOf } from '../support/kept.ts';

/** A reader that asks `reader` only for files that it has not met, by their SHA-256 and name's ending. Refusals are not kept. */
export async function withReadingCache(reader: DocumentReader): Promise<DocumentReader> {
  const directory = join(cacheFolder('readings'), await versionOf(readerSources));
  return {
    read: async (file, onProgress) => {
      const ending = /\.[a-z0-9]{1,5}$/i.exec(file.name)?.[0] ?? '';
      const sha256 = createHash('sha256')
        .update(await readFile(file.path))
        .digest('hex');
      return keptOr(join(directory, `${sha256}${ending}.json.gz`), () => reader.read(file, onProgress), isRight);
    },
  };
}
