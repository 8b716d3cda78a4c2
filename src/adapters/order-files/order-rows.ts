/** Orders as a table: a row for each line, the head of the order repeated in each. */
import type { OrderForFile } from '../../domain/sales-order/order-files.port.ts';

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

/** The first row names the columns; an order without lines has a row of its own all the same. */
export const orderRows = (orders: readonly OrderForFile[]): readonly (readonly CellValue[])[] => [
  [...headColumns, ...lineColumns, 'sales_order'],
  ...orders.flatMap((order) => {
    const head = headColumns.map((name) => order[name]);
    const rows = order.lines.map((line) => lineColumns.map((name): CellValue => line[name]));
    return (rows.length > 0 ? rows : [lineColumns.map(() => null)]).map((row) => [...head, ...row, order.sales_order]);
  }),
];
