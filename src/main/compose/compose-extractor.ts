/**
 * What reads orders out of documents: the rules in the document readers' processes, and a model beside them when a key is set. Its client is loaded then
 * alone: it is every eighth module of a process.
 */
import type { StoppableDocumentReader } from '../../adapters/documents/document-reader.ts';
import { createCombinedExtractor } from '../../adapters/extraction/combined/combined-extractor.ts';
import { createIsolatedExtractor } from '../../adapters/extraction/isolated-extractor.ts';
import type { ModelBudget } from '../../adapters/extraction/openai/model-budget.ts';
import { createModelReader } from '../../adapters/extraction/openai/model-reader.ts';
import type { Extractor } from '../../domain/shared/documents.port.ts';
import type { ModelConfig } from '../../platform/config/config.ts';

export const composeExtractor = async (
  documents: StoppableDocumentReader,
  config: ModelConfig | null,
  budgetOf: (dailyTokens: number) => ModelBudget,
): Promise<Extractor> => {
  const rules = createIsolatedExtractor(documents.pool);
  if (!config) return rules;
  const { documentTokens, dailyTokens } = config;
  const budget = budgetOf(dailyTokens);
  const { createChatModel } = await import('../../adapters/extraction/openai/chat-model.ts');
  return createCombinedExtractor(
    rules,
    createModelReader({ model: createChatModel(config), pictures: documents, budget, documentTokens }),
  );
};
