import type { Line, Segment } from '../layout/line.types.ts';
import { lineOf } from '../layout/segment.ts';
import { normalise } from '../text.ts';

/** One of the tables: its lines, and the line of the document that each comes from. */
export type Parted = { readonly lines: readonly Line[]; readonly origin: readonly number[] };

/** The pieces of some lines that are one table's. */
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
