import { QueryClient, type QueryFilters } from '@tanstack/react-query';
import { ProblemError } from './problem.ts';

/** What may go away by itself: no answer, too many requests, a store that starts again. */
const passing = (error: unknown): boolean => error instanceof ProblemError && [0, 429, 502, 503, 504].includes(error.status);

export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        retry: (failures, error) => passing(error) && failures < 2,
        retryDelay: (failures, error) =>
          error instanceof ProblemError && error.retryAfterSeconds ? error.retryAfterSeconds * 1000 : 400 * 2 ** failures,
        staleTime: 20_000,
        gcTime: 10 * 60_000,
        refetchOnReconnect: 'always',
      },
      mutations: { retry: false },
    },
  });

/** These are old: what is shown of them is asked for again, and so is what is just on its way, for its answer may be of before. */
export const makeOld = (client: QueryClient, filters: QueryFilters): void => {
  const coming = client
    .getQueryCache()
    .findAll({ ...filters, fetchStatus: 'fetching' })
    .filter(({ state }) => state.data === undefined);
  void client.invalidateQueries(filters);
  for (const { promise, queryKey } of coming)
    promise?.then(
      () => client.invalidateQueries({ queryKey, exact: true }),
      () => undefined,
    );
};
