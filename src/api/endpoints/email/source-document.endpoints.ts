/** The file that an order was made from, as it was uploaded. */
import type { FileStore } from '../../../domain/document/file-store.port.ts';
import type { SalesOrderQueries } from '../../../projections/sales-orders/sales-orders.queries.ts';
import { bytes } from '../../http/answers.ts';
import { attachmentHeaders } from '../../http/attachment.ts';
import { type Endpoint, endpoint } from '../../http/endpoint.ts';
import { notFound } from '../../http/problem.ts';
import { salesOrdersPath } from '../sales-order/sales-orders.path.ts';

type Deps = {
  readonly queries: Pick<SalesOrderQueries, 'currentSalesOrder' | 'salesOrder'>;
  readonly files: Pick<FileStore, 'open'>;
};

export const sourceDocumentEndpoints = ({ queries, files }: Deps): readonly Endpoint[] => [
  endpoint({
    method: 'get',
    path: `${salesOrdersPath}{id}/source_document/`,
    summary: 'Download the file that the order was created from',
    permission: 'orders:read',
    fromElement: true,
    answers: { 200: bytes('ETag', 'Content-Disposition'), 304: null, 404: null },
    handle: async ({ caller, params }) => {
      const { companyId } = caller;
      const id = params.id;
      const row = (await queries.salesOrder(companyId, id)) ?? (await queries.currentSalesOrder(companyId, id));
      const document = row?.document ?? null;
      const file = document && (await files.open(companyId, document.fileId));
      if (!document || !file) return { problem: notFound };
      return {
        status: 200,
        stream: file.content,
        etag: `"${file.sha256}"`,
        headers: attachmentHeaders({ ...document, size: file.size }),
      };
    },
  }),
];
