/** Background work as callers see it. */
import type { Task } from '../../../platform/tasks/task.ts';
import type { Answer } from '../../http/endpoint.ts';
import { anything, choice, orNull, record, text, time, uuid } from '../../http/shapes.ts';

export const tasksPath = '/sales/tasks/';

const state = choice('queued', 'running', 'succeeded', 'failed');
const reference = { task_id: uuid, state, url: text };
export const taskStartedShape = record(reference);
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

export const taskView = (task: Task) => ({
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
export const taskStarted = (taskId: string, task: Task | null): Answer => ({
  status: 202,
  body: { task_id: taskId, state: task?.state ?? 'queued', url: urlOf(taskId) },
  headers: { Location: urlOf(taskId) },
});
