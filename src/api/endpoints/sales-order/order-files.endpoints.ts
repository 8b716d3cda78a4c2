/** Orders as files: one, or those of a list. */
import type { OrderFiles } from '../../../domain/sales-order/order-files.port.ts';
import { type OrderFile, orderFileFormats } from '../../../domain/sales-order/order-files.port.ts';
import { requestSchema } from '../../../platform/codec/decode-request.ts';
import { withDefault } from '../../../platform/codec/field.ts';
import { oneOf } from '../../../platform/codec/fields.ts';
import type { CurrentCompany } from '../../../projections/companies/companies.queries.ts';
import type { ExportOrders } from '../../../projections/orders-feed/export-orders.queries.ts';
import type { SalesOrderFilter, SalesOrderQueries } from '../../../projections/sales-orders/sales-orders.queries.ts';
import type { SalesOrderRow } from '../../../projections/sales-orders/sales-orders.read-model.ts';
import { bytes, problems } from '../../http/answers.ts';
import { attachmentNamed } from '../../http/attachment.ts';
import { type Endpoint, endpoint } from '../../http/endpoint.ts';
import { notFound, problem } from '../../http/problem.ts';
import { filterFields, filterOf } from './order-filters.ts';
import { orderPath as one, salesOrdersPath } from './sales-orders.path.ts';

const format = withDefault(oneOf(orderFileFormats), 'csv');
const pageSize = 200;
/** a file is made in memory, and a spreadsheet program would not open many more */
const mostOrders = 5_000;

const tooMany = problem(
  409,
  'too_many_orders',
  `A file can contain at most ${mostOrders} orders. Narrow the period with from and to, or read the feed (GET /sales/orders-feed/).`,
);

const answered = ({ bytes: content, mediaType, ending }: OrderFile, name: string) => ({
  status: 200 as const,
  stream: (async function* () {
    yield content;
  })(),
  headers: {
    'Content-Type': mediaType,
    'Content-Length': String(content.length),
    'Content-Disposition': attachmentNamed(`${name}.${ending}`),
    'Content-Security-Policy': "default-src 'none'; sandbox",
    'X-Content-Type-Options': 'nosniff',
  },
});

type Deps = {
  readonly queries: { readonly currentCompany: CurrentCompany } & Pick<
    SalesOrderQueries,
    'currentSalesOrder' | 'salesOrder' | 'salesOrders'
  > &
    Pick<ExportOrders, 'ordersForFile'>;
  readonly orderFiles: OrderFiles;
};

export const orderFileEndpoints = ({ queries, orderFiles }: Deps): readonly Endpoint[] => {
  const fileOf = async (companyId: string, rows: readonly SalesOrderRow[], as: (typeof orderFileFormats)[number]) => {
    const seller = (await queries.currentCompany(companyId))?.name || companyId;
    return orderFiles.write(as, await queries.ordersForFile(companyId, rows), seller);
  };
  /** null: there are more than a file may hold. */
  const all = async (companyId: string, filter: SalesOrderFilter): Promise<readonly SalesOrderRow[] | null> => {
    const rows: SalesOrderRow[] = [];
    let cursor: string | null = null;
    do {
      const page: { items: readonly SalesOrderRow[]; next: string | null } = await queries.salesOrders(companyId, filter, {
        limit: pageSize,
        cursor,
      });
      rows.push(...page.items);
      cursor = page.next;
      if (rows.length > mostOrders) return null;
    } while (cursor !== null);
    return rows;
  };
  return [
    endpoint({
      method: 'get',
      path: `${salesOrdersPath}export/`,
      summary: 'Export orders to a CSV or XLSX file, or as zipped UBL 2.1 or EDIFACT D.96A, newest first',
      permission: 'orders:read',
      ofPersons: true,
      fromElement: true,
      query: requestSchema({ format, ...filterFields }),
      answers: { 200: bytes('Content-Disposition'), 409: problems('too_many_orders') },
      handle: async ({ caller, query: { format: as, ...filter } }) => {
        const rows = await all(caller.companyId, filterOf(filter));
        if (rows === null) return { problem: tooMany };
        return answered(await fileOf(caller.companyId, rows, as), 'orders');
      },
    }),
    endpoint({
      method: 'get',
      path: `${one}export/`,
      summary: 'Export an order to a CSV, XLSX, UBL 2.1 or EDIFACT D.96A file',
      permission: 'orders:read',
      fromElement: true,
      query: requestSchema({ format }),
      answers: { 200: bytes('Content-Disposition'), 404: null },
      handle: async ({ caller: { companyId }, params: { id }, query }) => {
        const row = (await queries.salesOrder(companyId, id)) ?? (await queries.currentSalesOrder(companyId, id));
        if (!row) return { problem: notFound };
        return answered(await fileOf(companyId, [row], query.format), row.reference);
      },
    }),
  ];
};
