/** Articles that are written as paragraphs: each begins with its number or a bullet, or with how many and goes on farther right. */
import type { Line } from '../layout/line.types.ts';

/** "1. 3 pcs Desk lamp", "b) 8 pallets of bricks", "3 x Desk lamp": a number, a letter, a bullet or how many, and words behind it */
const begins = /^\s*(?:\d{1,3}[.)]|[a-z]\)|[-–•*·»\ue000-\uf8ff]|\d{1,5}\s?[x×])\s+\S.*\p{L}{2}/u;
/** lines of a paragraph, and how far below each other they stand, in heights of a line */
const mostLines = 5;
const farthest = 1.1;

const goesOn = (line: Line, before: Line, first: Line): boolean =>
  line.page === first.page &&
  line.y0 - before.y1 < before.height * farthest &&
  !begins.test(line.text) &&
  (line.segments[0]?.x0 ?? 0) >= (first.segments[0]?.x0 ?? 0) - first.height / 2;

/** "3.600 caps, your no. 8209,", "140 m battens": how many of what */
const counts = /^\s*\d{1,3}(?:[.,\s]?\d{3}){0,2}\s+(?:\p{L}[²³]?\s+)?\S*\p{L}{2}/u;
/** "5.45 €", "€": the end of a line, which goes on at its edge where a program broke it */
const isMoneyAlone = (text: string): boolean => text.length <= 16 && /\p{Sc}/u.test(text) && !/\p{L}/u.test(text);
/** in heights of a line: what goes on below a list's line begins so far right of it */
const hanging = 0.8;

const leftOf = (line: Line): number => line.segments[0]?.x0 ?? 0;

/** Lines that begin with how many, all at one edge, and go on below it farther right. */
function hangingIn(lines: readonly Line[]): readonly (readonly Line[])[] {
  const own = lines.map((first, at): readonly Line[] => {
    if (!counts.test(first.text)) return [];
    const end = lines.slice(at + 1, at + mostLines).findIndex((line, next) => {
      const indented = leftOf(line) - leftOf(first) > first.height * hanging;
      return (!indented && !isMoneyAlone(line.text)) || counts.test(line.text) || !goesOn(line, lines[at + next] ?? first, first);
    });
    return lines.slice(at, end < 0 ? at + mostLines : at + 1 + end);
  });
  const edges = own.flatMap(([first, next]) => (first && next ? [first] : []));
  const isFlush = (line: Line): boolean =>
    edges.some((edge) => edge.page === line.page && Math.abs(leftOf(edge) - leftOf(line)) < edge.height / 2);
  return own.filter(([first]) => first !== undefined && isFlush(first));
}

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
  if (found.some((own) => own.length > 1)) return found.map(joined);
  const hung = hangingIn(lines);
  return hung.length === 0 ? null : hung.map(joined);
}

/** The words of all its lines in one. */
const joined = (own: readonly Line[]): Line => {
  const [first] = own as readonly [Line, ...Line[]];
  const text = own.map((line) => line.text).join(' ');
  return { ...first, segments: own.flatMap(({ segments }) => segments), text, y1: own.at(-1)?.y1 ?? first.y1 };
};
