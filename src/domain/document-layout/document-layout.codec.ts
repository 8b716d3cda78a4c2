import { rememberedFields } from '@order-intake/order-extraction/document';
import * as t from 'io-ts';
import { strategyToday } from '../shared/earlier-strategies.ts';
import { eventCodec, list, nullable, oneOf, shape, type Upcast } from '../shared/event-codec.codec.ts';
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

/** Version 1 named the way to read the table in words. */
const strategyById: Upcast = (json) => {
  const event = json as { readonly memory: { readonly way: string | null } };
  const { way } = event.memory;
  return { ...event, memory: { ...event.memory, way: way === null ? null : strategyToday(way) } };
};

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
    upcasters: [strategyById],
  }),
  eventCodec({ type: 'DocumentLayoutRevoked', data: shape({ layoutId: t.string }) }),
];
