/** What people and keys are called that the service names by their ids. */
import { queryOptions } from '@tanstack/react-query';
import { api, ask, type Schemas } from './client.ts';
import { keys } from './keys.ts';

export type Person = Schemas['Person'];

export const peopleQuery = queryOptions({
  queryKey: keys.people,
  queryFn: async ({ signal }): Promise<readonly Person[]> => (await ask(api.GET('/sales/people/', { signal }))).data,
  staleTime: 5 * 60_000,
});
