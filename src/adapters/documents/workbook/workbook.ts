import { type Cell, type Sheet, unread, type Warning, warn } from '@order-intake/order-extraction/document';
import { type CellObject, type ParsingOptions, read, type WorkBook, type WorkSheet } from 'xlsx';
import { limits } from '../limits.ts';
import type { ReadResult } from '../readers/reader.types.ts';
import { Refusal } from '../refusal.ts';
import { struckWarnings } from '../text/struck-text.ts';
import { toCell } from './cell.ts';
import { repeatedCells } from './merged.ts';
import type { StruckCells, StruckSheets } from './struck.ts';

/** of a whole workbook: what the parent must parse at once stays a few megabytes, and one long text may stand in every cell */
const { cells: mostCells, characters: mostCharacters } = limits.sheet;

const options: ParsingOptions = {
  type: 'buffer',
  dense: true,
  cellDates: true,
  UTC: true,
  cellNF: true,
  cellStyles: true, // hidden rows and columns are only told with it
  cellHTML: false,
  bookVBA: false,
  sheetRows: limits.sheet.rows + 1,
};

/** Reads a workbook that has passed its guards. Formulas are never evaluated: their stored values are read. */
export function readWorkbook(bytes: Buffer, struck: StruckSheets = new Map()): ReadResult {
  const workbook = parse(bytes);
  const warnings: Warning[] = [];
  const visible = workbook.SheetNames.filter((name, index) => isVisible(workbook, name, index, warnings));
  const sheets: Sheet[] = [];
  const room = { cells: mostCells, characters: mostCharacters };
  for (const name of visible.slice(0, limits.sheet.sheets)) {
    const sheet = readSheet(name, workbook.Sheets[name], room, warnings, struck.get(name));
    if (sheet.cells.length > 0) sheets.push(sheet);
  }
  if (visible.length > limits.sheet.sheets) warnings.push(warn.sheets_cut(visible.length, limits.sheet.sheets));
  if (sheets.length === 0) throw new Refusal('empty', unread.workbook_empty());
  return { pages: [], sheets, warnings };
}

function parse(bytes: Buffer): WorkBook {
  try {
    return read(bytes, options);
  } catch (error) {
    const message = error instanceof Error ? error.message : '';
    if (/password|encrypt/i.test(message)) throw new Refusal('password_protected', unread.password_protected('workbook'));
    if (/allocation|memory/i.test(message)) throw error;
    throw new Refusal('corrupt', unread.workbook_damaged());
  }
}

/** Sheet states of SpreadsheetML: 0 visible, 1 hidden, 2 very hidden. */
function isVisible(workbook: WorkBook, name: string, index: number, warnings: Warning[]): boolean {
  const state = workbook.Workbook?.Sheets?.[index]?.Hidden ?? 0;
  if (state === 1) warnings.push(warn.sheet_hidden(name));
  return state === 0;
}

function readSheet(
  name: string,
  sheet: WorkSheet | undefined,
  room: { cells: number; characters: number },
  warnings: Warning[],
  struck: StruckCells = new Map(),
): Sheet {
  const rows = (sheet?.['!data'] ?? []) as readonly (readonly (CellObject | undefined)[] | undefined)[];
  const hiddenRow = (row: number): boolean => sheet?.['!rows']?.[row]?.hidden === true;
  const hiddenColumn = (column: number): boolean => sheet?.['!cols']?.[column]?.hidden === true;
  const cells: Cell[] = [];
  const struckRows: string[] = [];
  let uncalculated = 0;
  let hidden = 0;
  let cut = rows.length > limits.sheet.rows;
  const add = (cell: Cell): void => {
    if (room.cells <= 0 || room.characters <= 0) cut = true;
    else {
      cells.push(cell);
      room.cells -= 1;
      room.characters -= cell.text.length;
    }
  };
  for (const [row, values] of rows.slice(0, limits.sheet.rows).entries()) {
    if (!values) continue;
    const out: string[] = [];
    if (hiddenRow(row)) hidden += 1;
    cut ||= values.length > limits.sheet.columns;
    for (const [column, value] of values.slice(0, limits.sheet.columns).entries()) {
      if (!value || hiddenRow(row) || hiddenColumn(column)) continue;
      if (value.f !== undefined && value.t === 'z') uncalculated += 1;
      const cell = toCell(value, row, column);
      const left = struck.get(`${row}:${column}`);
      if (cell && left !== undefined) out.push(cell.text);
      if (cell && left === undefined) add(cell);
      else if (cell && left) add({ row, column, text: left, ...(isPlainNumber(left) ? { number: left } : {}) });
    }
    if (out.length > 0) struckRows.push(out.join(' '));
  }
  for (const cell of repeatedCells(cells, sheet?.['!merges'] ?? [])) if (!hiddenRow(cell.row)) add(cell);
  if (cut) warnings.push(warn.sheet_cut(name, limits.sheet.rows, limits.sheet.columns));
  warnings.push(...struckWarnings(struckRows));
  if (hidden > 0) warnings.push(warn.rows_hidden(name, hidden));
  if (uncalculated > 0) warnings.push(warn.formulas_without_value(name, uncalculated));
  return { name, cells };
}

const isPlainNumber = (text: string): boolean => /^-?\d{1,15}(\.\d{1,12})?$/.test(text);
