/** Rows whose cells stand in the columns that people confirmed on an earlier document of the layout. */
import { type Decimal, decimal, divide, formatDecimal, isZero, multiply, numbersEqual, trimDecimal } from '@order-intake/kernel';
import { type ConfirmedColumn, type ConfirmedColumns, lastWordOf } from '../../document/table-cells.ts';
import { foundValue } from '../found-value.ts';
import type { Line, Token } from '../layout/line.types.ts';
import { segmentOf } from '../layout/segment.ts';
import { cellsOfLine, type StandingCell } from '../memory/table-cells.ts';
import type { DecimalMark } from '../numbers.ts';
import { hasLetters } from '../text.ts';
import { headsInProse } from './confirmed-prose.ts';
import type { Cells, Head } from './confirmed-rows.types.ts';
import type { Item } from './item.ts';
import { isCharge, sumLabel, totalKindOf } from './totals.ts';

/** grid units to either side that are the same edge: a name's, which all share, and a number's, one of whose edges they share */
const sameLeft = 1;
const sameColumn = 2;

/** What stands in the column, at the edge that its cells share: the nearest; of a number of several words the whole. */
function inColumn(cells: Cells, { x0, x1, edge }: ConfirmedColumn): StandingCell | undefined {
  const [fromLeft, fromRight] = [(cell: StandingCell) => Math.abs(cell.x0 - x0), (cell: StandingCell) => Math.abs(cell.x1 - x1)];
  const distance = (cell: StandingCell): number =>
    edge === 'left' ? fromLeft(cell) : edge === 'right' ? fromRight(cell) : Math.min(fromLeft(cell), fromRight(cell));
  const isInside = (cell: StandingCell): boolean => edge === 'none' && cell.x0 >= x0 && cell.x1 <= x1;
  return cells
    .filter((cell) => cell.number !== null && (distance(cell) <= sameColumn || isInside(cell)))
    .reduce<StandingCell | undefined>((best, cell) => (best && distance(best) <= distance(cell) ? best : cell), undefined);
}

const isBehind = (cells: Cells, { at }: StandingCell, word: string): boolean =>
  cells.some((one) => one.at === at - 1 && one.hash === word);

function numberAt(cells: Cells, column: ConfirmedColumn): StandingCell | undefined {
  const { behind, edge } = column;
  if (behind === undefined) return inColumn(cells, column);
  const behindIt = cells.filter((cell) => cell.number !== null && isBehind(cells, cell, behind));
  return edge === 'none' ? behindIt[0] : inColumn(behindIt, column);
}

/** in heights of the text: a wider gap within a line ends a name */
const widestGap = 1.2;

/** The words of a name from one on: up to the row's numbers, the word that ends it or a gap. */
function nameFrom(cells: Cells, from: number, { until }: ConfirmedColumns['name'], numbers: Cells): Cells {
  const own: StandingCell[] = [];
  for (const cell of cells.filter(({ at, number }) => at >= from && number !== 'whole')) {
    const last = own.at(-1);
    const gap = last && last.token !== cell.token ? cell.token.x0 - last.token.x1 : 0;
    if (last && (gap > (cell.token.y1 - cell.token.y0) * widestGap || cell.hash === until)) break;
    if (numbers.some((number) => number.line === cell.line && cell.at >= number.at && number.at >= from)) break;
    own.push(cell);
  }
  return own;
}

type Document = { readonly lines: readonly Line[]; readonly cells: readonly Cells[]; readonly columns: ConfirmedColumns };

