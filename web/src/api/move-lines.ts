/** Lines move between drafts. */
import { api, ask, askPage, ifMatch } from './client.ts';
import { type Order, type OrderEntry, type Versioned, versioned } from './orders.ts';

const most = 100;

export const splitOrder = async ({ order, etag }: Versioned, lines: readonly number[]): Promise<Versioned> =>
  versioned(
    await ask(
      api.POST('/sales/sales-orders/{id}/split/', {
        params: { path: { id: order.id }, header: ifMatch(etag) },
        body: { lines: [...lines] },
      }),
    ),
  );

export const mergeOrder = async ({ order, etag }: Versioned, from: string): Promise<Versioned> =>
  versioned(
    await ask(
      api.POST('/sales/sales-orders/{id}/merge/', {
        params: { path: { id: order.id }, header: ifMatch(etag) },
        body: { order: from },
      }),
    ),
  );

/** Drafts of the order's customer that can be merged into it. */
export const fetchMergeable = async ({ id, customer, currency }: Order, signal: AbortSignal): Promise<readonly OrderEntry[]> => {
  if (customer === null) return [];
  const query = { customer, status: 'DRAFT' as const, limit: most };
  const { items } = await askPage<OrderEntry>(api.GET('/sales/sales-orders/', { params: { query }, signal }));
  return items.filter((entry) => entry.id !== id && entry.currency === currency && entry.version === 0);
};
