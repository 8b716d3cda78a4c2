/** Views of the review queue that the person and colleagues saved, with how much waits in each, and the columns that the person chose. */
import { queryOptions } from '@tanstack/react-query';
import { api, ask, type Schemas } from './client.ts';
import { keys } from './keys.ts';

export type QueueView = Schemas['QueueView'];
export type QueueColumn = QueueView['columns'][number];
export type ViewToSave = Pick<QueueView, 'name' | 'shared' | 'search' | 'columns'>;

export const queueViewsQuery = queryOptions({
  queryKey: keys.queueViews,
  queryFn: async ({ signal }) => (await ask(api.GET('/sales/queue-views/', { signal }))).data,
});

export const saveView = (body: ViewToSave) => ask(api.POST('/sales/queue-views/', { body }));
export const changeView = (id: string, body: Partial<ViewToSave>) =>
  ask(api.PATCH('/sales/queue-views/{id}/', { params: { path: { id } }, body }));
export const removeView = (id: string) => ask(api.DELETE('/sales/queue-views/{id}/', { params: { path: { id } } }));
export const chooseColumns = (columns: readonly QueueColumn[]) =>
  ask(api.POST('/sales/queue-views/columns/', { body: { columns: [...columns] } }));

/** As the queue's URL has it. */
export const urlOfView = ({ id, search }: QueueView) => {
  const { requires_review: requiresReview, ...rest } = search;
  return { ...rest, ...(requiresReview ? { doubtful: 'yes' } : {}), view: id };
};
