import { isInteger } from '@order-intake/kernel';
import type { ColumnKind } from '../languages/index.ts';
import type { Line } from '../layout/line.types.ts';
import { readNumber } from '../numbers.ts';
import { hasLetters } from '../text.ts';
import { type Column, cellsOf } from './columns.ts';
import { isSoldBy } from './free-text-patterns.ts';
import { kindsByArithmetic } from './kinds-by-arithmetic.ts';
import { cellText, isMainLine } from './main-line.ts';
import { sumOfColumns } from './sum-of-columns.ts';
import { mayName } from './vocabulary.ts';

/** What stands below a header corrects what its words said: "Item" may be a number, a code or a name. */
export function kindsByContent(columns: readonly Column[], body: readonly Line[]): readonly Column[] {
  const rows = body
    .slice(0, 300)
    .map((line) => cellsOf(line, columns))
    .filter((cells) => isMainLine(cells, columns));
  const texts = columns.map((column, index) =>
    column.field
      ? []
      : rows.map((cells) => (cells[index] ?? []).map((segment) => segment.text).join(' ')).filter((text) => text !== ''),
  );
  const kinds = withHeldBack(columns, body);
  const has = (kind: ColumnKind): boolean => kinds.includes(kind);
  for (const [index, kind] of kinds.entries()) {
    const values = texts[index] ?? [];
    if (values.length === 0) continue;
    if ((kind === 'unit' || kind === 'position') && values.every(isMoney) && !(has('price') && has('amount')))
      // "Unit (excl)", "Line (excl)": what one costs and what the line comes to
      kinds[index] = has('price') ? 'amount' : 'price';
    else if (kind === 'unit' && values.every(isPriceUnit)) kinds[index] = 'priceUnit';
    // how many are in a pack
    else if (kind === 'unit' && has('qty') && values.every((text) => /^\d{1,5}$/.test(text))) kinds[index] = 'other';
    else if (kind === 'position' && !values.every((text) => isPosition(text)))
      kinds[index] = values.some(hasLetters) && !has('name') ? 'name' : 'code';
    else if (
      kind === 'code' &&
      isCounting(values) &&
      (values.length > 1 || (index === 0 && has('name') && kinds.lastIndexOf('code') > 0))
    )
      kinds[index] = 'position';
    else if (kind === 'unit' && !has('price') && values.every((text) => /\d[.,]\d/.test(text))) kinds[index] = 'price';
    else if (kind === 'qty' && values.every(isWords) && mayName(columns[index]?.label ?? '', 'name'))
      // the same word counts in another language
      kinds[index] = 'name';
    else if (kind === 'price' && values.every((text) => readNumber(text, null) === null)) kinds[index] = 'other';
    // "Price unit" beside the price: for how many it is
    else if (
      kind === 'price' &&
      values.every(isPriceUnit) &&
      kinds.some((other, at) => other === 'price' && at !== index && !(texts[at] ?? []).every(isPriceUnit))
    )
      kinds[index] = 'priceUnit';
    else if (
      kind === 'amount' &&
      !has('price') &&
      kinds.filter((other) => other === 'amount').length > 1 &&
      kinds.indexOf('amount') === index
    )
      kinds[index] = 'price';
  }
  priceUnits(kinds, texts);
  // words of a name may stand above and below its numbers
  const words = columns.map((column, index) =>
    column.field ? [] : body.slice(0, 300).map((line) => cellText(cellsOf(line, columns)[index])),
  );
  oneName(kinds, texts, words);
  oneQuantity(kinds, texts);
  const cellTexts = columns.map((_, index) => rows.map((cells) => cellText(cells[index])));
  const sum = sumOfColumns(kinds, columns, body.slice(0, 300));
  const settled = sum === null ? kindsByArithmetic(kinds, cellTexts) : kinds.map((kind, index) => (index === sum ? 'qty' : kind));
  const code = codeByShape(settled, columns, texts, rows.length);
  return columns.map((column, index) => ({ ...column, kind: index === code ? 'code' : (settled[index] ?? column.kind) }));
}

