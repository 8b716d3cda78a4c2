/** Background work as callers see it. */
import { type TaskKinds, taskFailures } from '../../../commands/shared/task-kinds.ts';
import type { Task } from '../../../platform/tasks/task.ts';
import { json } from '../../http/answers.ts';
import {
  choice,
  either,
  flag,
  integer,
  listOf,
  named,
  nothing,
  orNull,
  record,
  type Shape,
  type ShapeOf,
  text,
  time,
  url,
  uuid,
} from '../../http/shapes.ts';
import { importReportShape } from '../catalog/import-report.shape.ts';
import { connectionProgressShape, connectionReportShape } from '../mailbox/connection-report.shape.ts';
import { reExtractedManyShape, reExtractShape } from '../sales-order/re-extraction.shape.ts';

export const tasksPath = '/sales/tasks/';

const state = named('TaskState', 'State of a task', choice('queued', 'running', 'succeeded', 'failed'));
const reference = {
  task_id: [uuid, 'Task ID'],
  state: [state, 'State of the task'],
  url: [url, 'URL of the task'],
} as const;
export const startedAnswer = json(
  named('TaskStarted', 'A started background task', record(reference)),
  'Location',
  'Preference-Applied',
);

const common = {
  ...reference,
  created_at: [time, 'Time when the task was requested'],
  started_at: [orNull(time), 'Start time'],
  finished_at: [orNull(time), 'End time'],
  expires_at: [time, 'Time until which the task can be retrieved'],
} as const;
const failureOf = <K extends keyof TaskKinds>(kinds: readonly K[]) =>
  choice<TaskKinds[K]['failure']>(...new Set(kinds.flatMap((kind): readonly TaskKinds[K]['failure'][] => taskFailures[kind])));
const taskOf = <const K extends keyof TaskKinds, P, R>(kinds: readonly K[], progress: Shape<P>, result: Shape<R>) =>
  record({
    ...common,
    kind: [choice(...kinds), 'Kind of task'],
    error: [orNull(record({ code: [failureOf(kinds), 'Stable code'], message: [text, 'Error message'] })), 'Why the task failed'],
    progress: [orNull(progress), 'Progress; null: none to report'],
    result: [orNull(result), 'Result, once the task has succeeded'],
  });

const sync = named(
  'SyncReport',
  'Outcome of the emails that a sync found',
  record({
    fetched: [integer, 'Emails found'],
    drafted: [integer, 'Orders drafted'],
    failed: [integer, 'Emails that failed permanently'],
    waiting: [integer, 'Emails with a scheduled retry'],
    pending: [integer, 'Emails without an outcome'],
  }),
);
const untold = named('NoProgress', 'Tasks of this kind report no progress', nothing);
const rowProgress = record({ done: [integer, 'Completed rows or orders'], of: [integer, 'Total number of rows or orders'] });
const pages = record({ done: [integer, 'Completed pages'], pages: [integer, 'Total number of scanned pages'] });
const readResult = record({ document_id: [uuid, 'Upload ID'], url: [url, 'URL of the extraction'] });

export const evidenceShape = named(
  'FetchedEvidence',
  'Files of an order, fetched again from the mailbox',
  record({
    files: [
      listOf(
        record({
          file: [integer, 'Index of the file in the extraction'],
          fetched: [flag, 'Whether the unchanged file is available now'],
        }),
      ),
      'Files',
    ],
    expires_at: [time, 'Time until which the files are available'],
  }),
);

export const fetchedInstructions = named(
  'FetchedInstructions',
  'Instructions quoted from an email',
  record({ found: [integer, 'Number of instructions'], expires_at: [time, 'Time until which the instructions are available'] }),
);

export const taskShape = named(
  'Task',
  'A background task; its result depends on its kind',
  either(
    taskOf(['sync_now', 'reconcile'], sync, sync),
    taskOf(['test_connection'], connectionProgressShape, connectionReportShape),
    taskOf(['upload_document'], pages, readResult),
    taskOf(['fetch_evidence'], untold, evidenceShape),
    taskOf(['fetch_instructions'], untold, fetchedInstructions),
    taskOf(['re_extract'], untold, reExtractShape),
    taskOf(['re_extract_many'], rowProgress, reExtractedManyShape),
    taskOf(
      ['import_customers', 'import_products', 'import_warehouses', 'import_prices', 'import_item_numbers', 'import_addresses'],
      rowProgress,
      importReportShape,
    ),
  ),
);

const urlOf = (id: string): string => `${tasksPath}${id}/`;

export const taskView = (task: Task<TaskKinds>): ShapeOf<typeof taskShape> => {
  const { id, companyId: _, subject: __, updatedAt: ___, createdAt, startedAt, finishedAt, expiresAt, ...taskFields } = task;
  return {
    ...taskFields,
    task_id: id,
    url: urlOf(id),
    created_at: createdAt,
    started_at: startedAt,
    finished_at: finishedAt,
    expires_at: expiresAt,
  };
};

/** 202: where to look. */
export const taskStarted = (taskId: string, task: Pick<Task, 'state'> | null) => ({
  status: 202 as const,
  body: { task_id: taskId, state: task?.state ?? ('queued' as const), url: urlOf(taskId) },
  headers: { Location: urlOf(taskId) },
});
