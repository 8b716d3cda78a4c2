/** Bulk actions on orders or mails; each item has its own answer. */
import type { QueryClient } from '@tanstack/react-query';
import { api, ask, type paths, type Schemas } from './client.ts';
import { keys } from './keys.ts';

export type BulkRequest = paths['/sales/review/bulk/']['post']['requestBody']['content']['application/json'];
export type BulkResults = Schemas['BulkResults'];

export const doToMany = async (body: BulkRequest): Promise<BulkResults> =>
  (await ask(api.POST('/sales/review/bulk/', { body }))).data;

/** Whatever lists show them is asked for again. */
export const askManyAgain = (client: QueryClient): void => {
  for (const queryKey of [keys.review.all, keys.orders.all, keys.emails.all, keys.stats])
    void client.invalidateQueries({ queryKey });
};
