import type { HeaderFieldName } from '../../document/extraction.ts';
import { currenciesIn } from '../currencies.ts';
import type { ColumnKind } from '../languages/index.ts';
import { type Line, overlap, type Segment } from '../layout/line.types.ts';
import { piecesOf } from '../layout/segment.ts';
import { readNumber } from '../numbers.ts';
import type { HeaderRow } from './header-row.ts';

export type Column = {
  /** what it held before a change, where another column says what holds now */
  readonly held?: ColumnKind;
  /** it repeats a field of the order itself in every row */
  readonly field?: HeaderFieldName;
  readonly kind: ColumnKind;
  readonly label: string;
  /** where the column's cells stand, learned from the body */
  readonly x0: number;
  readonly x1: number;
};

/** What stands in each column on one line; the index is that of the column. */
export type Cells = readonly (readonly Segment[])[];

const numeric: ReadonlySet<ColumnKind> = new Set(['qty', 'price', 'amount', 'discount', 'tax', 'priceUnit', 'position']);
/** enough rows to learn from */
const sampleRows = 80;

/** in heights of the text: farther from every column than this, a piece of text is not part of the table; a number mostly is */
const tooFar = 7;
const tooFarForNumbers = 14;
/** "-10%": where no column holds reductions it belongs to none, and drives no other number out of its own */
const ofNoColumn = 3;
const isReduction = (text: string): boolean => /^\s*[-−–].*%/u.test(text);

const numbers = new WeakMap<Segment, boolean>();
const sums = new WeakMap<Segment, boolean>();

/** "$24.99": nobody orders so many */
export function isMoney(segment: Segment): boolean {
  const known = sums.get(segment);
  if (known !== undefined) return known;
  const money = currenciesIn(segment.text).length > 0;
  sums.set(segment, money);
  return money;
}

function isNumber(segment: Segment): boolean {
  const known = numbers.get(segment);
  if (known !== undefined) return known;
  const number = readNumber(segment.text, null) !== null;
  numbers.set(segment, number);
  return number;
}

/** what it costs that a cell of a sheet is taken for one of the column beside its own */
const otherCell = 2;

/** How badly a piece of text fits a column: distance and alignment in heights of the text, and whether it is the right kind of thing. */
function misfit(piece: Segment, column: Column): number {
  const height = Math.max(piece.y1 - piece.y0, 4);
  const gap = Math.max(0, -overlap(piece, column)) / height;
  const middle = Math.abs((piece.x0 + piece.x1 - column.x0 - column.x1) / 2);
  const aligned = Math.min(Math.abs(piece.x0 - column.x0), Math.abs(piece.x1 - column.x1), middle) / height;
  return (
    gap + Math.min(aligned, 6) * 0.25 + wrongKind(piece, column.kind) + (gap > 0 && piece.place.kind === 'cell' ? otherCell : 0)
  );
}

function wrongKind(piece: Segment, kind: ColumnKind): number {
  const number = isNumber(piece);
  if (piece.text.includes('%')) return kind === 'tax' || kind === 'discount' ? 0 : kind === 'name' || kind === 'other' ? 1 : 4;
  if (kind === 'position') return /^#?\d{1,5}(?:\.\d{1,3})?[.)]?$/.test(piece.text) ? 0 : 4;
  if (kind === 'qty' && number && isMoney(piece)) return tooFarForNumbers;
  if (numeric.has(kind)) return number ? 0 : /^[\p{L}%€$£.]{1,6}$/u.test(piece.text) ? 2 : 4;
  // "40 stainless", "1 kg": where a name goes on with its figures
  const counted = number && /^\d[\d.,]* \p{L}/u.test(piece.text);
  if (kind === 'name') return counted ? 1 : number ? 2.5 : 0;
  if (kind === 'unit') return number ? 2 : piece.text.length > 14 ? 3 : 0;
  if (kind === 'code' || kind === 'supplierCode') return counted ? 1.5 : /\s\S+\s/.test(piece.text) ? 2 : 0;
  if (kind === 'date') return /\d/.test(piece.text) ? 0 : 2;
  return 0.5;
}

/**
 * Gives every piece of a line to a column, keeping the order from left to right, with the least misfit in all (dynamic programming).
 * A piece that fits nowhere is left out.
 */
export function cellsOf(line: Line, columns: readonly Column[]): Cells {
  const lines = known.get(columns) ?? new WeakMap<Line, Cells>();
  known.set(columns, lines);
  const cells = lines.get(line) ?? withoutRepeated(placed(line, columns).cells, columns);
  lines.set(line, cells);
  return cells;
}

/** What a merged cell says holds for all its rows: the article and its price, and not how many of it there are. */
const ofOneRow: ReadonlySet<ColumnKind> = new Set(['qty', 'amount', 'discount', 'tax', 'position']);
const withoutRepeated = (cells: Cells, columns: readonly Column[]): Cells =>
  cells.map((cell, index) =>
    ofOneRow.has(columns[index]?.kind ?? 'other') ? cell.filter(({ tokens }) => !tokens.every(({ again }) => again)) : cell,
  );

/** The same lines are laid into the same columns for each question that is asked about them. */
const known = new WeakMap<readonly Column[], WeakMap<Line, Cells>>();

