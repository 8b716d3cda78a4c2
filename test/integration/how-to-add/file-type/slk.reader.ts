import { type Cell, unread } from '@order-intake/order-extraction/document';
import type { ReadResult } from '../../../../src/adapters/documents/readers/reader.types.ts';
import { guarded } from '../../../../src/adapters/documents/refusal.ts';

/** A SYLK sheet: records such as `C;Y2;X1;K"Desk lamp"`. A row or column that is not named is that of the record before. */
export async function read(bytes: Buffer): Promise<ReadResult> {
  const cells: Cell[] = [];
  let [row, column] = [0, 0];
  for (const line of bytes.toString('latin1').split(/\r\n|\r|\n/)) {
    if (!line.startsWith('C;')) continue;
    // a semicolon in a value is written twice
    for (const [kind, ...rest] of line.split(/(?<!;);(?!;)/).slice(1)) {
      const value = rest.join('').replaceAll(';;', ';');
      if (kind === 'Y') row = Number(value) - 1;
      if (kind === 'X') column = Number(value) - 1;
      if (kind === 'K') cells.push(cellOf(row, column, value));
    }
  }
  if (cells.length === 0) throw guarded('empty', unread.file_empty());
  return { pages: [], sheets: [{ name: 'SYLK', cells }], warnings: [] };
}

const cellOf = (row: number, column: number, value: string): Cell =>
  value.startsWith('"') ? { row, column, text: value.slice(1, -1) } : { row, column, text: value, number: value };
