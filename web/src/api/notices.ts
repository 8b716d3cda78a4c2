/** What the person is notified of in the app. */
import { queryOptions } from '@tanstack/react-query';
import { api, ask, askPage, type Schemas } from './client.ts';
import { keys } from './keys.ts';

export type Notice = Schemas['Notification'];

export const fetchNotices = (cursor: string | undefined, signal: AbortSignal) =>
  askPage(api.GET('/sales/notifications/', { params: { query: { cursor, limit: 100 } }, signal }));

export const unreadQuery = queryOptions({
  queryKey: [...keys.notices, 'unread'],
  queryFn: async ({ signal }) => (await ask(api.GET('/sales/notifications/unread/', { signal }))).data.unread,
});

/** @param choice some by their ids, or all until a time: what came later has not been seen */
export const markRead = async (choice: { readonly ids: string[] } | { readonly until: string }): Promise<number> =>
  (await ask(api.POST('/sales/notifications/read/', { body: choice }))).data.unread;
