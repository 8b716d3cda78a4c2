/** Entries of price lists as requests and files bring them, and how they become the domain's and back. */
import type { PriceDetails } from '../../domain/catalog/catalog.events.ts';
import { requestSchema } from '../../platform/codec/decode-request.ts';
import { orBlank, withDefault } from '../../platform/codec/field.ts';
import { text } from '../../platform/codec/fields.ts';
import { currencyCode, day, decimalText } from '../../platform/codec/record-fields.ts';
import type { RequestOf } from './catalog-request.schema.ts';

const none = <A>(of: Parameters<typeof orBlank<A>>[0]) => withDefault(orBlank(of), null);

export const priceRequest = requestSchema(
  {
    customer: none(text(100)),
    product: text(100),
    price: decimalText,
    currency: none(currencyCode),
    min_qty: withDefault(decimalText, '1'),
    valid_from: none(day),
    valid_to: none(day),
  },
  ['id', 'company'],
);
type PriceRequest = RequestOf<typeof priceRequest>;

/** Of a whole request, or of changes. */
export const priceInput = <R extends Partial<PriceRequest>>({ min_qty, valid_from, valid_to, ...same }: R) =>
  ({
    ...same,
    ...(min_qty === undefined ? {} : { minQty: min_qty }),
    ...(valid_from === undefined ? {} : { validFrom: valid_from }),
    ...(valid_to === undefined ? {} : { validTo: valid_to }),
  }) as R extends PriceRequest ? PriceDetails : Partial<PriceDetails>;

export const priceFields = ({ customer, product, price, currency, minQty, validFrom, validTo }: PriceDetails) => ({
  customer,
  product,
  price,
  currency,
  min_qty: minQty,
  valid_from: validFrom,
  valid_to: validTo,
});
