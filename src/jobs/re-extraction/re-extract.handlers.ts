/** Documents of orders are read again in the background: of one order, or of many, one after the other. */
import type { JobContext } from '@order-intake/event-sourcing';
import { ReaderKilled } from '@order-intake/order-extraction/document';
import { isLeft, left } from 'fp-ts/lib/Either.js';
import type { ReExtractedMany, ServiceTasks } from '../../commands/shared/task-kinds.ts';
import { isPassing } from '../shared/is-passing.ts';
import {
  createReadOrderAgain,
  type NotReadAgain,
  type ReadOrderAgain,
  type ReadOrderAgainDeps,
} from './read-order-again.step.ts';

export type ReExtractData = { readonly taskId: string; readonly orderId: string; readonly dry: boolean };
export type ReExtractManyData = { readonly taskId: string; readonly since: string; readonly dry: boolean };

type Deps = ReadOrderAgainDeps & {
  readonly tasks: ServiceTasks;
  /** ids of orders that a document was read for and that are not over, made at that time or later, the oldest first */
  readonly ordersReadSince: (companyId: string, since: Date, most: number) => Promise<readonly string[]>;
  readonly warn: (details: object, message: string) => void;
};

/** of one request; the rest is asked for by a later `since` */
export const mostOrders = 1_000;
const broken: NotReadAgain = {
  code: 'extraction_failed',
  message: 'The file could not be read because of a fault in the service.',
};

/** What breaks would break again; what passes is waited for, but for a document whose readers are killed: it may be its doing. */
const orBroken =
  (readAgain: ReadOrderAgain, warn: Deps['warn']): ReadOrderAgain =>
  (orderId, dry, context) =>
    readAgain(orderId, dry, context).catch((error: unknown) => {
      if (isPassing(error) && !(error instanceof ReaderKilled)) throw error;
      warn({ err: error, orderId }, 'the document of an order could not be read again');
      return left(broken);
    });

export const createReExtract = (deps: Deps) => {
  const readAgain = orBroken(createReadOrderAgain(deps), deps.warn);
  return async ({ taskId, orderId, dry }: ReExtractData, context: JobContext): Promise<void> => {
    const { companyId } = context;
    const kind = 're_extract';
    if (!(await deps.tasks.start(companyId, taskId))) return;
    const report = await readAgain(orderId, dry, context);
    if (isLeft(report)) await deps.tasks.fail(kind, companyId, taskId, report.left);
    else await deps.tasks.succeed(kind, companyId, taskId, report.right);
  };
};

/** Counted as they come; begun anew where a worker was lost, for what was kept beside an order is not kept twice. */
export const createReExtractMany = (deps: Deps) => {
  const readAgain = orBroken(createReadOrderAgain(deps), deps.warn);
  return async ({ taskId, since, dry }: ReExtractManyData, context: JobContext): Promise<void> => {
    const { companyId } = context;
    const kind = 're_extract_many';
    if (!(await deps.tasks.start(companyId, taskId))) return;
    const orders = await deps.ordersReadSince(companyId, new Date(since), mostOrders + 1);
    const orderIds = orders.slice(0, mostOrders);
    let summary: ReExtractedMany = { read: 0, same: 0, differ: [], failed: [], more: orders.length > mostOrders };
    for (const [index, orderId] of orderIds.entries()) {
      summary = withOne(summary, orderId, await readAgain(orderId, dry, context));
      await deps.tasks.progress(kind, companyId, taskId, { done: index + 1, of: orderIds.length });
    }
    await deps.tasks.succeed(kind, companyId, taskId, summary);
  };
};

export const withOne = (
  summary: ReExtractedMany,
  orderId: string,
  report: Awaited<ReturnType<ReadOrderAgain>>,
): ReExtractedMany => {
  if (isLeft(report)) return { ...summary, failed: [...summary.failed, { order_id: orderId, code: report.left.code }] };
  const read = summary.read + 1;
  return report.right.fields.length === 0
    ? { ...summary, read, same: summary.same + 1 }
    : { ...summary, read, differ: [...summary.differ, report.right] };
};
