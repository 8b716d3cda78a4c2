import type { Line, Segment } from '../layout/line.types.ts';
import { readNumber } from '../numbers.ts';
import { hasLetters } from '../text.ts';
import { type Cells, type Column, cellsOf } from './columns.ts';
import { totalKindOf } from './totals.ts';

/** One row of the table as it stands: its cells by column, and the lines of text that belong to its article. */
export type RawRow = {
  readonly page: number;
  readonly anchor: Line;
  readonly cells: Cells;
  /** lines of the article's name above and below the numbers, in reading order */
  readonly above: readonly Segment[];
  readonly below: readonly Segment[];
  /** smaller print and labelled remarks under the row */
  readonly notes: readonly Segment[];
};

type Body = { readonly line: Line; readonly cells: Cells };

const textOf = (cell: readonly Segment[] | undefined): string => (cell ?? []).map((segment) => segment.text).join(' ');

/** How far below the last row its table can go on, in heights of a line. */
const longestGap = 7;
const longestGapInSheet = 60;

/** The lines of a table: from its header to its totals, a wide gap, or the next header. Page headers and footers in between stay in. */
export function bodyOf(
  lines: readonly Line[],
  header: Line | undefined,
  columns: readonly Column[],
  sheet: boolean,
): readonly Line[] {
  const body: Line[] = [];
  let rows = 0;
  let before = header;
  for (const line of lines) {
    const gap = before && before.page === line.page ? line.y0 - before.y1 : 0;
    if (rows > 0 && gap > (sheet ? longestGapInSheet : Math.max(line.height, before?.height ?? 0) * longestGap)) break;
    const anchor = isAnchor(cellsOf(line, columns), columns);
    const total = anchor && !startsTotals(line) ? null : totalOf(line);
    if (total && total !== 'carry' && rows > 0) break;
    if (anchor) rows += 1;
    if (!total) body.push(line);
    before = line;
  }
  return body;
}

const totalOf = (line: Line): ReturnType<typeof totalKindOf> =>
  line.segments.map((segment) => totalKindOf(segment.text.replace(/[\d.,\s€$£%-]+$/, ''))).find((kind) => kind !== null) ?? null;

/** A sum's label in the first place of a line, as in "Total 12 430.00", reads as a row by its numbers alone. */
const startsTotals = (line: Line): boolean => {
  const first = line.segments[0];
  return first !== undefined && totalKindOf(first.text.replace(/[\d.,\s€$£%-]+$/, '')) !== null;
};

/** A line that begins a row: a quantity with a price, an amount or an article; or a price and an amount without a quantity. */
export function isAnchor(cells: Cells, columns: readonly Column[]): boolean {
  const number = (kind: Column['kind']): boolean =>
    columns.some((column, index) => column.kind === kind && readNumber(textOf(cells[index]), null) !== null);
  const text = (kind: Column['kind']): boolean =>
    columns.some((column, index) => column.kind === kind && textOf(cells[index]) !== '');
  if (number('qty')) return number('price') || number('amount') || text('name') || text('code') || text('supplierCode');
  return number('price') && number('amount') && text('name');
}

