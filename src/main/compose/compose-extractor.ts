/** What reads orders out of documents: the rules in the document readers' processes, and a language model beside them where one is configured. */
import type { Extraction, Extractor } from '@order-intake/order-extraction/document';
import type { StoppableDocumentReader } from '../../adapters/documents/document-reader.ts';
import { createCombinedExtractor } from '../../adapters/extraction/combined/combined-extractor.ts';
import { createIsolatedExtractor } from '../../adapters/extraction/isolated-extractor.ts';
import { createDocumentModel } from '../../adapters/extraction/openai/document-model.ts';
import type { ModelBudget } from '../../adapters/extraction/openai/model-budget.ts';
import { createModelReader } from '../../adapters/extraction/openai/model-reader.ts';
import type { LanguageModel } from '../../adapters/model/model.types.ts';
import type { CompanySettings } from '../../domain/company/company.events.ts';
import type { FindRecordsForModel } from '../../domain/shared/model-records.port.ts';
import type { ModelConfig } from '../../platform/config/config.ts';

/**
 * Models think before they write. What passes soon (429, 5xx, no connection) is tried twice more: a document waits for its model rather than to be read
 * without it. An answer that does not come is not asked for again.
 */
export const extractionUse = { timeoutMs: 90_000, retries: 2 };

export type ModelOfExtractor = {
  readonly modelOf: (config: ModelConfig) => Promise<LanguageModel>;
  readonly budgetOf: (config: ModelConfig) => ModelBudget;
  /** absent: of tools, which know no company */
  readonly company?: {
    readonly settings: (companyId: string) => Promise<CompanySettings>;
    readonly findRecords: FindRecordsForModel;
  };
};

export const composeExtractor = async (
  documents: StoppableDocumentReader,
  config: ModelConfig | null,
  { modelOf, budgetOf, company }: ModelOfExtractor,
): Promise<Extractor> => {
  const rules = createIsolatedExtractor(documents.pool);
  if (!config) return rules;
  const reader = createModelReader({
    model: createDocumentModel({ model: await modelOf(config) }),
    pictures: documents,
    budget: budgetOf(config),
    documentTokens: config.documentTokens,
    shows: config.pictures,
    ...(company ? { policyOf: policyOf(company.settings), findRecords: company.findRecords } : {}),
  });
  return {
    name: 'rules and model',
    extract: async (document, context, onFirst) => {
      const settings = context.companyId === undefined ? undefined : await company?.settings(context.companyId);
      if (settings?.languageModel === false) return rules.extract(document, context);
      return createCombinedExtractor(telling(rules, onFirst), reader).extract(document, context);
    },
  };
};

const policyOf = (settings: NonNullable<ModelOfExtractor['company']>['settings']) => async (companyId: string) => {
  const { languageModelRecords: records = false, languageModelRedaction: redacts = false } = await settings(companyId);
  return { records, redacts };
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
