/** What the palette asks of the service: records that match, and the names of those opened last. */
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api, ask, type Schemas } from '../../api/client.ts';
import type { Recent } from '../recent.ts';

/** `at`: null of customers and products that were opened before */
export type Hit = Omit<Schemas['SearchHit'], 'at'> & { readonly at: string | null };

/** shorter words would find nearly everything */
export const shortest = 2;

export const hitsQuery = (q: string) =>
  queryOptions({
    queryKey: ['search', q],
    queryFn: async ({ signal }) => (await ask(api.GET('/sales/search/', { params: { query: { q } }, signal }))).data,
    enabled: q.length >= shortest,
    placeholderData: keepPreviousData,
  });

const ofOne = (id: string) => ({ params: { path: { id } } });
const nothing = { reference: null, po_number: null, email_from: null, status: null, at: null };

const hitOf = async ({ kind, id }: Recent, signal: AbortSignal): Promise<Hit> => {
  switch (kind) {
    case 'order': {
      const { data } = await ask(api.GET('/sales/sales-orders/{id}/', { ...ofOne(id), signal }));
      return { ...nothing, kind, ...data, name: data.customer_name, at: data.created_at };
    }
    case 'customer': {
      const { data } = await ask(api.GET('/sales/customers/{id}/', { ...ofOne(id), signal }));
      return { ...nothing, kind, id, reference: data.code, name: data.name };
    }
    case 'product': {
      const { data } = await ask(api.GET('/sales/products/{id}/', { ...ofOne(id), signal }));
      return { ...nothing, kind, id, reference: data.code, name: data.name };
    }
    case 'email': {
      const { data } = await ask(api.GET('/sales/email-logs/{id}/', { ...ofOne(id), signal }));
      return { ...nothing, kind, id, name: data.email_subject, email_from: data.email_from, at: data.received_at };
    }
  }
};

/** Fails for what is gone, of another company, or no longer readable for this person. */
export const recentQuery = (recent: Recent) =>
  queryOptions({
    queryKey: ['search', 'recent', recent.kind, recent.id],
    queryFn: ({ signal }) => hitOf(recent, signal),
    retry: false,
    staleTime: 60_000,
  });
