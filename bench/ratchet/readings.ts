/** What the readers gave for a file: the words, boxes and cells of its documents, and the words of messages. Extraction starts from here. */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, extname, join } from 'node:path';
import { createOpenDocuments, type Documents } from '../../src/jobs/shared/open-documents.ts';
import { withReadingCache } from '../score/reading-cache.ts';
import { cacheFolder, keptOr, readerSources, versionOf } from '../support/kept.ts';
import { type DocumentReading, packedReading } from '../support/packed-readings.ts';

export type Readings = (path: string) => Promise<DocumentReading>;

const header = (mail: string, name: string): string | null => {
  const head = mail.split(/\r?\n\r?\n/, 1)[0] ?? '';
  return new RegExp(`^${name}:[ \\t]*((?:.|\\r?\\n[ \\t])*)`, 'im').exec(head)?.[1]?.trim() ?? null;
};

const mailOf = (path: string, bytes: Buffer): DocumentReading['mail'] => {
  if (extname(path).toLowerCase() !== '.eml') return null;
  const mail = bytes.toString('utf8');
  return { sender: /[^\s<>,;"]+@[^\s<>,;"]+/.exec(header(mail, 'From') ?? '')?.[0] ?? null, subject: header(mail, 'Subject') };
};

/** As an upload is opened: a mail's files, and its words. */
async function readAnew(documents: Documents, path: string): Promise<DocumentReading> {
  const directory = await mkdtemp(join(tmpdir(), 'order-intake-ratchet-'));
  try {
    const name = basename(path);
    await copyFile(path, join(directory, name)); // what it holds is put beside it
    const { read, words, left } = await createOpenDocuments(documents)({
      path: join(directory, name),
      name,
      declaredType: null,
    });
    return {
      read: read.map(({ name: own, content }) => ({ name: own, content })),
      words,
      left: left.map(({ unreadable }) => unreadable),
      mail: mailOf(path, await readFile(path)),
    };
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}

/** Each file is read once for a version of the readers; one that is not in the tree gives what it gave when it was packed. */
export async function readingsBy(documents: Documents): Promise<Readings> {
  const directory = join(cacheFolder('opened'), await versionOf(readerSources));
  const cached = { ...documents, read: (await withReadingCache(documents)).read };
  return async (path) => {
    const packed = existsSync(path) ? null : await packedReading(path);
    if (packed) return packed;
    const hash = createHash('sha256')
      .update(basename(path))
      .update(await readFile(path));
    return keptOr(join(directory, `${hash.digest('hex').slice(0, 32)}.json.gz`), () => readAnew(cached, path));
  };
}
