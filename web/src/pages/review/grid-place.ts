/** Places in the grid of lines, ranges of them, and where a key leads. Pure. */

/** `line` counts from 1, `column` from 0. */
export type Place = { readonly line: number; readonly column: number };
export type Range = { readonly from: Place; readonly to: Place };
type Size = { readonly lines: number; readonly columns: number };

const within = (value: number, from: number, to: number): number => Math.min(to, Math.max(from, value));
const pageOfLines = 10;

/** From the first cell of a range to its last, in whichever direction it was made. */
export const rangeOf = (first: Place, second: Place): Range => ({
  from: { line: Math.min(first.line, second.line), column: Math.min(first.column, second.column) },
  to: { line: Math.max(first.line, second.line), column: Math.max(first.column, second.column) },
});
export const isOne = ({ from, to }: Range): boolean => from.line === to.line && from.column === to.column;

export const placesOf = ({ from, to }: Range): readonly Place[] =>
  Array.from({ length: to.line - from.line + 1 }, (_, down) =>
    Array.from({ length: to.column - from.column + 1 }, (__, right) => ({
      line: from.line + down,
      column: from.column + right,
    })),
  ).flat();

/** Where an arrow, Home, End or a page leads; null: the key leads nowhere. @param key as ui/keys.ts names it, without Shift */
export const placeAfter = (key: string, { line, column }: Place, { lines, columns }: Size): Place | null => {
  const [last, end] = [lines, columns - 1];
  const to: Readonly<Record<string, Place>> = {
    arrowup: { line: line - 1, column },
    arrowdown: { line: line + 1, column },
    arrowleft: { line, column: column - 1 },
    arrowright: { line, column: column + 1 },
    home: { line, column: 0 },
    end: { line, column: end },
    pageup: { line: line - pageOfLines, column },
    pagedown: { line: line + pageOfLines, column },
    'ctrl+arrowup': { line: 1, column },
    'ctrl+arrowdown': { line: last, column },
    'ctrl+arrowleft': { line, column: 0 },
    'ctrl+arrowright': { line, column: end },
    'ctrl+home': { line: 1, column: 0 },
    'ctrl+end': { line: last, column: end },
  };
  const target = to[key];
  return target ? { line: within(target.line, 1, last), column: within(target.column, 0, end) } : null;
};

/** The next cell to be filled in, row by row; null: the grid ends here. */
export const nextInRows = ({ line, column }: Place, by: 1 | -1, { lines, columns }: Size): Place | null => {
  const at = (line - 1) * columns + column + by;
  return at < 0 || at >= lines * columns ? null : { line: Math.floor(at / columns) + 1, column: at % columns };
};
