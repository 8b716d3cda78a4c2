/**
 * A column beside a table that says of the order what else its head does: who orders, its number, the day. What stands in it shares lines with
 * the table's rows, so that it would belong to them.
 */
import { labelNameOf } from '../header/labels.ts';
import { zonePhrase } from '../header/zones.ts';
import type { Line, Segment } from './line.types.ts';
import { lineOf, segmentOf } from './segment.ts';

type Part = { readonly line: Line; readonly side: readonly Segment[]; readonly main: readonly Segment[] };

/** rows of the table, lines of the column and pieces that share an edge, at least */
const leastRows = 2;
const leastLines = 5;
const sameEdge = 2;
/** lines of a page or sheet with such a column at most: longer sheets are exports, and every line would be held against every other */
const mostLines = 1_000;
/** of what the page is wide, the column at most */
const widest = 0.45;
/** of its lines, those that begin at its edge */
const mostlyAligned = 0.7;
/** in heights of a line: the gap beside it on a page, and how far below its label a value stands */
const gapInHeights = 0.7;
const nextBelow = 2.4;
/** a sheet has an empty column there: columns are 100 wide */
const gapInSheet = 100;

const isNumber = ({ text }: Segment): boolean => /^\P{L}?\d[\d.,'’\s]*(?:\P{L}|\s?\p{L}{1,4}\.?)?$/u.test(text);

const isRow = (segments: readonly Segment[]): boolean => segments.length >= 3 && segments.filter(isNumber).length >= 2;

/** Lines of one page or sheet: where a column of labels stands beside a table its lines come by themselves, before the table. */
export function withSideColumnApart(lines: readonly Line[]): readonly Line[] {
  const rows = lines.flatMap(({ segments }, at) => (isRow(segments) ? [at] : []));
  if (rows.length < leastRows || lines.length < leastLines || lines.length > mostLines) return lines;
  for (const edge of edgesOf(lines))
    for (const isRight of [true, false]) {
      const apart = columnAt(lines, rows, edge, isRight);
      if (apart) return apart;
    }
  return lines;
}

/** Where several lines have a piece that begins, but for the first of the page. */
function edgesOf(lines: readonly Line[]): readonly number[] {
  const counted = new Map<number, number>();
  for (const { segments } of lines)
    for (const { x0 } of segments) {
      const near = [...counted.keys()].find((edge) => Math.abs(edge - x0) <= sameEdge) ?? x0;
      counted.set(near, (counted.get(near) ?? 0) + 1);
    }
  const edges = [...counted].flatMap(([edge, count]) => (count >= leastLines - 1 ? [edge] : []));
  return edges.sort((a, b) => a - b).slice(1);
}

/** The lines with what stands on one side of an edge apart; null where that is no such column. */
function columnAt(lines: readonly Line[], rows: readonly number[], edge: number, isRight: boolean): readonly Line[] | null {
  const crosses = ({ segments, height }: Line): boolean =>
    segments.some(
      ({ x0, x1, place }) => x0 < edge - sameEdge && x1 > edge - (place.kind === 'cell' ? gapInSheet : height * gapInHeights),
    );
  const [firstRow = 0, lastRow = 0] = [rows[0], rows.at(-1)];
  if (lines.slice(firstRow, lastRow + 1).some(crosses)) return null;
  const above = lines.slice(0, firstRow).findLastIndex(crosses) + 1;
  const crossed = lines.findIndex((line, at) => at > lastRow && crosses(line));
  const end = crossed < 0 ? lines.length : crossed;
  const parts = lines.slice(above, end).map((line): Part => {
    const right = line.segments.filter(({ x0 }) => x0 >= edge - sameEdge);
    const left = line.segments.filter((segment) => !right.includes(segment));
    return isRight ? { line, side: right, main: left } : { line, side: left, main: right };
  });
  const first = parts.findIndex(({ side }) => side.length > 0);
  const column = parts.filter(({ side }) => side.length > 0);
  const table = parts.filter(({ main }) => isRow(main));
  const isColumn = table.length >= leastRows && isOfLabels(column, table) && isNarrow(column, lines);
  return isColumn && first >= 0 ? apart(lines, { from: above + first, end, parts: parts.slice(first) }) : null;
}

const edgesOfSide = (column: readonly Part[]): readonly number[] => column.flatMap(({ side: [one] }) => one?.x0 ?? []);

function isNarrow(column: readonly Part[], lines: readonly Line[]): boolean {
  const pieces = lines.flatMap(({ segments }) => segments);
  const width = widthOf(column.flatMap(({ side }) => side));
  return width <= widest * widthOf(pieces);
}

const widthOf = (pieces: readonly Segment[]): number =>
  pieces.reduce((last, { x1 }) => Math.max(last, x1), 0) - pieces.reduce((first, { x0 }) => Math.min(first, x0), Infinity);

/** What a piece of text is the label of, when it is nothing else. */
const labelled = ({ text }: Segment): string | null => {
  const phrase = text.replace(/\s*:$/, '');
  return labelNameOf(phrase) ?? zonePhrase(phrase);
};

/** Two labels with their values below or beside them, one of them between the table's rows; and its lines begin below each other. */
function isOfLabels(column: readonly Part[], table: readonly Part[]): boolean {
  const edges = edgesOfSide(column);
  const aligned = Math.max(...edges.map((edge) => edges.filter((one) => Math.abs(one - edge) <= sameEdge).length));
  if (column.length < leastLines || aligned < mostlyAligned * column.length) return false;
  const [top, bottom] = [table[0]?.line.y0 ?? 0, table.at(-1)?.line.y1 ?? 0];
  const found = column.flatMap(({ side: [first, beside], line }, at) => {
    const [next] = column[at + 1]?.side ?? [];
    const value = beside ?? (next && first && next.y0 - first.y0 <= line.height * nextBelow ? next : undefined);
    const name = first && value && labelled(value) === null ? labelled(first) : null;
    return name === null || !first ? [] : [{ name, within: first.y0 >= top && first.y1 <= bottom }];
  });
  return new Set(found.map(({ name }) => name)).size >= 2 && found.some(({ within }) => within);
}

/** What stands above the table, then the column, then the table and all below it: each moved down below the end of what comes before it. */
function apart(
  lines: readonly Line[],
  { from, end, parts }: { readonly from: number; readonly end: number; readonly parts: readonly Part[] },
): readonly Line[] {
  const row = parts.findIndex(({ main }) => isRow(main));
  const head = parts.slice(0, row).findLastIndex(({ main }) => main.length === 1 || main.length === 2) + 1;
  const mainOf = (some: readonly Part[]): readonly Line[] =>
    some.flatMap(({ line, main }) => (main.length > 0 ? [lineOf(main, line.page)] : []));
  const column = parts.flatMap(({ line, side }) => (side.length > 0 ? [lineOf(side, line.page)] : []));
  const above = mainOf(parts.slice(0, head));
  const beside = below(above, column);
  return [...lines.slice(0, from), ...above, ...beside, ...below(beside, [...mainOf(parts.slice(head)), ...lines.slice(end)])];
}

/** Lines as if they stood below others. */
function below(others: readonly Line[], lines: readonly Line[]): readonly Line[] {
  const [first] = lines;
  const bottom = Math.max(Number.NEGATIVE_INFINITY, ...others.map(({ y1 }) => y1));
  const by = first ? bottom + first.height * nextBelow - first.y0 : 0;
  return by > 0 ? lines.map((line) => lower(line, by)) : lines;
}

/** A line as if it stood farther down; where its pieces are drawn stays the same. */
const lower = (line: Line, by: number): Line =>
  lineOf(
    line.segments.map((segment) => {
      const tokens = segment.tokens.map((token) => ({
        ...token,
        y0: token.y0 + by,
        y1: token.y1 + by,
        fall: (token.fall ?? 0) - by,
      }));
      return segmentOf(tokens, line.page, segment.place.kind === 'cell' ? segment.place : undefined);
    }),
    line.page,
  );
