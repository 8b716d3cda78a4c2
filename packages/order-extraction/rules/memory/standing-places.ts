/** Where the pieces of a document stand that are no cells of its tables, and what comes back beside each of them. */
import { shortHash } from '@order-intake/kernel';
import type { Place } from '../../document/extraction.ts';
import { belowTable, inRows, type PlacePrint } from '../../document/layout-print.ts';
import { currenciesIn } from '../currencies.ts';
import { type Layout, type Line, overlap, type Segment } from '../layout/line.types.ts';
import type { Item } from '../table/item.ts';
import { normalise } from '../text.ts';
import { unitsOf } from './grid.ts';

type Free = { readonly segment: Segment; readonly line: Line };
export type Standing = Free & { readonly near: PlacePrint };

/** lines that are looked at: heads and feet are short */
const mostLines = 160;

/** Words without a digit in them, as a hash; null where there are none, or too many to be a label. */
export function fixedWords(text: string): string | null {
  const words = normalise(text);
  return /\d/.test(words) || words.length < 2 || words.length > 60 ? null : shortHash(words);
}

const boxesOf = (items: readonly Pick<Item, 'fields'>[]): readonly Extract<Place, { kind: 'box' }>[] =>
  items.flatMap(({ fields }) => Object.values(fields).flatMap((value) => (value?.place?.kind === 'box' ? [value.place] : [])));

/** Lines of the table without what it has taken with it: sums stand beside nothing but their label, or below the last article. */
function rowLines({ lines, sheet }: Layout, used: ReadonlySet<number>, items: readonly Item[]): ReadonlySet<number> {
  const boxes = boxesOf(items);
  const cells = new Set(items.flatMap(({ fields }) => Object.values(fields).flatMap((value) => value?.place ?? [])));
  const endOf = (page: number): number =>
    Math.max(...boxes.filter((box) => box.page === page).map(({ y, height }) => y + height));
  const last = Math.max(0, ...boxes.map(({ page }) => page));
  const lastRow = lines.findLast(({ segments }) => segments.some(({ place }) => cells.has(place)))?.index ?? Infinity;
  const isBelow = (line: Line): boolean =>
    sheet ? line.index > lastRow : boxes.length > 0 && line.page === last && line.y0 >= endOf(line.page);
  return new Set(
    lines.filter((line) => used.has(line.index) && line.segments.length > 2 && !isBelow(line)).map(({ index }) => index),
  );
}

const isCurrency = (text: string): boolean => text.trim().length <= 4 && currenciesIn(text).length > 0;

/** Points from the top of the page, or from the end of the table above. */
function heightOf(line: Line, lines: readonly Line[], rows: ReadonlySet<number>): number {
  const table = lines.findLast((other) => other.index < line.index && other.page === line.page && rows.has(other.index));
  return table ? belowTable + unitsOf(line.y0 - table.y1) : unitsOf(line.y0);
}

/** "Net | VAT 22 % | Total" over as many sums that begin and end elsewhere: the label at the same turn of the line above. */
function labelInOrder(segment: Segment, line: Line, lines: readonly Line[]): Segment | undefined {
  const over = lines[line.index - 1];
  const isOverIt = over?.page === line.page && over.segments.length > 1 && over.segments.length === line.segments.length;
  return isOverIt ? over.segments[line.segments.indexOf(segment)] : undefined;
}

function neighbours(segment: Segment, line: Line, lines: readonly Line[]): Pick<PlacePrint, 'left' | 'above'> {
  const at = line.segments.indexOf(segment);
  const [label, beside] = [line.segments[at - 2], line.segments[at - 1]];
  // "Total  EUR  500.00"
  const left = label && beside && isCurrency(beside.text) ? label : beside;
  const above =
    lines
      .slice(Math.max(0, line.index - 3), line.index)
      .filter((other) => other.page === line.page)
      .flatMap((other) => other.segments.filter((one) => overlap(one, segment) > 0))
      .at(-1) ?? labelInOrder(segment, line, lines);
  const [leftOf, over] = [left && fixedWords(left.text), above && fixedWords(above.text)];
  return { ...(leftOf ? { left: leftOf } : {}), ...(over ? { above: over } : {}) };
}

