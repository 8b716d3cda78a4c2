/** Rows in sentences that people confirmed: each price by the word that leads to it, the quantity before it, and the name between them, wherever lines break. */
import { type ConfirmedColumns, lastWordOf } from '../../document/table-cells.ts';
import type { Line } from '../layout/line.types.ts';
import type { StandingCell } from '../memory/table-cells.ts';
import type { Cells, Head } from './confirmed-rows.types.ts';

/** words by which a row may be longer than those that were confirmed */
const slack = 6;
/** grid units */
const sameEdge = 2;

/** A word with where it stands in its own line. */
type Running = { readonly at: number; readonly cell: StandingCell };

function running(cells: readonly Cells[]): readonly Running[] {
  let from = 0;
  return cells.flatMap((line) => {
    const own = line.map((cell) => ({ at: from + cell.at, cell }));
    from += Math.max(-1, ...line.map(({ at }) => at)) + 1;
    return own;
  });
}

/** A name does not end with what parts it from what comes. */
const isWord = ({ cell: { token } }: Running): boolean => /[\p{L}\d]/u.test(token.text);

export function headsInProse(lines: readonly Line[], cells: readonly Cells[], columns: ConfirmedColumns): readonly Head[] {
  const all = running(cells);
  const words = all.filter(({ cell }) => cell.number !== 'whole');
  const wordAt = (at: number): StandingCell | undefined => words.find((one) => one.at === at)?.cell;
  const isBehind = ({ at }: Running, word: string): boolean => wordAt(at - 1)?.hash === word;
  const { name, qty: ofQty, price: ofPrice, running: most = 0 } = columns;
  const led = ofPrice?.behind;
  const afterQty = name.afterQty ?? 1;
  if (led === undefined) return [];
  const nameAt = ({ at, cell }: Running): number => at + lastWordOf(cell, cells[cell.line] ?? []) - cell.at + afterQty;
  const isQty = (one: Running): boolean => {
    const first = wordAt(nameAt(one));
    return one.cell.number !== null && (ofQty.behind === undefined || isBehind(one, ofQty.behind)) && first?.number === null;
  };
  const isLed = (one: Running): boolean => {
    const last = one.at + lastWordOf(one.cell, cells[one.cell.line] ?? []) - one.cell.at;
    return isBehind(one, led) && (ofPrice?.ahead === undefined || wordAt(last + 1)?.hash === ofPrice.ahead);
  };
  const isAtEdge = ({ cell }: Running): boolean =>
    ofQty.edge === 'left' ? Math.abs(cell.x0 - ofQty.x0) <= sameEdge : cell.at === 0;
  let from = -1;
  return all
    .filter((one) => one.cell.number !== null && isLed(one))
    .flatMap((price): readonly Head[] => {
      if (price.at <= from) return [];
      const before = all.filter(({ at }) => at > from && at < price.at - 1 && at >= price.at - most - slack);
      from = price.at;
      const found = before.filter(isQty);
      const asFar = found.filter(({ at }) => at >= price.at - most);
      // where quantities stood is likelier how many than a figure on the way
      const qty = found.find(isAtEdge) ?? asFar[0] ?? found.at(-1);
      const line = qty && lines[qty.cell.line];
      if (!qty || !line) return [];
      const whole = words.filter(({ at }) => at >= nameAt(qty) && at < price.at - 1);
      const end = whole.findIndex(({ cell }, at) => at > 0 && cell.hash === name.until);
      const own = end < 0 ? whole : whole.slice(0, end);
      const named = own.slice(0, own.findLastIndex(isWord) + 1).map(({ cell }) => cell);
      const used = lines.filter(({ index }) => index >= qty.cell.line && index <= price.cell.line);
      return named.length === 0 ? [] : [{ at: qty.cell.line, lines: used, qty: qty.cell, price: price.cell, name: named }];
    });
}
