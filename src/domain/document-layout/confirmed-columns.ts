/** In which columns the rows that a person confirmed stand in their document: looked for among the hashes of its words and numbers. */
import { type Decimal, formatDecimal, multiply, parseDecimal } from '@order-intake/kernel';
import {
  type ConfirmedColumns,
  cellsOfPrints,
  numberKey,
  type TableCell,
  wordKey,
} from '@order-intake/order-extraction/document';
import {
  before,
  type Cells,
  columnsOf,
  type Manner,
  near,
  type Placed,
  type Row,
  sameEdge,
  type Table,
  wordsApart,
  wordsOf,
} from './columns-in-common.ts';
import { confirmedProseOf } from './confirmed-prose.ts';

/** lines between a name's first word and its row's numbers: a block has one for each thing that it says */
const farthestNumber = 6;
/** rows that columns are tried from, and columns that are tried */
const mostSeeds = 3;
const mostTries = 120;
/** share of the rows that stand in the columns: the others wrap, or were typed otherwise than printed */
const mostRows = 0.6;
/** rows by which a longer list is known of which only the first cells are kept */
const fewestOfLongList = 4;

const aligned = (a: TableCell, b: TableCell): boolean => near(a.x0, b.x0) || near(a.x1, b.x1);
const decimal = (text: string | null): Decimal | null => (text === null ? null : parseDecimal(text));
const ofRow = ({ qty, price }: Row): string | null => {
  const [q, p] = [decimal(qty), decimal(price)];
  return q && p ? formatDecimal(multiply(q, p)) : null;
};

type Standing = { readonly names: Cells; readonly qtys: Cells; readonly prices: Cells | null };
/** Where a row's cells may stand: names by their first word. */
function standing(row: Row, cells: Cells, manner: Manner): Standing {
  const number = (text: string | null): Cells => {
    const hash = text === null ? null : numberKey(text);
    return cells.filter((cell) => cell.number !== null && cell.hash === hash);
  };
  const [first] = wordsOf(row.name).map(wordKey);
  return {
    names: cells.filter((cell) => cell.number === null && cell.hash === first),
    qtys: number(row.qty),
    prices: row.price === null ? null : number(manner.ofRow ? ofRow(row) : row.price),
  };
}

/** Stands in its row as `model` does in its own, up to `slack` lines off. */
function standsAlike(
  cell: TableCell,
  name: TableCell,
  model: TableCell,
  of: TableCell,
  behindWord: boolean,
  cells: Cells,
  slack: number,
): boolean {
  const sameLine = Math.abs(cell.line - name.line - (model.line - of.line)) <= slack;
  return sameLine && (behindWord ? before(cell, cells) === before(model, cells) : aligned(cell, model));
}

/** The rows that stand as `seed` does, one below the other. */
function rowsLike(seed: Placed, rows: readonly Row[], cells: Cells, manner: Manner): readonly Placed[] {
  const placed: Placed[] = [];
  let line = -1;
  const placeRow = (row: Row, { names, qtys, prices }: Standing, slack: number): Placed | undefined => {
    for (const name of names) {
      if (name.line <= line || (!manner.nameBehindQty && !near(name.x0, seed.name.x0))) continue;
      const qty = qtys.find(
        (cell) =>
          standsAlike(cell, name, seed.qty, seed.name, manner.qtyBehindWord, cells, slack) &&
          (!manner.nameBehindQty || wordsApart(cell, name, cells) === wordsApart(seed.qty, seed.name, cells)),
      );
      const model = seed.price;
      const price =
        model && prices
          ? prices.find((cell) => cell !== qty && standsAlike(cell, name, model, seed.name, manner.priceBehindWord, cells, slack))
          : null;
      if (qty && price !== undefined) return { row, name, qty, price };
    }
    return undefined;
  };
  for (const row of rows) {
    const where = standing(row, cells, manner);
    const placedRow = placeRow(row, where, 0) ?? placeRow(row, where, 1);
    if (!placedRow) continue;
    placed.push(placedRow);
    line = placedRow.name.line;
  }
  return placed;
}