/** "Qty | New": marks and no quantities stand below "New", and what held holds. */
function withHeldBack(columns: readonly Column[], body: readonly Line[]): ColumnKind[] {
  const kinds = columns.map((column) => column.kind);
  if (columns.every(({ held }) => held === undefined)) return kinds;
  const all = body.slice(0, 300).map((line) => cellsOf(line, columns));
  const areNumbers = (index: number): boolean => {
    const values = all.map((cells) => cellText(cells[index])).filter((text) => text !== '');
    return values.filter((text) => readNumber(text, null) !== null).length * 2 > values.length;
  };
  for (const [index, { held }] of columns.entries()) {
    const now = held === undefined ? -1 : kinds.indexOf(held);
    if (held === undefined || now < 0 || areNumbers(now) || !areNumbers(index)) continue;
    kinds[index] = held;
    kinds[now] = 'other';
  }
  return kinds;
}

/** A column whose header no language knows, right of the price: the amounts show whether it says for how many the price is. */
function priceUnits(kinds: ColumnKind[], texts: readonly (readonly string[])[]): void {
  if (!kinds.includes('amount')) return;
  for (const [index, kind] of kinds.entries()) {
    const values = texts[index] ?? [];
    if (kind === 'other' && kinds[index - 1] === 'price' && values.some(isOfMany) && values.every(isPriceUnit))
      kinds[index] = 'priceUnit';
  }
}

/** "100", "/100", "per 100", "je 100" */
const isPriceUnit = (text: string): boolean => /^(?:\/\s?|\p{L}{1,4}\.?\s)?10{0,3}$/u.test(text);
const isOfMany = (text: string): boolean => /1000?$/.test(text);
const isWords = (text: string): boolean => /\p{L}{3}/u.test(text) && readNumber(text, null) === null;
const isPosition = (text: string): boolean => /^\d{1,5}[.)]?$|^\d{1,4}\.\d{1,2}$/.test(text);

/** "HSN", "HS code", "NCM": classifications of customs and tax authorities, not numbers of the article itself */
const customsTitles: ReadonlySet<string> = new Set(['hs', 'hsn', 'ncm', 'sac', 'taric', 'tariff', 'cn', 'cn8']);
const isCustoms = (title: string): boolean => customsTitles.has(/^[\p{L}\d]*/u.exec(title.toLowerCase())?.[0] ?? '');
/** rows that tell what a column holds, and the share of its values that differ */
const leastCodes = 2;
const leastDistinct = 0.8;
/** an article's number as it is printed: letters, figures and dashes with at least one figure */
const codeShape = /^(?=\S*\d)[\p{L}\d][\p{L}\d./_-]{2,23}$/u;
const isDay = (text: string): boolean => /^\d{1,4}[./-]\d{1,2}(?:[./-]\d{1,4})?$/.test(text);
const isLongNumber = (text: string): boolean => /^\d{5,14}$/.test(text);
const isCodeLike = (text: string): boolean =>
  codeShape.test(text) && !isDay(text) && (readNumber(text, null) === null || isLongNumber(text));

/** Where no title names codes, a column whose title nobody knows and whose values are all codes, each another one: the first beside the name, else the first. */
function codeByShape(
  kinds: readonly ColumnKind[],
  columns: readonly Column[],
  texts: readonly (readonly string[])[],
  rows: number,
): number | null {
  if (kinds.includes('code') || kinds.includes('supplierCode') || !kinds.includes('name')) return null;
  const coded = kinds.flatMap((kind, index) => {
    const values = texts[index] ?? [];
    const isCoded =
      kind === 'other' &&
      !isCustoms(columns[index]?.label ?? '') &&
      values.length >= leastCodes &&
      values.length * 2 > rows &&
      values.every(isCodeLike) &&
      new Set(values).size >= values.length * leastDistinct;
    return isCoded ? [index] : [];
  });
  const name = kinds.indexOf('name');
  return coded.find((index) => Math.abs(index - name) === 1) ?? coded[0] ?? null;
}

/** Where no word names the quantity, the one column of whole numbers that nobody knows holds it. */
function oneQuantity(kinds: ColumnKind[], texts: readonly (readonly string[])[]): void {
  if (kinds.includes('qty') || kinds.includes('amount') || !kinds.includes('price')) return;
  const counts = kinds.flatMap((kind, index) => {
    const values = texts[index] ?? [];
    return kind === 'other' && values.length > 0 && values.every(isCount) && !isCounting(values) ? [index] : [];
  });
  const [only, another] = counts;
  if (only !== undefined && another === undefined) kinds[only] = 'qty';
}

