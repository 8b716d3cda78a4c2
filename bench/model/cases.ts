/** Documents with truth, read once and extracted once by the built-in readers: what every player of a model starts from. Both are kept between runs. */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import {
  type Extraction,
  type ExtractionContext,
  mailTextName,
  NotExtractable,
  type ReadDocument,
  type WordsReader,
} from '@order-intake/order-extraction/document';
import { isRight } from 'fp-ts/lib/Either.js';
import type { StoppableDocumentReader } from '../../src/adapters/documents/document-reader.ts';
import { createIsolatedExtractor } from '../../src/adapters/extraction/isolated-extractor.ts';
import { createOpenDocuments } from '../../src/jobs/shared/open-documents.ts';
import type { Source } from '../score/sources.ts';
import { cacheFolder, keptOr, readerSources, versionOf } from '../support/kept.ts';
import { type DocumentReading, packedReading } from '../support/packed-readings.ts';

export type Case = {
  readonly source: Source;
  /** that belong together, as the extractor is given them */
  readonly documents: readonly ReadDocument[];
  readonly builtIn: readonly Extraction[];
  /** why nothing could be read of it, or the built-in readers failed; null: they did not */
  readonly error: string | null;
};

/** Nothing is known of a company: every party of a document may be the customer. */
export const nobody: ExtractionContext = { ownNames: [], ownDomains: [], currency: null, locale: null };

const rules = ['packages/order-extraction/rules', 'packages/order-extraction/embedded', 'packages/order-extraction/calibration'];

type Read = Pick<Case, 'documents' | 'error'>;
type Extracted = Pick<Case, 'builtIn' | 'error'>;

/** Files, or words where there are no files. */
async function asCase(reader: WordsReader, { read, words, left }: Omit<DocumentReading, 'mail'>): Promise<Read> {
  const said: ReadDocument[] = [];
  for (const message of read.length > 0 ? [] : words) {
    const content = await reader.readWords(message);
    if (isRight(content)) said.push({ name: mailTextName, content: content.right });
  }
  const documents = [...read, ...said].map(({ name: own, content }): ReadDocument => ({ name: own, content }));
  return { documents, error: documents.length === 0 ? (left[0]?.code ?? 'empty') : null };
}

/** As an upload is read: a mail's files, or its words where it holds none. */
async function readAnew(reader: StoppableDocumentReader, { path }: Source): Promise<Read> {
  const directory = await mkdtemp(join(tmpdir(), 'order-intake-model-'));
  try {
    const name = basename(path);
    await copyFile(path, join(directory, name)); // what it holds is put beside it
    const { read, words, left } = await createOpenDocuments(reader)({ path: join(directory, name), name, declaredType: null });
    return await asCase(reader, { read, words, left: left.map(({ unreadable }) => unreadable) });
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}

async function extractedAnew(reader: StoppableDocumentReader, documents: readonly ReadDocument[]): Promise<Extracted> {
  try {
    return { builtIn: await createIsolatedExtractor(reader.pool).extract(documents, nobody), error: null };
  } catch (error) {
    if (!(error instanceof NotExtractable)) throw error;
    return { builtIn: [], error: error.unreadable.code };
  }
}

/** Each document is read once for a version of the readers, and extracted once for one of the rules. */
export async function caseReader(reader: StoppableDocumentReader): Promise<(source: Source) => Promise<Case>> {
  const kept = cacheFolder('model-cases');
  const [readings, extractions] = [
    join(kept, `read-${await versionOf(readerSources)}`),
    join(kept, `extracted-${await versionOf(rules)}`),
  ];
  return async (source) => {
    const packed = existsSync(source.path) ? null : await packedReading(source.path);
    const bytes = packed ? JSON.stringify(packed) : await readFile(source.path);
    const name = `${createHash('sha256').update(basename(source.path)).update(bytes).digest('hex').slice(0, 32)}.json.gz`;
    const read = await keptOr(join(readings, name), () => (packed ? asCase(reader, packed) : readAnew(reader, source)));
    if (read.error !== null) return { source, ...read, builtIn: [] };
    return { source, ...read, ...(await keptOr(join(extractions, name), () => extractedAnew(reader, read.documents))) };
  };
}
