/** One file, read and extracted: what `npm run extract` says of it. */
import { basename } from 'node:path';
import { isLeft } from 'fp-ts/lib/Either.js';
import {
  type DocumentContent,
  type DocumentReader,
  type Extractor,
  NotExtractable,
} from '../../../domain/shared/documents.port.ts';
import type { Extraction } from '../../../domain/shared/extraction.ts';
import type { Input } from './inputs.ts';

export type Extracted =
  | { readonly file: string; readonly content: DocumentContent; readonly extractions: readonly Extraction[] }
  | { readonly file: string; readonly error: { readonly code: string; readonly message: string } };

/** Nothing is known of a company here: every party of a document may be the customer. */
const nobody = { ownNames: [], ownDomains: [], currency: null, locale: null };

const faultOf = (error: unknown): { readonly code: string; readonly message: string } => {
  if (error instanceof NotExtractable) return { code: error.unreadable.code, message: error.unreadable.reason };
  return { code: 'failed', message: error instanceof Error ? error.message : String(error) };
};

/** Never rejects: what cannot be read ends in `error`, and so does a fault of the machine (`failed`). */
export const extractFile =
  (reader: DocumentReader, extractor: Extractor) =>
  async (input: Input): Promise<Extracted> => {
    const { file } = input;
    if (input.path === null) return { file, error: input.error };
    const source = { path: input.path, name: basename(input.path), declaredType: null };
    try {
      const read = await reader.read(source);
      if (isLeft(read)) return { file, error: { code: read.left.code, message: read.left.reason } };
      const content = read.right;
      return { file, content, extractions: await extractor.extract([{ name: source.name, content, file: source }], nobody) };
    } catch (error) {
      return { file, error: faultOf(error) };
    }
  };
