/** Reads, extracts and marks the documents of an origin. */
import { availableParallelism } from 'node:os';
import type { StoppableDocumentReader } from '../../src/adapters/documents/document-reader.ts';
import { createIsolatedExtractor } from '../../src/adapters/extraction/isolated-extractor.ts';
import { inOrder } from '../../src/main/tools/extract/in-order.ts';
import { catalogOf, lookupIn } from './catalog.ts';
import type { CorpusDocument, OriginDocuments } from './corpus.ts';
import { createExtract } from './extract.ts';
import { type Marks, marksOf } from './marks.ts';
import type { Readings } from './readings.ts';

async function* each<T>(all: readonly T[]): AsyncIterable<T> {
  yield* all;
}

type Run = { readonly reader: StoppableDocumentReader; readonly readings: Readings };

/** `isDeployed`: with own names and a catalog, which is the same however many of the documents are there. */
export async function marksFor(
  { documents, missing }: OriginDocuments,
  isDeployed: boolean,
  { reader, readings }: Run,
  isWanted: (document: CorpusDocument) => boolean = () => true,
): Promise<readonly Marks[]> {
  const byName = [...documents, ...missing].sort((a, b) => (a.name < b.name ? -1 : 1));
  const extract = createExtract({
    documents: reader,
    extractor: createIsolatedExtractor(reader.pool),
    lookup: isDeployed ? lookupIn(catalogOf(byName)) : null,
  });
  const mark = async (document: CorpusDocument): Promise<Marks> =>
    marksOf(document, await extract(document, await readings(document.path)));
  const marks: Marks[] = [];
  const wanted = documents.filter(isWanted);
  for await (const one of inOrder(each(wanted), availableParallelism() * 2, mark)) marks.push(one);
  return marks;
}
