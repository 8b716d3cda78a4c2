import * as column from '../../../../src/platform/projections/columns.ts';
import { put, readModel, remove } from '../../../../src/platform/projections/read-model.ts';
import type { DeliveryStopEvent } from './delivery-stop.codec.ts';

const columns = {
  customer_id: column.primaryKey(column.uuid),
  company_id: column.companyId,
  reason: column.text,
  since: column.createdAt,
};

export type DeliveryStopRow = column.RowOf<typeof columns>;

/** A row for each customer whose deliveries are stopped. */
export const deliveryStops = readModel<DeliveryStopEvent, typeof columns>({
  name: 'delivery_stops',
  version: 1,
  columns,
  key: (e) => e.data.customerId,
  on: {
    DeliveriesStopped: put((e) => ({ reason: e.data.reason })),
    DeliveriesReleased: remove,
  },
});
