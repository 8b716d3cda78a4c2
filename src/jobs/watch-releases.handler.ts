/** Releases are put on the queue by a reactor; should the queue be lost, the orders still say which are due. */
import { type Enqueue, enqueue } from '@order-intake/event-sourcing';
import type { OverdueReleaseQueries } from '../projections/sales-orders/overdue-releases.queries.ts';
import { releaseOrder } from './definitions.ts';

type Deps = OverdueReleaseQueries & { readonly enqueue: (jobs: readonly Enqueue[]) => Promise<unknown> };

export const createWatchReleases =
  ({ overdueReleases, enqueue: put }: Deps) =>
  async (): Promise<void> => {
    const overdue = await overdueReleases();
    await put(
      overdue.map(({ releaseAt, ...approval }) =>
        enqueue(releaseOrder, { ...approval, releaseAt: releaseAt.toISOString() }, `${approval.orderId}/overdue`),
      ),
    );
  };
