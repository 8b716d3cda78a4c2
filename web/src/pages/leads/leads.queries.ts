import { queryOptions } from '@tanstack/react-query';
import { api, ask, askPage, ifMatch, type Schemas } from '../../api/client.ts';
import { keys } from '../../api/keys.ts';

export type Lead = Schemas['Lead'];
export const statuses = ['OPEN', 'CONVERTED', 'DISMISSED'] as const;

export const fetchLeads = (status: string) => (cursor: string | undefined, signal: AbortSignal) =>
  askPage(
    api.GET('/sales/leads/', {
      params: { query: { status: statuses.find((candidate) => candidate === status), cursor, limit: 100 } },
      signal,
    }),
  );

export const leadQuery = (id: string) =>
  queryOptions({
    queryKey: keys.leads.one(id),
    queryFn: ({ signal }) => ask(api.GET('/sales/leads/{id}/', { params: { path: { id } }, signal })),
  });

type Decision =
  | { readonly status: 'CONVERTED'; readonly customer?: string; readonly name?: string; readonly code?: string }
  | { readonly status: 'DISMISSED'; readonly reason: string };

export const decideLead = (id: string, decision: Decision, etag: string | null) =>
  ask(api.PATCH('/sales/leads/{id}/', { params: { path: { id }, header: ifMatch(etag) }, body: decision }));

/** Drafts of this lead, and after it became a customer the drafts of that customer. */
export const draftsOf = (lead: Lead) =>
  queryOptions({
    queryKey: keys.orders.list({ lead: lead.id, customer: lead.customer }),
    queryFn: async ({ signal }) => {
      const query = lead.customer ? { customer: lead.customer } : lead.email ? { q: lead.email } : {};
      const { items } = await askPage(api.GET('/sales/sales-orders/', { params: { query: { ...query, limit: 50 } }, signal }));
      return items.filter((order) => order.lead === lead.id || (lead.customer !== null && order.customer === lead.customer));
    },
  });
