import { setTimeout as sleep } from 'node:timers/promises';
import type { ServiceTasks, TaskKinds } from '../../../commands/shared/task-kinds.ts';
import type { Task } from '../../../platform/tasks/task.ts';

/**
 * The longest that a request waits for a task before it answers 202 with its place: proxies end a connection after 60 s of silence, and our
 * own server does (api/http/http-server.ts).
 */
export const longestWaitMs = 40_000;

const firstLookMs = 20;
const lookAgainMs = 250;

/** The task once it has ended, or as it is when the time is over or this process `leaving`; null when there is none. */
export const waitForTask = async <Kind extends keyof TaskKinds>(
  tasks: Pick<ServiceTasks, 'get'>,
  { companyId, id, kind }: { readonly companyId: string; readonly id: string; readonly kind: Kind },
  timeoutMs: number,
  leaving: AbortSignal,
): Promise<Task<TaskKinds, Kind> | null> => {
  const end = performance.now() + timeoutMs;
  for (let pause = firstLookMs; ; pause = Math.min(pause * 1.5, lookAgainMs)) {
    const task = await tasks.get(companyId, id, kind);
    if (!task || task.state === 'succeeded' || task.state === 'failed' || performance.now() >= end || leaving.aborted)
      return task;
    const pauseMs = Math.max(0, Math.min(pause, end - performance.now()));
    await sleep(pauseMs, undefined, { signal: leaving }).catch(() => undefined); // rejects when it leaves
  }
};
