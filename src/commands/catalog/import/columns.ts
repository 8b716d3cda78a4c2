/** The columns of an import: which field each one is, and how its cells become a request's values. */
import type { TableRow } from '../../../domain/catalog/table-reader.port.ts';
import { faultCodes } from '../../../platform/codec/fault-codes.ts';
import type { FieldFault } from '../../../platform/codec/field.ts';
import { type HeaderWords, headerWords } from './header-words.data.ts';
import { type DecimalSign, decimalSignOf, readAmount } from './read-amount.ts';
import { isDayFirst, readDay } from './read-day.ts';

/**
 * `text` as it stands; `list` parted by semicolon, comma, bar or line; `names` the same without commas, which names hold; `units` like names, each
 * "box = 100".
 */
export type CellKind = 'text' | 'list' | 'names' | 'units' | 'amount' | 'day' | 'flag';
/** Field of the request → what its cells are, and the headers that mean it in addition to its own name (header-words.data.ts). */
export type Columns = { readonly [field: string]: { readonly kind: CellKind; readonly words: HeaderWords } };

const columnsOf = <F extends string>(
  words: { readonly [field in F]: HeaderWords },
  kinds: { readonly [field in F]?: CellKind },
): { readonly [field in F]: { readonly kind: CellKind; readonly words: HeaderWords } } =>
  Object.fromEntries(
    (Object.keys(words) as F[]).map((field) => [field, { kind: kinds[field] ?? 'text', words: words[field] }]),
  ) as { readonly [field in F]: { readonly kind: CellKind; readonly words: HeaderWords } };

export const customerColumns: Columns = columnsOf(headerWords.customers, {
  emails: 'list',
  phones: 'list',
  domains: 'list',
  aliases: 'names',
  blocked: 'flag',
  several_orders_per_number: 'flag',
});
export const productColumns: Columns = columnsOf(headerWords.products, {
  price: 'amount',
  stock: 'amount',
  available_from: 'day',
  units: 'units',
  packaging_multiple: 'amount',
  minimum_quantity: 'amount',
});
export const priceColumns: Columns = columnsOf(headerWords.prices, {
  price: 'amount',
  min_qty: 'amount',
  valid_from: 'day',
  valid_to: 'day',
});
export const itemNumberColumns: Columns = columnsOf(headerWords.item_numbers, {});
export const addressColumns: Columns = columnsOf(headerWords.addresses, {
  is_default_ship_to: 'flag',
  is_default_bill_to: 'flag',
});
export const warehouseColumns: Columns = columnsOf(headerWords.warehouses, { is_default: 'flag' });

/** What a request's field can have, and what only a table can. Stable. */
export const cellFaultCodes = [...faultCodes, 'ambiguous_amount', 'ambiguous_day', 'repeated', 'unknown_reference'] as const;
export type BadCell = FieldFault<(typeof cellFaultCodes)[number]>;
/** Of one row: the values of cells that are not empty, and cells that cannot be read. */
export type RowValues = { readonly values: { readonly [field: string]: unknown }; readonly bad: readonly BadCell[] };

const truths: { readonly [text: string]: boolean } = Object.fromEntries([
  ...'true yes 1 x ja oui sí si tak sim ano'.split(' ').map((word) => [word, true]),
  ...'false no 0 nein non nie não nee ne nej nei'.split(' ').map((word) => [word, false]),
]);

const cellReaders: {
  readonly [kind in CellKind]: (text: string, signs: Signs) => { readonly value: unknown } | Omit<BadCell, 'field'>;
} = {
  text: (text) => ({ value: text }),
  list: (text) => ({ value: parts(text, /[;,|\n]/) }),
  names: (text) => ({ value: parts(text, /[;|\n]/) }),
  units: (text) => {
    const units = parts(text, /[;|\n]/).map((part) => {
      const [, unit = part, factor = ''] = /^(.*?)\s*[=:]\s*(.*)$/.exec(part) ?? [];
      return { unit, factor: readAmount(factor, null) };
    });
    const unclear = units.find(({ factor }) => factor === 'ambiguous' || factor === null);
    return unclear
      ? { code: 'not_a_decimal', message: `${unclear.unit} has no factor; write ${unclear.unit} = 100` }
      : { value: units };
  },
  flag: (text) => {
    const value = truths[text.toLowerCase()];
    return value === undefined ? { code: 'not_a_boolean', message: 'is not a yes/no value' } : { value };
  },
  day: (text, { dayFirst }) => {
    const value = readDay(text, dayFirst);
    if (value === 'ambiguous') return { code: 'ambiguous_day', message: `${text} is an ambiguous date; write 2026-12-31` };
    return { value };
  },
  amount: (text, { decimal }) => {
    const value = readAmount(text, decimal);
    if (value === 'ambiguous') return { code: 'ambiguous_amount', message: `${text} is an ambiguous number; write 1234.00` };
    return value === null ? { code: 'not_a_decimal', message: 'is not an amount such as 12.50' } : { value };
  },
};

const textsOf = (rows: readonly TableRow[], column: number): readonly string[] =>
  rows.flatMap((row) => (typeof row[column] === 'string' ? row[column] : []));

const parts = (text: string, separator: RegExp): readonly string[] => text.split(separator).flatMap((part) => part.trim() || []);

/** What the texts of a column say of how they are written. */
type Signs = { readonly decimal: DecimalSign; readonly dayFirst: boolean | null };
const signsOf = (kind: CellKind | undefined, texts: readonly string[]): Signs => ({
  decimal: kind === 'amount' ? decimalSignOf(texts) : null,
  dayFirst: kind === 'day' ? isDayFirst(texts) : null,
});

/** Reads a row of `rows`, which are all without the header. An empty cell says nothing: it neither sets nor clears. */
export const rowReader = (
  columns: Columns,
  fields: readonly (string | null)[],
  rows: readonly TableRow[],
): ((row: TableRow) => RowValues) => {
  const kinds = fields.map((field) => (field === null ? undefined : columns[field]?.kind));
  const signs = kinds.map((kind, column) => signsOf(kind, textsOf(rows, column)));
  return (row) => {
    const values: Record<string, unknown> = {};
    const bad: BadCell[] = [];
    for (const [column, field] of fields.entries()) {
      const cell = row[column] ?? '';
      const text = String(cell);
      const [kind, how] = [kinds[column], signs[column]];
      if (field === null || kind === undefined || how === undefined || text === '') continue;
      const parsed = cellReaders[kind](text, typeof cell === 'number' ? { ...how, decimal: '.' } : how);
      if ('value' in parsed) values[field] = parsed.value;
      else bad.push({ field, code: parsed.code, message: `${field}: ${parsed.message}` });
    }
    return { values, bad };
  };
};
