/** A row of a table may fill several lines: one of them holds its numbers, the others belong to it. */
import { isZero } from '@order-intake/kernel';
import type { Line, Segment } from '../layout/line.types.ts';
import { readCount, readNumber } from '../numbers.ts';
import { hasLetters } from '../text.ts';
import type { Cells, Column } from './columns.ts';
import { namesCharge } from './totals.ts';

export const cellText = (cell: readonly Segment[] | undefined): string => (cell ?? []).map((segment) => segment.text).join(' ');

/** Nothing, or a dash where nothing is wanted. */
export const isBlank = (text: string): boolean => !/[\p{L}\d]/u.test(text);

/** The line that holds a row's numbers: a quantity with a price, an amount or an article; or a price and an amount without a quantity. */
export function isMainLine(cells: Cells, columns: readonly Column[]): boolean {
  const number = (kind: Column['kind']): boolean =>
    columns.some(
      (column, index) => column.kind === kind && (kind === 'qty' ? readCount : readNumber)(cellText(cells[index]), null) !== null,
    );
  const text = (kind: Column['kind']): boolean =>
    columns.some((column, index) => column.kind === kind && cellText(cells[index]) !== '');
  // of a header that names no quantity, one of the columns that nobody knows holds it
  if (columns.every((column) => column.kind !== 'qty') && number('price') && text('name')) return true;
  if (number('qty')) return number('price') || number('amount') || text('name') || text('code') || text('supplierCode');
  return number('price') && number('amount') && text('name');
}

/** No quantity, and an amount of 0.00: an article that a form offers and nobody wants. */
export const comesToNothing = ({ cells }: { readonly cells: Cells }, columns: readonly Column[]): boolean =>
  columns.some(({ kind }, at) => kind === 'amount' && readNumber(cellText(cells[at]), null)?.values.every(isZero) === true) &&
  columns.every(({ kind }, at) => kind !== 'qty' || isBlank(cellText(cells[at])));

/** A charge or a discount among the rows: its words and one sum, no quantity. */
export function isAdjustment(line: Line, cells: Cells, columns: readonly Column[]): boolean {
  const filled = (kind: Column['kind']): boolean =>
    columns.some((column, index) => column.kind === kind && readNumber(cellText(cells[index]), null) !== null);
  const label = line.segments[0]?.text ?? '';
  return !filled('qty') && (filled('amount') || filled('price')) && hasLetters(label) && namesCharge(label);
}

/** Cells of one row, each in the middle of its height: their lines overlap, as those of two rows never do. */
export const standsIn = (line: Line, row: Line): boolean =>
  line.page === row.page && Math.min(line.y1, row.y1) - Math.max(line.y0, row.y0) > Math.min(line.height, row.height) * 0.2;
