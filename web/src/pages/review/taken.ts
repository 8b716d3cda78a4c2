/** What words of a page become in the fields of a draft. Pure. */
import type { Order } from '../../api/order-types.ts';
import { type PageWord, rowsOf, textOf } from '../../evidence/page-words.ts';
import { type Format, parseDecimal } from '../../words/format.ts';
import { isDay, isLong, isNumeric } from './fields.ts';

type Reading = Pick<Format, 'parseInput' | 'parseDay'>;

/** A number between what may stand at it: a currency before, a currency or a unit behind. */
const numberText =
  /^(?:\p{L}{0,3}\p{Sc}|[A-Z]{3}(?=[\s\d]))?\s*(-?\d[\d.,\s\u00a0\u202f']*?)[\s.,]*(?:[\p{Sc}%]|\p{L}{1,10}\.?)?$/u;

/** As the company writes it; else as only one of the two notations of the world can be meant. */
const numberOf = (text: string, { parseInput }: Reading): string | null => {
  const digits = numberText.exec(text.trim())?.[1];
  if (digits === undefined) return null;
  const elsewhere = ['en', 'de'].flatMap((language) => parseDecimal(digits, language) ?? []);
  return parseInput(digits) ?? (elsewhere.length === 1 ? (elsewhere[0] ?? null) : null);
};

/** The languages in which months are understood. */
const monthLanguages = ['en', 'de', 'fr', 'es', 'it', 'nl', 'pt', 'pl'] as const;
let months: ReadonlyMap<string, number> | undefined;
const monthNames = (): ReadonlyMap<string, number> => {
  months ??= namesOfMonths();
  return months;
};
const namesOfMonths = (): ReadonlyMap<string, number> => {
  const names = new Map<string, number>();
  for (const language of monthLanguages)
    for (const style of ['long', 'short'] as const) {
      const format = new Intl.DateTimeFormat(language, { month: style, day: 'numeric', timeZone: 'UTC', calendar: 'gregory' });
      for (let month = 0; month < 12; month += 1) {
        const name = format.formatToParts(Date.UTC(2024, month, 1)).find(({ type }) => type === 'month')?.value ?? '';
        names.set(name.toLowerCase().replace('.', ''), month + 1);
      }
    }
  return names;
};

/** A day with its month in words: 12 March 2026, Mar 12, 2026. */
const dayInWords = (text: string, { parseDay }: Reading): string | null => {
  const names = monthNames();
  const month = (text.toLowerCase().match(/\p{L}+/gu) ?? [])
    .map((word) => names.get(word))
    .find((number) => number !== undefined);
  const [first, second, ...rest] = text.match(/\d+/g) ?? [];
  if (month === undefined || !first || !second || rest.length > 0) return null;
  const [day, year] = first.length === 4 ? [second, first] : [first, second];
  return parseDay(`${year.length === 2 ? `20${year}` : year}-${month}-${day}`);
};
const dayOf = (text: string, reading: Reading): string | null => reading.parseDay(text) ?? dayInWords(text, reading);

const currencyOf = (text: string): string | null => {
  const code = /(?:^|[^A-Za-z])([A-Z]{3})(?![A-Za-z])/.exec(text)?.[1];
  const signs = { '€': 'EUR', '£': 'GBP' } as const;
  // a dollar or a crown is of many countries
  return code ?? Object.entries(signs).find(([sign]) => text.includes(sign))?.[1] ?? null;
};
const emailOf = (text: string): string | null => /[^\s<>,;:()]+@[^\s<>,;:()]+\.[^\s<>,;:().]+/.exec(text)?.[0] ?? null;

/** The value of a text for a field; null: it is none. Where several words are there, the only one that is a value counts. */
export const takenValue = (field: string, words: readonly PageWord[], reading: Reading): string | null => {
  const rows = rowsOf(words).map(textOf);
  const text = rows.join(isLong(field) ? '\n' : ' ');
  const parse = isNumeric(field)
    ? numberOf
    : isDay(field)
      ? dayOf
      : field === 'currency'
        ? currencyOf
        : field === 'customer_email'
          ? emailOf
          : null;
  if (!parse) return text;
  const whole = parse(text, reading);
  if (whole !== null) return whole;
  const values = new Set([...rows, ...words.map((word) => word.text)].flatMap((part) => parse(part, reading) ?? []));
  return values.size === 1 ? ([...values][0] ?? null) : null;
};

/** Whether two values say the same: 500 is 500.00. */
export const isSameValue = (field: string, first: string, second: string): boolean =>
  first === second || (isNumeric(field) && first !== '' && second !== '' && Number(first) === Number(second));

/** A line, and how far down the page what was read of it begins. */
type Anchor = { readonly line: number; readonly top: number };

export const anchorsOf = ({ lines }: Pick<Order, 'lines'>, { file, page }: { file: number; page: number }): readonly Anchor[] =>
  lines
    .flatMap(({ evidence }, index) => {
      const tops = Object.values(evidence ?? {}).flatMap((field) =>
        field?.file === file && field.place?.kind === 'box' && field.place.page === page ? [field.place.y] : [],
      );
      return tops.length > 0 ? [{ line: index + 1, top: Math.min(...tops) }] : [];
    })
    .toSorted((a, b) => a.top - b.top);

/** The lines of the order that words stand in, by number; 0: above the first. */
const byLine = (words: readonly PageWord[], anchors: readonly Anchor[]): ReadonlyMap<number, readonly PageWord[]> =>
  Map.groupBy(words, ({ y, height }) => anchors.findLast(({ top }) => top <= y + height / 2)?.line ?? 0);

/** Whether a box holds more than one line, and is not of the one cell that has the focus. */
export const isOfLines = (words: readonly PageWord[], anchors: readonly Anchor[]): boolean =>
  anchors.length === 0 ? rowsOf(words).length > 1 : [...byLine(words, anchors).keys()].filter((line) => line > 0).length > 1;

export type Share = { readonly line: number; readonly value: string; readonly text: string };

/** What words give one line: all that stands in it, or the first row that is a value. Where rows are values by themselves, those that are none are left out. */
const shareOf = (field: string, words: readonly PageWord[], reading: Reading) => {
  const rows = rowsOf(words);
  const valued = rows.filter((row) => takenValue(field, row, reading) !== null);
  const whole = takenValue(field, words, reading);
  const [first] = valued;
  const value = whole ?? (first ? takenValue(field, first, reading) : null);
  const used = whole === null ? valued.slice(0, 1) : valued.length > 0 ? valued : rows;
  return { value, text: used.map(textOf).join(' '), skipped: rows.length - used.length };
};

/**
 * What a box over a column gives each line, and how many of its texts nothing is made of. Lines are known by where they were read; on a page that none was
 * read from, each row with a value is a line, beginning with `from`.
 */
export const columnShares = (
  field: string,
  words: readonly PageWord[],
  { anchors, from, reading }: { readonly anchors: readonly Anchor[]; readonly from: number; readonly reading: Reading },
): { readonly shares: readonly Share[]; readonly skipped: number } => {
  const parts = anchors.length === 0 ? rowsOf(words).map((row) => [null, row] as const) : [...byLine(words, anchors)];
  let skipped = 0;
  const shares: Share[] = [];
  for (const [line, part] of parts) {
    const share = line === 0 ? { value: null, text: '', skipped: rowsOf(part).length } : shareOf(field, part, reading);
    skipped += share.skipped;
    if (share.value !== null) shares.push({ line: line ?? from + shares.length, value: share.value, text: share.text });
  }
  return { shares: shares.toSorted((a, b) => a.line - b.line), skipped };
};
