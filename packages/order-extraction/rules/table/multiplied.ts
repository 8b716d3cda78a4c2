import { isCue } from '../languages/index.ts';
import type { Line, Segment } from '../layout/line.types.ts';
import { lineOf, segmentOf } from '../layout/segment.ts';
import { readNumber } from '../numbers.ts';
import { normalise } from '../text.ts';

/** Signs that multiply; words that do so are of the cue `each`. */
const signs: ReadonlySet<string> = new Set(['@', 'x', 'X', '×', '*', '·', 'à', 'á']);

const multiplies = (word: string): boolean => signs.has(word) || isCue('each', normalise(word));

/** "à kr. 118,50", "je 2,85 €": the price without the word before it. */
function withoutEach(segment: Segment, page: number): Segment {
  const [first, ...rest] = segment.tokens;
  if (!first || rest.length === 0 || rest.length > 3 || !multiplies(first.text)) return segment;
  const price = segmentOf(rest, page);
  return /[.,]\d{2}(?!\d)/.test(price.text) && readNumber(price.text, null) ? price : segment;
}

/** "3 of 3", "3 von 3": what is sent now and what was ordered, where they are the same */
const allOf = /^(\d{1,6}) \p{L}{1,4} \1$/u;

/**
 * "60 @ £6.40", "3 pcs x 12.50 EUR": a quantity and a price that stand in one piece of text, as the two pieces that they are; and a price without
 * the sign that stands before it, "@ £6.40", or in a piece of its own.
 */
function apart(segment: Segment, page: number): readonly Segment[] {
  const { tokens } = segment;
  const [first] = tokens;
  if (first && tokens.length === 1 && signs.has(first.text) && !/[xX*·]/.test(first.text)) return [];
  if (allOf.test(segment.text) && first) return [segmentOf([first], page)];
  if (first && tokens.length > 1 && tokens.length < 5 && multiplies(first.text)) {
    const price = segmentOf(tokens.slice(1), page);
    return readNumber(price.text, null) ? [price] : [segment];
  }
  if (tokens.length < 3 || tokens.length > 8) return [segment];
  const at = tokens.findIndex(({ text }, index) => index > 0 && index < tokens.length - 1 && multiplies(text));
  if (at < 0) return [segment];
  const [count, price] = [segmentOf(tokens.slice(0, at), page), segmentOf(tokens.slice(at + 1), page)];
  return readNumber(count.text, null) && readNumber(price.text, null) ? [count, price] : [segment];
}

/** The same lines, at the same places, with such pieces taken apart. */
export const withFactorsApart = (lines: readonly Line[]): readonly Line[] =>
  lines.map((line) => {
    const segments = line.segments.flatMap((segment) => apart(segment, line.page).map((one) => withoutEach(one, line.page)));
    return segments.every((segment, at) => segment === line.segments[at])
      ? line
      : { ...lineOf(segments, line.page), index: line.index };
  });
