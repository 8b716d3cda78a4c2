import { api, ask, askPage, ifMatch } from '../../api/client.ts';
import { endOf, startOf } from '../../api/days.ts';
import { type OrderEntry, type Versioned, versioned } from '../../api/orders.ts';

export const statuses = ['DRAFT', 'APPROVED', 'HANDED_OVER', 'REJECTED', 'CANCELLED', 'MERGED'] as const;
export const sources = ['email', 'upload', 'api', 'chat'] as const;
export const filterNames = ['status', 'source', 'q', 'doubtful', 'customer', 'from', 'to'] as const;
export type OrderFilters = Readonly<Record<(typeof filterNames)[number], string>>;

const oneOf = <T extends string>(all: readonly T[], value: string): T | undefined => all.find((candidate) => candidate === value);

const orderQueryOf = ({ status, source, q, doubtful, customer, from, to }: OrderFilters, timeZone: string) => ({
  status: oneOf(statuses, status),
  source: oneOf(sources, source),
  q: q || undefined,
  customer: customer || undefined,
  requires_review: doubtful === 'yes' ? true : undefined,
  from: startOf(from, timeZone),
  to: endOf(to, timeZone),
});

export const fetchOrders = (orderFilters: OrderFilters, timeZone: string) => {
  const filters = orderQueryOf(orderFilters, timeZone);
  return (cursor: string | undefined, signal: AbortSignal) =>
    askPage<OrderEntry>(api.GET('/sales/sales-orders/', { params: { query: { ...filters, cursor, limit: 100 } }, signal }));
};

/** Where the same orders are had as a file. */
export const exportUrl = (orderFilters: OrderFilters, timeZone: string, format: 'csv' | 'xlsx'): string => {
  const query = Object.entries(orderQueryOf(orderFilters, timeZone)).filter((entry) => entry[1] !== undefined);
  const search = new URLSearchParams([...query.map(([name, value]) => [name, String(value)]), ['format', format]]);
  return `/sales/sales-orders/export/?${search}`;
};

/** Of whatever version the order is: a comment takes nothing back that somebody else did meanwhile. */
export const comment = async (id: string, text: string): Promise<Versioned> =>
  versioned(await ask(api.POST('/sales/sales-orders/{id}/comments/', { params: { path: { id } }, body: { text } })));

export const assign = async ({ order, etag }: Versioned, assignee: string | null): Promise<Versioned> =>
  versioned(
    await ask(
      api.POST('/sales/sales-orders/{id}/assign/', {
        params: { path: { id: order.id }, header: ifMatch(etag) },
        body: { assignee },
      }),
    ),
  );

/** Answers its task, for mail servers take their time. */
export const readOrderAgain = async (id: string): Promise<string> => {
  const soon = { Prefer: 'respond-async' };
  const { data } = await ask(
    api.POST('/sales/sales-orders/{id}/re_extract/', { params: { path: { id } }, body: {}, headers: soon }),
  );
  return 'task_id' in data ? data.task_id : '';
};
