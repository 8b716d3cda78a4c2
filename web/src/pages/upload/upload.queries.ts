import { queryOptions } from '@tanstack/react-query';
import { api, ask, type Schemas } from '../../api/client.ts';
import { keys } from '../../api/keys.ts';

export type Document = Schemas['Document'];
export type ReadOrder = Schemas['ReadOrder'];
export type WaitingUpload = Schemas['Upload'];

export const documentQuery = (id: string) =>
  queryOptions({
    queryKey: keys.documents.one(id),
    queryFn: async ({ signal }): Promise<Document> =>
      (await ask(api.GET('/sales/documents/{id}/', { params: { path: { id } }, signal }))).data,
  });

/** Uploads of the whole company of which orders are still to be made. */
export const waitingUploadsQuery = queryOptions({
  queryKey: keys.documents.list({ state: 'waiting' }),
  queryFn: async ({ signal }) =>
    (await ask(api.GET('/sales/documents/', { params: { query: { state: 'waiting', limit: 50 } }, signal }))).data,
});

export const dismissUpload = (id: string) =>
  ask(api.POST('/sales/documents/{id}/dismiss/', { params: { path: { id } }, body: {} }));

/** @param order which of the document's orders, from 0 */
export const makeDraft = (documentId: string, order: number) =>
  ask(api.POST('/sales/sales-orders/', { body: { document_id: documentId, ...(order > 0 ? { order } : {}) } }));
