/** "Stockholm | Göteborg | Malmö | Total": how many of an article each of several places wants, and how many that is. */
import { add, type Decimal, decimal, isInteger, isZero, numbersEqual } from '@order-intake/kernel';
import type { ColumnKind } from '../languages/index.ts';
import type { Line } from '../layout/line.types.ts';
import { readNumber } from '../numbers.ts';
import { type Column, cellsOf } from './columns.ts';
import { cellText } from './main-line.ts';

/** rows of which each has to come to it, and cells that a row has at least */
const leastRows = 2;
const leastCells = 3;
const zero: Decimal = decimal(0);

/** A whole number; zero where nothing stands; null for anything else. */
const wholeIn = (text: string): Decimal | null =>
  text.trim() === '' ? zero : (readNumber(text, null)?.values.find(isInteger) ?? null);

/**
 * Where no word names the quantity, the column that is in every row what the columns of numbers right before it come to; null for none. Columns of sizes
 * that are known as such are summed by their header (header-row.ts).
 */
export function sumOfColumns(kinds: readonly ColumnKind[], columns: readonly Column[], body: readonly Line[]): number | null {
  if (kinds.includes('qty') || !kinds.includes('price')) return null;
  const rows = body
    .map((line) => cellsOf(line, columns))
    .filter((cells) => cells.filter(({ length }) => length > 0).length >= leastCells);
  if (rows.length < leastRows) return null;
  const values = columns.map((_, index) => rows.map((cells) => wholeIn(cellText(cells[index]))));
  const isWhole = (index: number): boolean => values[index]?.every((value) => value !== null) ?? false;
  const found = kinds.findIndex((kind, index) => {
    if ((kind !== 'amount' && kind !== 'other') || !isWhole(index)) return false;
    let from = index;
    while (from > 0 && kinds[from - 1] === 'other' && isWhole(from - 1)) from -= 1;
    const parts = values.slice(from, index);
    const comesTo = (row: number): boolean => {
      const sum = parts.reduce((all, part) => add(all, part[row] ?? zero), zero);
      return !isZero(sum) && numbersEqual(sum, values[index]?.[row] ?? zero);
    };
    return (
      parts.filter((part) => !part.every((value) => isZero(value ?? zero))).length > 1 && rows.every((_, row) => comesTo(row))
    );
  });
  return found < 0 ? null : found;
}
