/** Orders as they stand, with the codes of all that they refer to: for files. */
import type { EventStore } from '@order-intake/event-sourcing';
import type { Pool } from 'pg';
import type { OrderForFile } from '../../domain/sales-order/order-files.port.ts';
import { isApprovedRow } from '../sales-orders/order-standing.ts';
import type { SalesOrderRow } from '../sales-orders/sales-orders.read-model.ts';
import { type OrderAsOf, orderFields, recordIdsOf } from './feed-entry.ts';
import { createFeedRecords } from './feed-records.queries.ts';

export type ExportOrders = {
  /** In the order of the rows. */
  readonly ordersForFile: (companyId: string, rows: readonly SalesOrderRow[]) => Promise<readonly OrderForFile[]>;
};

const asOf = (row: SalesOrderRow): OrderAsOf => ({
  isApproved: isApprovedRow(row),
  orderId: row.id,
  reference: row.reference,
  content: {
    ...row.details,
    customer: row.customer_id === null ? null : { customerId: row.customer_id },
    customerName: row.customer_name,
    customerEmail: row.customer_email,
    poNumber: row.po_number,
    orderDate: row.order_date,
    deliveryDate: row.delivery_date,
    currency: row.currency,
    total: row.total,
    warehouseId: row.warehouse_id,
    lines: row.lines,
    source: row.source,
  },
});

export const createExportOrders = (pool: Pool, store: Pick<EventStore, 'readStream'>): ExportOrders => {
  const recordsOf = createFeedRecords({ pool, store });
  return {
    ordersForFile: async (companyId, rows) => {
      const orders = rows.map((row) => ({ row, order: asOf(row) }));
      const records = await recordsOf(companyId, recordIdsOf(orders.map(({ order }) => order)));
      return orders.map(({ row, order }) => ({
        ...orderFields(order, records),
        status: row.status,
        created_at: row.created_at.toISOString(),
      }));
    },
  };
};
