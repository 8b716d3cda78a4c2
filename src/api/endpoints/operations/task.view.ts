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

const state = named('TaskState', 'How far it has come', choice('queued', 'running', 'succeeded', 'failed'));
const reference = {
  task_id: [uuid, 'The task'],
  state: [state, 'How far it has come'],
  url: [url, 'Where to ask for it'],
} as const;
export const startedAnswer = json(
  named('TaskStarted', 'Work that goes on in the background', record(reference)),
  'Location',
  'Preference-Applied',
);

const common = {
  ...reference,
  created_at: [time, 'When it was asked for'],
  started_at: [orNull(time), 'When it began'],
  finished_at: [orNull(time), 'When it ended'],
  expires_at: [time, 'Until when it can be asked for'],
} as const;
const failureOf = <K extends keyof TaskKinds>(kinds: readonly K[]) =>
  choice<TaskKinds[K]['failure']>(...new Set(kinds.flatMap((kind): readonly TaskKinds[K]['failure'][] => taskFailures[kind])));
const taskOf = <const K extends keyof TaskKinds, P, R>(kinds: readonly K[], progress: Shape<P>, result: Shape<R>) =>
  record({
    ...common,
    kind: [choice(...kinds), 'What is done'],
    error: [orNull(record({ code: [failureOf(kinds), 'Stable'], message: [text, 'A sentence for a person'] })), 'Why it failed'],
    progress: [orNull(progress), 'How far it has come; null: nothing to tell'],
    result: [orNull(result), 'What came of it, once it has succeeded'],
  });

const sync = named(
  'SyncReport',
  'What became of the mails that a sync found',
  record({
    fetched: [integer, 'Mails found'],
    drafted: [integer, 'Orders drafted'],
    failed: [integer, 'Mails that failed for good'],
    waiting: [integer, 'Mails with a later attempt'],
    pending: [integer, 'Mails without an outcome yet'],
  }),
);
const untold = named('NoProgress', 'Tasks of this kind tell nothing before their end', nothing);
const done = record({ done: [integer, 'Rows or orders that are done'], of: [integer, 'Those there are'] });
const pages = record({ done: [integer, 'Pages that are read'], pages: [integer, 'Pages that are looked at as pictures'] });
const read = record({ document_id: [uuid, 'The upload'], url: [url, 'Where to ask what it says'] });

export const evidenceShape = named(
  'FetchedEvidence',
  'Files of an order, fetched again from the mailbox',
  record({
    files: [
      listOf(
        record({
          file: [integer, 'Its number among the files of the extraction'],
          fetched: [flag, 'Whether it is at hand now, the same as it was when it was read'],
        }),
      ),
      'Each of them',
    ],
    expires_at: [time, 'Until when they are at hand'],
  }),
);

export const fetchedInstructions = named(
  'FetchedInstructions',
  'Instructions that were quoted from a mail',
  record({ found: [integer, 'How many'], expires_at: [time, 'Until when they can be read'] }),
);

export const taskShape = named(
  'Task',
  'Background work; what it leaves depends on its kind',
  either(
    taskOf(['sync_now', 'reconcile'], sync, sync),
    taskOf(['test_connection'], connectionProgressShape, connectionReportShape),
    taskOf(['upload_document'], pages, read),
    taskOf(['fetch_evidence'], untold, evidenceShape),
    taskOf(['fetch_instructions'], untold, fetchedInstructions),
    taskOf(['re_extract'], untold, reExtractShape),
    taskOf(['re_extract_many'], done, reExtractedManyShape),
    taskOf(['import_customers', 'import_products', 'import_warehouses', 'import_prices'], done, importReportShape),
  ),
);

const urlOf = (id: string): string => `${tasksPath}${id}/`;

export const taskView = (task: Task<TaskKinds>): ShapeOf<typeof taskShape> => {
  const { id, companyId: _, subject: __, updatedAt: ___, createdAt, startedAt, finishedAt, expiresAt, ...told } = task;
  return {
    ...told,
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
