/** A table as CSV (RFC 4180), in UTF-8 with a mark that spreadsheet programs know it by. */
import type { CellValue } from './order-rows.ts';

/**
 * What a spreadsheet program would take for a formula is kept a text by an apostrophe: an order's texts are its sender's, and a formula can
 * send what else the sheet holds. Not only where a cell of ours begins: a program that separates cells by something else than our comma takes our quotes
 * for text and begins a cell behind its own separator, or a row behind a line break. Numbers of ours are no formulas.
 */
const formulaStart = /(^|\r\n|[,;|\t\r\n])(?=[ "]*(?:[=+\-@\t\uff1d\uff0b\uff0d\uff20]|\r(?!\n)))/g;
const defused = (text: string): string => text.replace(formulaStart, "$1'");

const quoted = (text: string): string => (/[",;|\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

const cell = (value: CellValue): string => {
  if (value === null) return '';
  return typeof value === 'number' ? String(value) : quoted(defused(value));
};

export const csvOf = (rows: readonly (readonly CellValue[])[]): Buffer =>
  Buffer.from(`\ufeff${rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`);
