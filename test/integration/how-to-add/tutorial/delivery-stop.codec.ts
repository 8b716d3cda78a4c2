import * as t from 'io-ts';
import { eventCodec, shape } from '../../../../src/domain/shared/event-codec.codec.ts';

export type DeliveryStopEvent =
  | { readonly type: 'DeliveriesStopped'; readonly data: { readonly customerId: string; readonly reason: string } }
  | { readonly type: 'DeliveriesReleased'; readonly data: { readonly customerId: string } };

export const deliveryStopCodecs = [
  eventCodec({ type: 'DeliveriesStopped', data: shape({ customerId: t.string, reason: t.string }) }),
  eventCodec({ type: 'DeliveriesReleased', data: shape({ customerId: t.string }) }),
];
