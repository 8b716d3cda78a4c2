import { setTimeout as sleep } from 'node:timers/promises';
import type { Tasks } from '../../../platform/tasks/tasks.ts';
import type { Handled } from '../../http/endpoint.ts';
import { taskStarted } from './task.view.ts';

const lookAgainMs = 100;

type Waiting = {
  readonly tasks: Pick<Tasks, 'get'>;
  readonly companyId: string;
  readonly taskId: string;
  readonly respondAsync: boolean;
  readonly waitMs: number;
};

/** 200 with the task's result when it ends in time; 202 with its place when it does not, or when the caller prefers that. */
export const answerOfTask = async ({ tasks, companyId, taskId, respondAsync, waitMs }: Waiting): Promise<Handled> => {
  const until = performance.now() + (respondAsync ? 0 : waitMs);
  for (;;) {
    const task = await tasks.get(companyId, taskId);
    if (!respondAsync && task?.state === 'succeeded') return { status: 200, body: task.result };
    if (!respondAsync && task?.state === 'failed' && task.error)
      return { problem: { status: 409, code: task.error.code, detail: task.error.message } };
    if (performance.now() >= until) {
      const started = taskStarted(taskId, task);
      return respondAsync ? { ...started, headers: { ...started.headers, 'Preference-Applied': 'respond-async' } } : started;
    }
    await sleep(lookAgainMs);
  }
};
