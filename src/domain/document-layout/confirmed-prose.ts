/** Rows that a person made of sentences: where lines break tells nothing, so words are counted through all of them. */
import { type ConfirmedColumns, lastWordOf, numberKey, type TableCell, wordKey } from '@order-intake/order-extraction/document';
import { type Cells, type Row, wordsOf } from './columns-in-common.ts';

type MatchedRow = { readonly qty: TableCell; readonly name: TableCell; readonly price: TableCell };

/** words from a quantity to the first of its name, and to its price */
const mostToName = 4;
const mostToPrice = 30;

/** All words as those of one line. */
function asOneLine(cells: Cells): Cells {
  let [line, from, next] = [-1, 0, 0];
  return cells.map((cell) => {
    if (cell.line !== line) [line, from] = [cell.line, next];
    next = Math.max(next, from + cell.at + 1);
    return { ...cell, line: 0, at: from + cell.at, x0: from + cell.at, x1: from + cell.at + 1 };
  });
}

const isNumber = (cell: TableCell, text: string): boolean => cell.number !== null && cell.hash === numberKey(text);

/** One row behind `from`: the nearest price behind its quantity, with the name between. */
function rowBehind(from: number, { qty, name, price }: Row, cells: Cells): MatchedRow | null {
  const [first] = wordsOf(name);
  if (qty === null || price === null || first === undefined) return null;
  const hash = wordKey(first);
  for (const qtyCell of cells.filter((cell) => cell.at > from && isNumber(cell, qty))) {
    const nameCell = cells.find((cell) => cell.at > qtyCell.at && cell.at <= qtyCell.at + mostToName && cell.hash === hash);
    const prices = nameCell
      ? cells.filter((cell) => cell.at > nameCell.at && cell.at <= qtyCell.at + mostToPrice && isNumber(cell, price))
      : [];
    // "at 8.90 EUR" is a number as a whole, and is led to by its first word
    const priced = prices.find(({ number }) => number === 'word') ?? prices[0];
    if (nameCell && priced) return { qty: qtyCell, name: nameCell, price: priced };
  }
  return null;
}

/** Where the last word of a name stands. */
function endOf(name: string | null, first: TableCell, price: TableCell, cells: Cells): number {
  const last = wordKey(wordsOf(name).at(-1) ?? '');
  return cells.findLast((cell) => cell.at >= first.at && cell.at < price.at && cell.hash === last)?.at ?? first.at;
}

const common = <T>(all: readonly T[]): T | undefined => (new Set(all).size === 1 ? all[0] : undefined);
const usual = (numbers: readonly number[]): number => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

/** rows by which a manner is known */
const fewest = 2;

/** Null where not each row stands so, or no word leads to all prices. */
export function confirmedProseOf(all: Cells, rows: readonly Row[]): ConfirmedColumns | null {
  const cells = asOneLine(all);
  const matchedRows: MatchedRow[] = [];
  let from = -1;
  for (const row of rows) {
    const matchedRow = rowBehind(from, row, cells);
    if (!matchedRow) continue;
    matchedRows.push(matchedRow);
    from = matchedRow.price.at;
  }
  const wordAt = (at: number): string | undefined => cells.find((cell) => cell.at === at && cell.number === null)?.hash;
  const behind = common(matchedRows.map(({ price }) => wordAt(price.at - 1)));
  if (matchedRows.length < fewest || matchedRows.length < rows.length || behind === undefined) return null;
  const qtyBehind = common(matchedRows.map(({ qty }) => wordAt(qty.at - 1)));
  const ahead = common(matchedRows.map(({ price }) => wordAt(lastWordOf(price, cells) + 1)));
  const until = common(
    matchedRows.flatMap(({ name, price }, at) => wordAt(endOf(rows[at]?.name ?? null, name, price, cells) + 1)),
  );
  const lefts = matchedRows.map(({ qty }) => all[cells.indexOf(qty)]?.x0 ?? 0);
  const isEdge = Math.max(...lefts) - Math.min(...lefts) <= 1;
  const column = { edge: 'none', x0: 0, x1: 0, below: 0 } as const;
  const edge = isEdge ? ({ edge: 'left', x0: Math.min(...lefts) } as const) : {};
  const afterQty = usual(matchedRows.map(({ qty, name }) => name.at - lastWordOf(qty, cells)));
  return {
    name: { x0: 0, lines: 1, afterQty, ...(until === undefined || until === behind ? {} : { until }) },
    qty: { ...column, ...edge, ...(qtyBehind === undefined ? {} : { behind: qtyBehind }) },
    price: { ...column, behind, ...(ahead === undefined ? {} : { ahead }) },
    running: Math.max(...matchedRows.map(({ qty, price }) => price.at - qty.at)),
  };
}