/** Behind it on its line, with no more than spaces between their words. */
function isWrittenOn(from: TableCell, to: TableCell, cells: Cells): boolean {
  const between = cells.filter(
    (cell) => cell.line === from.line && cell.at >= from.at && cell.at <= to.at && cell.number !== 'whole',
  );
  return to.at > from.at && between.every((cell, index) => index === 0 || cell.x0 - (between[index - 1]?.x1 ?? 0) <= sameEdge);
}

function seedsOf(rows: readonly Row[], cells: Cells, manner: Manner): readonly Placed[] {
  const beside = (name: TableCell, all: Cells): Cells =>
    all.filter((cell) => Math.abs(cell.line - name.line) <= (manner.nameBehindQty ? 0 : farthestNumber));
  return rows
    .slice(0, mostSeeds)
    .flatMap((row) => {
      const { names, qtys, prices } = standing(row, cells, manner);
      return names.flatMap((name) =>
        beside(name, qtys).flatMap((qty) =>
          (prices ? beside(name, prices) : [null]).flatMap((price) => (price === qty ? [] : [{ row, name, qty, price }])),
        ),
      );
    })
    .filter(({ name, qty }) => !manner.nameBehindQty || isWrittenOn(qty, name, cells))
    .slice(0, mostTries);
}

/** What the row comes to is looked for after its price; what is written in one go with its quantity is known by words before columns. */
const manners: readonly Manner[] = [false, true].flatMap((ofRow) =>
  [true, false].flatMap((nameBehindQty) =>
    [false, true].flatMap((qtyBehindWord) =>
      [false, true].map((priceBehindWord) => ({ ofRow, nameBehindQty, qtyBehindWord, priceBehindWord })),
    ),
  ),
);

/** The most rows that stand in one manner. */
function bestOf(rows: readonly Row[], cells: Cells): Table | null {
  let best: Table | null = null;
  for (const manner of manners) {
    for (const seed of seedsOf(rows, cells, manner)) {
      const placed = rowsLike(seed, rows, cells, manner);
      if (placed.length > (best?.placed.length ?? 0)) best = { placed, manner };
    }
    if (best && best.placed.length === rows.length) break;
  }
  return best;
}

/** tables beside or below each other with columns of their own */
const mostTables = 3;

/** How many of the rows the cells can hold: those behind the last one that was found are beyond them where they end with it. */
function reachOf(tables: readonly Table[], rows: readonly Row[], cells: Cells): number {
  const placed = tables.flatMap((table) => table.placed);
  const lines = placed.map(({ name }) => name.line);
  const linesPerRow = (Math.max(...lines) - Math.min(...lines)) / Math.max(1, placed.length - 1);
  const ends = Math.max(...lines) + 2 * linesPerRow >= (cells.at(-1)?.line ?? 0);
  return ends && placed.length >= fewestOfLongList ? 1 + Math.max(...placed.map(({ row }) => rows.indexOf(row))) : rows.length;
}

/** Those of each table; none where the rows do not stand in columns, or not as they were typed. */
export function confirmedColumnsOf(prints: readonly string[], all: readonly Row[]): readonly ConfirmedColumns[] {
  const cells = cellsOfPrints(prints);
  const rows = all.filter(({ name, qty }) => name !== null && qty !== null);
  const tables: Table[] = [];
  let [left, free] = [rows, cells];
  while (left.length > 0 && tables.length < mostTables) {
    const table = bestOf(left, free);
    if (!table || (tables.length > 0 && table.placed.length < 2)) break;
    tables.push(table);
    const usedCells = new Set(table.placed.flatMap(({ name, qty, price }) => [name, qty, price]));
    const placed = new Set(table.placed.map(({ row }) => row));
    left = left.filter((row) => !placed.has(row));
    free = free.filter((cell) => !usedCells.has(cell));
  }
  const prose = left.length > 0 ? confirmedProseOf(cells, rows) : null;
  if (prose) return [prose];
  if (rows.length - left.length < reachOf(tables, rows, cells) * mostRows) return [];
  const firstRow = ({ placed: [first] }: Table): number => (first ? rows.indexOf(first.row) : 0);
  return tables.sort((a, b) => firstRow(a) - firstRow(b)).flatMap((table) => columnsOf(table, cells) ?? []);
}
