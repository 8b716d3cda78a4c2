/** Pages of what orders were read from, as pictures. */
import { queryOptions } from '@tanstack/react-query';
import { api, ask } from './client.ts';
import { keys } from './keys.ts';

/** Files of mails are at hand for ten minutes after they were fetched. */
const atHandMs = 5 * 60_000;

export const orderPagesQuery = (id: string, file: number) =>
  queryOptions({
    queryKey: keys.orders.of(id, `pages-${file}`),
    queryFn: async ({ signal }) =>
      (await ask(api.GET('/sales/sales-orders/{id}/pages/', { params: { path: { id }, query: { file } }, signal }))).data,
    staleTime: atHandMs,
  });

/** The words of a page, which are read again from the file: seconds of a scan. */
export const orderWordsQuery = (id: string, file: number, page: number) =>
  queryOptions({
    queryKey: keys.orders.of(id, `words-${file}-${page}`),
    queryFn: async ({ signal }) => {
      const params = { path: { id, page }, query: { file } };
      return (await ask(api.GET('/sales/sales-orders/{id}/pages/{page}/words/', { params, signal }))).data.words;
    },
    staleTime: Number.POSITIVE_INFINITY,
  });

export const documentPagesQuery = (id: string) =>
  queryOptions({
    queryKey: keys.documents.of(id, 'pages'),
    queryFn: async ({ signal }) =>
      (await ask(api.GET('/sales/documents/{id}/pages/', { params: { path: { id } }, signal }))).data,
    staleTime: atHandMs,
  });

export const orderPicture = (id: string, file: number, page: number): string =>
  `/sales/sales-orders/${encodeURIComponent(id)}/pages/${page}/?file=${file}`;
export const documentPicture = (id: string, page: number): string => `/sales/documents/${encodeURIComponent(id)}/pages/${page}/`;

/** Fetches the files of the order's mail again, which fails when they are not what was read; answers its task, for mail servers take their time. */
export const fetchEvidence = async (id: string): Promise<string> => {
  const soon = { Prefer: 'respond-async' };
  const { data } = await ask(api.POST('/sales/sales-orders/{id}/evidence/', { params: { path: { id } }, headers: soon }));
  return 'task_id' in data ? data.task_id : '';
};
