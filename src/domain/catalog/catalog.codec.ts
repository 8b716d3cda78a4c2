import * as t from 'io-ts';
import { eventCodec, list, nullable, shape } from '../shared/event-codec.codec.ts';

export const catalogCodecs = [
  eventCodec({
    type: 'CustomerRegistered',
    data: shape({ customerId: t.string, name: t.string, code: nullable(t.string), emails: list(t.string) }),
    personal: { 'emails.*': 'self' },
  }),
  eventCodec({
    type: 'ProductRegistered',
    data: shape({ productId: t.string, code: t.string, name: t.string, price: nullable(t.string) }),
  }),
];
