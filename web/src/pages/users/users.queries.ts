/** What the page of users reads and does. */
import { queryOptions } from '@tanstack/react-query';
import { api, ask, askPage, type Schemas } from '../../api/client.ts';
import { keys } from '../../api/keys.ts';

export type User = Schemas['User'];
export type Role = Schemas['Role'];
export const allRoles: readonly Role[] = ['admin', 'sales', 'auditor'];

export const usersQuery = queryOptions({
  queryKey: keys.users.list(),
  queryFn: ({ signal }) => askPage(api.GET('/sales/users/', { params: { query: { limit: 200 } }, signal })),
});

const pathOf = (id: string) => ({ params: { path: { id } } });

export const inviteUser = async (body: { readonly email: string; readonly name?: string; readonly roles: Role[] }) =>
  (await ask(api.POST('/sales/users/', { body }))).data;

export const inviteAgain = async (id: string) => (await ask(api.POST('/sales/users/{id}/invite/', pathOf(id)))).data;

export const giveRoles = async (id: string, roles: Role[]) =>
  (await ask(api.PATCH('/sales/users/{id}/', { ...pathOf(id), body: { roles } }))).data;

export const endUser = (id: string) => ask(api.DELETE('/sales/users/{id}/', pathOf(id)));
