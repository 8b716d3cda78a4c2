/** Work in the background: followed until it ends. */
import { queryOptions } from '@tanstack/react-query';
import { api, ask } from './client.ts';
import { keys } from './keys.ts';

const fetchTask = async (id: string, signal: AbortSignal) =>
  (await ask(api.GET('/sales/tasks/{id}/', { params: { path: { id } }, signal }))).data;

export type Task = Awaited<ReturnType<typeof fetchTask>>;
const everyMs = 600;

export const isOver = (task: Task | undefined): boolean => task?.state === 'succeeded' || task?.state === 'failed';

export const taskQuery = (id: string) =>
  queryOptions({
    queryKey: keys.tasks.one(id),
    queryFn: ({ signal }) => fetchTask(id, signal),
    enabled: id !== '',
    refetchInterval: ({ state }) => (isOver(state.data) || state.error ? false : everyMs),
  });
