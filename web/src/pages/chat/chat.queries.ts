import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api, ask, askPage, type Schemas } from '../../api/client.ts';
import { keys } from '../../api/keys.ts';

export type Session = Schemas['ChatSession'];
export type Message = Schemas['ChatMessage'];

export const fetchSessions = (open: string, message: string) => (cursor: string | undefined, signal: AbortSignal) => {
  const active = open === 'yes' ? 'true' : open === 'no' ? 'false' : undefined;
  return askPage(
    api.GET('/api/chatchannel/sessions/', {
      params: { query: { is_active: active, message: message || undefined, cursor, limit: 50 } },
      signal,
    }),
  );
};

export const sessionQuery = (id: string) =>
  queryOptions({
    queryKey: keys.chats.one(id),
    queryFn: async ({ signal }): Promise<Session> =>
      (await ask(api.GET('/api/chatchannel/sessions/{id}/', { params: { path: { id } }, signal }))).data,
  });

export const messagesQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: keys.chats.of(id, 'messages'),
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) =>
      askPage(
        api.GET('/api/chatchannel/sessions/{id}/messages/', {
          params: { path: { id }, query: { cursor: pageParam, limit: 200 } },
          signal,
        }),
      ),
    getNextPageParam: ({ next }) => next ?? undefined,
  });

export const writeMessage = (id: string, text: string) =>
  ask(api.POST('/api/chatchannel/sessions/{id}/messages/', { params: { path: { id } }, body: { text } }));

export const takeOver = (id: string) => ask(api.POST('/api/chatchannel/sessions/{id}/handover/', { params: { path: { id } } }));
export const resume = (id: string) => ask(api.POST('/api/chatchannel/sessions/{id}/resume/', { params: { path: { id } } }));
export const closeSession = (id: string) => ask(api.POST('/api/chatchannel/sessions/{id}/close/', { params: { path: { id } } }));
export const sendCode = (id: string, customer: string, email: string) =>
  ask(api.POST('/api/chatchannel/sessions/{id}/verification/', { params: { path: { id } }, body: { customer, email } }));
export const confirmCustomer = (id: string, customer: string | null) =>
  ask(api.POST('/api/chatchannel/sessions/{id}/customer/', { params: { path: { id } }, body: { customer } }));
