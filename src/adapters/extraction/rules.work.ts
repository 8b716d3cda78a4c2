/** Work of a child process: extraction by the built-in readers (packages/order-extraction). */
import { createBuiltInExtractor } from '@order-intake/order-extraction';
import type { Extraction, ExtractionContext, ReadDocument } from '@order-intake/order-extraction/document';

export type ExtractInput = { readonly documents: readonly ReadDocument[]; readonly context: ExtractionContext };

const extractor = createBuiltInExtractor();

export function work(input: unknown): Promise<readonly Extraction[]> {
  const { documents, context } = input as ExtractInput;
  return extractor.extract(documents, context);
}
