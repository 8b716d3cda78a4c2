/** What an order was read from: pages as pictures, and the file itself to be saved. A mail's files are fetched again from its mailbox. */
import { isFromWords, mailTextType } from '@order-intake/order-extraction/document';
import type { ServiceTasks } from '../../../commands/shared/task-kinds.ts';
import { taskFailures } from '../../../commands/shared/task-kinds.ts';
import type { FileStore } from '../../../domain/document/file-store.port.ts';
import type { SalesOrderRow } from '../../../projections/sales-orders/sales-orders.columns.ts';
import type { SalesOrderQueries } from '../../../projections/sales-orders/sales-orders.queries.ts';
import { bytes, problems } from '../../http/answers.ts';
import { attachmentHeaders } from '../../http/attachment.ts';
import { type Endpoint, endpoint } from '../../http/endpoint.ts';
import { notFound, problem } from '../../http/problem.ts';
import {
  type Evidence,
  fileQuery,
  type PagedFile,
  pageOf,
  pageProblems,
  pagesOf,
  pagesShape,
  png,
  wordsOf,
  wordsShape,
} from '../document/page-answers.ts';
import { evidenceShape, startedAnswer } from '../operations/task.view.ts';
import { answerOfTask } from '../operations/task-answer.ts';
import { orderPath } from './sales-orders.path.ts';

const waitMs = 20_000;
const nothingToFetch = problem(409, 'nothing_to_fetch', 'The order does not come from an email, so there are no files to fetch.');
const wordsNotKept = problem(
  409,
  'words_not_kept',
  'The order was in the email body, which is not stored. Open the email in its mailbox.',
);

type Deps = {
  readonly queries: Pick<SalesOrderQueries, 'currentSalesOrder' | 'salesOrder'>;
  readonly files: Pick<FileStore, 'open'>;
  readonly tasks: Pick<ServiceTasks, 'get'>;
  readonly evidence: Evidence;
};

/** What the endpoints of evidence share. */
const shared = ({ queries, evidence }: Deps) => {
  const orderOf = async (companyId: string, id: string): Promise<SalesOrderRow | null> =>
    (await queries.salesOrder(companyId, id)) ?? (await queries.currentSalesOrder(companyId, id));
  /** An upload is kept with its order; a file of a mail is at hand for minutes after it was fetched. */
  const fileOf = async (companyId: string, id: string, number: number) => {
    const order = await orderOf(companyId, id);
    const file = order?.extraction_metadata?.files[number];
    if (!order || !file) return null;
    const storedFileId = order.document?.sha256 === file.sha256 ? order.document.fileId : null;
    const stored = { companyId, fileId: storedFileId ?? evidence.fileId(id, file.sha256), name: file.name };
    return { file: number, name: file.name, type: file.type, stored } satisfies PagedFile;
  };
  return { orderOf, fileOf };
};
type Parts = Deps & ReturnType<typeof shared>;

const reading = ({ files, evidence, fileOf }: Parts): readonly Endpoint[] => [
  endpoint({
    method: 'get',
    path: `${orderPath}pages/`,
    summary: "Get the number, sizes and availability of the pages of an order's file",
    permission: 'orders:read',
    query: fileQuery,
    answers: { 200: pagesShape, 404: null },
    handle: async ({ caller: { companyId }, params, query }) => {
      const file = await fileOf(companyId, params.id, query.file);
      return file ? pagesOf(file, evidence.show) : { problem: notFound };
    },
  }),
  endpoint({
    method: 'get',
    path: `${orderPath}pages/{page}/`,
    summary: "Get a page of an order's file as a PNG image with 150 dpi",
    permission: 'orders:read',
    fromElement: true,
    query: fileQuery,
    answers: { 200: png, ...pageProblems, 409: problems('file_not_available', 'words_not_kept') },
    handle: async ({ caller: { companyId }, params, query }) => {
      const file = await fileOf(companyId, params.id, query.file);
      if (file?.type === mailTextType) return { problem: wordsNotKept };
      return file ? pageOf(file, Number(params.page), evidence.show) : { problem: notFound };
    },
  }),
  endpoint({
    method: 'get',
    path: `${orderPath}pages/{page}/words/`,
    summary: "Get the words of a page of an order's file with their positions",
    permission: 'orders:read',
    query: fileQuery,
    answers: { 200: wordsShape, ...pageProblems, 409: problems('file_not_available', 'words_not_kept') },
    handle: async ({ caller: { companyId }, params, query }) => {
      const file = await fileOf(companyId, params.id, query.file);
      if (file?.type === mailTextType) return { problem: wordsNotKept };
      return file ? wordsOf(file, Number(params.page), evidence.show) : { problem: notFound };
    },
  }),
  endpoint({
    method: 'get',
    path: `${orderPath}evidence/`,
    summary: 'Download a file that the order was extracted from',
    permission: 'orders:read',
    fromElement: true,
    query: fileQuery,
    answers: { 200: bytes('Content-Disposition'), 404: null, 409: problems('words_not_kept') },
    handle: async ({ caller: { companyId }, params, query }) => {
      const file = await fileOf(companyId, params.id, query.file);
      if (file?.type === mailTextType) return { problem: wordsNotKept };
      const opened = file && (await files.open(companyId, file.stored.fileId));
      if (!opened) return { problem: notFound };
      return { status: 200, stream: opened.content, headers: attachmentHeaders({ ...file, size: opened.size }) };
    },
  }),
];

const writing = ({ tasks, evidence, orderOf }: Parts): readonly Endpoint[] => [
  endpoint({
    method: 'post',
    path: `${orderPath}evidence/`,
    summary: "Fetch the files of an order's email from its mailbox for ten minutes",
    permission: 'orders:write',
    answers: {
      200: evidenceShape,
      202: startedAnswer,
      404: null,
      409: problems('nothing_to_fetch', 'words_not_kept', ...taskFailures.fetch_evidence),
    },
    handle: async ({ context: { companyId }, params, respondAsync }) => {
      const order = await orderOf(companyId, params.id);
      if (!order) return { problem: notFound };
      if (order.extraction_metadata && isFromWords(order.extraction_metadata)) return { problem: wordsNotKept };
      const sha256 = order.extraction_metadata?.files.map((file) => file.sha256) ?? [];
      if (order.source.kind !== 'email' || sha256.length === 0) return { problem: nothingToFetch };
      const taskId = await evidence.fetch(companyId, { orderId: params.id, emailId: order.source.id, sha256 });
      return answerOfTask({ tasks, companyId, taskId, kind: 'fetch_evidence', respondAsync, waitMs });
    },
  }),
];

export const evidenceEndpoints = (deps: Deps): readonly Endpoint[] => {
  const parts = { ...deps, ...shared(deps) };
  return [...reading(parts), ...writing(parts)];
};
