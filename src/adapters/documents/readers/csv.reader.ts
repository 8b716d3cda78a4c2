import { type Cell, unread, warn } from '@order-intake/order-extraction/document';
import { limits } from '../limits.ts';
import { Refusal } from '../refusal.ts';
import { csvRows, decodeText, delimiterOf } from '../workbook/csv.ts';
import type { ReadResult } from './reader.types.ts';

const { cells: mostCells, characters: mostCharacters } = limits.sheet;

/** A delimited text file: delimiter and encoding are found out, values stay text (their number format is the extractor's question). */
export async function read(bytes: Buffer): Promise<ReadResult> {
  const { text, cut: cutText, warnings } = decodeText(bytes, mostCharacters);
  const cells: Cell[] = [];
  let row = 0;
  let cut = cutText;
  for (const fields of csvRows(text, delimiterOf(text))) {
    if (row >= limits.sheet.rows || cells.length >= mostCells) {
      cut = true;
      break;
    }
    for (const [column, field] of fields.slice(0, limits.sheet.columns).entries()) {
      const value = field.trim().slice(0, limits.sheet.cellCharacters);
      if (value !== '') cells.push({ row, column, text: value });
    }
    row += 1;
  }
  if (cells.length === 0) throw new Refusal('empty', unread.csv_empty());
  return {
    pages: [],
    sheets: [{ name: 'CSV', cells }],
    warnings: [...warnings, ...(cut ? [warn.rows_cut(limits.sheet.rows)] : [])],
  };
}
