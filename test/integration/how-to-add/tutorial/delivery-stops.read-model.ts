import { companyId, createdAt, primaryKey, type RowOf, text, uuid } from '../../../../src/platform/projections/columns.ts';
import { put, readModel, remove } from '../../../../src/platform/projections/read-model.ts';
import type { DeliveryStopEvent } from './delivery-stop.codec.ts';

const columns = {
  customer_id: primaryKey(uuid),
  company_id: companyId,
  reason: text,
  since: createdAt,
};

export type DeliveryStopRow = RowOf<typeof columns>;

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
