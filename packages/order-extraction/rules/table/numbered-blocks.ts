/**
 * Articles of several lines that begin with their number, 1, 2, 3 or 10, 20, 30, as portals print them: wherever in its lines an article says how many,
 * at what price and what that comes to, it says so at the same places in each. Needs no header and no columns.
 */
import { isInteger } from '@order-intake/kernel';
import type { Line, Segment, Token } from '../layout/line.types.ts';
import { overlap } from '../layout/line.types.ts';
import { lineOf, segmentOf } from '../layout/segment.ts';
import { type DecimalMark, readNumber } from '../numbers.ts';
import { type AnchoredRows, articleOf, isTotal } from './anchored-rows.ts';
import { resolveRow } from './arithmetic.ts';
import { isMoney } from './columns.ts';
import { isSoldBy } from './free-text-patterns.ts';
import { isArticle } from './headerless.ts';
import { columnKindOf } from './vocabulary.ts';

/** lines of a document that are looked at, and of one article; articles */
const mostLines = 3_000;
const mostInBlock = 8;
const mostBlocks = 400;
/** fewer may be chance */
const least = 2;
/** numbers of an article that are tried with one another */
const mostNumbers = 9;
/** pieces of a line that are looked at */
const mostPieces = 14;
/** words before a number that are its label: "à", "Unit price", "Prix unit. net :" */
const longestLabel = 3;

type Role = 'qty' | 'price' | 'amount';
/** `first`: on the line with the article's number; the others are told apart by where they stand from left to right, for words may fill any number of lines. */
type Figure = {
  readonly segment: Segment;
  readonly first: boolean;
  readonly values: NonNullable<ReturnType<typeof readNumber>>;
  /** what a label before it, or in the piece left of it, says that it is */
  readonly called: ReturnType<typeof columnKindOf>;
};
type Block = { readonly lines: readonly Line[]; readonly numbers: readonly Figure[] };
type Triple = Readonly<Record<Role, Figure>>;
type Article = { readonly lines: readonly Line[]; readonly triple: Triple };

/** Null where fewer than two such articles follow one another, or no three numbers of each of them give one another at the same places. */
export function numberedBlocks(lines: readonly Line[], mark: DecimalMark | null): AnchoredRows | null {
  const blocks = blocksOf(lines.slice(0, mostLines)).map((own) => ({ lines: own, numbers: numbersOf(own, mark) }));
  const [first] = blocks;
  if (!first || blocks.length < least) return null;
  for (const triple of triplesOf(first)) {
    const found = inEach(blocks, triple);
    if (!found?.some((article) => isTelling(article.triple))) continue;
    const articles = withoutWhatFollows(found);
    // rows of one line are a table, which others read by its columns
    if (articles.every(({ lines: own }) => own.length === 1)) continue;
    const items = articles.flatMap((article) => itemIn(article, mark) ?? []);
    if (items.length < articles.length) continue;
    return { items, used: new Set(articles.flatMap((article) => article.lines.map(({ index }) => index))) };
  }
  return null;
}

/** Every article with its numbers at the places of the first one's; null where one has none there. */
function inEach(blocks: readonly Block[], triple: Triple): readonly Article[] | null {
  const found: Article[] = [];
  for (const block of blocks) {
    const same = found.length === 0 ? triple : sameIn(block, triple);
    if (!same) return null;
    found.push({ lines: block.lines, triple: same });
  }
  return found;
}

const numberAt = ({ segments: [first] }: Line): number | null => {
  const digits = /^0*(\d{1,4})[.)]?$/.exec(first?.tokens[0]?.text ?? '')?.[1];
  return digits === undefined ? null : Number(digits);
};

/** The longest run of articles whose numbers count on from the first by the first, below one another, each up to where the next begins. */
function blocksOf(lines: readonly Line[]): readonly (readonly Line[])[] {
  let best: readonly number[] = [];
  const numbers = lines.map(numberAt);
  for (const [at, step] of numbers.entries()) {
    if (step !== 1 && step !== 10 && step !== 100) continue;
    const run = runFrom(lines, numbers, at, step);
    if (run.length > best.length) best = run;
  }
  return best.map((start, at) => onOnePage(lines.slice(start, Math.min(best[at + 1] ?? lines.length, start + mostInBlock))));
}

function runFrom(lines: readonly Line[], numbers: readonly (number | null)[], start: number, step: number): readonly number[] {
  const run = [start];
  const [edge] = lines[start]?.segments ?? [];
  for (let at = start + 1; at < lines.length && run.length < mostBlocks; at++) {
    if (numbers[at] !== step * (run.length + 1)) continue;
    const line = lines[at];
    const [first] = line?.segments ?? [];
    if (!line || !first || !edge) continue;
    if (Math.abs(first.x0 - edge.x0) < line.height) run.push(at);
  }
  return run;
}

const onOnePage = (block: readonly Line[]): readonly Line[] => block.filter(({ page }) => page === block[0]?.page);

/** "60 PK", "118,00 NOK", "à 118,00", "Unit price: 118.00": the numbers of an article's lines, without what they are called. */
const numbersOf = (block: readonly Line[], mark: DecimalMark | null): readonly Figure[] =>
  block.flatMap((line, at) =>
    line.segments.slice(0, mostPieces).flatMap((segment, index) => {
      const own = at === 0 && index === 0 ? segment.tokens.slice(1) : segment.tokens;
      for (let from = 0; from <= longestLabel && from < own.length; from++) {
        if (own.slice(0, from).some(({ text }) => /\d/.test(text))) break;
        const piece = segmentOf(own.slice(from), line.page);
        const values = readNumber(piece.text, mark);
        if (!values || values.percent) continue;
        const label = from > 0 ? segmentOf(own.slice(0, from), line.page).text : line.segments[index - 1]?.text;
        const called = label === undefined ? null : columnKindOf(label.replace(/:$/, ''));
        return [{ segment: from === 0 && own === segment.tokens ? segment : piece, first: at === 0, values, called }];
      }
      return [];
    }),
  );

