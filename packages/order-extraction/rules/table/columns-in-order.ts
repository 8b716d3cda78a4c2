import type { Line, Segment } from '../layout/line.types.ts';
import type { HeaderRow } from './header-row.ts';

/** rows below a header that are looked at */
const mostRows = 60;

/**
 * A header whose words stand left of their column and its numbers right, so that a number stands below the next column's word: where rows have
 * as many pieces as the header has words, the first belongs to the first, and so on. Null where rows do not, or where columns would overlap.
 */
export function columnsInOrder(header: HeaderRow, lines: readonly Line[]): HeaderRow | null {
  const cells = [...header.cells].sort((a, b) => a.x0 - b.x0);
  const rows = lines.slice(0, mostRows).filter((line) => line.segments.length === cells.length && /\d/.test(line.text));
  if (rows.length === 0 || cells.length < 4) return null;
  const pieces = (at: number): readonly Segment[] => rows.flatMap((row) => row.segments[at] ?? []);
  const extents = cells.map((cell, at) => ({
    ...cell,
    x0: Math.min(...pieces(at).map((one) => one.x0)),
    x1: Math.max(...pieces(at).map((one) => one.x1)),
  }));
  const apart = extents.every((cell, at) => at === 0 || (extents[at - 1]?.x1 ?? 0) <= cell.x0);
  return apart ? { ...header, cells: extents } : null;
}