function headAt({ lines, cells, columns }: Document, at: number, shift: { qty: number; price: number }): Head | null {
  const { name, qty: ofQty, price: ofPrice } = columns;
  const beside = (below: number): number => (lines[at + below]?.page === lines[at]?.page ? at + below : -1);
  const [qtyAt, priceAt] = [beside(ofQty.below + shift.qty), beside((ofPrice?.below ?? 0) + shift.price)];
  const qty = numberAt(cells[qtyAt] ?? [], ofQty);
  const price = ofPrice ? numberAt(cells[priceAt] ?? [], ofPrice) : null;
  if (!qty || price === undefined || price?.segment === qty.segment) return null;
  const own = cells[at] ?? [];
  const first =
    name.afterQty === undefined
      ? own.find((cell) => cell.number === null && Math.abs(cell.x0 - name.x0) <= sameLeft)
      : own.find((cell) => cell.at === lastWordOf(qty, own) + (name.afterQty ?? 0));
  if (!first || name.never?.includes(first.hash)) return null;
  if (name.behind !== undefined && !isBehind(own, first, name.behind)) return null;
  const words = nameFrom(own, first.at, name, price ? [qty, price] : [qty]);
  const text = textOf(words);
  if (!hasLetters(text) || totalKindOf(sumLabel(text)) !== null) return null;
  const all = [at, qtyAt, ...(price ? [priceAt] : [])].flatMap((index) => lines[index] ?? []);
  return { at, lines: all, qty, price, name: words };
}

const tokensOf = (cells: Cells): readonly Token[] => [...new Set(cells.map(({ token }) => token))];
const textOf = (cells: Cells): string =>
  tokensOf(cells)
    .map(({ text }) => text)
    .join(' ');

/** Lines on which a name goes on: as many as were confirmed, with the same edge, and not another row's. */
function restOfName(head: Head, { lines, cells, columns: { name } }: Document, starts: ReadonlySet<number>): Cells {
  const rest: StandingCell[] = [];
  for (let at = head.at + 1; at < head.at + name.lines && !starts.has(at); at++) {
    const [before, line] = [lines[at - 1], lines[at]];
    if (!before || line?.page !== before.page || line.y0 - before.y1 > before.height) break;
    const own = cells[at] ?? [];
    const first = own.find((cell) => Math.abs(cell.x0 - name.x0) <= sameLeft);
    if (!first || name.never?.includes(first.hash)) break;
    rest.push(...nameFrom(own, first.at, name, head.price ? [head.qty, head.price] : [head.qty]));
  }
  return rest;
}

/** digits behind the point of a price that is told for the whole row */
const pricePlaces = 4;

function pricesOf({ qty, price }: Head, ofRow: boolean): { readonly one: Decimal | null; readonly row: Decimal | null } {
  const [count, value] = [qty.value, price?.value ?? null];
  if (!count || !value) return { one: null, row: null };
  if (!ofRow) return { one: value, row: multiply(count, value) };
  return { one: isZero(count) ? null : trimDecimal(divide(value, count, pricePlaces) ?? value), row: value };
}

/** decimals of money: how many cases or pieces there are has none */
const cents = 2;
/** what a price may be for */
const pricedFor = [100, 1000].map((count) => decimal(count));

const standsIn = (cells: Cells, value: Decimal | null): boolean =>
  value !== null && cells.some((cell) => cell.value && cell.value.scale >= cents && numbersEqual(cell.value, value));

/** "2 000 | 39.50 | 79.00": the price would be for a hundred or a thousand, by what the row comes to; null where it says otherwise. */
const unstatedPerOf = (row: Decimal | null, others: Cells): Decimal | null =>
  !row || isZero(row) || standsIn(others, row)
    ? null
    : (pricedFor.find((many) => standsIn(others, divide(row, many, pricePlaces))) ?? null);

function itemOf(head: Head, document: Document, starts: ReadonlySet<number>): Item | null {
  const { qty, price, lines } = head;
  const [line] = lines;
  if (!line || !qty.value) return null;
  const cell = head.name[0]?.segment.place;
  const name = segmentOf(
    tokensOf([...head.name, ...restOfName(head, document, starts)]),
    line.page,
    cell?.kind === 'cell' ? cell : undefined,
  );
  const ofRow = document.columns.price?.ofRow === true;
  const others = lines.flatMap(({ index }) => document.cells[index] ?? []).filter((one) => one !== qty && one !== price);
  const { one, row } = pricesOf(head, ofRow);
  const per = ofRow ? null : unstatedPerOf(row, others);
  const comesTo = row && per ? divide(row, per, pricePlaces) : row;
  const amount = ofRow ? price : others.find(({ value }) => value && comesTo && numbersEqual(value, comesTo));
  const proved = amount != null && !ofRow && per === null;
  const certainty = proved ? 0.97 : 0.85;
  return {
    fields: {
      name: foundValue(name.text, name, 0.92),
      qty: foundValue(formatDecimal(trimDecimal(qty.value)), qty.segment, certainty),
      ...(price && one ? { price: foundValue(formatDecimal(one), price.segment, certainty, { derived: ofRow }) } : {}),
      ...(amount?.value ? { amount: foundValue(formatDecimal(amount.value), amount.segment, certainty) } : {}),
    },
    amount: amount?.value ?? null,
    check: proved ? 'holds' : per ? 'fails' : 'unknown',
    ...(per ? { unstatedPer: per } : {}),
    charge: isCharge(name.text),
    date: null,
    page: line.page,
    money: [qty, ...(price ? [price] : [])].map(({ segment }) => segment.text).join(' '),
  };
}