/** With cents, or with its currency, of which some have none ("177 600 Ft"). */
const isAmount = ({ segment }: Figure): boolean => /\d[.,]\d{2}(?!\d)/.test(segment.text) || isMoney(segment);

function isProduct({ qty, price, amount }: Triple): boolean {
  const { check, derived } = resolveRow({
    qty: qty.values.values,
    price: price.values.values,
    amount: amount.values.values,
    discount: [],
    tax: [],
    per: price.values.per ? [price.values.per] : [],
  });
  return check === 'holds' && (derived.size === 0 || price.values.per !== null);
}

/** What is called a price counts nothing, and no count is money; "net" may be either kind of money. */
const isCalledSo = ({ qty, price, amount }: Triple): boolean =>
  qty.called !== 'price' && qty.called !== 'amount' && price.called !== 'qty' && amount.called !== 'qty';

/**
 * Three numbers of which the first two give the third, of money the price and what it comes to. The last in reading order is what they come to, and where
 * both of the others may be either the first says how many.
 */
function* triplesOf({ numbers }: Block): Iterable<Triple> {
  const some = numbers.slice(0, mostNumbers);
  for (const amount of some.toReversed())
    for (const qty of some)
      for (const price of some) {
        const triple = { qty, price, amount };
        if (new Set([qty, price, amount]).size < 3 || !isAmount(amount) || !isAmount(price) || isMoney(qty.segment)) continue;
        if (isCalledSo(triple) && isProduct(triple)) yield triple;
      }
}

const isBelow = (one: Segment, other: Segment): boolean =>
  overlap(one, other) > 0 || Math.abs(one.x0 - other.x0) < 3 || Math.abs(one.x1 - other.x1) < 3;

/** The numbers at the same places of another article, where they give one another too. */
function sameIn({ numbers }: Block, { qty, price, amount }: Triple): Triple | null {
  const at = (place: Figure): readonly Figure[] =>
    numbers.filter((one) => one.first === place.first && isBelow(one.segment, place.segment));
  for (const sum of at(amount))
    for (const each of at(price))
      for (const count of at(qty)) {
        const triple = { qty: count, price: each, amount: sum };
        if (new Set([count, each, sum]).size === 3 && !isMoney(count.segment) && isCalledSo(triple) && isProduct(triple))
          return triple;
      }
  return null;
}

/** Of one, and at a price of one, anything is the product. */
const isTelling = ({ qty }: Triple): boolean =>
  qty.values.values.some((value) => isInteger(value) && value.units !== 10n ** BigInt(value.scale));

const isIn = (line: Line, { segment }: Figure): boolean =>
  line.segments.some(({ tokens }) => tokens.includes(segment.tokens[0] as Token));

/** Behind the last article stands what is no article's: it goes on below its numbers as far as others do. */
function withoutWhatFollows(articles: readonly Article[]): readonly Article[] {
  const endOf = ({ lines, triple }: Article): number =>
    lines.findLastIndex((line) => Object.values(triple).some((one) => isIn(line, one))) + 1;
  const further = Math.max(0, ...articles.slice(0, -1).map((article) => article.lines.length - endOf(article)));
  return articles.map((article, at) => {
    if (at < articles.length - 1) return article;
    const [end, { lines }] = [endOf(article), article];
    const total = lines.findIndex((line, index) => index >= end && isTotal(line));
    return { ...article, lines: lines.slice(0, total < 0 ? end + further : Math.min(total, end + further)) };
  });
}

/** what stands behind the label of a code, with figures or without */
const aCode = /^[\p{Lu}\d][\p{Lu}\d./_-]{2,24}$/u;

/** "Part number" beside "NW-SPC" */
const namesCode = (label: Segment | undefined): boolean => {
  const kind = label && columnKindOf(label.text);
  return kind === 'code' || kind === 'supplierCode';
};

/** The article's words: what is left of its lines without its numbers and the units beside them. */
function itemIn({ lines, triple: { qty, price, amount } }: Article, mark: DecimalMark | null) {
  const [top] = lines;
  if (!top) return null;
  const taken = new Set([qty, price, amount].map(({ segment }) => segment.tokens.at(-1)));
  const code = lines
    .flatMap(({ segments }) => segments.filter((one, at) => aCode.test(one.text) && namesCode(segments[at - 1])))
    .at(0);
  const words = lines.flatMap((line) => {
    const left = line.segments.filter(
      (segment) =>
        !segment.tokens.some((token) => taken.has(token)) &&
        segment !== code &&
        !isSoldBy(segment.text) &&
        columnKindOf(segment.text) === null &&
        (line === top || isArticle(segment)),
    );
    return left.length > 0 ? [{ ...lineOf(left, line.page), index: line.index }] : [];
  });
  const unit = lines
    .flatMap(({ segments }) => segments)
    .find((segment) => isSoldBy(segment.text) && Math.abs(segment.y0 - qty.segment.y0) < top.height / 2);
  const cells = new Map<Segment, Role>([
    [qty.segment, 'qty'],
    [price.segment, 'price'],
    [amount.segment, 'amount'],
  ]);
  return articleOf({ line: top, cells }, words, mark, { unit: unit ?? null, code: code ?? null });
}
