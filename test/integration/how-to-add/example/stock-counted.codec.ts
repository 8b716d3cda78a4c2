import * as t from 'io-ts';
import { eventCodec, nullable, shape } from '../../../../src/domain/shared/event-codec.codec.ts';

export type StockCounted = {
  readonly type: 'StockCounted';
  /** countedBy: new in version 2, null in events that are older */
  readonly data: { readonly productId: string; readonly quantity: number; readonly countedBy: string | null };
};

export const stockCounted = eventCodec({
  type: 'StockCounted',
  data: shape({ productId: t.string, quantity: t.number, countedBy: nullable(t.string) }),
  upcasters: [(json) => ({ ...(json as object), countedBy: null })],
});
