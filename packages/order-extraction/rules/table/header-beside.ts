/** A header that comes again for each article, in the line of the article's words: "1  Gloves, size M      Qty   Need by   Price   Total". */
import type { ColumnKind } from '../languages/index.ts';
import type { Line, Segment } from '../layout/line.types.ts';
import { lineOf, segmentOf } from '../layout/segment.ts';
import { aligned } from './columns-by-type.ts';
import { isArticle } from './headerless.ts';
import { joinName } from './name.ts';
import { columnKindOf } from './vocabulary.ts';

/** columns that such a header names at least, and lines that have it */
const leastColumns = 3;
const leastLines = 2;

type Headed = { readonly line: Line; readonly header: readonly Segment[]; readonly words: readonly Segment[] };

/** The pieces at the end of a line that name columns, how many and at what price among them, and the article's words before them. */
function headedOf(line: Line): Headed | null {
  const { segments } = line;
  if (segments.length <= leastColumns) return null;
  const from = segments.findLastIndex(({ text }) => /\d/.test(text) || columnKindOf(text) === null) + 1;
  const [words, header] = [segments.slice(0, from), segments.slice(from)];
  const kinds = new Set(header.map(({ text }) => columnKindOf(text)));
  const has = (...some: readonly ColumnKind[]): boolean => some.some((kind) => kinds.has(kind));
  if (header.length < leastColumns || !has('qty') || !has('price', 'amount') || !words.some(isArticle)) return null;
  return { line, header, words };
}

const isSame = (one: Headed, other: Headed): boolean =>
  one.header.length === other.header.length &&
  one.header.every(({ text }, at) => text === other.header[at]?.text) &&
  one.header.every((segment, at) => aligned(segment, other.header[at] ?? segment));

/** in heights of the print: how far below each other the lines of one name stand, and how far their left edges may differ */
const farthest = 1;
const sameEdge = 0.5;

/** "9 mm" over "thread", both bold: the name goes on in the next line, beside the first numbers. */
function withRest(
  { line, words }: Headed,
  next: Line | undefined,
): { readonly words: readonly Segment[]; readonly rest: Segment | null } {
  const [name, below] = [words.findLast(isArticle), next?.segments[0]];
  const height = name ? name.y1 - name.y0 : 0;
  const goesOn =
    name !== undefined &&
    below !== undefined &&
    next?.page === line.page &&
    name.bold &&
    below.bold &&
    Math.abs(below.x0 - name.x0) < height * sameEdge &&
    Math.abs(below.y1 - below.y0 - height) < height * 0.1 &&
    below.y0 - name.y1 < height * farthest;
  if (!goesOn) return { words, rest: null };
  const whole = { ...segmentOf([...name.tokens, ...below.tokens], line.page), text: joinName([name, below]) };
  return { words: words.map((one) => (one === name ? whole : one)), rest: below };
}

/** The lines with such words above their header, as a heading, and the line of the document that each is made of; null where no header comes again. */
export function withHeadersBelow(
  lines: readonly Line[],
): { readonly lines: readonly Line[]; readonly origin: readonly number[] } | null {
  const all = lines.flatMap((line) => headedOf(line) ?? []);
  const [first] = all;
  const headed = new Map(all.filter((one) => first && isSame(one, first)).map((one) => [one.line, one]));
  if (headed.size < leastLines) return null;
  const taken = new Set<Segment>();
  const made = lines.flatMap((line, at): readonly Line[] => {
    const one = headed.get(line);
    const { words, rest } = one
      ? withRest(one, lines[at + 1])
      : { words: line.segments.filter((segment) => !taken.has(segment)), rest: null };
    if (rest) taken.add(rest);
    const parts = one ? [words, one.header] : [words];
    return parts.flatMap((segments) => (segments.length === 0 ? [] : [{ ...lineOf(segments, line.page), index: line.index }]));
  });
  return { lines: made.map((line, index) => ({ ...line, index })), origin: made.map(({ index }) => index) };
}
