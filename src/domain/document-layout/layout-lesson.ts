/** What an order that a person corrected or confirmed teaches about the layout of its document: where its values stand, and nothing of what it says. */
import {
  type ConfirmedColumns,
  type Extraction,
  kindOfField,
  type LayoutPrint,
  type RememberedField,
  type RememberedPlaces,
  rememberedFields,
  repeatedFields,
  rowsKeys,
  valueKey,
} from '@order-intake/order-extraction/document';
import type { OrderTerms } from '../sales-order/sales-order.events.ts';
import { confirmedColumnsOf } from './confirmed-columns.ts';

/** `taught`: the reading was wrong there. Without places: nothing of it stands in such documents. */
export type PlacesTaught = Pick<RememberedPlaces, 'places' | 'values' | 'taught'>;
export type LayoutLesson = {
  readonly labels: readonly string[];
  readonly fields: { readonly [field in RememberedField]?: PlacesTaught };
  readonly currency: string | null;
  /** another one that had been read */
  readonly currencyRead?: string;
  /** the way to read the table that gives what the person made of it; null where the reading was right or no way gives it */
  readonly way: string | null;
  /** in which columns the rows stand, where no way gives them */
  readonly columns?: readonly ConfirmedColumns[];
};

/** places of one value that are kept: a number may stand in the title, behind its label and in the foot */
const mostPlaces = 4;

const termOf: { readonly [field in RememberedField]: (terms: OrderTerms) => string | null } = {
  customer_name: ({ customerName }) => customerName,
  customer_email: ({ customerEmail }) => customerEmail,
  po_number: ({ poNumber }) => poNumber,
  order_date: ({ orderDate }) => orderDate,
  delivery_date: ({ deliveryDate }) => deliveryDate,
  total: ({ total }) => total,
};

function placesOf(
  field: RememberedField,
  { places }: LayoutPrint,
  readValue: string | null,
  correctValue: string | null,
): PlacesTaught | null {
  const kind = kindOfField[field];
  if (correctValue === null) return readValue === null ? null : { places: [], taught: true };
  const key = valueKey(kind, correctValue);
  const standing = places.flatMap(({ value, ...position }) => (value === key ? [position] : []));
  const taught = readValue === null || valueKey(kind, readValue) !== key;
  const values = repeatedFields.includes(field) ? { values: [key] } : {};
  return standing.length === 0 ? null : { places: standing.slice(0, mostPlaces), ...values, taught };
}

type Row = { readonly name: string | null; readonly qty: string | null; readonly price: string | null };
const sortedRows = (rows: readonly Row[]): string =>
  rows
    .map((row) => rowsKeys([row]).rows)
    .sort()
    .join();
const wordsOf = (name: string | null): readonly string[] =>
  (name ?? '')
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 1);

/** An article has no word in common with what it is called by now, or all of them begin with another: a code was read for the name, a heading, or what stands before it. */
const namesDiffer = (readRows: readonly Row[], correctRows: readonly Row[]): boolean => {
  const rows = correctRows
    .map(({ name }, at) => ({ before: wordsOf(readRows[at]?.name ?? null), now: wordsOf(name) }))
    .filter(({ now }) => now.length > 0);
  const sharesNoWord = ({ before, now }: (typeof rows)[number]): boolean => !now.some((word) => before.includes(word));
  return rows.some(sharesNoWord) || (rows.length > 1 && rows.every(({ before, now }) => before[0] !== now[0]));
};

type TableLesson = Pick<LayoutLesson, 'way' | 'columns'>;

function tableLessonOf({ ways, cells }: LayoutPrint, { lines: readLines }: Extraction, terms: OrderTerms): TableLesson {
  const articles = terms.lines.filter(({ charge }) => charge === undefined);
  const correctKeys = rowsKeys(articles);
  const lines = readLines.map(({ name, qty, price }) => ({
    name: name?.value ?? null,
    qty: qty?.value ?? null,
    price: price?.value ?? null,
  }));
  const readKeys = rowsKeys(lines);
  if (readKeys.named === correctKeys.named) return { way: null };
  const same = ways.find(({ named }) => named === correctKeys.named);
  if (same) return { way: same.way };
  // names are seldom typed as they are printed: where the numbers were right, only a way that has the names as well is another, or columns that do
  const numbersRight = sortedRows(lines) === sortedRows(articles);
  if (numbersRight && !namesDiffer(lines, articles)) return { way: null };
  const confirmed = cells ? confirmedColumnsOf(cells, articles) : [];
  const columns = numbersRight ? confirmed.map((candidate) => ({ ...candidate, namesOnly: true })) : confirmed;
  if (columns.length > 0 || numbersRight) return { way: null, ...(columns.length > 0 ? { columns } : {}) };
  return { way: ways.find(({ rows }) => rows === correctKeys.rows)?.way ?? null };
}

/** Null of an order that no rules have read. */
export function lessonOf(extraction: Extraction, terms: OrderTerms): LayoutLesson | null {
  const { print, fields } = extraction;
  if (!print || print.labels.length === 0) return null;
  const taught = rememberedFields.flatMap((field) => {
    const positions = placesOf(field, print, fields[field]?.value ?? null, termOf[field](terms));
    return positions ? [[field, positions] as const] : [];
  });
  const currencyRead = fields.currency?.value ?? terms.currency;
  return {
    labels: print.labels,
    fields: Object.fromEntries(taught),
    currency: terms.currency,
    ...(currencyRead !== null && terms.currency !== null && currencyRead !== terms.currency ? { currencyRead } : {}),
    ...tableLessonOf(print, extraction, terms),
  };
}
