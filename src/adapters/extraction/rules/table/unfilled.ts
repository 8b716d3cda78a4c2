/** Lists with a column for quantities in which nobody has written any: catalogues, and forms to order by. */
import { type Line, overlap, type Segment } from '../layout/line.types.ts';
import { readNumber } from '../numbers.ts';
import { hasLetters } from '../text.ts';
import type { HeaderCell, HeaderRow } from './header-row.ts';

const leastRows = 2;
/** lines below a header that are looked at */
const mostLines = 80;

const filledIn = ({ segments }: Line): readonly Segment[] => segments.filter(({ text }) => /[\p{L}\d]/u.test(text));

/** An article with its price and nothing in the columns that whoever orders fills in. */
function isUnfilledRow(line: Line, cells: readonly HeaderCell[], empty: readonly HeaderCell[]): boolean {
  const segments = filledIn(line);
  return (
    segments.length <= cells.length - empty.length &&
    segments.some(({ text }) => hasLetters(text)) &&
    segments.some(
      ({ text, place }) => readNumber(text, null) !== null && (place.kind === 'cell' || /\d[.,]\d{2}(?!\d)/.test(text)),
    ) &&
    !segments.some((segment) => empty.some((cell) => overlap(segment, cell) > 0))
  );
}

/** Whether below a header that names quantities and prices there are articles with prices, and no quantity for any of them. */
export const isUnfilled = (lines: readonly Line[], headers: readonly HeaderRow[]): boolean =>
  headers.some(({ cells, last }) => {
    const empty = cells.filter(({ kind }) => kind === 'qty' || kind === 'amount');
    const counted = empty.some(({ kind }) => kind === 'qty');
    if (!counted || !cells.some(({ kind }) => kind === 'price')) return false;
    const rows = lines.slice(last + 1, last + 1 + mostLines).filter((line) => filledIn(line).length >= 2);
    const unfilled = rows.filter((line) => isUnfilledRow(line, cells, empty));
    const filled = rows.filter((line) =>
      filledIn(line).some(
        (segment) =>
          readNumber(segment.text, null) !== null && empty.some((cell) => cell.kind === 'qty' && overlap(segment, cell) > 0),
      ),
    );
    return unfilled.length >= leastRows && filled.length === 0;
  });
