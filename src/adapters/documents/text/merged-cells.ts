/** Cells of a table that cover several rows: every row below has its own at that place, so that what is beside stays in its column. */
import type { TextCell } from './blocks.ts';

/** `rows`: how many it covers (HTML); `joins`: it is part of the cell above it (Word). */
export type MergedCell = TextCell & { readonly rows: number; readonly joins: boolean };

type Placed = { readonly cell: MergedCell; readonly column: number; readonly from: number };
type Open = { readonly placed: Placed; left: number };

/** The cells of each row with the columns that they begin in; a merged one comes again in each row that it covers. */
function grid(rows: readonly (readonly MergedCell[])[]): readonly (readonly Placed[])[] {
  const open = new Map<number, Open>();
  let above = new Map<number, Placed>();
  return rows.map((row, at) => {
    const placed: Placed[] = [];
    let column = 0;
    const covered = (): void => {
      for (let opened = open.get(column); opened && opened.left > 0; opened = open.get(column)) {
        placed.push({ ...opened.placed, column });
        opened.left -= 1;
        column += opened.placed.cell.span;
      }
    };
    for (const cell of row) {
      covered();
      const joined = cell.joins ? above.get(column) : undefined;
      const placedCell = { cell: joined?.cell ?? cell, column, from: joined?.from ?? at };
      placed.push(placedCell);
      open.set(column, { placed: placedCell, left: cell.rows - 1 });
      column += cell.span;
    }
    covered();
    above = new Map(placed.map((cell) => [cell.column, cell]));
    return placed;
  });
}

/** a number, with what stands beside one: a sign, a currency, a unit */
const isNumber = ({ cell: { lines } }: Placed): boolean =>
  /^[^\d\p{L}]{0,3}(?:[A-Z]{3}\s)?\d[\d.,'\s]*[^\d]{0,8}$/u.test(lines.join(' ').trim());

/** Whether a row counts in the columns in which the first of the merged rows does: it is one of the same list. */
const goesOn = (row: readonly Placed[], first: readonly Placed[], at: number): boolean =>
  row.some(
    (cell) => cell.from === at && isNumber(cell) && first.some((other) => other.column === cell.column && isNumber(other)),
  );

export function withMerged(rows: readonly (readonly MergedCell[])[]): readonly (readonly TextCell[])[] {
  return grid(rows).map((row, at, all) =>
    row.map(({ cell: { lines, span }, from }): TextCell => {
      if (from === at) return { lines, span };
      return goesOn(row, all[from] ?? [], at) ? { lines, span, again: true } : { lines: [], span };
    }),
  );
}
