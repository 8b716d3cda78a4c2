/** What reads orders out of documents: the rules in the document readers' processes, and a language model beside them where one is configured. */

import type { Extraction, Extractor } from '@order-intake/order-extraction/document';
import type { StoppableDocumentReader } from '../../adapters/documents/document-reader.ts';
import { createCombinedExtractor } from '../../adapters/extraction/combined/combined-extractor.ts';
import { createIsolatedExtractor } from '../../adapters/extraction/isolated-extractor.ts';
import { createDocumentModel } from '../../adapters/extraction/openai/document-model.ts';
import type { ModelBudget } from '../../adapters/extraction/openai/model-budget.ts';
import { createModelReader } from '../../adapters/extraction/openai/model-reader.ts';
import type { LanguageModel } from '../../adapters/model/model.types.ts';
import type { ModelConfig } from '../../platform/config/config.ts';

/**
 * Models think before they write. What passes soon (429, 5xx, no connection) is tried twice more: a document waits for its model rather than to be read
 * without it. An answer that does not come is not asked for again.
 */
export const extractionUse = { timeoutMs: 90_000, retries: 2 };

export const composeExtractor = async (
  documents: StoppableDocumentReader,
  config: ModelConfig | null,
  modelOf: (config: ModelConfig) => Promise<LanguageModel>,
  budgetOf: (dailyTokens: number) => ModelBudget,
  /** a company may do without; tools know no company */
  wantsModel: (companyId: string) => Promise<boolean> = async () => true,
): Promise<Extractor> => {
  const rules = createIsolatedExtractor(documents.pool);
  if (!config) return rules;
  const { documentTokens, dailyTokens } = config;
  const budget = budgetOf(dailyTokens);
  const model = createDocumentModel({ model: await modelOf(config) });
  const reader = createModelReader({ model, pictures: documents, budget, documentTokens });
  return {
    name: 'rules and model',
    extract: async (read, context, onFirst) => {
      if (context.companyId !== undefined && !(await wantsModel(context.companyId))) return rules.extract(read, context);
      return createCombinedExtractor(telling(rules, onFirst), reader).extract(read, context);
    },
  };
};

/** The same readers, whose results are told as soon as they are there. */
const telling = (
  { name, extract }: Extractor,
  onFirst: (results: readonly Extraction[]) => void = () => undefined,
): Extractor => ({
  name,
  extract: async (documents, context) => {
    const results = await extract(documents, context);
    onFirst(results);
    return results;
  },
});
