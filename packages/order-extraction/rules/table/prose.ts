/** Sentences that go over several lines: "…, 40 boxes at 2.35 each and / 6 drums of cable ties at 18.00. Delivery by 4 December." */
import type { Decimal } from '@order-intake/kernel';
import { isMonth } from '../dates.ts';
import type { Line } from '../layout/line.types.ts';
import { type DecimalMark, valuesOf } from '../numbers.ts';
import { resolveRow } from './arithmetic.ts';
import { isSoldBy, isTime } from './free-text-patterns.ts';
import { moneysIn } from './listed-articles.ts';

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

/** Paragraphs of more than one line that a program or a typist broke. */
function brokenParagraphs(lines: readonly Line[]): readonly (readonly [Line, ...Line[]])[] {
  const widest = Math.max(
    0,
    ...lines.filter(({ segments }) => segments.length === 1).map((line) => edgesOf(line).x1 - edgesOf(line).x0),
  );
  const paragraphs: [Line, ...Line[]][] = [];
  for (const line of lines) {
    const own = paragraphs.at(-1);
    const before = own?.at(-1);
    if (own && before && before.segments.length === 1 && own.length < mostLines && goesOn(line, before, widest)) own.push(line);
    else paragraphs.push([line]);
  }
  return paragraphs.filter((own) => own.length > 1);
}

const textOf = (own: readonly Line[]): string => own.map((line) => line.text).join(' ');
/** `text`, where its paragraph begins */
const lineOf = ([first]: readonly [Line, ...Line[]], text: string): Line => ({
  ...first,
  text,
  segments: first.segments.map((segment) => ({ ...segment, text })),
});

/** Each sentence of such paragraphs as a line; null where no sentence goes over a line's end. */
export function sentences(lines: readonly Line[]): readonly Line[] | null {
  const long = brokenParagraphs(lines);
  if (long.length === 0) return null;
  return long.flatMap((own) =>
    textOf(own)
      .split(ends)
      .map((sentence) => lineOf(own, sentence)),
  );
}

/** "18 pcs": how many of what */
const counts = /(?<![\p{L}\d.,/-])(\d{1,3}(?:[ \u00a0\u202f.]\d{3})+|\d[\d.,]*)\s?(\p{L}{1,14})\.?(?=\s)/gu;
/** letters of what is counted, where it is no unit */
const leastOfWord = 4;
/** characters between an article's price and what it comes to */
const farBehind = 60;

function comesTo(texts: readonly [string, string, string], mark: DecimalMark | null): boolean {
  const [qty, price, amount] = texts.map((text) => valuesOf(text.replace(/[.,]+$/, ''), mark)) as [
    Decimal[],
    Decimal[],
    Decimal[],
  ];
  return resolveRow({ qty, price, amount, discount: [], tax: [], per: [] }).check === 'holds';
}

/** articles of a paragraph from which on what is counted in words that nobody knows, with a price of its own, is one too */
const leastKnown = 2;

/**
 * What a letter tells in sentences, each article as a line: "we order 18 pcs of panels, 19 mm, at € 67.50 each, for a total of € 1,215.00. We also need 10 sheets
 * of laminate at € 41.20 each (€ 412.00)". An article reaches from how many to its price, or to what it comes to; a word that goods are not known to be sold by
 * counts where that is right, and beside two articles that are known ("25 sketchbooks (at 3.20 each), 10 boxes of crayons (at 5.75)").
 */
export function articlesInProse(lines: readonly Line[], mark: DecimalMark | null): readonly Line[] {
  return brokenParagraphs(lines).flatMap((own) => {
    const known = articlesOf(own, mark, false);
    return known.length >= leastKnown ? articlesOf(own, mark, true) : known;
  });
}

/** `loose`: whatever word stands behind the number. */
function articlesOf(own: readonly [Line, ...Line[]], mark: DecimalMark | null, loose: boolean): readonly Line[] {
  const text = textOf(own);
  const moneys = moneysIn(text);
  const counted = [...text.matchAll(counts)].map(({ index, 1: qty = '', 2: unit = '' }) => ({
    index,
    qty,
    unit,
    sold: isSoldBy(unit),
  }));
  const articles: Line[] = [];
  let end = 0;
  for (const [place, { index: from, qty, unit, sold }] of counted.entries()) {
    const at = moneys.findIndex((money) => money.from > from);
    const [price, sum] = [moneys[at], moneys[at + 1]];
    if (from < end || !price) continue;
    const close = sum && sum.from - price.to < farBehind;
    const proven = close && comesTo([qty, price.text, sum.text], mark);
    const isSum = proven || (close && !counted.some((next) => next.sold && next.index > price.to && next.index < sum.from));
    // what is counted last before a price has it: days, grams and years stand farther from one
    const next = counted[place + 1];
    const alone =
      loose &&
      unit.length >= leastOfWord &&
      !isTime(unit) &&
      !isMonth(unit) &&
      (!next || next.index >= price.from) &&
      !/[,.;:]/.test(text.slice(from + qty.length, price.from));
    if (!sold && !proven && !alone) continue;
    end = (isSum ? sum : price).to;
    articles.push(lineOf(own, text.slice(from, end)));
  }
  return articles;
}
