import * as t from 'io-ts';
import { eventCodec, integer, list, nullable, oneOf, shape } from '../shared/event-codec.codec.ts';
import { extraction, personalInExtraction } from '../shared/extraction.codec.ts';

const line = shape({
  name: nullable(t.string),
  code: nullable(t.string),
  qty: nullable(t.string),
  unit: nullable(t.string),
  price: nullable(t.string),
  productId: nullable(t.string),
  matchedBy: nullable(oneOf(['code', 'name'] as const)),
});

const content = shape({
  source: shape({ kind: t.literal('email'), id: t.string }),
  extraction,
  customer: nullable(shape({ customerId: t.string, by: oneOf(['email', 'code', 'name'] as const) })),
  leadId: nullable(t.string),
  customerName: nullable(t.string),
  customerEmail: nullable(t.string),
  lines: list(line),
  threshold: integer,
  requiresReview: t.boolean,
  reviewReasons: list(t.string),
  contentHash: t.string,
});

const personal = {
  ...personalInExtraction('content.extraction'),
  'content.customerName': 'subject',
  'content.customerEmail': 'self',
} as const;

export const salesOrderCodecs = [
  eventCodec({ type: 'OrderDrafted', data: shape({ orderId: t.string, reference: t.string, content }), personal }),
  eventCodec({
    type: 'OrderRevised',
    data: shape({
      orderId: t.string,
      content,
      changes: list(shape({ field: t.string, before: nullable(t.string), after: nullable(t.string) })),
    }),
    personal: { ...personal, 'changes.*.before': 'subject', 'changes.*.after': 'subject' },
  }),
  eventCodec({
    type: 'PurchaseOrderClaimed',
    data: shape({ orderId: t.string, reference: t.string, poNumber: t.string, contentHash: t.string }),
  }),
];
