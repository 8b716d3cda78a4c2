/** Readings of documents kept between runs: what a reader gives for a file changes only with the reader. */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DocumentContent, DocumentReader, Unreadable } from '@order-intake/order-extraction/document';
import { type Either, isRight, left, right } from 'fp-ts/lib/Either.js';
import { cacheFolder, keptOr, readerSources, versionOf } from '../support/kept.ts';
import { packedReading } from '../support/packed-readings.ts';

/** The first document of a packed file, or why it could not be read. */
const fromPack = async (path: string): Promise<Either<Unreadable, DocumentContent> | null> => {
  const packed = existsSync(path) ? null : await packedReading(path);
  const [first] = packed?.read ?? [];
  const [refused] = packed?.left ?? [];
  return first ? right(first.content) : refused ? left(refused) : null;
};

/**
 * A reader that asks `reader` only for files that it has not met, by their SHA-256 and name's ending. Refusals are not kept. Files
 * that are not in the tree give what they gave when they were packed.
 */
export async function withReadingCache(reader: DocumentReader): Promise<DocumentReader> {
  const directory = join(cacheFolder('readings'), await versionOf(readerSources));
  return {
    read: async (file, onProgress) => {
      const packed = await fromPack(file.path);
      if (packed) return packed;
      const ending = /\.[a-z0-9]{1,5}$/i.exec(file.name)?.[0] ?? '';
      const sha256 = createHash('sha256')
        .update(await readFile(file.path))
        .digest('hex');
      return keptOr(join(directory, `${sha256}${ending}.json.gz`), () => reader.read(file, onProgress), isRight);
    },
  };
}
