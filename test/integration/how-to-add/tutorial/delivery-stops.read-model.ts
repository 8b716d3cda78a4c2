import { readModel } from '../../../../src/platform/projections/read-model.ts';
import type { DeliveryStopEvent } from './delivery-stop.codec.ts';

export type DeliveryStopRow = {
  readonly customer_id: string;
  readonly company_id: string;
  readonly reason: string;
  readonly since: Date;
};

/** A row for each customer whose deliveries are stopped. */
export const deliveryStops = readModel<DeliveryStopEvent>()<DeliveryStopRow>({
  name: 'delivery_stops',
  version: 1,
  columns: {
    customer_id: 'uuid primary key',
    company_id: 'text not null',
    reason: 'text not null',
    since: 'timestamptz not null',
  },
  on: {
    DeliveriesStopped: {
      key: (e) => e.data.customerId,
      fold: (_, { data, metadata, recordedAt }) => ({
        customer_id: data.customerId,
        company_id: metadata.companyId,
        reason: data.reason,
        since: recordedAt,
      }),
    },
    DeliveriesReleased: { key: (e) => e.data.customerId, fold: () => null },
  },
});
