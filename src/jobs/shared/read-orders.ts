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
  type WordsReader,
} from '@order-intake/order-extraction/document';
import { createOpenDocuments, type Documents, type OpenedDocuments } from './open-documents.ts';
import { createReadWords } from './read-words.ts';

/** One that orders, changes an order or takes one back: what stands beside it in words is no second order. */
export const settles = ({ documentType }: Extraction): boolean => drafts(documentType) || documentType === 'order_cancellation';

type Deps = { readonly documents: Documents; readonly extractor: Extractor };
type OrdersRead = { readonly results: readonly Extraction[]; readonly left: readonly Unreadable[] };
type Opened = Pick<OpenedDocuments, 'read' | 'words'> & { readonly left: readonly Unreadable[] };
export type ReadOrders = (file: DocumentFile, context: ExtractionContext, onProgress?: ReadingProgress) => Promise<OrdersRead>;

/** Orders in what was opened already. `left`: why files of it could not be read. */
export const createOrdersIn = ({ documents, extractor }: { readonly documents: WordsReader; readonly extractor: Extractor }) => {
  const readWords = createReadWords({ documents, extractor });
  return async ({ read, left, words }: Opened, context: ExtractionContext): Promise<OrdersRead> => {
    const reasons = [...left];
    const results =
      read.length === 0
        ? []
        : await extractor.extract(read, context).catch((error: unknown) => {
            if (!(error instanceof NotExtractable)) throw error;
            reasons.push(error.unreadable);
            return [];
          });
    const failed = reasons.some(({ code }) => code !== 'unsupported_type' && code !== 'not_a_document');
    const fromWords = failed || words.length === 0 || results.some(settles) ? [] : (await readWords(words, context)).results;
    return { results: [...results, ...fromWords], left: reasons };
  };
};

/** Rejects for the machine's faults alone. The file's directory is its own: what it holds is put there. */
export const createReadOrders = ({ documents, extractor }: Deps): ReadOrders => {
  const open = createOpenDocuments(documents);
  const ordersIn = createOrdersIn({ documents, extractor });
  return async (file, context, onProgress) => {
    const { read, left, words } = await open(file, undefined, onProgress);
    return ordersIn({ read, words, left: left.map(({ unreadable }) => unreadable) }, context);
  };
};
