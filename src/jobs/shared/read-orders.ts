/** Orders in one file that somebody gave (an upload, a file on chat): its documents first, the words of messages among them where none is an order. */
import {
  type DocumentFile,
  drafts,
  type Extraction,
  type ExtractionContext,
  type Extractor,
  NotExtractable,
  type ReadingProgress,
  type Unreadable,
} from '@order-intake/order-extraction/document';
import { createOpenDocuments, type Documents } from './open-documents.ts';
import { createReadWords } from './read-words.ts';

/** One that orders, changes an order or takes one back: what stands beside it in words is no second order. */
export const settles = ({ documentType }: Extraction): boolean => drafts(documentType) || documentType === 'order_cancellation';

type Deps = { readonly documents: Documents; readonly extractor: Extractor };
export type ReadOrders = (
  file: DocumentFile,
  context: ExtractionContext,
  onProgress?: ReadingProgress,
) => Promise<{ readonly results: readonly Extraction[]; readonly left: readonly Unreadable[] }>;

/** `left`: why files of it could not be read. Rejects for the machine's faults alone. The file's directory is its own: what it holds is put there. */
export const createReadOrders = ({ documents, extractor }: Deps): ReadOrders => {
  const open = createOpenDocuments(documents);
  const readWords = createReadWords({ documents, extractor });
  return async (file, context, onProgress) => {
    const { read, left, words } = await open(file, undefined, onProgress);
    const reasons = left.map(({ unreadable }) => unreadable);
    const results =
      read.length === 0
        ? []
        : await extractor.extract(read, context).catch((error: unknown) => {
            if (!(error instanceof NotExtractable)) throw error;
            reasons.push(error.unreadable);
            return [];
          });
    const failed = reasons.some(({ code }) => code !== 'unsupported_type' && code !== 'not_a_document');
    const said = failed || words.length === 0 || results.some(settles) ? [] : (await readWords(words, context)).results;
    return { results: [...results, ...said], left: reasons };
  };
};
