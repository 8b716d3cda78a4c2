/**
 * A total found by what adds up, not by its label: below a table somebody prints the rows' sum, then taxes and freight, then what is to be
 * paid. The last number that is the rows' sum and some of the others together is that total, in whatever language it is named.
 */
import { add, compare, type Decimal, isPositive, isZero, negate, numbersEqual, parseDecimal } from '@order-intake/kernel';
import type { Layout, Line, Segment } from '../layout/line.types.ts';
import { type DecimalMark, printedMoney, readNumber } from '../numbers.ts';
import { sumLabel, takesOff, totalKindOf } from '../table/totals.ts';

/** lines below the last row that a foot has at most, and numbers in it that are tried together */
const mostLines = 14;
const mostNumbers = 9;
/** money has its decimals or its thousands set apart, or is a stored cell: a page number and a postcode are none */
const money = /\d[.,]\d{2}(?!\d)|(?<![\d.,])\d{1,3}(?:[.,'’]\d{3})+(?![\d.,])/;

export type FootTotal = { readonly value: Decimal; readonly segment: Segment; readonly text: string };
type Printed = FootTotal & { readonly at: number };

const lastNumber = (line: Line, mark: DecimalMark | null, at: number): Printed | null => {
  const segment = line.segments.at(-1);
  if (!segment || line.segments.length > 4 || /%\s*$/.test(segment.text)) return null;
  const cell = segment.tokens[0]?.cell?.number;
  const printed = /[-−(]?\d[\d.,'’\s]*\)?\s*\D{0,4}$/.exec(segment.text)?.[0] ?? segment.text;
  const value = cell === undefined ? (readNumber(printed.trim(), mark)?.values[0] ?? null) : parseDecimal(cell);
  if (value === null || (cell === undefined && !money.test(segment.text))) return null;
  const label = line.segments[0]?.text ?? '';
  return {
    value: isPositive(value) && takesOff(label) ? negate(value) : value,
    segment,
    text: line.segments.map((one) => one.text).join(' '),
    at,
  };
};

/**
 * `used`: the lines that the table's rows stand in; `sums`: what the rows come to, with and without charges among them. Where nothing is added, the
 * sum itself is the total, unless a label calls it something else or more money stands below it.
 */
export function footTotal(
  layout: Layout,
  used: ReadonlySet<number>,
  sums: readonly Decimal[],
  mark: DecimalMark | null,
): FootTotal | null {
  const last = Math.max(-1, ...used);
  if (last < 0) return null;
  const foot = layout.lines
    .filter((line) => line.index > last && line.index <= last + mostLines)
    .flatMap((line, at) => lastNumber(line, mark, at) ?? [])
    .slice(0, mostNumbers);
  const largest = (all: readonly Printed[]): Printed | null =>
    all.reduce<Printed | null>((best, one) => (best === null || compare(one.value, best.value) > 0 ? one : best), null);
  const reached = largest(foot.filter((one) => comesOf(one, foot, sums))) ?? inOneLine(layout, last, sums, mark);
  if (reached) return reached;
  const top = largest(foot);
  return top && sums.some((rows) => isPositive(rows) && numbersEqual(rows, top.value)) && isAnySum(top) ? top : null;
}

/** "Base imponible 365,05 IVA 21 % 76,66 TOTAL PEDIDO 441,71 €": a line below the rows with their sum, what is added, and what that comes to. */
function inOneLine({ lines }: Layout, last: number, sums: readonly Decimal[], mark: DecimalMark | null): FootTotal | null {
  for (const { segments } of lines.slice(last + 1, last + 1 + mostLines)) {
    const [segment, more] = segments;
    const told = segment && !more ? [...segment.text.matchAll(printedMoney)] : [];
    const numbers = told.flatMap(([one]) => readNumber(one.trim(), mark)?.values[0] ?? []);
    const rows = sums.find((sum) => isPositive(sum) && numbers.some((one) => numbersEqual(one, sum)));
    const total =
      rows &&
      numbers.find((value) =>
        numbers.some((added) => isPositive(added) && compare(added, rows) < 0 && numbersEqual(add(rows, added), value)),
      );
    if (segment && total) return { value: total, segment, text: segment.text };
  }
  return null;
}

/** Its label may be any but that of a net sum or a tax. */
const isAnySum = ({ text }: Printed): boolean => {
  const kind = totalKindOf(sumLabel(text));
  return kind === null || kind === 'gross';
};

/** A rows' sum and one or more of the numbers above it make this one. */
const comesOf = (one: Printed, foot: readonly Printed[], sums: readonly Decimal[]): boolean => {
  const others = foot.filter(({ at, value }) => at < one.at && !isZero(value) && compare(value, one.value) < 0);
  const parts = others.filter(({ value }) => !sums.some((rows) => numbersEqual(rows, value)));
  return sums.some((rows) => {
    for (let chosen = 1; chosen < 1 << parts.length; chosen += 1) {
      const together = parts.reduce((all, part, at) => ((chosen >> at) & 1 ? add(all, part.value) : all), rows);
      if (numbersEqual(together, one.value)) return true;
    }
    return false;
  });
};
