/** Order documents that a person uploads: read at once, kept for a day, and made an order when the person says so. */

import type { CommandContext } from '@order-intake/event-sourcing';
import type { LoadCompanySettings } from '../../../commands/company/change-company-settings.command.ts';
import type { LoadDocument } from '../../../commands/document/read-document.command.ts';
import type { UploadDocument } from '../../../commands/document/upload-document.command.ts';
import { ordersAmong } from '../../../commands/sales-order/create-order.command.ts';
import type { DescribeOrder } from '../../../commands/sales-order/describe-order.ts';
import type { ServiceTasks } from '../../../commands/shared/task-kinds.ts';
import type { UploadedDocument } from '../../../domain/document/document.decider.ts';
import { maxDocumentBytes } from '../../../domain/document/document.events.ts';
import { reasonText } from '../../../domain/reasons/reasons.ts';
import { requirementsOf } from '../../../domain/sales-order/approval-requirements.ts';
import { bytesOf } from '../../../platform/bytes-of.ts';
import type { RecordNameQueries } from '../../../projections/customers/record-names.queries.ts';
import { problems } from '../../http/answers.ts';
import { type Endpoint, endpoint } from '../../http/endpoint.ts';
import { preferenceOf } from '../../http/prefer.ts';
import { notFound } from '../../http/problem.ts';
import { candidateIds } from '../catalog/candidate.view.ts';
import { startedAnswer, taskStarted } from '../operations/task.view.ts';
import { longestWaitMs, waitForTask } from '../operations/wait-for-task.ts';
import { salesOrdersPath } from '../sales-order/sales-orders.path.ts';
import { documentShape, documentView, stillRead, unreadableProblem, unreadableProblems } from './document.view.ts';

const pending = problems('document_pending');

type Deps = {
  readonly commands: {
    readonly companySettings: LoadCompanySettings;
    readonly describeOrder: DescribeOrder;
    readonly loadDocument: LoadDocument;
    readonly uploadDocument: UploadDocument;
  };
  readonly queries: Pick<RecordNameQueries, 'recordNames'>;
  /** An uploaded document is read in the background; answers the task's id. */
  readonly startReading: (documentId: string, context: CommandContext) => Promise<string>;
  readonly tasks: Pick<ServiceTasks, 'get'>;
  /** this process stops accepting requests soon: waiting callers get the current state */
  readonly leaving: AbortSignal;
};

export const documentEndpoints = ({ commands, queries, tasks, startReading, leaving }: Deps): readonly Endpoint[] => {
  const shown = async (companyId: string, state: UploadedDocument) => {
    if (state.phase === 'none') return { problem: notFound };
    if (state.phase === 'refused') return { problem: unreadableProblem(state.refusal.code, reasonText(state.refusal.reason)) };
    if (state.phase === 'uploaded') return { problem: stillRead };
    const settings = await commands.companySettings(companyId);
    const { minConfidenceThreshold: threshold } = settings;
    const source = { kind: 'upload', id: state.file.documentId } as const;
    const [first, ...further] = await Promise.all(
      ordersAmong(state.results).map(async (extraction) => ({
        extraction,
        content: await commands.describeOrder({ source, extraction, sender: null, threshold, document: null }, companyId),
      })),
    );
    if (!first) return { problem: notFound };
    const ids = [first, ...further].flatMap(({ content }) => candidateIds(content));
    const names = await queries.recordNames(companyId, ids);
    return { status: 200 as const, body: documentView(state, [first, ...further], names, requirementsOf(settings)) };
  };

  return [
    endpoint({
      method: 'post',
      path: `${salesOrdersPath}upload_document/`,
      summary: 'Upload an order document (PDF, PNG, JPG, TIFF, XLSX, XLS, CSV, XML) and extract its data',
      permission: 'orders:write',
      file: { name: 'file', maxBytes: maxDocumentBytes },
      answers: { 200: documentShape, 202: startedAnswer, 404: null, 409: pending, ...unreadableProblems },
      handle: async ({ file, header, context, resumed, hungUp }) => {
        const { companyId } = context;
        const { name, declaredType, path } = file;
        const { documentId } = await commands.uploadDocument({ name, declaredType, content: bytesOf(path) }, context);
        const before = await commands.loadDocument(companyId, documentId);
        if (before.state.phase !== 'uploaded') return shown(companyId, before.state);
        const taskId = await startReading(documentId, context);
        const { async, waitMs } = preferenceOf(header('prefer'));
        if (async && waitMs === null)
          return preferred(taskStarted(taskId, await tasks.get(companyId, taskId, 'upload_document')));
        const task = await waitForTask(
          tasks,
          { companyId, id: taskId, kind: 'upload_document' },
          Math.min(waitMs ?? longestWaitMs, resumed ? resumedWaitMs : longestWaitMs),
          AbortSignal.any([leaving, hungUp]),
        );
        if (task?.state === 'queued' || task?.state === 'running') return taskStarted(taskId, task);
        const { state } = await commands.loadDocument(companyId, documentId);
        if (state.phase === 'uploaded' && task?.error) return { problem: unreadableProblem(task.error.code, task.error.message) };
        return shown(companyId, state);
      },
    }),
    endpoint({
      method: 'get',
      path: '/sales/documents/{id}/',
      summary: 'Get the extraction of an uploaded document, matched against the current master data',
      permission: 'orders:read',
      answers: { 200: documentShape, 404: null, 409: pending, ...unreadableProblems },
      handle: async ({ caller, params }) => {
        const { state } = await commands.loadDocument(caller.companyId, params.id);
        return shown(caller.companyId, state);
      },
    }),
  ];
};

/** A caller that sends a request again after a crash has waited, so it is answered with the place of the task soon; so is a caller that hung up. */
const resumedWaitMs = 3_000;

const preferred = (answer: ReturnType<typeof taskStarted>) => ({
  ...answer,
  headers: { ...answer.headers, 'Preference-Applied': 'respond-async' },
});
