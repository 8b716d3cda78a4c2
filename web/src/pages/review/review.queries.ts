import { queryOptions } from '@tanstack/react-query';
import { api, ask, type Page, pageOf, type Schemas } from '../../api/client.ts';
import { keys } from '../../api/keys.ts';

export type QueueEntry = Schemas['ReviewQueueEntry'];
export type Ordering = '-created_at' | 'created_at' | 'confidence' | '-confidence';
export type QueueFilters = { readonly ordering: Ordering; readonly doubtful: boolean };

export const orderings: readonly Ordering[] = ['-created_at', 'created_at', 'confidence', '-confidence'];

/** As they stand in the URL; what is missing or unknown is what one would expect. */
export const queueFilters = (search: { readonly ordering: string; readonly doubtful: string }): QueueFilters => ({
  ordering: orderings.find((one) => one === search.ordering) ?? 'created_at',
  doubtful: search.doubtful === 'yes',
});

export const fetchQueue =
  ({ ordering, doubtful }: QueueFilters) =>
  async (cursor: string | undefined, signal: AbortSignal): Promise<Page<QueueEntry>> => {
    const query = { ordering, limit: 50, ...(cursor ? { cursor } : {}), ...(doubtful ? { requires_review: true } : {}) };
    const got = await ask(api.GET('/sales/sales-orders/email_queue/', { params: { query }, signal }));
    return pageOf(got.data.pending_review, got);
  };

export const queueKey = (filters: QueueFilters) => keys.review.list(filters);

/** What comes next while one works: the first page is enough, for it moves up. */
export const queueQuery = (filters: QueueFilters) =>
  queryOptions({ queryKey: queueKey(filters), queryFn: ({ signal }) => fetchQueue(filters)(undefined, signal) });
