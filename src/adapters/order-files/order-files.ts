/** Orders as files: tables for people and importers, UBL for programs that speak it; several of UBL in a zip. */
import type { OrderFiles, OrderForFile } from '../../domain/sales-order/order-files.port.ts';
import { csvOf } from './csv.ts';
import { orderRows } from './order-rows.ts';
import { ublOf } from './ubl.ts';
import { xlsxOf, zipOf } from './xlsx.ts';

const sheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const ublFiles = async (orders: readonly OrderForFile[], seller: string) => {
  const [only, ...others] = orders;
  if (only && others.length === 0) return { bytes: ublOf(only, seller), mediaType: 'application/xml', ending: 'xml' };
  const files = orders.map((order) => ({ name: `${order.reference}.xml`, bytes: ublOf(order, seller) }));
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
        return ublFiles(orders, seller);
    }
  },
};
