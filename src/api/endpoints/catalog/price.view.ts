/** Entries of price lists as they are shown. */
import { asNumber } from '@order-intake/kernel';
import { priceFields } from '../../../commands/catalog/price-request.schema.ts';
import type { PriceDetails } from '../../../domain/catalog/catalog.events.ts';
import type { PriceRow } from '../../../projections/prices/prices.read-model.ts';
import { viewed } from '../../http/answers.ts';
import { day, named, number, orNull, record, text, uuid } from '../../http/shapes.ts';
import type { Stored } from './record.endpoints.ts';

const priceShape = named(
  'Price',
  'A price list entry: the price of a product for one or all customers, from a date and a quantity',
  record({
    id: [uuid, 'Entry ID'],
    company: [text, 'Company ID'],
    customer: [orNull(text), 'Code of the customer; null: all customers'],
    product: [text, 'Code of the product'],
    price: [orNull(number), 'Unit price'],
    currency: [orNull(text), "ISO 4217 currency code; null: the company's currency"],
    min_qty: [orNull(number), 'Minimum quantity'],
    valid_from: [orNull(day), 'First day of validity; null: no start date'],
    valid_to: [orNull(day), 'Last day of validity; null: no end date'],
  }),
);

export const priceShown = viewed(priceShape, ({ id, company, details }: Stored<PriceDetails>) => ({
  id,
  company,
  ...priceFields(details),
  price: asNumber(details.price),
  min_qty: asNumber(details.minQty),
}));

export const priceDetails = ({ min_qty: minQty, valid_from: validFrom, valid_to: validTo, ...row }: PriceRow): PriceDetails => ({
  ...row,
  minQty,
  validFrom,
  validTo,
});
