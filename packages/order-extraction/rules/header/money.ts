import {
  absolute,
  add,
  compare,
  type Decimal,
  decimal,
  formatDecimal,
  isPositive,
  isZero,
  multiply,
  negate,
  numbersEqual,
  parseDecimal,
  sum,
} from '@order-intake/kernel';
import { currenciesIn } from '../currencies.ts';
import { type FoundValue, foundValue } from '../found-value.ts';
import type { Layout, Segment } from '../layout/line.types.ts';
import { type DecimalMark, numbersIn } from '../numbers.ts';
import type { Item } from '../table/item.ts';
import { footTotal } from './foot-total.ts';
import { type TotalLine, totalKindsIn, totalLines } from './sum-lines.ts';

/** A sum below the table: what it is called, and what it adds. */
export type FootCharge = { readonly text: string; readonly segment: Segment; readonly value: Decimal };

export type Sums = {
  readonly total: FoundValue | null;
  /** the sum of the rows' amounts is printed in the document */
  readonly printed: boolean;
  /** a sum is printed that the rows, with charges and taxes, do not come to */
  readonly differs: boolean;
  /** charges below the table that the total cannot do without */
  readonly charges: readonly FootCharge[];
  /** taxes below the table that lead from the rows to the total */
  readonly taxes: readonly FootCharge[];
  /** the rows' amounts, charges included, as a decimal; null when a row has none */
  readonly rows: Decimal | null;
};

/** What the document says it comes to, and whether its own rows come to something that it says. */
export function sumsOf(layout: Layout, used: ReadonlySet<number>, items: readonly Item[], mark: DecimalMark | null): Sums {
  const amounts = items.map((item) => item.amount);
  const known = amounts.filter((amount): amount is Decimal => amount !== null);
  const rows = items.length === 0 ? null : known.length === items.length ? sum(known) : productsOf(items);
  const products =
    known.length === 0 && rows !== null
      ? rows
      : sum(items.flatMap((item) => (item.charge || item.amount === null ? [] : [item.amount])));
  const count = decimal(items.filter((item) => !item.charge).length);
  const printedTotals = totalLines(layout, used, mark).filter((one) => !countsRows(one, count, rows));
  const numbers = layout.lines
    .filter((line) => totalKindsIn(line.segments).length > 0 || line.segments.length <= 2)
    .flatMap((line) => numbersIn(line.segments.map((one) => one.text).join('  '), mark));
  const isPrinted = (value: Decimal): boolean => numbers.some((number) => numbersEqual(number, value));
  const labelled = bestTotal(printedTotals, rows, (value) => isPrintedAnywhere(value, layout, used, mark));
  const reached = items.length > 0 ? footTotal(layout, used, rows === null ? [products] : [rows, products], mark) : null;
  // what adds up is believed before a label that may name the net sum
  const total =
    reached !== null && (labelled === null || compare(reached.value, labelled.value) > 0)
      ? { ...reached, confidence: 0.9 }
      : (labelled ?? (items.length > 1 && rows !== null ? inSentence(layout, used, rows, mark) : null));
  const printed =
    rows !== null &&
    items.length > 0 &&
    (printedTotals.some(({ kind, value }) => kind !== 'tax' && (numbersEqual(value, rows) || numbersEqual(value, products))) ||
      (total !== null && explains(rows, printedTotals, total.value)) ||
      reached !== null ||
      (items.length > 1 && isPrinted(rows) && (total === null || isWithinTax(total.value, rows))));
  return {
    total: total ? foundValue(formatDecimal(total.value), total.segment, total.confidence, { source: total.text }) : null,
    printed,
    differs: rows !== null && total !== null && !printed,
    charges: addedBelow('charge', rows, printedTotals, total?.value ?? null),
    taxes: addedBelow('tax', rows, printedTotals, total?.value ?? null),
    rows,
  };
}

/** "Total lines 4" below four rows that come to something else: how many there are, and no money. */
const countsRows = ({ value, text }: TotalLine, count: Decimal, rows: Decimal | null): boolean =>
  !isZero(count) &&
  numbersEqual(value, count) &&
  !/\d[.,]\d|[€$£₹]/.test(text) &&
  rows !== null &&
  !isZero(rows) &&
  compare(rows, value) !== 0;

/** Outside the rows, in whatever table or sentence. */
const isPrintedAnywhere = (value: Decimal, { lines }: Layout, used: ReadonlySet<number>, mark: DecimalMark | null): boolean =>
  lines.some(
    (line) =>
      !used.has(line.index) && line.segments.some(({ text }) => numbersIn(text, mark).some((one) => numbersEqual(one, value))),
  );

/** words of a line that is no row of a table, although it stands right below its rows */
const wordsOfSentence = 7;

