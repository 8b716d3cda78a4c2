/** A page (or sheet) as a drawing: its words where they stand, and a box over each value that was taken. */
import type { Page, Sheet } from '@order-intake/order-extraction/document';

/** Points, origin top left. */
export type Rectangle = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
/** What is drawn over the words: the field's name, its value and how sure it is. */
export type Box = Rectangle & { readonly name: string; readonly value: string; readonly confidence: number };

const escaped = (text: string): string =>
  text.replace(/\p{C}/gu, '').replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const round = (value: number): string => String(Math.round(value * 100) / 100);
const numbered = ({ x, y, width, height }: Rectangle): string =>
  `x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}"`;

const colour = (confidence: number): string => (confidence >= 0.9 ? '#1a7f37' : confidence >= 0.7 ? '#9a6700' : '#cf222e');

const boxDrawing = (box: Box): string =>
  [
    `<g stroke="${colour(box.confidence)}" fill="${colour(box.confidence)}">`,
    `<title>${escaped(`${box.name}: ${box.value} (${box.confidence.toFixed(2)})`)}</title>`,
    `<rect ${numbered(box)} fill-opacity="0.08" stroke-width="0.8"/>`,
    `<text x="${round(box.x)}" y="${round(box.y - 1)}" font-size="5" stroke="none">${escaped(box.name)}</text>`,
    '</g>',
  ].join('');

const drawing = (width: number, height: number, under: readonly string[], boxes: readonly Box[]): string =>
  [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${round(width)} ${round(height)}" font-family="sans-serif">`,
    `<rect width="100%" height="100%" fill="#fff"/>`,
    ...under,
    ...boxes.map(boxDrawing),
    '</svg>\n',
  ].join('\n');

export const pageDrawing = (page: Page, boxes: readonly Box[]): string =>
  drawing(
    page.width,
    page.height,
    page.words.map(
      ({ text, x, y, width, height, bold }) =>
        `<text x="${round(x)}" y="${round(y + height * 0.8)}" font-size="${round(height)}" textLength="${round(Math.max(width, 0.1))}" lengthAdjust="spacingAndGlyphs"${bold ? ' font-weight="bold"' : ''} fill="#444">${escaped(text)}</text>`,
    ),
    boxes,
  );

const cellHeight = 16;
const letterWidth = 5;
const rowsShown = 500;

/** Where each cell of a sheet is drawn, by row and column from 0. */
export type SheetGrid = {
  readonly width: number;
  readonly height: number;
  readonly at: (row: number, column: number) => Rectangle;
};

export const sheetGrid = ({ cells }: Sheet): SheetGrid => {
  const widths: number[] = [];
  for (const { column, text } of cells)
    widths[column] = Math.max(widths[column] ?? 20, Math.min(60, text.length) * letterWidth + 8);
  const lefts: number[] = [0];
  for (let column = 0; column < widths.length; column++) lefts.push((lefts[column] ?? 0) + (widths[column] ?? 20));
  const rows = Math.min(rowsShown, Math.max(0, ...cells.map(({ row }) => row)) + 1);
  return {
    width: lefts.at(-1) ?? 0,
    height: rows * cellHeight,
    at: (row, column) => ({ x: lefts[column] ?? 0, y: row * cellHeight, width: widths[column] ?? 20, height: cellHeight }),
  };
};

/** The first 500 rows of a sheet. */
export const sheetDrawing = (sheet: Sheet, grid: SheetGrid, boxes: readonly Box[]): string =>
  drawing(
    grid.width,
    grid.height,
    sheet.cells
      .filter(({ row }) => row < rowsShown)
      .map(({ row, column, text }) => {
        const box = grid.at(row, column);
        return `<rect ${numbered(box)} fill="none" stroke="#ddd"/><text x="${round(box.x + 3)}" y="${round(box.y + 11)}" font-size="8" fill="#444">${escaped(text.slice(0, 60))}</text>`;
      }),
    boxes.filter(({ y }) => y < grid.height),
  );
