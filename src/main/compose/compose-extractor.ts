/** What reads orders out of documents: the rules in the document readers' processes, and a language model beside them where one is configured. */
import type { StoppableDocumentReader } from '../../adapters/documents/document-reader.ts';
import { createCombinedExtractor } from '../../adapters/extraction/combined/combined-extractor.ts';
import { createIsolatedExtractor } from '../../adapters/extraction/isolated-extractor.ts';
import { createDocumentModel } from '../../adapters/extraction/openai/document-model.ts';
import type { ModelBudget } from '../../adapters/extraction/openai/model-budget.ts';
import { createModelReader } from '../../adapters/extraction/openai/model-reader.ts';
import type { LanguageModel } from '../../adapters/model/model.types.ts';
import type { Extractor } from '../../domain/shared/documents.port.ts';
import type { ModelConfig } from '../../platform/config/config.ts';

/** Two more attempts: a document waits for its model rather than to be read without it. */
export const extractionUse = { timeoutMs: 45_000, retries: 2 };

export const composeExtractor = async (
  documents: StoppableDocumentReader,
  config: ModelConfig | null,
  modelOf: (config: ModelConfig) => Promise<LanguageModel>,
  budgetOf: (dailyTokens: number) => ModelBudget,
): Promise<Extractor> => {
  const rules = createIsolatedExtractor(documents.pool);
  if (!config) return rules;
  const { documentTokens, dailyTokens } = config;
  const budget = budgetOf(dailyTokens);
  const model = createDocumentModel({ model: await modelOf(config) });
  return createCombinedExtractor(rules, createModelReader({ model, pictures: documents, budget, documentTokens }));
};
