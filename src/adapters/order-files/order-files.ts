/** Orders as files: tables for people and importers, UBL and EDIFACT for programs that speak it; several of those in a zip. */
import type { OrderFiles, OrderForFile } from '../../domain/sales-order/order-files.port.ts';
import { csvOf } from './csv.ts';
import { edifactOf } from './edifact-orders.ts';
import { orderRows } from './order-rows.ts';
import { ublOf } from './ubl.ts';
import { xlsxOf, zipOf } from './xlsx.ts';

const sheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

type Document = { readonly of: (order: OrderForFile) => Buffer; readonly mediaType: string; readonly ending: string };

const documents = async (orders: readonly OrderForFile[], { of, mediaType, ending }: Document) => {
  const [only, ...further] = orders;
  if (only && further.length === 0) return { bytes: of(only), mediaType, ending };
  const files = orders.map((order) => ({ name: `${order.reference}.${ending}`, bytes: of(order) }));
  return { bytes: await zipOf(files), mediaType: 'application/zip', ending: 'zip' };
};

export const orderFiles: OrderFiles = {
  write: async (format, orders, seller) => {
    switch (format) {
      case 'csv':
        return { bytes: csvOf(orderRows(orders)), mediaType: 'text/csv; charset=utf-8', ending: 'csv' };
      case 'xlsx':
        return { bytes: await xlsxOf(orderRows(orders)), mediaType: sheet, ending: 'xlsx' };
      case 'ubl':
        return documents(orders, { of: (order) => ublOf(order, seller), mediaType: 'application/xml', ending: 'xml' });
      case 'edifact':
        return documents(orders, { of: (order) => edifactOf(order, seller), mediaType: 'application/EDIFACT', ending: 'edi' });
    }
  },
};
