/** One file, read and extracted: what `npm run extract` says of it. */
import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import {
  type DocumentContent,
  type Extraction,
  type Extractor,
  NotExtractable,
  unread,
  unreadText,
} from '@order-intake/order-extraction/document';
import { isLeft } from 'fp-ts/lib/Either.js';
import type { Documents } from '../../../jobs/shared/open-documents.ts';
import { createReadOrders } from '../../../jobs/shared/read-orders.ts';
import type { Input } from './inputs.ts';

export type Extracted =
  /** `content` null: of an archive or a mail, which is several documents or none */
  | { readonly file: string; readonly content: DocumentContent | null; readonly extractions: readonly Extraction[] }
  | { readonly file: string; readonly error: { readonly code: string; readonly message: string } };

/** Nothing is known of a company here: every party of a document may be the customer. */
const nobody = { ownNames: [], ownDomains: [], currency: null, locale: null };

const faultOf = (error: unknown): { readonly code: string; readonly message: string } => {
  if (error instanceof NotExtractable) return { code: error.unreadable.code, message: unreadText(error.unreadable.reason) };
  return { code: 'failed', message: error instanceof Error ? error.message : String(error) };
};

/** Never rejects: what cannot be read ends in `error`, and so does a fault of the machine (`failed`). */
export const extractFile =
  (reader: Documents, extractor: Extractor) =>
  async (input: Input): Promise<Extracted> => {
    const { file } = input;
    if (input.path === null) return { file, error: input.error };
    const source = { path: input.path, name: basename(input.path), declaredType: null };
    try {
      const inside = await insideOf(reader, extractor, source);
      if (inside) return { file, ...inside };
      const reading = await reader.read(source);
      if (isLeft(reading)) return { file, error: { code: reading.left.code, message: unreadText(reading.left.reason) } };
      const content = reading.right;
      const within = content.holdsFiles ? await ordersIn(reader, extractor, source) : null;
      if (within && 'extractions' in within) return { file, ...within };
      return { file, content, extractions: await extractor.extract([{ name: source.name, content, file: source }], nobody) };
    } catch (error) {
      return { file, error: faultOf(error) };
    }
  };

/** Of a file that holds files: what was read of them, or why nothing was. null: it holds none. */
const insideOf = async (
  reader: Documents,
  extractor: Extractor,
  source: { readonly path: string; readonly name: string; readonly declaredType: null },
) => {
  return (await reader.unpack(source)) === null ? null : ordersIn(reader, extractor, source);
};

const ordersIn = async (
  reader: Documents,
  extractor: Extractor,
  source: { readonly path: string; readonly name: string; readonly declaredType: null },
) => {
  const directory = await mkdtemp(join(tmpdir(), 'order-intake-extract-'));
  try {
    const path = join(directory, 'file');
    await copyFile(source.path, path); // what it holds is put beside it
    const { results, left } = await createReadOrders({ documents: reader, extractor })({ ...source, path }, nobody);
    if (results.length > 0) return { content: null, extractions: results };
    const { code, reason } = left[0] ?? { code: 'nothing_found', reason: unread.nothing_found() };
    return { error: { code, message: unreadText(reason) } };
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
};
