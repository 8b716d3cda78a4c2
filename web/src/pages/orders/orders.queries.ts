import { api, ask, askPage, type Got, ifMatch } from '../../api/client.ts';
import { endOf, startOf } from '../../api/days.ts';
import type { Order, OrderAction, OrderEntry, Versioned } from '../../api/orders.ts';

export const statuses = ['DRAFT', 'APPROVED', 'HANDED_OVER', 'REJECTED', 'CANCELLED'] as const;
export const sources = ['email', 'upload', 'api', 'chat'] as const;
export const filterNames = ['status', 'source', 'q', 'doubtful', 'customer', 'from', 'to'] as const;
export type OrderFilters = Readonly<Record<(typeof filterNames)[number], string>>;

const known = <T extends string>(all: readonly T[], value: string): T | undefined => all.find((one) => one === value);

const orderQueryOf = ({ status, source, q, doubtful, customer, from, to }: OrderFilters, timeZone: string) => ({
  status: known(statuses, status),
  source: known(sources, source),
  q: q || undefined,
  customer: customer || undefined,
  requires_review: doubtful === 'yes' ? true : undefined,
  from: startOf(from, timeZone),
  to: endOf(to, timeZone),
});

export const fetchOrders = (given: OrderFilters, timeZone: string) => {
  const filters = orderQueryOf(given, timeZone);
  return (cursor: string | undefined, signal: AbortSignal) =>
    askPage<OrderEntry>(api.GET('/sales/sales-orders/', { params: { query: { ...filters, cursor, limit: 100 } }, signal }));
};

/** Where the same orders are had as a file. */
export const exportUrl = (given: OrderFilters, timeZone: string, format: 'csv' | 'xlsx'): string => {
  const query = Object.entries(orderQueryOf(given, timeZone)).filter((entry) => entry[1] !== undefined);
  const search = new URLSearchParams([...query.map(([name, value]) => [name, String(value)]), ['format', format]]);
  return `/sales/sales-orders/export/?${search}`;
};

const versioned = ({ data, etag }: Got<Order>): Versioned => ({ order: data, etag });

/** Actions that the service offers by their own address: what they need beside it is a reason, or nothing. */
export const actOn = async (
  { order, etag }: Versioned,
  action: OrderAction['action'],
  reason: string,
  /** of several revisions that wait, which one */
  revision?: string,
): Promise<Versioned> => {
  const named = revision === undefined ? {} : { revision };
  const target = { params: { path: { id: order.id }, header: ifMatch(etag) } };
  switch (action) {
    case 'approve':
      return versioned(await ask(api.POST('/sales/sales-orders/{id}/approve/', { ...target, body: {} })));
    case 'reject':
      return versioned(await ask(api.POST('/sales/sales-orders/{id}/reject/', { ...target, body: { reason } })));
    case 'cancel':
      return versioned(await ask(api.POST('/sales/sales-orders/{id}/cancel/', { ...target, body: { reason } })));
    case 'reopen':
      return versioned(await ask(api.POST('/sales/sales-orders/{id}/reopen/', { ...target, body: reason ? { reason } : {} })));
    case 'acknowledge':
      return versioned(
        await ask(api.POST('/sales/sales-orders/{id}/acknowledge/', { ...target, body: { external_reference: reason } })),
      );
    case 'apply_revision':
      return versioned(await ask(api.POST('/sales/sales-orders/{id}/apply_revision/', { ...target, body: named })));
    case 'separate_revision':
      return versioned(await ask(api.POST('/sales/sales-orders/{id}/separate_revision/', { ...target, body: named })));
    case 'dismiss_revision':
      return versioned(await ask(api.POST('/sales/sales-orders/{id}/dismiss_revision/', { ...target, body: { reason } })));
    case 'dismiss_cancellation':
      return versioned(await ask(api.POST('/sales/sales-orders/{id}/dismiss_cancellation/', { ...target, body: { reason } })));
    case 'match_again':
      return versioned(await ask(api.POST('/sales/sales-orders/{id}/match_again/', target)));
    case 'correct':
      throw new Error('a draft is corrected on the review page');
  }
};

export const comment = async ({ order, etag }: Versioned, text: string): Promise<Versioned> =>
  versioned(
    await ask(
      api.POST('/sales/sales-orders/{id}/comments/', {
        params: { path: { id: order.id }, header: ifMatch(etag) },
        body: { text },
      }),
    ),
  );

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