/** Rows with what belongs to each. A line of text goes to the nearer row; the row above it when both are equally near. */
export function rowsOf(body: readonly Line[], columns: readonly Column[]): readonly RawRow[] {
  const all: Body[] = body.map((line) => ({ line, cells: cellsOf(line, columns) }));
  const anchors = all.flatMap(({ cells }, index) => (isAnchor(cells, columns) ? [index] : []));
  const anchorSet = new Set(anchors);
  const owner = all.map((_, index) => (anchorSet.has(index) ? index : ownerOf(all, anchors, index, columns)));
  return anchors.flatMap((at) => {
    const anchor = all[at];
    if (!anchor) return [];
    const name = nameOf(anchor.cells, columns);
    const size = name[0] ? name[0].y1 - name[0].y0 : anchor.line.height;
    const owned = all.flatMap((one, index) => (index !== at && owner[index] === at ? [{ ...one, index }] : []));
    const texts = owned.flatMap((one) => nameOf(one.cells, columns).map((segment) => ({ segment, above: one.index < at })));
    const isNote = (segment: Segment): boolean =>
      segment.y1 - segment.y0 < size * 0.88 || /^[\p{L} .-]{2,30}:\s/u.test(segment.text) || /^[(*•–-]/.test(segment.text);
    return [
      {
        page: anchor.line.page,
        anchor: anchor.line,
        cells: withLateNumbers(all, anchors, at, columns),
        above: texts.filter(({ segment, above }) => above && !isNote(segment)).map(({ segment }) => segment),
        below: texts.filter(({ segment, above }) => !above && !isNote(segment)).map(({ segment }) => segment),
        notes: owned
          .flatMap((one) => one.line.segments)
          .filter((segment) => !texts.some((text) => text.segment === segment && !isNote(segment))),
      },
    ];
  });
}

const lateKinds: ReadonlySet<Column['kind']> = new Set(['qty', 'price', 'amount', 'discount', 'tax']);

/** Numbers that some layouts print a little below their row fill the columns that the row left empty. */
function withLateNumbers(all: readonly Body[], anchors: readonly number[], at: number, columns: readonly Column[]): Cells {
  const [anchor, next] = [all[at], all[at + 1]];
  if (!anchor) return [];
  const late =
    next !== undefined && !anchors.includes(at + 1) && !/\p{L}{3}/u.test(next.line.text) && next.line.page === anchor.line.page;
  if (!late || next.line.y0 - anchor.line.y1 > anchor.line.height * 0.5) return anchor.cells;
  return anchor.cells.map((cell, index) =>
    cell.length === 0 && lateKinds.has(columns[index]?.kind ?? 'other')
      ? (next.cells[index] ?? []).filter((segment) => readNumber(segment.text, null) !== null)
      : cell,
  );
}

const nameOf = (cells: Cells, columns: readonly Column[]): readonly Segment[] =>
  columns.flatMap((column, index) => (column.kind === 'name' ? (cells[index] ?? []) : []));

/** The row that a line without numbers belongs to, walking over lines that hang together; -1 when it stands alone. */
function ownerOf(all: readonly Body[], anchors: readonly number[], index: number, columns: readonly Column[]): number {
  const line = all[index]?.line;
  if (!line || !/\p{L}/u.test(line.text)) return -1;
  const above = reach(all, anchors, index, -1);
  const below = reach(all, anchors, index, 1);
  const anchorBelow = below ? all[below.anchor] : undefined;
  const nameless = anchorBelow !== undefined && nameOf(anchorBelow.cells, columns).every((segment) => !hasLetters(segment.text));
  if (!above) return below && (nameless || below.gap < line.height * 0.35) ? below.anchor : -1;
  if (!below) return above.anchor;
  if (nameless) return sharedBetween(above.anchor, below.anchor, index, anchors[0] ?? 0);
  return below.gap < above.gap * 0.6 ? below.anchor : above.anchor;
}

/** Numbers stand beside the middle of the article's lines: the lines between two rows are shared, the odd one goes to the row below. */
function sharedBetween(above: number, below: number, index: number, first: number): number {
  const between = below - above - 1;
  const leading = first > 0 ? Math.ceil(between / 2) : 0;
  return index >= below - leading ? below : above;
}

function reach(
  all: readonly Body[],
  anchors: readonly number[],
  from: number,
  step: 1 | -1,
): { anchor: number; gap: number } | null {
  let widest = 0;
  for (let at = from + step; at >= 0 && at < all.length; at += step) {
    const [here, there] = [all[at - step]?.line, all[at]?.line];
    if (!here || !there || here.page !== there.page) return null;
    const gap = step > 0 ? there.y0 - here.y1 : here.y0 - there.y1;
    if (gap > Math.max(here.height, there.height) * 1.3) return null;
    widest = Math.max(widest, gap);
    if (anchors.includes(at)) return { anchor: at, gap: Math.max(widest, 0) };
  }
  return null;
}