/** share of a table's lines that say the same at one place, the header and what wraps among them */
const mostRows = 0.5;

/** "Buyer | Buyer's mail | Item | Qty": what each row says again is the order's; it stands once, under its heading. */
function repeatedInRows({ lines, sheet }: Layout, rows: ReadonlySet<number>): readonly Standing[] {
  const inTable = lines.filter((line) => rows.has(line.index));
  // where nobody has found the rows yet they are looked for among all that may be some
  const table = inTable.length > 0 ? inTable : lines.filter(({ segments }) => segments.length > 2);
  const [top, only, second] = table;
  if (!top || !only) return [];
  const isSame = (one: Segment, other: Segment): boolean => one.text === other.text && unitsOf(one.x0) === unitsOf(other.x0);
  // rows that were found by their columns bring no heading along
  const isBare = top.segments.some((one) => only.segments.some((other) => isSame(one, other)));
  const isRepeated = (segment: Segment): boolean => {
    if (sheet && !second && !isBare) return true;
    const same = table.filter(({ segments }) => segments.some((one) => isSame(one, segment))).length;
    return same > 1 && same >= table.length * mostRows;
  };
  const first = table.find((line) => (line !== top || isBare || !sheet) && line.segments.some(isRepeated));
  const heading = first && (first === top || inTable.length === 0) ? lines[first.index - 1] : top;
  return (first?.segments ?? []).filter(isRepeated).flatMap((segment) => {
    const over = heading?.segments.find((one) => overlap(one, segment) > 0);
    const above = over && fixedWords(over.text);
    const near = { ...(above ? { above } : {}), x0: unitsOf(segment.x0), x1: unitsOf(segment.x1), y: inRows };
    return first ? [{ segment, line: first, near }] : [];
  });
}

/** heights of the text between a table and what stands beside it */
const gutter = 1;
/** of a column beside a table less is a cell that nothing was made of */
const leastBeside = 2;

/** What stands in the lines of a table and farther left or right than any of its cells: a column of labels and values for itself. */
function besideTable({ lines, sheet }: Layout, rows: ReadonlySet<number>, items: readonly Item[]): readonly Free[] {
  // a column beside may have been taken for that of the codes
  const boxes = boxesOf(items.map(({ fields: { code: _, ...fields } }) => ({ fields })));
  if (sheet || boxes.length === 0) return [];
  const [left, right] = [Math.min(...boxes.map(({ x }) => x)), Math.max(...boxes.map(({ x, width }) => x + width))];
  const within = lines.filter((line) => rows.has(line.index));
  return [
    ({ x1 }: Segment, { height }: Line) => x1 < left - height * gutter,
    ({ x0 }: Segment, { height }: Line) => x0 > right + height * gutter,
  ].flatMap((isBeside) => {
    const found = within.flatMap((line) =>
      line.segments.filter((segment) => isBeside(segment, line)).map((segment) => ({ segment, line })),
    );
    return found.filter(({ segment: { text } }) => /\p{L}{3}/u.test(text)).length < leastBeside ? [] : found;
  });
}

/** Outside the tables, and what of their lines is the order's. */
export function standings(
  layout: Layout,
  used: ReadonlySet<number>,
  items: readonly Item[],
): { readonly outside: readonly Standing[]; readonly inTables: readonly Standing[] } {
  const { lines } = layout;
  const rows = rowLines(layout, used, items);
  const free = lines.filter((line) => !rows.has(line.index));
  const looked = free.length <= mostLines ? free : [...free.slice(0, mostLines / 2), ...free.slice(-mostLines / 2)];
  const standing = ({ segment, line }: Free, y: number): Standing => {
    const near = { ...neighbours(segment, line, lines), x0: unitsOf(segment.x0), x1: unitsOf(segment.x1), y };
    return { segment, line, near };
  };
  return {
    outside: looked.flatMap((line) => {
      const y = heightOf(line, lines, rows);
      return line.segments.map((segment) => standing({ segment, line }, y));
    }),
    inTables: [
      ...besideTable(layout, rows, items).map((one) => standing(one, unitsOf(one.line.y0))),
      ...repeatedInRows(layout, rows),
    ],
  };
}