function placed(line: Line, columns: readonly Column[]): { readonly cells: Cells; readonly cost: number } {
  const pieces = line.segments.flatMap((segment) =>
    columns.filter((column) => overlap(segment, column) > 1).length > 1 ? piecesOf(segment, line.page) : [segment],
  );
  const width = columns.length;
  const holdsShares = columns.some(({ kind }) => kind === 'tax' || kind === 'discount' || kind === 'other');
  // best[c]: the cheapest way to place the pieces so far with none to the right of column c; own[at][c]: whether that puts piece `at` in c
  let best = new Float64Array(width);
  const choice: Int16Array[] = [];
  for (const [at, piece] of pieces.entries()) {
    const next = new Float64Array(width);
    const chosen = new Int16Array(width).fill(leftOut);
    const number = isNumber(piece);
    const costOfNone = isReduction(piece.text) && !holdsShares ? ofNoColumn : number ? tooFarForNumbers : tooFar;
    for (const [index, column] of columns.entries()) {
      const together = at > 0 && columnOf(choice[at - 1]?.[index]) === index;
      const shared = together ? (numeric.has(column.kind) ? (number ? 9 : 0) : (sharing[column.kind] ?? 0)) : 0;
      // beside the piece before it, or alone with all before it further left
      const [beside, apart] = [(best[index] ?? 0) + shared, best[index - 1] ?? Number.POSITIVE_INFINITY];
      const isApart = together && apart < beside;
      const here = (isApart ? apart : beside) + misfit(piece, column);
      const out = (best[index] ?? 0) + costOfNone;
      next[index] = Math.min(here, out);
      chosen[index] = here <= out ? (isApart ? index + alone : index) : leftOut;
      const left = next[index - 1];
      if (index > 0 && left !== undefined && left < (next[index] ?? 0)) {
        next[index] = left;
        chosen[index] = toTheLeft;
      }
    }
    best = next;
    choice.push(chosen);
  }
  return { cells: traced(pieces, choice, width), cost: best[width - 1] ?? 0 };
}

/** what it costs that two pieces stand in one cell: a name is made of several, a unit is not */
const sharing: { readonly [kind in ColumnKind]?: number } = { other: 2.5, unit: 2.5, date: 1 };

/** marks of a choice that is no column: the piece is left out; the answer stands in the column to the left */
const leftOut = -1;
const toTheLeft = -2;
/** added to a column: the pieces before stand further left */
const alone = 1_000;
const columnOf = (chosen = leftOut): number => (chosen >= alone ? chosen - alone : chosen);

function traced(pieces: readonly Segment[], choice: readonly Int16Array[], width: number): Cells {
  const cells = Array.from({ length: width }, (): Segment[] => []);
  let column = width - 1;
  for (let at = pieces.length - 1; at >= 0; at--) {
    while (column > 0 && choice[at]?.[column] === toTheLeft) column -= 1;
    const [piece, chosen] = [pieces[at], choice[at]?.[column]];
    if (piece && columnOf(chosen) === column) cells[column]?.unshift(piece);
    if (chosen !== undefined && chosen >= alone) column -= 1;
  }
  return cells;
}

const percentile = (values: readonly number[], share: number): number => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
};

/**
 * Where the cells of each column really stand: a header may be left of, right of or narrower than what is below it. Three guesses are
 * tried (the header's own extent, from it to the next, from the last to it); the one that the body fits best is kept.
 */
export function learnColumns(header: HeaderRow, body: readonly Line[]): readonly Column[] {
  const rows = body.filter((line) => line.segments.filter(isNumber).length >= 2);
  const sample = rows.length > 0 ? rows.slice(0, sampleRows) : body.slice(0, 5);
  const learned = guesses(header).map((guess) => {
    const columns = learn(guess, header, sample);
    return { columns, cost: sample.reduce((sum, line) => sum + placed(line, columns).cost, 0) };
  });
  return learned.reduce((best, next) => (next.cost < best.cost - 0.5 ? next : best)).columns;
}

function guesses(header: HeaderRow): readonly (readonly Column[])[] {
  const cells: readonly Column[] = header.cells;
  const toNext = cells.map((cell, index) => ({ ...cell, x1: Math.max(cell.x1, (cells[index + 1]?.x0 ?? cell.x1 + 60) - 8) }));
  const fromLast = cells.map((cell, index) => ({ ...cell, x0: Math.min(cell.x0, (cells[index - 1]?.x1 ?? cell.x0 - 20) + 8) }));
  return [cells, toNext, fromLast];
}

function learn(guess: readonly Column[], header: HeaderRow, rows: readonly Line[]): readonly Column[] {
  let columns = guess;
  for (let round = 0; round < 2; round++) {
    const samples = columns.map((): Segment[] => []);
    for (const line of rows) for (const [index, cell] of cellsOf(line, columns).entries()) samples[index]?.push(...cell);
    columns = columns.map((column, index) => stretched(column, header.cells[index], samples[index] ?? []));
  }
  return columns;
}

function stretched(
  column: Column,
  header: { readonly x0: number; readonly x1: number } | undefined,
  samples: readonly Segment[],
): Column {
  if (samples.length === 0 || !header) return column;
  const x0 = percentile(
    samples.map((one) => one.x0),
    0.1,
  );
  const x1 = percentile(
    samples.map((one) => one.x1),
    0.9,
  );
  return {
    ...column,
    x0: column.kind === 'name' ? Math.min(header.x0, x0) : x0,
    x1: column.kind === 'name' ? Math.max(header.x1, x1) : x1,
  };
}
