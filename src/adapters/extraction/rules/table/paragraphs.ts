/** Articles that are written as paragraphs: each begins with its number or a bullet, and goes on for some lines. */
import type { Line } from '../layout/line.types.ts';

/** "1. 3 pcs Desk lamp", "3 x Desk lamp": a number, a bullet or how many, and words behind it */
const begins = /^\s*(?:\d{1,3}[.)]|[-–•*·»]|\d{1,5}\s?[x×])\s+\S.*\p{L}{2}/u;
/** lines of a paragraph, and how far below each other they stand, in heights of a line */
const mostLines = 5;
const farthest = 1.1;

const goesOn = (line: Line, before: Line, first: Line): boolean =>
  line.page === first.page &&
  line.y0 - before.y1 < before.height * farthest &&
  !begins.test(line.text) &&
  (line.segments[0]?.x0 ?? 0) >= (first.segments[0]?.x0 ?? 0) - first.height / 2;

/** Each paragraph as one line, in its first line's place; null where there is none that has more than one line. */
export function paragraphs(lines: readonly Line[]): readonly Line[] | null {
  const found: (readonly Line[])[] = [];
  for (let at = 0; at < lines.length; at++) {
    const first = lines[at];
    if (!first || !begins.test(first.text)) continue;
    const own = [first];
    for (let next = lines[at + 1]; next && own.length < mostLines; next = lines[at + own.length]) {
      if (!goesOn(next, own.at(-1) ?? first, first)) break;
      own.push(next);
    }
    found.push(own);
    at += own.length - 1;
  }
  if (found.every((own) => own.length < 2)) return null;
  return found.map(joined);
}

/** The words of all its lines in one. */
const joined = (own: readonly Line[]): Line => {
  const [first] = own as readonly [Line, ...Line[]];
  const text = own.map((line) => line.text).join(' ');
  return { ...first, segments: own.flatMap(({ segments }) => segments), text, y1: own.at(-1)?.y1 ?? first.y1 };
};
