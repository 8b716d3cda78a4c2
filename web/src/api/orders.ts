/** Orders, as several pages read and change them. */
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { api, ask, askPage, type Got, ifMatch } from './client.ts';
import { keys } from './keys.ts';
import type { Order, OrderChanges } from './order-types.ts';
import { ProblemError } from './problem.ts';

export type { Order, OrderAction, OrderChanges, OrderEntry, OrderLine } from './order-types.ts';

/** An order and its version, which changes name. */
export type Versioned = { readonly order: Order; readonly etag: string | null };

export const versioned = ({ data, etag }: Got<Order>): Versioned => ({ order: data, etag });

export const orderQuery = (id: string) =>
  queryOptions({
    queryKey: keys.orders.one(id),
    queryFn: async ({ signal }): Promise<Versioned> =>
      versioned(await ask(api.GET('/sales/sales-orders/{id}/', { params: { path: { id } }, signal }))),
  });

/** The service counts the lines of the request; people know them by their places in the order. */
const byPrintedLine = (error: unknown, { lines = [] }: OrderChanges): unknown => {
  if (!(error instanceof ProblemError)) return error;
  const printed = (field: string) =>
    field.replace(
      /^lines\.(\d+)(?=\.|$)/,
      (_, lineNumber: string) => `lines.${lines[Number(lineNumber) - 1]?.line ?? lineNumber}`,
    );
  const errors = error.problem.errors?.map((fault) => ({ ...fault, field: printed(fault.field) }));
  return new ProblemError(errors ? { ...error.problem, errors } : error.problem, error.retryAfterSeconds);
};

export const correctOrder = async (id: string, changes: OrderChanges, etag: string | null): Promise<Versioned> => {
  const options = { params: { path: { id }, header: ifMatch(etag) }, body: changes };
  const answer = ask(api.PATCH('/sales/sales-orders/{id}/', options));
  return versioned(
    await answer.catch((error: unknown) => {
      throw byPrintedLine(error, changes);
    }),
  );
};

export const approveOrder = async (id: string, etag: string | null): Promise<Versioned> =>
  versioned(
    await ask(api.POST('/sales/sales-orders/{id}/approve/', { params: { path: { id }, header: ifMatch(etag) }, body: {} })),
  );

export const rejectOrder = async (id: string, reason: string, etag: string | null): Promise<Versioned> =>
  versioned(
    await ask(
      api.POST('/sales/sales-orders/{id}/reject/', { params: { path: { id }, header: ifMatch(etag) }, body: { reason } }),
    ),
  );

/** What the service answered is what is shown at once; the lists are asked again. */
export const keepOrder = (client: QueryClient, versionedOrder: Versioned): void => {
  const { id } = versionedOrder.order;
  client.setQueryData(keys.orders.one(id), versionedOrder);
  void client.invalidateQueries({ queryKey: keys.orders.list().slice(0, 2) });
  void client.invalidateQueries({ queryKey: keys.orders.of(id, 'history') });
};

const few = 8;
export const findCustomers = async (q: string, signal?: AbortSignal) =>
  (await askPage(api.GET('/sales/customers/', { params: { query: { ...(q ? { q } : {}), limit: few } }, signal }))).items;
export const customerQuery = (id: string) =>
  queryOptions({
    queryKey: keys.customers.one(id),
    queryFn: ({ signal }) => ask(api.GET('/sales/customers/{id}/', { params: { path: { id } }, signal })),
  });
export const findProducts = async (q: string, signal?: AbortSignal) =>
  (await askPage(api.GET('/sales/products/', { params: { query: { ...(q ? { q } : {}), limit: few } }, signal }))).items;
export const warehousesQuery = queryOptions({
  queryKey: keys.warehouses.list({ limit: 200 }),
  queryFn: async ({ signal }) =>
    (await askPage(api.GET('/sales/warehouses/', { params: { query: { limit: 200 } }, signal }))).items,
});
