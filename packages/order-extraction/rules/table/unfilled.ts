/** Lists with a column for quantities in which nobody has written any, or only some: catalogues, and forms to order by. */
import { type Line, overlap, type Segment } from '../layout/line.types.ts';
import { readNumber } from '../numbers.ts';
import { hasLetters } from '../text.ts';
import type { HeaderCell, HeaderRow } from './header-row.ts';

const leastRows = 2;
/** lines below a header that are looked at: a catalogue has hundreds of articles, and somebody may want the last */
const mostLines = 3_000;

const filledIn = ({ segments }: Line): readonly Segment[] => segments.filter(({ text }) => /[\p{L}\d]/u.test(text));

/** "0", "0,00 €": what a formula comes to where nobody has written how many */
const isNothing = ({ text }: Segment): boolean => /^[\P{L}\p{Lu}]*$/u.test(text) && /^\D*0+(?:[.,]0+)?\D*$/.test(text);

const isCount = ({ kind }: HeaderCell): boolean => kind === 'qty';
const numberBelow = (line: Line, cells: readonly HeaderCell[]): boolean =>
  line.segments.some(
    (segment) =>
      readNumber(segment.text, null) !== null && !isNothing(segment) && cells.some((cell) => overlap(segment, cell) > 0),
  );

/** "Bruttó ár | Összesen": a price with its tax is a price where no other is, and what it comes to is asked for */
const pricesIn = (cells: readonly HeaderCell[]): readonly HeaderCell[] => {
  const prices = cells.filter(({ kind }) => kind === 'price');
  const asked = cells.some(({ kind }) => kind === 'amount');
  return prices.length > 0 || !asked ? prices : cells.filter(({ kind }) => kind === 'other');
};

/** An article with a price and a quantity. */
const isFilledRow = (line: Line, cells: readonly HeaderCell[]): boolean =>
  numberBelow(line, cells.filter(isCount)) && numberBelow(line, pricesIn(cells));

/** An article with its price and nothing in the columns that whoever orders fills in. */
function isUnfilledRow(line: Line, cells: readonly HeaderCell[], empty: readonly HeaderCell[]): boolean {
  const segments = filledIn(line).filter((one) => !(isNothing(one) && empty.some((cell) => overlap(one, cell) > 0)));
  return (
    segments.length <= cells.length - empty.length &&
    segments.some(({ text }) => hasLetters(text)) &&
    segments.some(
      ({ text, place }) => readNumber(text, null) !== null && (place.kind === 'cell' || /\d[.,]\d{2}(?!\d)/.test(text)),
    ) &&
    !segments.some((segment) => empty.some((cell) => overlap(segment, cell) > 0))
  );
}

/** Below headers that name quantities and prices: articles with prices of which none has a quantity, or some have one; null: all, or nearly. */
export type Filling = 'none' | 'some' | null;

/** A form goes on over pages, under its header again or without: what counts is all of it. */
export function fillingOf(lines: readonly Line[], headers: readonly HeaderRow[]): Filling {
  const offering = headers
    .filter(({ cells }) => cells.some(isCount) && pricesIn(cells).length > 0)
    .toSorted((one, other) => one.first - other.first);
  const counts = offering.map(({ cells, last }, at) => {
    const empty = cells.filter((cell) => isCount(cell) || cell.kind === 'amount');
    const end = Math.min(offering[at + 1]?.first ?? lines.length, last + 1 + mostLines);
    const rows = lines.slice(last + 1, end).filter((line) => filledIn(line).length >= 2);
    return {
      offered: rows.filter((line) => isUnfilledRow(line, cells, empty)).length,
      chosen: rows.filter((line) => isFilledRow(line, cells)).length,
    };
  });
  const sum = (of: 'offered' | 'chosen'): number => counts.reduce((all, one) => all + one[of], 0);
  if (sum('offered') < leastRows) return null;
  return sum('chosen') === 0 ? 'none' : 'some';
}
