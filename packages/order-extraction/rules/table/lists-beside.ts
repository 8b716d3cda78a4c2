import type { Line, Segment } from '../layout/line.types.ts';
import { lineOf } from '../layout/segment.ts';
import { normalise } from '../text.ts';
import { aligned, rowOf, type Type } from './columns-by-type.ts';

/** One of the lists: its lines, and the line of the document that each comes from. */
export type Parted = { readonly lines: readonly Line[]; readonly origin: readonly number[] };

const sameTypes = (a: readonly Type[], b: readonly Type[]): boolean => a.every((type, at) => type === b[at]);

/** of two rows beside each other */
const mostPieces = 16;

/** Where the right half of a line begins that says the same kinds of things twice; null for one that does not. */
function rightHalf(line: Line): Segment | null {
  const row = rowOf(line, mostPieces);
  const half = (row?.types.length ?? 0) / 2;
  if (!row || half < 2 || !Number.isInteger(half)) return null;
  return sameTypes(row.types.slice(0, half), row.types.slice(half)) ? (line.segments[half] ?? null) : null;
}

/** lines that hold two articles at least */
const leastLines = 2;

/** Two lists of articles beside each other, the left one first; null where lines do not say the same kinds of things twice. */
export function listsBeside(lines: readonly Line[]): readonly [Parted, Parted] | null {
  const found = lines.flatMap((line) => {
    const right = rightHalf(line);
    return right ? [{ line, right }] : [];
  });
  const [first] = found;
  const doubled = found.filter(({ line, right }) => first && line.page === first.line.page && aligned(right, first.right));
  const last = doubled.at(-1);
  if (!first || !last || doubled.length < leastLines) return null;
  const gutter = Math.min(...doubled.map(({ right }) => right.x0)) - first.line.height / 2;
  // the longer list may go on by itself for a line
  const region = lines.slice(first.line.index, last.line.index + 2);
  return [partOf(region, ({ x0 }) => x0 < gutter), partOf(region, ({ x0 }) => x0 >= gutter)];
}

/** The pieces of some lines that are one list's. */
function partOf(region: readonly Line[], belongs: (segment: Segment) => boolean): Parted {
  const own = region.flatMap((line) => {
    const segments = line.segments.filter(belongs);
    return segments.length === 0 ? [] : [{ line: lineOf(segments, line.page), from: line.index }];
  });
  return { lines: own.map(({ line }, index) => ({ ...line, index })), origin: own.map(({ from }) => from) };
}

/** columns of a table at least, and tables beside each other at most */
const leastColumns = 3;
const mostBeside = 4;

/** How many columns each of the tables has that stand under one header which says the same things again; null for a header of one. */
function repeatedEvery(segments: readonly Segment[]): number | null {
  const labels = segments.map(({ text }) => normalise(text));
  if (labels.some((label) => !/\p{L}/u.test(label))) return null;
  for (let count = mostBeside; count >= 2; count--) {
    const each = labels.length / count;
    const isRepeated = labels.every((label, at) => at < each || label === labels[at - each]);
    if (Number.isInteger(each) && each >= leastColumns && isRepeated) return each;
  }
  return null;
}

/** Tables of the same columns beside each other, from left to right, each with its header, in whatever words; null where no line says the same things again. */
export function tablesBeside(lines: readonly Line[]): readonly Parted[] | null {
  for (const header of lines) {
    const each = repeatedEvery(header.segments);
    if (each === null) continue;
    // a column's cells begin before its header ends, those of the next table behind it
    const ends = header.segments.flatMap(({ x1 }, at) => ((at + 1) % each === 0 ? [x1] : []));
    const begins = header.segments.flatMap(({ x0 }, at) => (at > 0 && at % each === 0 ? [x0] : []));
    const crosses = ({ segments }: Line): boolean =>
      begins.some((x, at) => segments.some((segment) => segment.x0 < (ends[at] ?? x) && segment.x1 > x));
    const below = lines.slice(header.index + 1);
    const end = below.findIndex((line) => line.page !== header.page || crosses(line));
    const region = [header, ...(end < 0 ? below : below.slice(0, end))];
    const tableOf = ({ x0 }: Segment): number => ends.slice(0, -1).filter((x) => x0 >= x).length;
    return ends.map((_, table) => partOf(region, (segment) => tableOf(segment) === table));
  }
  return null;
}

/** lines in two pieces that begin at the same two edges: fewer may be labels and their values */
const leastOfText = 4;
/** in heights of a line: how far apart such lines stand at most */
const farthest = 3;

/**
 * Two columns of running text as one, the left one first: each line in two pieces, of which the right ones begin at one edge and say something with a
 * number more often than not. Null where there are no such lines.
 */
export function textsBeside(lines: readonly Line[]): readonly Line[] | null {
  const halves = lines.filter(({ segments }) => segments.length === 2);
  for (const { segments, page, index } of halves) {
    const [left, right] = segments;
    if (!left || !right) continue;
    const begins = (line: Line): boolean => {
      const [one, other] = line.segments;
      return line.page === page && one !== undefined && aligned(one, left) && (other === undefined || aligned(other, right));
    };
    const region: Line[] = [];
    for (const line of lines.slice(index)) {
      const before = region.at(-1) ?? line;
      if (!begins(line) || line.segments.length > 2 || line.y0 - before.y1 > line.height * farthest) break;
      region.push(line);
    }
    const both = region.filter(({ segments: own }) => own.length === 2);
    const counting = both.filter(({ segments: own }) => own.every(({ text }) => /\d/.test(text) && /\p{L}{2}/u.test(text)));
    if (both.length < leastOfText || counting.length * 2 <= both.length) continue;
    return [0, 1].flatMap((side) =>
      region.flatMap((line) => {
        const segment = line.segments[side];
        return segment ? [{ ...lineOf([segment], line.page), index: line.index }] : [];
      }),
    );
  }
  return null;
}
