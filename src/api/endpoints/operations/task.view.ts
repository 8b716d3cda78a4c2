/** Background work as callers see it. */
import type { TaskKinds } from '../../../commands/shared/task-kinds.ts';
import type { Task } from '../../../platform/tasks/task.ts';
import { json } from '../../http/answers.ts';
import { anything, choice, orNull, record, type ShapeOf, text, time, uuid } from '../../http/shapes.ts';

export const tasksPath = '/sales/tasks/';

const state = choice('queued', 'running', 'succeeded', 'failed');
const reference = { task_id: uuid, state, url: text };
export const startedAnswer = json(record(reference), 'Location', 'Preference-Applied');
export const taskShape = record({
  ...reference,
  kind: text,
  progress: orNull(anything),
  result: orNull(anything),
  error: orNull(record({ code: text, message: text })),
  created_at: time,
  started_at: orNull(time),
  finished_at: orNull(time),
  expires_at: time,
});

const urlOf = (id: string): string => `${tasksPath}${id}/`;

export const taskView = (task: Task<TaskKinds>): ShapeOf<typeof taskShape> => ({
  task_id: task.id,
  state: task.state,
  url: urlOf(task.id),
  kind: task.kind,
  progress: task.progress,
  result: task.result,
  error: task.error,
  created_at: task.createdAt,
  started_at: task.startedAt,
  finished_at: task.finishedAt,
  expires_at: task.expiresAt,
});

/** 202: where to look. */
export const taskStarted = (taskId: string, task: Pick<Task, 'state'> | null) => ({
  status: 202 as const,
  body: { task_id: taskId, state: task?.state ?? ('queued' as const), url: urlOf(taskId) },
  headers: { Location: urlOf(taskId) },
});
