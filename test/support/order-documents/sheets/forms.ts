/** The forms that orders take in spreadsheets. */
import type { ContentLine, OrderContent } from '../content.ts';
import type { Random } from '../random.ts';
import type { Grid, GridCell } from './grid.ts';

export type SheetForm = (content: OrderContent, random: Random) => Grid;

const money = (cents: number): GridCell => ({ units: cents, scale: 2, digits: 2, money: true });
const price = (line: ContentLine): GridCell => ({ units: line.price, scale: 4, digits: line.priceDigits, money: true });
const quantity = (line: ContentLine): GridCell => ({
  units: line.qty,
  scale: 3,
  digits: line.qty % 1000 === 0 ? 0 : 2,
  money: false,
});

const columnTitles = (
  content: OrderContent,
  random: Random,
  keys: readonly (keyof OrderContent['words']['column'])[],
): string[] => keys.map((key) => random.pick(content.words.column[key]));

/** Label and value beside each other over the table. */
export const facts: SheetForm = (content, random) => {
  const { words } = content;
  return [
    [content.title],
    [],
    [random.pick(words.po), content.po],
    [random.pick(words.date), { iso: content.date }],
    ...(content.delivery ? [[random.pick(words.delivery), { iso: content.delivery }]] : []),
    [random.pick(words.buyer), content.buyer.name],
    ...(content.email ? [[random.pick(words.email), content.email]] : []),
    [random.pick(words.seller), content.seller.name],
    [random.pick(words.more.currency), content.currency],
    [],
    columnTitles(content, random, ['pos', 'code', 'name', 'qty', 'unit', 'price', 'amount']),
    ...content.lines.map((line, index) => [
      { units: index + 1, scale: 0, digits: 0, money: false },
      line.code,
      line.name,
      quantity(line),
      line.unit,
      price(line),
      money(line.amount),
    ]),
    [null, null, null, null, null, random.pick(words.gross), money(content.totalCents)],
  ];
};

/** The table first in the row order people like: quantity, article; the facts on the right of the title. */
export const besideTitle: SheetForm = (content, random) => {
  const { words } = content;
  return [
    [content.buyer.name, null, null, content.title],
    [content.buyer.street, null, null, random.pick(words.po), content.po],
    [content.buyer.town, null, null, random.pick(words.date), { iso: content.date }],
    [content.email, null, null, ...(content.delivery ? [random.pick(words.delivery), { iso: content.delivery }] : [])],
    [null, null, null, random.pick(words.more.currency), content.currency],
    [],
    columnTitles(content, random, ['qty', 'code', 'name', 'price', 'amount']),
    ...content.lines.map((line) => [quantity(line), line.code, line.name, price(line), money(line.amount)]),
    [],
    [null, null, null, random.pick(words.gross), money(content.totalCents)],
  ];
};

/** Facts as one row of titles and one of values, then a gap, then the rows without sums. */
export const headerRow: SheetForm = (content, random) => {
  const { words } = content;
  return [
    [content.title],
    [
      random.pick(words.po),
      random.pick(words.date),
      ...(content.delivery ? [random.pick(words.delivery)] : []),
      random.pick(words.buyer),
      ...(content.email ? [random.pick(words.email)] : []),
      random.pick(words.more.currency),
    ],
    [
      content.po,
      { iso: content.date },
      ...(content.delivery ? [{ iso: content.delivery }] : []),
      content.buyer.name,
      ...(content.email ? [content.email] : []),
      content.currency,
    ],
    [],
    columnTitles(content, random, ['code', 'name', 'qty', 'unit', 'price']),
    ...content.lines.map((line) => [line.code, line.name, quantity(line), line.unit, price(line)]),
  ];
};

/** Without a title only a number of its own tells an export of invoices from one of orders: nobody could otherwise. */
const ownNumber = (content: OrderContent, random: Random): readonly [label: string, number: string] | null =>
  content.type === 'order' || content.type === 'order_change'
    ? null
    : [`${content.title} no.`, `R${random.int(100_000, 999_999)}`];

/** As systems export it: every row holds the whole order. */
export const flat: SheetForm = (content, random) => {
  const { words } = content;
  const own = ownNumber(content, random);
  return [
    [
      ...(own ? [own[0]] : []),
      random.pick(words.po),
      random.pick(words.date),
      random.pick(words.buyer),
      ...(content.email ? [random.pick(words.email)] : []),
      ...(content.delivery ? [random.pick(words.delivery)] : []),
      ...columnTitles(content, random, ['pos', 'code', 'name', 'qty', 'unit', 'price']),
      random.pick(words.more.currency),
      ...columnTitles(content, random, ['amount']),
    ],
    ...content.lines.map((line, index) => [
      ...(own ? [own[1]] : []),
      content.po,
      { iso: content.date },
      content.buyer.name,
      ...(content.email ? [content.email] : []),
      ...(content.delivery ? [{ iso: content.delivery }] : []),
      String((index + 1) * 10),
      line.code,
      line.name,
      quantity(line),
      line.unit,
      price(line),
      content.currency,
      money(line.amount),
    ]),
  ];
};

/** A template that was filled in: labels over values, empty rows, a note between, sums below each other. */
export const template: SheetForm = (content, random) => {
  const { words } = content;
  return [
    [null, content.title],
    [],
    [
      null,
      random.pick(words.po),
      null,
      random.pick(words.date),
      null,
      ...(content.delivery ? [random.pick(words.delivery)] : []),
    ],
    [null, content.po, null, { iso: content.date }, null, ...(content.delivery ? [{ iso: content.delivery }] : [])],
    [],
    [null, random.pick(words.buyer), null, random.pick(words.seller)],
    [null, content.buyer.name, null, content.seller.name],
    [null, content.buyer.street, null, content.seller.street],
    [null, content.buyer.town, null, content.seller.town],
    [null, content.email],
    [],
    [null, ...columnTitles(content, random, ['name', 'code', 'unit', 'qty', 'price', 'amount'])],
    ...content.lines.map((line) => [null, line.name, line.code, line.unit, quantity(line), price(line), money(line.amount)]),
    [],
    [],
    [null, null, null, null, null, random.pick(words.net), money(content.netCents)],
    [null, null, null, null, null, random.pick(words.tax), money(content.taxCents)],
    [null, null, null, null, null, random.pick(words.gross), money(content.totalCents)],
    [],
    [null, random.pick(words.closing)],
  ];
};
