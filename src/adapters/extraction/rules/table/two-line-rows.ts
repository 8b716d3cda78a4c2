import type { Line, Segment } from '../layout/line.types.ts';
import { type Column, cellsOf } from './columns.ts';
import type { HeaderCell, HeaderRow } from './header-row.ts';
import { isMainLine } from './main-line.ts';
import { columnKindOf } from './vocabulary.ts';

/** points: far to the right of any page */
const aside = 5_000;

const shifted = <T extends { readonly x0: number; readonly x1: number }>(one: T): T => ({
  ...one,
  x0: one.x0 + aside,
  x1: one.x1 + aside,
});
const shiftedSegment = (segment: Segment): Segment => ({ ...shifted(segment), tokens: segment.tokens.map(shifted) });

const cellsIn = (line: Line): readonly HeaderCell[] =>
  line.segments.flatMap((segment) => {
    const kind = columnKindOf(segment.text);
    return kind ? [{ kind, label: segment.text, x0: segment.x0, x1: segment.x1 }] : [];
  });

export type JoinedLines = { readonly header: HeaderRow; readonly lines: readonly Line[] };

/**
 * Tables whose rows fill two lines under a header of two lines: position, material and name above, quantity and price below. The lower line is
 * set beside the upper one, so that the rest reads it as one row. Null when the header is not of that kind.
 */
export function joinTwoLineRows(lines: readonly Line[], header: HeaderRow, end: number): JoinedLines | null {
  for (const at of [header.first, header.last, header.last - 1]) {
    const [upperLine, lowerLine] = [lines[at], lines[at + 1]];
    if (!upperLine || !lowerLine || upperLine.page !== lowerLine.page || at < 0) continue;
    const [upper, lower] = [cellsIn(upperLine), cellsIn(lowerLine)];
    const has = (cells: readonly HeaderCell[], kind: HeaderCell['kind']): boolean => cells.some((cell) => cell.kind === kind);
    const named = has(upper, 'name') && !has(upper, 'qty') && upper.length >= 2;
    const counted = has(lower, 'qty') && (has(lower, 'price') || has(lower, 'amount')) && !has(lower, 'name');
    if (!named || !counted) continue;
    const cells = [...upper, ...lower.map(shifted)];
    return { header: { ...header, cells, first: at, last: at + 1 }, lines: pair(lines.slice(at + 2, end), lower) };
  }
  return null;
}

/** Each line that reads as the lower half of a row joins the line before it. */
function pair(lines: readonly Line[], lower: readonly HeaderCell[]): readonly Line[] {
  const columns: readonly Column[] = lower;
  const out: Line[] = [];
  for (const line of lines) {
    const cells = cellsOf(line, columns);
    const before = out.at(-1);
    const numbers = columns.some((column, index) => column.kind === 'qty' && (cells[index]?.length ?? 0) > 0);
    if (
      before &&
      before.page === line.page &&
      numbers &&
      isMainLine(cells, [...columns]) &&
      !before.segments.some((segment) => segment.x0 >= aside)
    ) {
      out[out.length - 1] = {
        ...before,
        y1: line.y1,
        segments: [...before.segments, ...line.segments.map(shiftedSegment)],
        text: `${before.text}  ${line.text}`,
      };
    } else out.push(line);
  }
  return out;
}