const shifts = [0, 1, -1].flatMap((qty) => [0, 1, -1].map((price) => ({ qty, price })));

/** Points by which a row's numbers stand off its name's first line. */
const apart = ({ lines: [name, ...numbers] }: Head): number =>
  numbers.reduce((sum, line) => sum + Math.abs(line.y0 - (name?.y0 ?? 0)), 0);

/** Where numbers stand a line off from row to row, of all heads that share one the one whose name is nearest. */
function headsOf(document: Document): readonly Head[] {
  const running = onSeveralPages(document.lines);
  const all = [...document.lines.keys()].filter((at) => !running.has(withoutPage(document.lines[at]?.text ?? '')));
  const exact = all.flatMap((at) => headAt(document, at, { qty: 0, price: 0 }) ?? []);
  if (!document.columns.loose) return exact;
  // what stands below a sum has to stand exactly as rows do
  const foot = document.lines.findIndex(({ segments }) => segments.some(({ text }) => totalKindOf(sumLabel(text)) !== null));
  const off = (foot < 0 ? all : all.slice(0, foot)).flatMap((at) =>
    shifts.slice(1).flatMap((shift) => headAt(document, at, shift) ?? []),
  );
  const taken = new Set<StandingCell | number>();
  const heads: Head[] = [];
  for (const head of [...exact, ...off].sort((a, b) => apart(a) - apart(b))) {
    const own = [head.at, head.qty, ...(head.price ? [head.price] : [])];
    if (own.some((one) => taken.has(one))) continue;
    for (const one of own) taken.add(one);
    heads.push(head);
  }
  return heads.sort((a, b) => a.at - b.at);
}

/** "Muster S.p.A. … Pag. 2": but for the number of its page */
const withoutPage = (text: string): string => text.replace(/(?<=\s)\d{1,3}(?:\s?\/\s?\d{1,3})?$/, '');

/** Heads and feet that each page has again: no row, wherever their numbers stand. */
function onSeveralPages(lines: readonly Line[]): ReadonlySet<string> {
  const pages = Map.groupBy(lines, ({ text }) => withoutPage(text));
  return new Set([...pages].filter(([, own]) => new Set(own.map(({ page }) => page)).size > 1).map(([text]) => text));
}

/** Null where there is no such row. `tables`: beside or below each other. */
export function confirmedRows(
  lines: readonly Line[],
  tables: readonly ConfirmedColumns[],
  mark: DecimalMark | null,
): { readonly items: readonly Item[]; readonly used: ReadonlySet<number> } | null {
  const cells = lines.map((line) => cellsOfLine(line, mark));
  const used = new Set<number>();
  const taken = new Set<StandingCell>();
  const items = tables.flatMap((columns) => {
    const document = { lines, cells, columns };
    const all = columns.running === undefined ? headsOf(document) : headsInProse(lines, cells, columns);
    const heads = all.filter(({ qty }) => !taken.has(qty));
    const starts = new Set(heads.map(({ at }) => at));
    for (const head of heads) taken.add(head.qty);
    for (const line of heads.flatMap((head) => head.lines)) used.add(line.index);
    return heads.flatMap((head) => itemOf(head, document, starts) ?? []);
  });
  return items.length === 0 ? null : { items, used };
}
