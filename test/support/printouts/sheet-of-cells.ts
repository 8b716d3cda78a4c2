/** Rows of cells between bars as a workbook: "=12.5" is a number, "=12.5 [0.00 €]" one with its format, "@2026-03-12" a date, "=== Name" the next sheet. */
import { type CellObject, utils, write } from 'xlsx';

function cellOf(text: string): CellObject | null {
  if (text === '') return null;
  const [, number, format] = /^=(-?\d[\d.]*)(?:\s\[(.*)\])?$/.exec(text) ?? [];
  if (number !== undefined) return { t: 'n', v: Number(number), z: format ?? 'General' };
  const [, date, shown] = /^@(\d{4}-\d\d-\d\d)(?:\s\[(.*)\])?$/.exec(text) ?? [];
  if (date !== undefined) return { t: 'd', v: new Date(`${date}T00:00:00Z`), z: shown ?? 'dd/mm/yyyy' };
  return { t: 's', v: text };
}

export function workbookFrom(body: string, merges: readonly string[]): Buffer {
  const book = utils.book_new();
  const [first = '', ...rest] = body.replace(/\s+$/, '').split(/^=== (.+)\n/m);
  const parts = first.trim() === '' ? rest : ['Sheet1', first, ...rest];
  for (let at = 0; at + 1 < parts.length; at += 2) {
    const rows = (parts[at + 1] ?? '')
      .replace(/\n$/, '')
      .split('\n')
      .map((line) => line.split('|').map((cell) => cell.trim()));
    const sheet = utils.aoa_to_sheet([]);
    for (const [r, row] of rows.entries())
      for (const [c, text] of row.entries()) {
        const cell = cellOf(text);
        if (cell) sheet[utils.encode_cell({ r, c })] = cell;
      }
    const columns = Math.max(1, ...rows.map((row) => row.length));
    sheet['!ref'] = utils.encode_range({ s: { r: 0, c: 0 }, e: { r: rows.length - 1, c: columns - 1 } });
    if (at === 0) sheet['!merges'] = merges.map((range) => utils.decode_range(range));
    utils.book_append_sheet(book, sheet, parts[at] ?? 'Sheet');
  }
  return write(book, { type: 'buffer', bookType: 'xlsx', cellDates: true, UTC: true } as Parameters<typeof write>[1]) as Buffer;
}

export const csvOf = (body: string, encoding: 'utf8' | 'latin1' | 'utf16le'): Buffer =>
  encoding === 'utf16le' ? Buffer.from(`\ufeff${body}`, 'utf16le') : Buffer.from(body.replaceAll('\n', '\r\n'), encoding);