const moneyWithCents = /\d[.,]\d{2}(?!\d)/;
/** "482.000 Ft": thousands, where a currency stands beside them */
const thousands = /(?<![\d.,])\d{1,3}(?:[.,' ]\d{3})+(?![\d.,])/;
const isMoney = (text: string): boolean => moneyWithCents.test(text) || (thousands.test(text) && currenciesIn(text).length > 0);

/** "That makes 493.90 Euro in all": where no label names a sum, the money in the text that is what the rows come to, or that and one charge beside ("plus 8.50 for postage"). */
function inSentence(layout: Layout, used: ReadonlySet<number>, rows: Decimal, mark: DecimalMark | null): Total | null {
  if (!isPositive(rows)) return null;
  const told = layout.lines
    .filter((line) => !used.has(line.index) || (line.segments.length === 1 && line.text.split(/\s+/).length >= wordsOfSentence))
    .flatMap(({ segments }) => segments.filter(({ text }) => isMoney(text)))
    .map((segment) => ({ segment, values: numbersIn(segment.text, mark) }));
  const tells = (value: Decimal) => told.find(({ values }) => values.some((one) => numbersEqual(one, value)));
  const all = tells(rows);
  if (all) return { value: rows, segment: all.segment, text: all.segment.text, confidence: 0.88 };
  const charged = told
    .flatMap(({ segment, values }) => values.map((value) => ({ segment, value })))
    .find(({ value }) => compare(value, rows) > 0 && tells(add(value, negate(rows))) !== undefined);
  return charged ? { ...charged, text: charged.segment.text, confidence: 0.85 } : null;
}

/** Of rows that print no amounts: quantity times price, where every row has both and none a discount. */
function productsOf(items: readonly Item[]): Decimal | null {
  const each = items.map(({ amount, fields: { qty, price, discount } }) => {
    const [count, unit] = [parseDecimal(qty?.value ?? ''), parseDecimal(price?.value ?? '')];
    return amount === null && !discount && count && unit ? multiply(count, unit) : null;
  });
  return each.every((value) => value !== null) ? sum(each) : null;
}

/** most charges and taxes below a table that are tried in every combination */
const mostParts = 8;

/** The charges and taxes printed below a sum that make it a total: as few as do; null where none do. */
function partsBetween(net: Decimal, lines: readonly TotalLine[], total: Decimal): readonly TotalLine[] | null {
  const parts = lines.filter((line) => line.kind === 'tax' || line.kind === 'charge').slice(0, mostParts);
  const choices = Array.from({ length: 1 << parts.length }, (_, chosen) => parts.filter((_part, at) => (chosen >> at) & 1));
  const fitting = choices.filter((chosen) => numbersEqual(sum([net, ...chosen.map((part) => part.value)]), total));
  return fitting.sort((a, b) => a.length - b.length)[0] ?? null;
}

const explains = (net: Decimal, lines: readonly TotalLine[], total: Decimal): boolean => partsBetween(net, lines, total) !== null;

/** What leads from the rows to the total, and is a charge or a tax. */
const addedBelow = (
  wanted: 'charge' | 'tax',
  rows: Decimal | null,
  lines: readonly TotalLine[],
  total: Decimal | null,
): readonly FootCharge[] =>
  rows === null || total === null ? [] : (partsBetween(rows, lines, total) ?? []).filter(({ kind }) => kind === wanted);

type Total = { readonly value: Decimal; readonly segment: Segment; readonly text: string; readonly confidence: number };

/** What is more than the rows is printed too, in a table of taxes say, and no more than taxes are. */
const isWithTax = (value: Decimal, rows: Decimal, isPrinted: (value: Decimal) => boolean): boolean =>
  isPositive(rows) && compare(value, rows) > 0 && isWithinTax(value, rows) && isPrinted(add(value, negate(rows)));

/** No more than the rows by more than taxes are: what a page carries forward is a sum of rows too, and not of all of them. */
const isWithinTax = (value: Decimal, rows: Decimal): boolean =>
  compare(multiply(absolute(value), decimal(3)), multiply(absolute(rows), decimal(4))) <= 0;

/** Without the sums of sections where what all rows come to is printed too. */
function ofAllRows(lines: readonly TotalLine[], rows: Decimal | null): readonly TotalLine[] {
  const isSum = ({ kind }: TotalLine): boolean => kind === 'gross' || kind === 'net';
  if (rows === null || !isPositive(rows) || !lines.some((line) => isSum(line) && numbersEqual(line.value, rows))) return lines;
  return lines.filter((line) => !isSum(line) || compare(line.value, rows) >= 0 || explains(rows, lines, line.value));
}

/** The sum with taxes where the document has one; a plain "Total" below it or the net sum otherwise. */
function bestTotal(
  printed: readonly TotalLine[],
  rows: Decimal | null,
  isPrinted: (value: Decimal) => boolean,
): (TotalLine & { readonly confidence: number }) | null {
  const lines = ofAllRows(printed, rows);
  const gross = lines.filter((line) => line.kind === 'gross');
  const pool = gross.length > 0 ? gross : lines.filter((line) => line.kind === 'net');
  const net = lines.find((line) => line.kind === 'net')?.value ?? rows;
  const explained = (line: TotalLine): boolean =>
    (net !== null && explains(net, lines, line.value)) ||
    (rows !== null && (explains(rows, lines, line.value) || isWithTax(line.value, rows, isPrinted)));
  const larger = (a: TotalLine, b: TotalLine): boolean => compare(absolute(a.value), absolute(b.value)) > 0;
  const sums = pool.filter(explained);
  const best = (sums.length > 0 ? sums : pool).reduce<TotalLine | null>(
    (one, other) => (one === null || larger(other, one) ? other : one),
    null,
  );
  if (!best) return null;
  const plausible =
    rows === null ||
    (compare(best.value, rows) >= 0 && compare(best.value, add(rows, rows)) <= 0) ||
    compare(rows, decimal(0)) === 0;
  return { ...best, confidence: sums.length > 0 ? 0.96 : plausible ? 0.88 : 0.65 };
}
