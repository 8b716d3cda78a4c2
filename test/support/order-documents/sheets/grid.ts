/** Orders as rows of cells, and these as workbooks or as separated text. */
import { type CellObject, utils, write } from 'xlsx';
import type { OrderContent } from '../content.ts';
import type { DateStyle, NumberStyle } from '../words/index.ts';
import { writtenDate, writtenNumber } from '../writing.ts';

export type GridCell =
  | string
  | null
  | { readonly units: number; readonly scale: number; readonly digits: number; readonly money: boolean }
  | { readonly iso: string };

export type Grid = readonly (readonly GridCell[])[];

const pictures: { readonly [currency: string]: string } = { EUR: '#,##0.00\\ "€"', USD: '"$"#,##0.00', GBP: '[$£-809]#,##0.00' };

function cellObject(cell: GridCell, currency: string | null): CellObject | null {
  if (cell === null) return null;
  if (typeof cell === 'string') return { t: 's', v: cell };
  if ('iso' in cell) return { t: 'd', v: new Date(`${cell.iso}T00:00:00Z`), z: 'yyyy-mm-dd' };
  const z = cell.money ? (currency ? (pictures[currency] ?? `#,##0.00\\ "${currency}"`) : '#,##0.00') : 'General';
  return { t: 'n', v: cell.units / 10 ** cell.scale, z };
}

/** `currency` is shown by the number format of money cells; null leaves it out. */
export function workbookOf(sheets: readonly { readonly name: string; readonly grid: Grid }[], currency: string | null): Buffer {
  const book = utils.book_new();
  for (const { name, grid } of sheets) {
    const sheet = utils.aoa_to_sheet([]);
    const columns = Math.max(1, ...grid.map((row) => row.length));
    for (const [r, row] of grid.entries())
      for (const [c, cell] of row.entries()) {
        const object = cellObject(cell, currency);
        if (object) sheet[utils.encode_cell({ r, c })] = object;
      }
    sheet['!ref'] = utils.encode_range({ s: { r: 0, c: 0 }, e: { r: Math.max(0, grid.length - 1), c: columns - 1 } });
    utils.book_append_sheet(book, sheet, name);
  }
  return write(book, { type: 'buffer', bookType: 'xlsx', compression: true, cellDates: true, UTC: true } as Parameters<
    typeof write
  >[1]) as Buffer;
}

export type TextManner = {
  readonly separator: ';' | ',' | '\t' | '|';
  readonly encoding: 'utf8' | 'latin1' | 'utf8 with mark';
  readonly number: NumberStyle;
  readonly date: DateStyle;
};

const quoted = (text: string, separator: string): string =>
  text.includes(separator) || /["\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;

export function separatedText(grid: Grid, content: OrderContent, manner: TextManner): Buffer {
  const text = (cell: GridCell): string => {
    if (cell === null) return '';
    if (typeof cell === 'string') return cell;
    if ('iso' in cell) return writtenDate(cell.iso, manner.date, content);
    return writtenNumber(cell.units, cell.scale, cell.digits, manner.number);
  };
  const lines = grid.map((row) => row.map((cell) => quoted(text(cell), manner.separator)).join(manner.separator));
  const all = `${lines.join('\r\n')}\r\n`;
  return manner.encoding === 'latin1'
    ? Buffer.from(all.replaceAll('€', 'EUR').replaceAll('’', "'"), 'latin1')
    : Buffer.from(`${manner.encoding === 'utf8 with mark' ? '\ufeff' : ''}${all}`, 'utf8');
}
