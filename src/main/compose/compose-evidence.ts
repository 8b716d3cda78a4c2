/**
 * The pages that orders were read from, for review: rendered in children of this process, which start when the first
 * page is requested.
 */
import { createDocumentReader, type StoppableDocumentReader } from '../../adapters/documents/document-reader.ts';
import type { Evidence } from '../../api/endpoints/document/page-answers.ts';
import { evidenceFileId, quotesFileId } from '../../jobs/evidence/evidence-files.ts';
import { openQuotes } from '../../jobs/evidence/quote-instructions.ts';
import { createShowPages } from '../../jobs/evidence/show-pages.ts';
import { createStartEvidence, createStartInstructions } from '../../jobs/evidence/start-evidence.ts';
import type { Foundation } from './compose-foundation.ts';

type Started = Parameters<typeof createStartEvidence>[0];

export const composeEvidence = (foundation: Foundation, started: Started): Evidence & { readonly stop: () => Promise<void> } => {
  let reader: StoppableDocumentReader | null = null;
  const children = (): StoppableDocumentReader => {
    reader ??= createDocumentReader({ poolSize: 1, hidden: [foundation.config.dataDir] });
    return reader;
  };
  return {
    show: createShowPages({
      files: foundation.files,
      pages: {
        pageSizes: (file) => children().pageSizes(file),
        pagePicture: (file, page) => children().pagePicture(file, page),
        pageWords: (file, page) => children().pageWords(file, page),
      },
      temporaryDirectory: () => foundation.temporary.path(),
    }),
    fileId: evidenceFileId,
    fetch: createStartEvidence(started),
    quote: createStartInstructions(started),
    quotes: async (companyId, orderId) => {
      const keptSentences = await openQuotes(foundation.files, companyId, quotesFileId(orderId, 'kept'));
      const sentences = keptSentences ?? (await openQuotes(foundation.files, companyId, quotesFileId(orderId, 'asked')));
      return sentences && { sentences, kept: keptSentences !== null };
    },
    stop: async () => {
      await reader?.stop();
    },
  };
};
