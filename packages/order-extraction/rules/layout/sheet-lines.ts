import type { Cell, Sheet } from '../../document/documents.port.ts';
import { withPlainCharacters } from '../text.ts';
import type { Line, Token } from './line.types.ts';
import { lineOf, segmentOf } from './segment.ts';

const columnWidth = 100;
const rowHeight = 12;
const textHeight = 10;
/** filled cells of a row that are looked at */
const mostCells = 80;

/** "B7", as spreadsheets name a cell. */
export function cellName(row: number, column: number): string {
  let letters = '';
  for (let rest = column + 1; rest > 0; rest = Math.floor((rest - 1) / 26))
    letters = String.fromCharCode(65 + ((rest - 1) % 26)) + letters;
  return `${letters}${row + 1}`;
}

/** Rows of a sheet as lines; a cell with line breaks fills several lines, as it does on screen. */
export function linesOfSheet(sheet: Sheet, page: number): readonly Line[] {
  const rows = new Map<number, Cell[]>();
  for (const cell of sheet.cells) {
    const row = rows.get(cell.row);
    if (!row) rows.set(cell.row, [cell]);
    else if (row.length < mostCells) row.push(cell);
  }
  const lines: Line[] = [];
  let extra = 0;
  for (const [row, cells] of [...rows].sort(([a], [b]) => a - b)) {
    const texts = cells.map((cell) => ({
      cell,
      parts: withPlainCharacters(cell.text)
        .split(/\r?\n/)
        .map((part) => part.trim())
        .filter((part) => part !== ''),
    }));
    const height = Math.max(...texts.map(({ parts }) => parts.length));
    for (let at = 0; at < height; at++) {
      const y0 = (row + extra + at) * rowHeight;
      const segments = texts
        .filter(({ parts }) => parts[at] !== undefined)
        .sort((a, b) => a.cell.column - b.cell.column)
        .map(({ cell, parts }) =>
          segmentOf([tokenOf(cell, parts[at] ?? '', y0)], page, {
            kind: 'cell',
            sheet: sheet.name,
            cell: cellName(row, cell.column),
          }),
        );
      lines.push(lineOf(segments, page));
    }
    extra += height - 1;
  }
  return lines;
}

const tokenOf = (cell: Cell, text: string, y0: number): Token => ({
  text,
  x0: cell.column * columnWidth,
  x1: cell.column * columnWidth + columnWidth - 5,
  y0,
  y1: y0 + textHeight,
  bold: false,
  run: null,
  cell,
  ...(cell.again ? { again: cell.again } : {}),
});
