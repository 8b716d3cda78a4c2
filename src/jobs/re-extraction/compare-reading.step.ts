/** How today's reading of an approved order's document compares with what people approved: to choose a language model by. Nothing is kept. */
import { randomUUID } from 'node:crypto';
import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { JobContext } from '@order-intake/event-sourcing';
import { type Either, isLeft, left, right } from 'fp-ts/lib/Either.js';
import type { DescribeOrder } from '../../commands/sales-order/describe-order.ts';
import { changesBetween } from '../../domain/sales-order/order-changes.ts';
import { readingOf } from '../../domain/sales-order/reading-again.ts';
import { createReadOrders } from '../shared/read-orders.ts';
import {
  createReadSource,
  isFailure,
  loadOrder,
  type Readable,
  type Reading,
  type ReadOrderAgainDeps,
  readable,
} from './read-order-again.step.ts';

/** `differs`: names of fields. `inputTokens`, `outputTokens`: of the model, 0 without one. */
export type ComparedReading = {
  readonly confidence: number;
  readonly differs: readonly string[];
  readonly inputTokens: number;
  readonly outputTokens: number;
};
export type NotCompared = { readonly code: string };
export type CompareReading = (orderId: string, context: JobContext) => Promise<Either<NotCompared, ComparedReading>>;

/** Of somebody who has the documents: where the one of this SHA-256 lies, null where it does not. */
export type FolderOfDocuments = (sha256: string) => { readonly path: string; readonly name: string } | null;

type Deps = Omit<ReadOrderAgainDeps, 'takeReading'> & {
  readonly describeOrder: DescribeOrder;
  readonly folder: FolderOfDocuments | null;
};

/** What is read out of a document; the rest of an order comes from the company's records or from people. */
const judged = /^(customer|po_number|delivery_date|currency|lines\.\d+(\.(product|qty|price|charge))?)$/;

export const createCompareReading = (deps: Deps): CompareReading => {
  const readSource = createReadSource(deps);
  const readOrders = createReadOrders(deps);

  /** The parser puts what a file holds beside it: it is read in a directory of its own. */
  const fromFolder = async (order: Readable, companyId: string, folder: FolderOfDocuments): Promise<Reading> => {
    const { ownNames, ownDomains, currency, locale } = await deps.companySettings(companyId);
    const paths = order.read.files.flatMap(({ sha256 }) => folder(sha256) ?? []);
    if (paths.length < order.read.files.length)
      return { code: 'file_gone', message: 'A document of the order is not in the folder.' };
    const directory = await mkdtemp(join(deps.temporaryRoot, 'choose-'));
    try {
      const results = [];
      for (const { path, name } of paths) {
        const copy = join(directory, randomUUID());
        await copyFile(path, copy);
        const context = { companyId, ownNames, ownDomains, currency, locale };
        results.push(...(await readOrders({ path: copy, name, declaredType: null, companyId }, context)).results);
      }
      return results;
    } finally {
      await rm(directory, { recursive: true, force: true });
    }
  };

  return async (orderId, { companyId }) => {
    const loaded = await loadOrder(deps.store, companyId, orderId);
    const order = readable(loaded);
    if (isLeft(order)) return left({ code: order.left.code });
    const results = deps.folder
      ? await fromFolder(order.right, companyId, deps.folder)
      : await readSource(order.right, companyId);
    if (isFailure(results)) return left({ code: results.code });
    const extraction = readingOf(results, order.right.content);
    if (!extraction) return left({ code: 'not_this_order' });
    const { content } = order.right;
    const { source, threshold, document } = content;
    const reread = await deps.describeOrder({ source, extraction, sender: null, threshold, document }, companyId);
    const { inputTokens = 0, outputTokens = 0 } = extraction.extractor;
    const differs = changesBetween(content, reread).filter(({ field, before }) => judged.test(field) && before !== null);
    return right({ confidence: extraction.confidence, differs: differs.map(({ field }) => field), inputTokens, outputTokens });
  };
};
