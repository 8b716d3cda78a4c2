import * as t from 'io-ts';
import { source } from '../sales-order/order-content.codec.ts';
import { eventCodec, nullable, shape } from '../shared/event-codec.codec.ts';

export const leadCodecs = [
  eventCodec({
    type: 'LeadCaptured',
    data: shape({
      leadId: t.string,
      name: nullable(t.string),
      email: nullable(t.string),
      phone: nullable(t.string),
      source,
    }),
    personal: { name: 'subject', email: 'self', phone: 'subject' },
  }),
  eventCodec({ type: 'LeadConverted', data: shape({ leadId: t.string, customerId: t.string }) }),
  eventCodec({
    type: 'LeadDismissed',
    data: shape({ leadId: t.string, reason: nullable(t.string) }),
    personal: { reason: 'subject' },
  }),
];
