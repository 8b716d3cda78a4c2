import { queryOptions } from '@tanstack/react-query';
import { api, ask, type Schemas } from '../../api/client.ts';
import { keys } from '../../api/keys.ts';

export type Document = Schemas['Document'];
export type ReadOrder = Schemas['ReadOrder'];

export const documentQuery = (id: string) =>
  queryOptions({
    queryKey: keys.documents.one(id),
    queryFn: async ({ signal }): Promise<Document> =>
      (await ask(api.GET('/sales/documents/{id}/', { params: { path: { id } }, signal }))).data,
  });

/** @param order which of the document's orders, from 0 */
export const makeDraft = (documentId: string, order: number) =>
  ask(api.POST('/sales/sales-orders/', { body: { document_id: documentId, ...(order > 0 ? { order } : {}) } }));
