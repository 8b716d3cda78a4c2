/** Tables of goods: columns with fixed places, rows that wrap in the description, a head on every page. */
import { type Pdf, rule, type TextStyle, textHeight, write } from './pdf-canvas.ts';

export type Column = { readonly title: string; readonly width: number; readonly align: 'left' | 'right' };

export type TableLook = {
  readonly text: TextStyle;
  readonly head: TextStyle;
  readonly headFill: string | null;
  /** grid: a box round every cell; lines: below every row; none: white space only */
  readonly rules: 'grid' | 'lines' | 'none';
  /** points between text and the row's edge */
  readonly padding: number;
};

export type TablePlace = {
  readonly x: number;
  readonly y: number;
  /** no row is drawn below this */
  readonly bottom: number;
  /** makes the next page and says where the table goes on */
  readonly nextPage: (y: number) => number;
};

const gap = 4; // to the left and right of a cell's text
const opticalDrop = 0.16; // letters without descenders look too high in their line

/** Gives back the y below the last row. */
export function drawTable(
  pdf: Pdf,
  columns: readonly Column[],
  rows: readonly (readonly string[])[],
  look: TableLook,
  place: TablePlace,
): number {
  const width = columns.reduce((sum, column) => sum + column.width, 0);

  const drawRow = (cells: readonly string[], y: number, style: TextStyle, fill: string | null): number => {
    const height = rowHeight(pdf, columns, cells, style, look.padding);
    if (fill) pdf.rect(place.x, y, width, height).fill(fill);
    let x = place.x;
    for (const [index, column] of columns.entries()) {
      if (look.rules === 'grid') pdf.rect(x, y, column.width, height).lineWidth(0.5).strokeColor('#9aa0a6').stroke();
      write(pdf, cells[index] ?? '', x + gap, y + look.padding + opticalDrop * (style.size ?? 9), {
        ...style,
        width: column.width - 2 * gap,
        align: column.align,
        wrap: column.align === 'left',
      });
      x += column.width;
    }
    if (look.rules === 'lines') rule(pdf, place.x, y + height, width, { color: '#c4c8cc' });
    return y + height;
  };

  const titles = columns.map((column) => column.title);
  let y = drawRow(titles, place.y, look.head, look.headFill);
  for (const row of rows) {
    if (y + rowHeight(pdf, columns, row, look.text, look.padding) > place.bottom) {
      y = drawRow(titles, place.nextPage(y), look.head, look.headFill);
    }
    y = drawRow(row, y, look.text, null);
  }
  return y;
}

function rowHeight(pdf: Pdf, columns: readonly Column[], cells: readonly string[], style: TextStyle, padding: number): number {
  const size = style.size ?? 9;
  pdf.font(style.font ?? 'Helvetica').fontSize(size);
  const heights = columns.map((column, index) =>
    column.align === 'left' ? textHeight(pdf, cells[index] ?? '', column.width - 2 * gap) : size * 1.156,
  );
  return Math.max(...heights) + 2 * padding;
}
