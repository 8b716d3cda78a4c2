import { QueryClient } from '@tanstack/react-query';
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
