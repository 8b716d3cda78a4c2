/** Reads documents as the service does, with all that surrounds the extractor, and answers each beside its truth. */
import { basename } from 'node:path';
import type { DocumentReader, Extractor } from '@order-intake/order-extraction/document';
import { languageOf, normalise } from '@order-intake/order-extraction/learning';
import { isLeft } from 'fp-ts/lib/Either.js';
import { extractionView } from '../../src/domain/shared/extraction-view.ts';
import { inOrder } from '../../src/main/tools/extract/in-order.ts';
import type { Source } from './sources.ts';
import type { Judged } from './tally.ts';

const nobody = { ownNames: [], ownDomains: [], currency: null, locale: null };

export async function judged(
  sources: AsyncIterable<Source>,
  reader: DocumentReader,
  extractor: Extractor,
  width: number,
): Promise<readonly Judged[]> {
  const judge = async ({ name, path, layout, scan, truth }: Source): Promise<Judged> => {
    const file = { path, name: basename(path), declaredType: null };
    const read = await reader.read(file);
    if (isLeft(read)) return { name, layout, scan, truth, views: [], error: read.left.code };
    const isScan = scan || (read.right.pages.length > 0 && read.right.pages.every((page) => page.reader === 'ocr'));
    const extractions = await extractor.extract([{ name: file.name, content: read.right }], nobody);
    const { pages, sheets } = read.right;
    const text = [...pages.flatMap((page) => page.words), ...sheets.flatMap((sheet) => sheet.cells)].map((one) => one.text);
    const language = languageOf(normalise(text.join(' '))).code;
    return { name, layout, scan: isScan, truth, views: extractions.map(extractionView), error: null, language };
  };
  const all: Judged[] = [];
  for await (const one of inOrder(sources, width, judge)) all.push(one);
  return all;
}