const isCount = (text: string): boolean => {
  const reading = readNumber(text, null);
  return reading !== null && !reading.percent && reading.values.some(isInteger);
};

const isMoney = (text: string): boolean => /\d[.,]\d{2}(?!\d)/.test(text) && readNumber(text, null) !== null;

/** 1, 2, 3 or 10, 20, 30. */
function isCounting(values: readonly string[]): boolean {
  const numbers = values.map((text) => (/^0*\d{1,5}$/.test(text) ? Number(text) : Number.NaN));
  if (numbers.length === 1) return numbers[0] === 1 || numbers[0] === 10;
  const step = (numbers[1] ?? 0) - (numbers[0] ?? 0);
  return (
    (numbers[0] ?? 0) <= 100 &&
    (step === 1 || step === 10) &&
    numbers.every((value, index) => value === (numbers[0] ?? 0) + index * step)
  );
}

/** Of several columns that could name the article, the one with the longest texts does; the others hold codes or numbers. */
function oneName(kinds: ColumnKind[], texts: readonly (readonly string[])[], words: readonly (readonly string[])[]): void {
  const rows = Math.max(0, ...texts.map(({ length }) => length));
  const letters = (index: number): number => {
    const beside = texts[index] ?? [];
    // "10, 20, 30": the words below a row's number are its article's
    if (isCounting(beside)) return 0;
    const around = (words[index] ?? []).filter((text) => text !== '');
    const all = beside.some((text) => /\p{L}{3}/u.test(text)) || around.length * 2 < rows ? beside : around;
    return all.reduce((sum, text) => sum + text.replace(/[^\p{L}]/gu, '').length, 0) / Math.max(1, all.length);
  };
  // "Detail" over "pcs": a word that may name articles stands over what they are counted in
  for (const [index, kind] of kinds.entries()) {
    const values = texts[index] ?? [];
    if (kind === 'name' && values.length > 0 && values.every(isSoldBy)) kinds[index] = kinds.includes('unit') ? 'other' : 'unit';
  }
  // "Materiál | Označení", which may mean either: the one without a letter holds the numbers of the articles, the other their names
  const isNumbered = (index: number): boolean => (texts[index] ?? []).every((text) => !hasLetters(text));
  const called = kinds.flatMap((kind, index) => (kind === 'name' ? [index] : []));
  const isSwapped = called.every(isNumbered) && kinds.some((kind, index) => kind === 'code' && !isNumbered(index));
  if (isSwapped) for (const index of called) kinds[index] = 'code';
  const names = isSwapped ? [] : called;
  if (names.length === 0) {
    const best = kinds
      .flatMap((kind, index) => (kind === 'code' || kind === 'other' ? [index] : []))
      .sort((a, b) => letters(b) - letters(a))[0];
    // codes with their words below them; what has a colon is a label with its value
    const below = best === undefined || !areCodes(texts[best] ?? []) ? [] : (words[best] ?? []);
    const all = best === undefined || below.some((text) => text.includes(':')) ? [] : [...(texts[best] ?? []), ...below];
    if (best !== undefined && letters(best) >= 4 && all.some((text) => text.includes(' '))) kinds[best] = 'name';
    return;
  }
  const best = names.reduce((one, other) => (letters(other) > letters(one) ? other : one));
  for (const index of names) {
    if (index === best) continue;
    const values = texts[index] ?? [];
    kinds[index] = isCounting(values) ? 'position' : areCodes(values) && !values.every(isMoney) ? 'code' : 'other';
  }
}

/** Each with a digit, or single words of which most have a digit or are in capitals: "GB1-White", "TSL". */
const areCodes = (values: readonly string[]): boolean =>
  values.every((text) => /\d/.test(text) && !/\s\S+\s/.test(text)) ||
  (values.every((text) => /^\S{2,24}$/.test(text)) &&
    values.filter((text) => /\d/.test(text) || /^[A-Z][A-Z._/-]+$/.test(text)).length * 2 > values.length);
