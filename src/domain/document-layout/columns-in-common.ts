/** What rows that a person confirmed have in common: the edges of their cells, the words that lead to them, and what ends a name. */
import {
  type ConfirmedColumn,
  type ConfirmedColumns,
  lastWordOf,
  type TableCell,
  wordKey,
} from '@order-intake/order-extraction/document';

export type Row = { readonly name: string | null; readonly qty: string | null; readonly price: string | null };
export type Cells = readonly TableCell[];
export type Placed = { readonly row: Row; readonly name: TableCell; readonly qty: TableCell; readonly price: TableCell | null };
/** What rows have in common: edges, or else words. */
export type Manner = {
  readonly nameBehindQty: boolean;
  readonly qtyBehindWord: boolean;
  readonly priceBehindWord: boolean;
  readonly ofRow: boolean;
};

export type Table = { readonly placed: readonly Placed[]; readonly manner: Manner };

/** lines that a name goes over at most, and grid units by which the edges of a column's cells differ */
const farthest = 3;
export const sameEdge = 1;

export const wordsOf = (name: string | null): readonly string[] =>
  (name ?? '').split(/\s+/).filter((word) => /\p{L}{2}/u.test(word));
export const near = (a: number, b: number): boolean => Math.abs(a - b) <= sameEdge;
/** words from the quantity to the name behind it */
export const wordsApart = (qty: TableCell, name: TableCell, cells: Cells): number => name.at - lastWordOf(qty, cells);
export const before = (cell: TableCell, cells: Cells): string | undefined =>
  cells.find((previous) => previous.line === cell.line && previous.at === cell.at - 1 && previous.number !== 'whole')?.hash;

type Numbers = readonly { readonly cell: TableCell; readonly below: number }[];
const numbersOf = (placed: readonly Placed[], cellOf: (placedRow: Placed) => TableCell | null): Numbers =>
  placed.flatMap((placedRow) => {
    const cell = cellOf(placedRow);
    return cell ? [{ cell, below: cell.line - placedRow.name.line }] : [];
  });

const shared = (edges: readonly number[]): boolean => Math.max(...edges) - Math.min(...edges) <= sameEdge;
const middle = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Null of no numbers. `byWord`: the word before them tells where they are; `always`: it is told where all have the same. */
function columnOf(all: Numbers, cells: Cells, byWord: boolean, always: boolean): ConfirmedColumn | null {
  const [first] = all;
  if (!first) return null;
  const [lefts, rights] = [all.map(({ cell }) => cell.x0), all.map(({ cell }) => cell.x1)];
  const [left, right] = [shared(lefts), shared(rights)];
  const words = new Set(all.map(({ cell }) => before(cell, cells)));
  const [word] = words.size === 1 && all.length > 1 ? words : [];
  const label = labelBefore(
    all.map(({ cell }) => cell),
    cells,
  );
  const behind = byWord ? before(first.cell, cells) : always ? word : label;
  return {
    edge: byWord ? 'none' : left && right ? 'either' : left ? 'left' : right ? 'right' : 'none',
    x0: Math.min(...lefts),
    x1: Math.max(...rights),
    below: middle(all.map(({ below }) => below)),
    ...(behind === undefined ? {} : { behind }),
  };
}

/** How many lines below one another begin with a word of the name, at its left edge. */
function linesOfName({ row, name: { x0, line } }: Placed, cells: Cells): number {
  const words = new Set(wordsOf(row.name).map(wordKey));
  let lines = 1;
  while (lines <= farthest && cells.some((cell) => cell.line === line + lines && near(cell.x0, x0) && words.has(cell.hash)))
    lines++;
  return lines;
}

/** The word behind the name's last one, where it is the same in all rows. */
function endOfNames(placed: readonly Placed[], cells: Cells): string | undefined {
  const ends = placed.map(({ row, name }) => {
    const last = wordsOf(row.name).map(wordKey).at(-1);
    const nameCells = cells.filter((cell) => cell.line === name.line && cell.at >= name.at && cell.number !== 'whole');
    const at = nameCells.findIndex(({ hash }) => hash === last);
    return at < 0 ? undefined : nameCells[at + 1]?.hash;
  });
  return new Set(ends).size === 1 ? ends[0] : undefined;
}

/** Words that come back at the names' edge on other lines among the rows, and with which no name begins. */
function neverNames(placed: readonly Placed[], cells: Cells): readonly string[] {
  const nameLines = new Set(placed.map(({ name }) => name.line));
  const names = new Set(placed.flatMap(({ row }) => wordsOf(row.name).map(wordKey)));
  const lines = placed.map(({ name }) => name.line);
  const [first, last] = [Math.min(...lines), Math.max(...lines) + farthest];
  const x0 = placed[0]?.name.x0 ?? 0;
  const otherCells = cells.filter(
    (cell) => cell.number === null && cell.line > first && cell.line <= last && !nameLines.has(cell.line) && near(cell.x0, x0),
  );
  const times = (hash: string): number => otherCells.filter((cell) => cell.hash === hash).length;
  return [...new Set(otherCells.map(({ hash }) => hash))].filter((hash) => times(hash) > 1 && !names.has(hash));
}

/** The word that leads to each of them, where all that stands before them on their lines is the same: the label of a block's line. */
function labelBefore(all: Cells, cells: Cells): string | undefined {
  const labels = all.map((cell) =>
    cells
      .filter((sibling) => sibling.line === cell.line && sibling.at < cell.at && sibling.number !== 'whole')
      .map(({ hash }) => hash),
  );
  return all.length > 1 && new Set(labels.map((hashes) => hashes.join())).size === 1 ? labels[0]?.at(-1) : undefined;
}

export function columnsOf({ placed, manner }: Table, cells: Cells): ConfirmedColumns | null {
  const [first] = placed;
  const [qtys, prices] = [numbersOf(placed, (placedRow) => placedRow.qty), numbersOf(placed, (placedRow) => placedRow.price)];
  // without prices a quantity alone begins a row: the more has to agree
  const qty = columnOf(qtys, cells, manner.qtyBehindWord, prices.length === 0);
  const price = columnOf(prices, cells, manner.priceBehindWord, false);
  const until = endOfNames(placed, cells);
  const never = manner.nameBehindQty ? [] : neverNames(placed, cells);
  if (!first || !qty) return null;
  const label = manner.nameBehindQty
    ? undefined
    : labelBefore(
        placed.map(({ name }) => name),
        cells,
      );
  const loose = qtys.some(({ below }) => below !== qty.below) || prices.some(({ below }) => below !== price?.below);
  return {
    name: {
      x0: first.name.x0,
      lines: Math.max(...placed.map((placedRow) => linesOfName(placedRow, cells))),
      ...(manner.nameBehindQty ? { afterQty: wordsApart(first.qty, first.name, cells) } : {}),
      ...(label === undefined ? {} : { behind: label }),
      ...(until === undefined ? {} : { until }),
      ...(never.length === 0 ? {} : { never }),
    },
    qty,
    price: price && { ...price, ...(manner.ofRow ? { ofRow: true } : {}) },
    ...(loose ? { loose: true } : {}),
  };
}
