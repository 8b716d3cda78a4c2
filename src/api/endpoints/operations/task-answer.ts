import { setTimeout as sleep } from 'node:timers/promises';
import type { ServiceTasks, TaskKinds } from '../../../commands/shared/task-kinds.ts';
import { type Problem, problem } from '../../http/problem.ts';
import { taskStarted } from './task.view.ts';

const lookAgainMs = 100;

type Waiting<Kind> = {
  readonly tasks: Pick<ServiceTasks, 'get'>;
  readonly companyId: string;
  readonly taskId: string;
  readonly kind: Kind;
  readonly respondAsync: boolean;
  readonly waitMs: number;
};

/** A code for each kind's own failures: `Kind` may be a union, the answer then names them all. */
const failed = <Code extends string>(code: Code, message: string): Problem<409, Code> => problem(409, code, message);

/** 200 with the task's result when it ends in time; 202 with its place when it does not, or when the caller prefers that. */
export const answerOfTask = async <Kind extends keyof TaskKinds>({
  tasks,
  companyId,
  taskId,
  kind,
  respondAsync,
  waitMs,
}: Waiting<Kind>) => {
  const until = performance.now() + (respondAsync ? 0 : waitMs);
  for (;;) {
    const task = await tasks.get(companyId, taskId, kind);
    const result: TaskKinds[Kind]['result'] | null = task?.result ?? null;
    if (!respondAsync && result !== null) return { status: 200 as const, body: result };
    if (!respondAsync && task?.state === 'failed' && task.error) return { problem: failed(task.error.code, task.error.message) };
    if (performance.now() >= until) {
      const started = taskStarted(taskId, task);
      return respondAsync ? { ...started, headers: { ...started.headers, 'Preference-Applied': 'respond-async' } } : started;
    }
    await sleep(lookAgainMs);
  }
};
