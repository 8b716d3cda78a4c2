/** Numbers, dates and facts of a confirmation as its reader writes them. */
import type { OrderFileLine, OrderForFile } from '../../domain/sales-order/order-files.port.ts';
import type { ConfirmationWords } from './words/confirmation-words.types.ts';

export type Formats = {
  readonly number: (value: number) => string;
  /** two places at least */
  readonly money: (value: number) => string;
  readonly day: (iso: string) => string;
};

export const formatsOf = ({ locale }: ConfirmationWords): Formats => {
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 6 });
  const money = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 6 });
  const day = new Intl.DateTimeFormat(locale, { day: '2-digit', month: '2-digit', year: 'numeric', timeZone: 'UTC' });
  return {
    number: (value) => number.format(value),
    money: (value) => money.format(value),
    day: (iso) => day.format(new Date(`${iso}T00:00:00Z`)),
  };
};

type Requested = OrderForFile['requested_delivery'];

/** The requested delivery, in the customer's notation; null: not stated. */
export const deliveryText = (requested: Requested, words: ConfirmationWords, formats: Formats): string | null => {
  if (requested === null) return null;
  const { kind, from, until, week } = requested;
  if (kind === 'asap') return words.asap;
  const days = [...new Set([from, until])].flatMap((day) => (day ? [formats.day(day)] : [])).join(' – ');
  if (kind === 'week' && week) return `${words.week} ${week}${days === '' ? '' : ` (${days})`}`;
  return days === '' ? null : days;
};

type Party = NonNullable<OrderForFile['bill_to']>;

/** An address in the lines of an envelope. */
export const addressLines = ({ name, attention, street, postal_code, city, region, country }: Party): readonly string[] =>
  [name, attention, ...(street?.split('\n') ?? []), [postal_code, city].filter(Boolean).join(' '), region, country].flatMap(
    (line) => (line ? [line] : []),
  );

export const quantityText = (qty: number | null, unit: string | null, formats: Formats): string =>
  [qty === null ? null : formats.number(qty), unit].filter(Boolean).join(' ');

/** The numbers that the line is known by, each once. */
export const itemNumbers = (line: OrderFileLine, words: ConfirmationWords): readonly string[] => {
  const ours = line.product_code ?? line.seller_item_id;
  const theirs = line.buyer_item_id ?? (line.code === ours || line.code === line.ean ? null : line.code);
  const numbers: readonly (readonly [string, string | null])[] = [
    [words.ourItem, ours],
    [words.yourItem, theirs],
    [words.manufacturerItem, line.manufacturer_item_id],
    ['GTIN', line.ean ?? line.gtin],
  ];
  return numbers.flatMap(([name, value]) => (value ? [`${name} ${value}`] : []));
};
