/** What pasting, filling down and clearing a range of the grid of lines would change. Pure. */
import type { OrderLine } from '../../api/order-types.ts';
import { type Entered, lineValue, type Notation } from './fields.ts';
import { copiedValue, type GridColumn, isEditable, textField } from './grid-columns.ts';
import { type Place, placesOf, type Range } from './grid-place.ts';

export type Grid = { readonly lines: readonly OrderLine[]; readonly columns: readonly GridColumn[] };

/** A text as if it had been typed in this cell; null: nothing can be. A line that is not there yet is one of an article. */
const entered = ({ lines, columns }: Grid, { line, column }: Place, text: string, { understood }: Notation): Entered | null => {
  const name = columns[column];
  if (!name || !isEditable(lines[line - 1] ?? { kind: 'product' }, name)) return null;
  if (name === 'product' && text.trim() === '') return { field: `lines.${line}.product`, value: '', text: '' };
  const field = `lines.${line}.${textField(name)}`;
  return { field, value: understood(field, text), text };
};
const isThere = (entry: Entered | null): entry is Entered => entry !== null;

/** One text fills the range, several go where they are pasted. */
export const pasted = (
  grid: Grid,
  range: Range,
  rows: readonly (readonly string[])[],
  notation: Notation,
): readonly Entered[] => {
  const [[only = ''] = []] = rows;
  if (rows.length === 1 && rows[0]?.length === 1)
    return placesOf(range)
      .map((position) => entered(grid, position, only, notation))
      .filter(isThere);
  const { line, column } = range.from;
  return rows
    .flatMap((cells, down) =>
      cells.map((text, right) => entered(grid, { line: line + down, column: column + right }, text, notation)),
    )
    .filter(isThere);
};

export const cleared = (grid: Grid, range: Range, notation: Notation): readonly Entered[] =>
  placesOf(range)
    .map((position) => entered(grid, position, '', notation))
    .filter(isThere);

/** The first line of the range in those below it; of a range of one line, the line above in it. */
export const filledDown = (grid: Grid, { from, to }: Range): readonly Entered[] => {
  const source = from.line === to.line ? from.line - 1 : from.line;
  const above = grid.lines[source - 1];
  if (!above) return [];
  return placesOf({ from: { ...from, line: source + 1 }, to }).flatMap(({ line, column }) => {
    const [name, target] = [grid.columns[column], grid.lines[line - 1]];
    if (!name || !target || !isEditable(target, name) || !isEditable(above, name)) return [];
    // the number of a product that nobody knows is all there is of it
    const field = name === 'product' && above.product === null ? 'code' : name;
    const value = lineValue(above, field);
    return [{ field: `lines.${line}.${field}`, value, text: value }];
  });
};

/** What the cells of a range say, row by row, as people write it. */
export const copied = ({ lines, columns }: Grid, { from, to }: Range, { written }: Notation): readonly (readonly string[])[] =>
  lines.slice(from.line - 1, to.line).map((line) =>
    columns.slice(from.column, to.column + 1).map((name) => {
      const value = copiedValue(line, name);
      return name === 'amount' ? written('price', value) : written(name, value);
    }),
  );
