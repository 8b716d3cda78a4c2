/** Work of a child process: a CSV file or the first visible sheet of a workbook as rows, far more of them than an order has. */
import { unread } from '@order-intake/order-extraction/document';
import { type CellObject, read, type WorkSheet } from 'xlsx';
import type { Table, TableCell, TableRow } from '../../../domain/catalog/table-reader.port.ts';
import { limits } from '../limits.ts';
import { Refusal } from '../refusal.ts';
import { csvRows, decodeText, delimiterOf } from '../workbook/csv.ts';
import { guardZip } from '../zip/guard.ts';

export type TableInput = { readonly type: 'csv' | 'xlsx' };

const { rows: mostRows, columns: mostColumns } = limits.table;

const tooLong = () => new Refusal('too_large', unread.table_too_long(mostRows));

const trimmed = (row: TableRow): TableRow => {
  const cells = row
    .slice(0, mostColumns)
    .map((cell) => (typeof cell === 'string' ? cell.trim().slice(0, limits.sheet.cellCharacters) : cell));
  return cells.slice(0, cells.findLastIndex((cell) => cell !== '') + 1);
};

const ofCsv = (bytes: Buffer): Table => {
  const text = decodeText(bytes).text.replace(/^\uFEFF/, '');
  const rows: TableRow[] = [];
  for (const fields of csvRows(text, delimiterOf(text))) {
    rows.push(trimmed(fields));
    if (rows.length > mostRows + 1) throw tooLong();
  }
  return { rows };
};

/** A number by its value, not as it is formatted: 12.5 shown as "13" is 12.5. Everything else as a person sees it. */
const cellOf = (cell: CellObject | undefined): TableCell => {
  if (!cell || cell.v === undefined || cell.v === null) return '';
  return cell.t === 'n' && typeof cell.v === 'number' ? Number(cell.v.toPrecision(15)) : String(cell.w ?? cell.v);
};

const ofWorkbook = (bytes: Buffer): Table => {
  guardZip(bytes);
  const workbook = read(bytes, { type: 'buffer', dense: true, sheetRows: mostRows + 2, cellHTML: false, bookVBA: false });
  const name = workbook.SheetNames.find((_, index) => !workbook.Workbook?.Sheets?.[index]?.Hidden);
  const sheet: WorkSheet | undefined = name === undefined ? undefined : workbook.Sheets[name];
  const data = (sheet?.['!data'] ?? []) as readonly (readonly (CellObject | undefined)[] | undefined)[];
  if (data.length > mostRows + 1) throw tooLong();
  return { rows: Array.from(data, (row) => trimmed(Array.from(row ?? [], cellOf))) };
};

export async function work(input: unknown, _settings: unknown, bytes: Buffer): Promise<Table> {
  const { type } = input as TableInput;
  const table = type === 'csv' ? ofCsv(bytes) : ofWorkbook(bytes);
  if (table.rows.length === 0) throw new Refusal('empty', unread.table_empty());
  return table;
}
