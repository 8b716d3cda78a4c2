import * as t from 'io-ts';
import { eventCodec, nullable, shape } from '../shared/event-codec.codec.ts';

export const leadCodecs = [
  eventCodec({
    type: 'LeadCaptured',
    data: shape({
      leadId: t.string,
      name: nullable(t.string),
      email: nullable(t.string),
      phone: nullable(t.string),
      source: shape({ kind: t.literal('email'), id: t.string }),
    }),
    personal: { name: 'subject', email: 'self', phone: 'subject' },
  }),
];
