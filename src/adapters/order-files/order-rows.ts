/** Orders as a table: a row for each line, the head of the order repeated in each. */
import { flatNames, lineDetails, orderDetails } from '@order-intake/order-extraction/document';
import type { OrderForFile } from '../../domain/sales-order/order-files.port.ts';
import { detailCells } from '../../domain/shared/order-details-view.ts';

export type CellValue = string | number | null;

const headColumns = [
  'reference',
  'status',
  'po_number',
  'order_date',
  'delivery_date',
  'customer_code',
  'customer_name',
  'customer_tax_number',
  'customer_email',
  'warehouse_code',
  'currency',
  'total',
] as const satisfies readonly (keyof OrderForFile)[];

const lineColumns = [
  'line',
  'product_code',
  'product_name',
  'ean',
  'code',
  'name',
  'qty',
  'unit',
  'unit_code',
  'price',
  'discount',
  'amount',
  'kind',
  'charge',
] as const satisfies readonly (keyof OrderForFile['lines'][number])[];

const laterColumns = [
  'base_qty',
  'base_unit',
  'base_unit_code',
  'price_source',
] as const satisfies readonly (keyof OrderForFile['lines'][number])[];

/** Of the order, behind all others. */
const matchedColumns = ['ship_to_address_id', 'ship_to_source'] as const;

/** Behind the others, so that those keep their places. */
const detailColumns = [
  ...flatNames(orderDetails),
  ...flatNames(lineDetails)
    .filter((name) => name !== 'unit_code')
    .map((name) => `line_${name}`.replace('line_line_', 'line_')),
];
const { unitCode: _, ...moreOfLine } = lineDetails;

/** The first row names the columns; an order without lines has a row of its own all the same. */
export const orderRows = (orders: readonly OrderForFile[]): readonly (readonly CellValue[])[] => [
  [...headColumns, ...lineColumns, 'sales_order', ...detailColumns, ...laterColumns, ...matchedColumns],
  ...orders.flatMap((order) => {
    const head = headColumns.map((name) => order[name]);
    const details = detailCells(orderDetails, order);
    const lines = order.lines.length > 0 ? order.lines : [null];
    return lines.map((line): readonly CellValue[] => [
      ...head,
      ...lineColumns.map((name) => line?.[name] ?? null),
      order.sales_order,
      ...details,
      ...detailCells(moreOfLine, line ?? {}),
      ...laterColumns.map((name) => line?.[name] ?? null),
      order.ship_to?.address_id ?? null,
      order.ship_to_source,
    ]);
  }),
];
