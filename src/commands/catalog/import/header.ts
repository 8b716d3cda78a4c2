/** Which field each column of a file is: chosen, remembered, named by its header, or suggested. */
import type { TableRow } from '../../../domain/catalog/table-reader.port.ts';
import { comparable, comparableEan } from '../../../domain/sales-order/comparable.ts';
import type { Columns } from './columns.ts';

/** Of each column of a file, or null. */
export type ColumnFields = readonly (string | null)[];

export type Header = {
  readonly names: readonly string[];
  /** all that a column can be */
  readonly choices: readonly string[];
  readonly fields: ColumnFields;
  /** fields that columns without one probably are */
  readonly suggested: ColumnFields;
  /** headers that mean no field */
  readonly ignored: readonly string[];
  readonly by: 'chosen' | 'saved' | 'names';
};

const keyOf = (text: string): string => comparable(text).replaceAll(' ', '');

/** The same whatever the order of its rows: what a saved mapping is found by. */
export const headerKey = (header: TableRow): string => header.map((cell) => keyOf(String(cell))).join('|');

type Named = { readonly column: number; readonly field: string; readonly rank: number };

/** The words of a field, its own name and the commoner ones first. */
const wordsOf = (columns: Columns, field: string): readonly string[] => [
  keyOf(field),
  ...Object.values(columns[field]?.words ?? {}).flatMap((words) => words.split('|').map(keyOf)),
];

/** Each field once, the best column for it; each column once. */
function assigned(width: number, candidates: readonly Named[], preset: ColumnFields = []): ColumnFields {
  const fields: (string | null)[] = Array.from({ length: width }, (_, column) => preset[column] ?? null);
  const best = [...candidates].sort((a, b) => a.rank - b.rank || a.column - b.column);
  for (const { column, field } of best) if (fields[column] === null && !fields.includes(field)) fields[column] = field;
  return fields;
}

const byName = (columns: Columns, names: readonly string[]): readonly Named[] =>
  Object.keys(columns).flatMap((field) => {
    const words = wordsOf(columns, field);
    return names.flatMap((name, column) => {
      const rank = words.indexOf(keyOf(name));
      return rank < 0 || name.trim() === '' ? [] : [{ column, field, rank }];
    });
  });

/** shorter words are in too many others */
const shortestPart = 4;

/** Headers that hold a word of a field: "Artikelnummer (intern)", "Prix de vente HT EUR". Longer words say more. */
const byPart = (columns: Columns, names: readonly string[]): readonly Named[] =>
  Object.keys(columns).flatMap((field) =>
    names.flatMap((name, column) => {
      const sharedWords = wordsOf(columns, field).filter((word) => word.length >= shortestPart && keyOf(name).includes(word));
      const longest = Math.max(0, ...sharedWords.map((word) => word.length));
      return longest === 0 ? [] : [{ column, field, rank: -longest }];
    }),
  );

/** What the values of a column can only be. */
const forms: { readonly [field: string]: (text: string) => boolean } = {
  emails: (text) => /^[^\s@;,]+@[^\s@;,]+\.[a-z]{2,}/i.test(text),
  ean: (text) => /^\d{12,14}$/.test(text) && comparableEan(text) !== null,
  currency: (text) => /^(EUR|USD|GBP|CHF|PLN|CZK|SEK|DKK|NOK|HUF|RON)$/.test(text),
  tax_number: (text) => /^[A-Z]{2}\s?[0-9A-Z][0-9. ]{6,12}[0-9A-Z]$/.test(text),
};
const looked = 50;

const byValues = (columns: Columns, width: number, rows: readonly TableRow[]): readonly Named[] =>
  Object.entries(forms).flatMap(([field, isForm]) => {
    if (!columns[field]) return [];
    return Array.from({ length: width }, (_, column) => column).flatMap((column) => {
      const texts = rows.slice(0, looked).flatMap((row) => (row[column] ? [String(row[column]).trim()] : []));
      return texts.length > 0 && texts.every(isForm) ? [{ column, field, rank: 0 }] : [];
    });
  });

/** `chosen` and `saved` are fields in the order of the columns. A field that the kind does not have counts as none. */
export function readHeader(
  columns: Columns,
  table: { readonly header: TableRow; readonly rows: readonly TableRow[] },
  choice: { readonly chosen: ColumnFields | null; readonly saved: ColumnFields | null } = { chosen: null, saved: null },
): Header {
  const names = table.header.map(String);
  const mapping = choice.chosen ?? choice.saved;
  const fields = mapping
    ? names.map((_, column) => (Object.hasOwn(columns, mapping[column] ?? '') ? (mapping[column] ?? null) : null))
    : assigned(names.length, byName(columns, names));
  const parts = assigned(names.length, byPart(columns, names), fields);
  const all = choice.chosen ? fields : assigned(names.length, byValues(columns, names.length, table.rows), parts);
  return {
    names,
    choices: Object.keys(columns),
    fields,
    suggested: names.map((_, column) => (fields[column] === null ? (all[column] ?? null) : null)),
    ignored: names.filter((name, column) => name.trim() !== '' && fields[column] === null),
    by: choice.chosen ? 'chosen' : choice.saved ? 'saved' : 'names',
  };
}
