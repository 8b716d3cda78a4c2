/** Sentences that go over several lines: "…, 40 boxes at 2.35 each and / 6 drums of cable ties at 18.00. Delivery by 4 December." */
import type { Line } from '../layout/line.types.ts';

/** lines of a paragraph at most; in heights of a line: how far below each other they stand */
const mostLines = 12;
const farthest = 1.1;
/** how far right a line reaches that goes on in the next, in widths of the paragraph */
const reaching = 0.7;

/** a sentence's end ("prep. Black" is none), and a colon before the first of what is listed */
const ends = /(?<=\p{L}{3}\.|\d\.)\s+(?=\p{Lu}\p{Ll}+\s)|(?<=\p{L}:|\d:)\s+(?=\d)/u;

const edgesOf = ({ segments }: Line): { readonly x0: number; readonly x1: number } => ({
  x0: segments[0]?.x0 ?? 0,
  x1: segments[0]?.x1 ?? 0,
});

function goesOn(line: Line, before: Line, widest: number): boolean {
  const [own, above] = [edgesOf(line), edgesOf(before)];
  return (
    line.segments.length === 1 &&
    line.page === before.page &&
    line.y0 - before.y1 < before.height * farthest &&
    Math.abs(own.x0 - above.x0) < line.height * 2 &&
    above.x1 - above.x0 > widest * reaching
  );
}

/** Each sentence of such paragraphs as a line; null where no sentence goes over a line's end. */
export function sentences(lines: readonly Line[]): readonly Line[] | null {
  const widest = Math.max(
    0,
    ...lines.filter(({ segments }) => segments.length === 1).map((line) => edgesOf(line).x1 - edgesOf(line).x0),
  );
  const paragraphs: Line[][] = [];
  for (const line of lines) {
    const own = paragraphs.at(-1);
    const before = own?.at(-1);
    if (own && before && before.segments.length === 1 && own.length < mostLines && goesOn(line, before, widest)) own.push(line);
    else paragraphs.push([line]);
  }
  const long = paragraphs.filter((own) => own.length > 1);
  if (long.length === 0) return null;
  return long.flatMap((own) => {
    const [first] = own as [Line, ...Line[]];
    const text = own.map((line) => line.text).join(' ');
    return text.split(ends).map((sentence): Line => {
      const segments = first.segments.map((segment) => ({ ...segment, text: sentence }));
      return { ...first, text: sentence, segments };
    });
  });
}
