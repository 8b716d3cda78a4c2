/**
 * What of a document comes back on the next of its kind, without a word of it: its labels and where they stand, and where values stand beside
 * them. Words and values are hashes: what people confirm is found among them, and nothing can be read from them.
 */
import { canonicalDecimal, shortHash } from '@order-intake/kernel';
import type { ConfirmedColumns } from './table-cells.ts';

/** How a piece of text stands: hashes of the words around it, and its place in grid units (twelfths of an inch; rows and columns of a sheet). */
export type PlacePrint = {
  /** what is written before it in the same piece of text */
  readonly before?: string;
  /** the piece to its left, and the one above it */
  readonly left?: string;
  readonly above?: string;
  /** its left and right edge */
  readonly x0: number;
  readonly x1: number;
  /** from the top of the page; behind a table from the table's end, counted from `belowTable`; of what all rows say, `inRows` */
  readonly y: number;
  /** of a date that can be read two ways: how it has to be read for this value */
  readonly dayFirst?: boolean;
  /** an order's number without a figure in it: words stand in many places, so nothing else is looked for at this one */
  readonly lettered?: boolean;
};
export const belowTable = 1000;
export const inRows = 100_000;

/** `value`: the hash of what stands there, as one kind of value. */
export type ValuePlace = PlacePrint & { readonly value: string };

/** One way to read a table, and hashes of what it gives: of quantities and prices, and of these with the articles' names. */
export type TableWay = { readonly way: string; readonly rows: string; readonly named: string };

export type LayoutPrint = {
  /** hashes of labels and column heads, each with the unit of its left edge: "0a1b2c3d4e5:12"; of few of them also how lines begin (`beginningOf`) */
  readonly labels: readonly string[];
  readonly places: readonly ValuePlace[];
  readonly ways: readonly TableWay[];
  /** what may be the table's cells, where its rows were not proved by what they come to */
  readonly cells?: readonly string[];
};

/** A document of fewer labels is a letter: it is known by how its lines begin as well. */
export const fewLabels = 6;
const beginningMark = '~';
export const beginningOf = (label: string): string => `${beginningMark}${label}`;
export const isBeginning = (label: string): boolean => label.startsWith(beginningMark);

/** Fields whose place is remembered; a currency is remembered itself. */
export const rememberedFields = ['customer_name', 'customer_email', 'po_number', 'order_date', 'delivery_date', 'total'] as const;
export type RememberedField = (typeof rememberedFields)[number];

/** Fields in which a customer says the same on each of its documents: a value that was confirmed is known again wherever it stands. */
export const repeatedFields: readonly RememberedField[] = ['customer_name', 'customer_email'];

export const valueKinds = ['name', 'email', 'code', 'date', 'money'] as const;
export type ValueKind = (typeof valueKinds)[number];
export const kindOfField: { readonly [field in RememberedField]: ValueKind } = {
  customer_name: 'name',
  customer_email: 'email',
  po_number: 'code',
  order_date: 'date',
  delivery_date: 'date',
  total: 'money',
};

const lettersAndDigits = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

const written: { readonly [kind in ValueKind]: (value: string) => string } = {
  name: lettersAndDigits,
  email: (value) => value.trim().toLowerCase(),
  code: lettersAndDigits,
  date: (value) => value,
  money: canonicalDecimal,
};

/** Equal for values that mean the same, however they are written. */
export const valueKey = (kind: ValueKind, value: string): string => shortHash(`${kind}:${written[kind](value)}`);

type Row = { readonly name: string | null; readonly qty: string | null; readonly price: string | null };
const plain = (decimal: string | null): string => (decimal === null ? '' : canonicalDecimal(decimal));

/** Of rows in their order. */
export const rowsKeys = (rows: readonly Row[]): Omit<TableWay, 'way'> => ({
  rows: shortHash(rows.map(({ qty, price }) => `${plain(qty)}x${plain(price)}`).join(';')),
  named: shortHash(rows.map(({ name, qty, price }) => `${plain(qty)}x${plain(price)} ${lettersAndDigits(name ?? '')}`).join(';')),
});

/** What a company knows of one layout, as the reader is given it. */
export type KnownLayout = {
  readonly id: string;
  readonly labels: readonly string[];
  /** orders by which it was confirmed or corrected */
  readonly orders: number;
  readonly fields: { readonly [field in RememberedField]?: RememberedPlaces };
  readonly currency: string | null;
  /** what the rules had read where people put `currency` right */
  readonly currencyRead?: string;
  readonly way: string | null;
  /** where no way to read the table gave its rows */
  readonly columns?: readonly ConfirmedColumns[];
};
/**
 * `taught`: the reading was wrong there before somebody corrected it. Without places: nothing of it stands in such documents. `values`: hashes of what
 * was confirmed there, of fields that a customer repeats; the newest first.
 */
export type RememberedPlaces = {
  readonly places: readonly PlacePrint[];
  readonly values?: readonly string[];
  readonly times: number;
  readonly taught: boolean;
};
