import { rememberedFields } from '@order-intake/order-extraction/document';
import * as t from 'io-ts';
import { eventCodec, list, nullable, oneOf, shape } from '../shared/event-codec.codec.ts';
import { confirmedColumns, placePrint } from '../shared/layout-print.codec.ts';

const remembered = shape({ places: list(placePrint), times: t.number, taught: t.boolean }, { values: list(t.string) });
const memory = shape(
  {
    labels: list(t.string),
    orders: t.number,
    fields: shape(
      {},
      Object.fromEntries(rememberedFields.map((field) => [field, remembered])) as Record<
        (typeof rememberedFields)[number],
        typeof remembered
      >,
    ),
    currency: nullable(t.string),
    way: nullable(t.string),
  },
  { currencyRead: t.string, columns: list(confirmedColumns) },
);

export const documentLayoutCodecs = [
  eventCodec({
    type: 'DocumentLayoutLearned',
    data: shape({
      layoutId: t.string,
      orderId: t.string,
      confirmedBy: t.string,
      customerId: nullable(t.string),
      corrected: list(oneOf([...rememberedFields, 'lines'] as const)),
      memory,
    }),
  }),
  eventCodec({ type: 'DocumentLayoutRevoked', data: shape({ layoutId: t.string }) }),
];
