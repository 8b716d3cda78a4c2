/** Reads approved orders of a company again with the configured model, and with the built-in readers only. */
import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { isRight } from 'fp-ts/lib/Either.js';
import { createDocumentReader } from '../../../adapters/documents/document-reader.ts';
import { createPostgresBudget } from '../../../adapters/extraction/openai/model-budget.ts';
import { createLoadMailbox } from '../../../jobs/email/mailbox-access.ts';
import {
  type ComparedReading,
  createCompareReading,
  type FolderOfDocuments,
} from '../../../jobs/re-extraction/compare-reading.step.ts';
import { bytesOf } from '../../../platform/bytes-of.ts';
import { createCatalogLookup } from '../../../projections/customers/catalog-lookup.queries.ts';
import { createFindRecordsForModel } from '../../../projections/customers/records-for-model.queries.ts';
import { composeCommands, composeMail } from '../../compose/compose.ts';
import { composeExtractor, extractionUse } from '../../compose/compose-extractor.ts';
import type { Foundation } from '../../compose/compose-foundation.ts';
import { budgetLimits } from '../../compose/compose-language-model.ts';
import { composeModel } from '../../compose/compose-model.ts';
import { toolContext } from '../tool-context.ts';
import { type Choice, choiceOf } from './choice.ts';

export type ChooseModel = {
  readonly companyId: string;
  /** the newest approved orders, so many of them */
  readonly most: number;
  /** null: documents come from where the service has them */
  readonly folder: string | null;
};
export type Chosen = {
  readonly choices: readonly Choice[];
  /** why orders could not be read again, and how many */
  readonly left: { readonly [code: string]: number };
};

/** Every file below it, by what is in it. */
async function folderOf(directory: string): Promise<FolderOfDocuments> {
  const fileByHash = new Map<string, { readonly path: string; readonly name: string }>();
  for (const entry of await readdir(directory, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const hash = createHash('sha256');
    for await (const piece of bytesOf(path)) hash.update(piece);
    fileByHash.set(hash.digest('hex'), { path, name: entry.name });
  }
  return (sha256) => fileByHash.get(sha256) ?? null;
}

/** Layouts that people have confirmed are left aside: they were learned from these very orders. */
export async function chooseModel(foundation: Foundation, { companyId, most, folder }: ChooseModel): Promise<Chosen> {
  const { config, store, pool, readPool, queries, temporary, modelWatch } = foundation;
  if (!config.model) throw new Error('No language model is configured: set AI_PROVIDER and a key (docs/reference/settings.md).');
  const commands = composeCommands(foundation);
  const documents = createDocumentReader({ poolSize: config.extractionPoolSize, hidden: [config.dataDir] });
  try {
    const parts = {
      ...foundation,
      ...commands,
      ...(await composeMail(foundation)),
      documents,
      loadMailbox: createLoadMailbox(store),
      temporaryRoot: await temporary.path(),
      folder: folder === null ? null : await folderOf(folder),
    };
    const orders = await queries.approvedOrders(companyId, most);
    const left: Record<string, number> = {};
    const choices: Choice[] = [];
    for (const model of [null, config.model]) {
      const extractor = await composeExtractor(documents, model, {
        modelOf: (modelConfig) => composeModel(modelConfig, extractionUse, modelWatch),
        budgetOf: (modelConfig) =>
          createPostgresBudget(pool, async (id) => budgetLimits(modelConfig, await commands.companySettings(id))),
        company: {
          settings: commands.companySettings,
          findRecords: createFindRecordsForModel(readPool, createCatalogLookup(readPool)),
        },
      });
      const compare = createCompareReading({ ...parts, extractor });
      const { commandId: _, ...context } = toolContext(companyId, 'choose-model');
      const readings: ComparedReading[] = [];
      for (const orderId of orders) {
        const compared = await compare(orderId, context);
        if (isRight(compared)) readings.push(compared.right);
        else if (model === null) left[compared.left.code] = (left[compared.left.code] ?? 0) + 1;
      }
      choices.push(choiceOf(model?.model ?? 'built-in readers only', readings, model?.prices ?? null));
    }
    return { choices, left };
  } finally {
    await documents.stop();
  }
}
