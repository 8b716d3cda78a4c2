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
  'One entry of a price list: what a product costs a customer, or everybody, from a day and a quantity on',
  record({
    id: [uuid, 'The entry'],
    company: [text, 'Whose it is'],
    customer: [orNull(text), 'The code of the customer that it is for; null: for everybody'],
    product: [text, 'The code of the product'],
    price: [orNull(number), 'Of one unit'],
    currency: [orNull(text), "ISO 4217; null: the company's own"],
    min_qty: [orNull(number), 'From this quantity on'],
    valid_from: [orNull(day), 'The first day on which it holds; null: ever since'],
    valid_to: [orNull(day), 'The last day on which it holds; null: until another does'],
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
