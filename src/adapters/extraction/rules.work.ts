/** Work of a child process: extraction by rules, data inside a document first. */
import type { ExtractionContext, ReadDocument } from '../../domain/shared/documents.port.ts';
import type { Extraction } from '../../domain/shared/extraction.ts';
import { withCalibration } from './calibration/calibration.ts';
import { calibration } from './calibration/table.data.ts';
import { createEmbeddedExtractor } from './embedded/embedded-extractor.ts';
import { createRulesExtractor } from './rules/rules-extractor.ts';

export type ExtractInput = { readonly documents: readonly ReadDocument[]; readonly context: ExtractionContext };

const extractor = createEmbeddedExtractor(withCalibration(createRulesExtractor(), calibration));

export function work(input: unknown): Promise<readonly Extraction[]> {
  const { documents, context } = input as ExtractInput;
  return extractor.extract(documents, context);
}
