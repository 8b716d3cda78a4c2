import type { Line, Segment } from '../layout/line.types.ts';
import { type Column, cellsOf } from './columns.ts';
import { type HeaderCell, type HeaderRow, partsOf } from './header-row.ts';
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
    const { text, tokens, x0, x1 } = segment;
    const words = tokens.map((token) => ({ kind: columnKindOf(token.text), label: token.text, x0: token.x0, x1: token.x1 }));
    // "Order quantity Unit", "Bestellmenge Einheit": two columns that stand close
    if (words.map((word) => word.kind).join(' ') === 'qty unit')
      return words.flatMap((word) => (word.kind === null ? [] : [{ ...word, kind: word.kind }]));
    const kind = columnKindOf(text);
    if (kind) return [{ kind, label: text, x0, x1 }];
    return partsOf(segment).flatMap((part) => (part.kind === null ? [] : [{ ...part, kind: part.kind }]));
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
  for (const whole of lines) {
    const { line, note } = withoutNote(whole);
    const cells = cellsOf(line, columns);
    const upper = upperOf(out, line);
    const before = out[upper];
    const numbers = columns.some((column, index) => column.kind === 'qty' && (cells[index]?.length ?? 0) > 0);
    if (before && numbers && isMainLine(cells, [...columns])) {
      out[upper] = {
        ...before,
        y1: line.y1,
        segments: [...before.segments, ...line.segments.map(shiftedSegment)],
        text: `${before.text}  ${line.text}`,
      };
      if (note) out.push(note);
    } else out.push(whole);
  }
  return out;
}

/** "Your material no.: NW-70412" between quantity and price: what is said of the article, in a line of its own. */
function withoutNote(line: Line): { readonly line: Line; readonly note: Line | null } {
  const notes = line.segments.filter(({ text }) => /^\p{L}[\p{L} .-]*:\s*\S/u.test(text));
  if (notes.length === 0 || notes.length === line.segments.length) return { line, note: null };
  const of = (segments: readonly Segment[]): Line => ({ ...line, segments, text: segments.map(({ text }) => text).join('  ') });
  return { line: of(line.segments.filter((one) => !notes.includes(one))), note: of(notes) };
}

/** lines between the upper and the lower line of a row at most: "Your material no. NW-0912" */
const mostBetween = 2;

/** The upper line of the row that `line` ends: the nearest above it that begins with the row's number, else the line right above; -1 for none. */
function upperOf(above: readonly Line[], line: Line): number {
  const free = (at: number): boolean =>
    above[at]?.page === line.page && above[at]?.segments.every((segment) => segment.x0 < aside) === true;
  const last = above.length - 1;
  for (let at = last; at >= last - mostBetween && free(at); at--)
    if (/^\d{1,5}[.)]?(?:\s|$)/.test(above[at]?.segments[0]?.text ?? '')) return at;
  return free(last) ? last : -1;
}
