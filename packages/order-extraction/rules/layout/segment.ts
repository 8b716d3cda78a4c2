import type { Place } from '../../document/extraction.ts';
import { withPlainCharacters } from '../text.ts';
import { bounded, longestLine } from './bounded.ts';
import type { Line, Segment, Token } from './line.types.ts';

const bounds = (tokens: readonly Token[]): { x0: number; x1: number; y0: number; y1: number } => ({
  x0: Math.min(...tokens.map((token) => token.x0)),
  x1: Math.max(...tokens.map((token) => token.x1)),
  y0: Math.min(...tokens.map((token) => token.y0)),
  y1: Math.max(...tokens.map((token) => token.y1)),
});

/** characters: longer pieces of text are prose, or made to keep a reader busy */
const longestText = 400;

const rounded = (value: number): number => Math.round(value * 10) / 10;

/** Two pieces that were drawn apart and are one word. */
export function isOneWord(before: Token, token: Token): boolean {
  const touching = token.x0 - before.x1 < (token.y1 - token.y0) * 0.08 && (token.run === null || token.run !== before.run);
  const onNextLine = token.y0 >= before.y1;
  // a label that runs into its value: letters of one drawing beside digits of another are not one word
  return touching && !onNextLine && !(token.run !== null && /\p{L}{3}$/u.test(before.text) && /^\d/.test(token.text));
}

/** Words in reading order as one text; words that touch are one word. */
const textOf = (tokens: readonly Token[]): string =>
  tokens.reduce((text, token, index) => {
    const before = tokens[index - 1];
    return before ? `${text}${isOneWord(before, token) ? '' : ' '}${token.text}` : token.text;
  }, '');

/** from what confirms least */
const says = ['differs', 'alone', 'silent', 'agrees'] as const;

function secondOf(tokens: readonly Token[]): Pick<Segment, 'second' | 'otherText'> {
  const least = says.find((one) => tokens.some(({ second }) => second?.says === one));
  if (least === undefined) return {};
  if (least !== 'differs') return { second: least };
  const otherwise = tokens.map((token) => (token.second?.says === 'differs' ? { ...token, text: token.second.text } : token));
  return { second: least, otherText: bounded(textOf(otherwise).trim(), longestText) };
}

export function segmentOf(tokens: readonly Token[], page: number, cell?: Extract<Place, { kind: 'cell' }>): Segment {
  const box = bounds(tokens);
  const drawn = bounds(tokens.map((token) => ({ ...token, y0: token.y0 + (token.fall ?? 0), y1: token.y1 + (token.fall ?? 0) })));
  const place: Place = cell ?? {
    kind: 'box',
    page,
    x: rounded(box.x0),
    y: rounded(drawn.y0),
    width: rounded(box.x1 - box.x0),
    height: rounded(drawn.y1 - drawn.y0),
  };
  return {
    ...box,
    // a hyphen that was drawn apart has its neighbours only here
    text: bounded(withPlainCharacters(textOf(tokens)).trim(), longestText),
    tokens,
    bold: tokens.every((token) => token.bold),
    sure: tokens.reduce((least, token) => Math.min(least, token.sure ?? 1), 1),
    ...secondOf(tokens),
    place,
  };
}

export function lineOf(segments: readonly Segment[], page: number): Line {
  const y0 = Math.min(...segments.map((segment) => segment.y0));
  const y1 = Math.max(...segments.map((segment) => segment.y1));
  const heights = segments.flatMap((segment) => segment.tokens.map((token) => token.y1 - token.y0));
  return {
    index: 0,
    page,
    y0,
    y1,
    height: Math.max(...heights),
    segments,
    text: bounded(segments.map((segment) => segment.text).join('  '), longestLine),
  };
}

/** "1" and "240,00" with no more than a space between them: thousands that are set apart. */
function groupsThousands(before: readonly Token[], token: Token): boolean {
  const last = before.at(-1);
  return (
    last !== undefined &&
    /^\d{3}(?:[.,]\d+)?$/.test(token.text) &&
    /^[-−]?\d{1,3}(?: \d{3})*$/.test(before.map(({ text }) => text).join(' ')) &&
    token.x0 - last.x1 < (token.y1 - token.y0) * 0.65
  );
}

/** Splits a segment where its tokens were drawn separately; never inside what was drawn in one go, or inside a number. */
export function piecesOf(segment: Segment, page: number): readonly Segment[] {
  if (segment.place.kind === 'cell') return [segment];
  const groups: Token[][] = [];
  for (const token of segment.tokens) {
    const last = groups.at(-1);
    if (last && ((token.run !== null && last[0]?.run === token.run) || groupsThousands(last, token))) last.push(token);
    else groups.push([token]);
  }
  return groups.length === 1 ? [segment] : groups.map((tokens) => segmentOf(tokens, page));
}
