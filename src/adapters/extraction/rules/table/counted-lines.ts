/**
 * Articles whose words stand above a line that says how many, at what price, and what they come to, in whatever words: "cat. no. 10-445 — 120 pcs at
 * 6.90 = 828.00". Needs no header and no columns; also in two columns, and beside a margin with other text.
 */
import type { Decimal } from '../../../../kernel/decimal.ts';
import { isZero } from '../../../../kernel/decimal.ts';
import { currenciesIn } from '../currencies.ts';
import type { Line, Segment, Token } from '../layout/line.types.ts';
import { segmentOf } from '../layout/segment.ts';
import { type DecimalMark, readNumber } from '../numbers.ts';
import { normalise } from '../text.ts';
import {
  type AnchoredRows,
  articleOf,
  evenly,
  fromPositions,
  isCode,
  isHeader,
  isPosition,
  isRule,
  isTotal,
} from './anchored-rows.ts';
import { resolveRow } from './arithmetic.ts';
import { isSoldBy } from './free-text-patterns.ts';
import { columnKindOf } from './vocabulary.ts';

/** pieces of a line that are looked at, those that one such formula fills, and lines of a document */
const mostPieces = 10;
const mostFilled = 5;
const mostLines = 3_000;
/** words of a formula */
const mostTokens = 18;
/** lines of words that belong to one article, and how far above each other they stand, in heights of a line */
const mostWords = 4;
const farthest = 1.6;
/** in heights of a line: what stands farther right is of another column */
const farBeside = 8;
/** letters: a shorter word is a unit, a sign or what joins, and no article */
const shortWord = 3;

type Counted = {
  readonly line: Line;
  readonly at: number;
  readonly x0: number;
  readonly x1: number;
  readonly cells: ReadonlyMap<Segment, 'qty' | 'price' | 'amount'>;
  readonly unit: Segment | null;
  readonly code: Segment | null;
  /** words that nobody knows */
  readonly strange: readonly string[];
};

/** Null where no line is such a formula, or one of them has no article above it. */
export function countedLines(lines: readonly Line[], mark: DecimalMark | null): AnchoredRows | null {
  const all = lines.slice(0, mostLines).flatMap((line, at) => countedIn(line, at, mark));
  const [first] = all;
  // a word that each of them has is a label; where it changes, it is an article's
  const labels = new Set(
    all.length > 1 ? first?.strange.filter((word) => all.every(({ strange }) => strange.includes(word))) : [],
  );
  const counted = all.filter(({ strange }) => strange.every((word) => labels.has(word)));
  if (!first || counted.length < all.length || areNamedBelow(lines, counted)) return null;
  const columns = columnsOf(counted);
  const blocks = columns.flatMap((own) =>
    fromPositions(
      evenly(
        own.map((one) => blockOf(lines, one, counted)),
        -1,
      ),
    ).map((block, at) => ({ block, one: own[at] as Counted })),
  );
  const numbered = isNumbered(blocks.map(({ block }) => block));
  const items = blocks.map(({ block, one }) => articleOf(one, numbered ? withoutNumber(block) : block, mark, one));
  if (items.some((item) => item === null)) return null;
  const used = new Set(blocks.flatMap(({ block, one }) => [one.line.index, ...block.map(({ index }) => index)]));
  return { items: items.flatMap((item) => item ?? []), used };
}

const numberOfLine = /^(\p{L}{2,12})\.? \d{1,3}[.:)]? /u;

/** "Line 1. Bin bags", "Line 2. Bleach": the same word before a number in each. */
function isNumbered(blocks: readonly (readonly Line[])[]): boolean {
  const words = new Set(blocks.map(([top]) => numberOfLine.exec(top?.text ?? '')?.[1]));
  return blocks.length > 1 && words.size === 1 && !words.has(undefined);
}

function withoutNumber([top, ...rest]: readonly Line[]): readonly Line[] {
  const [first, ...others] = top?.segments ?? [];
  if (!top || !first) return rest;
  const tokens = first.tokens.slice(2);
  return [{ ...top, segments: [...(tokens.length > 0 ? [segmentOf(tokens, top.page)] : []), ...others] }, ...rest];
}

/** Those that begin at the same place, from left to right. */
function columnsOf(counted: readonly Counted[]): readonly (readonly Counted[])[] {
  const columns: Counted[][] = [];
  for (const one of [...counted].sort((a, b) => a.x0 - b.x0)) {
    const own = columns.at(-1);
    const near = own?.[0] !== undefined && one.x0 - own[0].x0 < one.line.height * 2;
    if (own && near) own.push(one);
    else columns.push([one]);
  }
  return columns.map((own) => own.sort((a, b) => a.at - b.at));
}

/** The formulas of a line, each in as few of its pieces as it needs. */
function countedIn(line: Line, at: number, mark: DecimalMark | null): readonly Counted[] {
  const { segments } = line;
  if (segments.length > mostPieces || !/\d.*\d.*\d/.test(line.text)) return [];
  const found: Counted[] = [];
  for (let from = 0; from < segments.length; from++) {
    for (let to = from; to < Math.min(segments.length, from + mostFilled); to++) {
      const one = formulaOf(segments.slice(from, to + 1), line, at, mark);
      if (!one) continue;
      found.push(one);
      from = to;
      break;
    }
  }
  return found;
}

type Value = {
  readonly tokens: readonly Token[];
  readonly values: readonly Decimal[];
  readonly money: boolean;
  readonly last: number;
};

const digits = /^[(\p{Sc}]{0,3}\d(?:[\d.,'’]*\d)?[)\p{Sc},;.]{0,3}$/u;
const thousands = /^\d{3}(?:[.,]\d+)?[\p{Sc},;.)]{0,2}$/u;

/** Numbers that stand alone, "1 574,00" as one; what has other letters or signs in it is none. */
function valuesIn(tokens: readonly Token[], mark: DecimalMark | null): readonly Value[] {
  const found: Value[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at] as Token;
    if (!digits.test(token.text)) continue;
    const own = [token];
    while (/^\p{Sc}?\d{1,3}$/u.test(own[0]?.text ?? '') && thousands.test(tokens[at + own.length]?.text ?? ''))
      own.push(tokens[at + own.length] as Token);
    const text = own
      .map((one) => one.text)
      .join(' ')
      .replace(/[(),;]+$|^[(]/g, '')
      .replace(/\.$/, '');
    const reading = readNumber(text, mark);
    if (!reading || reading.percent) continue;
    const beside = [tokens[at - 1]?.text ?? '', tokens[at + own.length]?.text ?? ''];
    const money =
      currenciesIn(text).length > 0 || beside.some((word) => /^\P{N}{1,5}$/u.test(word) && currenciesIn(word).length > 0);
    at += own.length - 1;
    found.push({ tokens: own, values: reading.values, money, last: at });
  }
  return found;
}

function formulaOf(pieces: readonly Segment[], line: Line, at: number, mark: DecimalMark | null): Counted | null {
  const tokens = pieces.flatMap((piece) => piece.tokens);
  if (tokens.length < 4 || tokens.length > mostTokens || tokens.some(({ text }) => text.includes('%'))) return null;
  const values = valuesIn(tokens, mark);
  const amount = values.at(-1);
  if (!amount || values.length < 3 || values.length > 5 || amount.values.every(isZero) || !/[.,]\d{2}/.test(textOf(amount)))
    return null;
  const before = values.slice(0, -1);
  const triple = before
    .flatMap((one, i) => before.slice(i + 1).map((other, j) => ({ one, other, behind: before.slice(i + 2 + j) })))
    .find(({ one, other, behind }) => {
      const [qty, price] = one.money && !other.money ? [other, one] : [one, other];
      const found = resolveRow({
        qty: qty.values,
        price: price.values,
        amount: amount.values,
        discount: [],
        tax: [],
        per: behind.flatMap((value) => value.values),
      });
      return found.check === 'holds' && (found.derived.size === 0 || behind.length > 0) && !sameAsAmount(price, amount);
    });
  if (!triple) return null;
  const { one, other, behind } = triple;
  const [qty, price] = one.money && !other.money ? [other, one] : [one, other];
  const numbers = new Set([qty, price, amount, ...behind].flatMap((value) => value.tokens));
  const rest = tokens.filter((token) => !numbers.has(token));
  const code = rest.find(({ text }) => isCode(bare(text)));
  const next = tokens[qty.last + 1];
  const unit = next && isSoldBy(bare(next.text)) ? next : null;
  const strange = strangeIn(rest.filter((token) => token !== code && token !== unit).map(({ text }) => text));
  // another number says something else
  if (strange.some((word) => /\d/.test(word))) return null;
  const cell = (own: readonly Token[]): Segment => segmentOf(own, line.page);
  return {
    line,
    at,
    x0: Math.min(...tokens.map(({ x0 }) => x0)),
    x1: Math.max(...tokens.map(({ x1 }) => x1)),
    cells: new Map([
      [cell(qty.tokens), 'qty'],
      [cell(price.tokens), 'price'],
      [cell(amount.tokens), 'amount'],
    ] as const),
    unit: unit && cell([unit]),
    code: code ? cell([code]) : null,
    strange,
  };
}

const textOf = ({ tokens }: Value): string => tokens.map(({ text }) => text).join(' ');
/** "1 x 6.90 = 6.90" holds whatever stands there */
const sameAsAmount = (price: Value, amount: Value): boolean => textOf(price) === textOf(amount) && !price.money;
const bare = (text: string): string => text.replace(/^[([]+|[)\],;:.]+$/g, '');

/** What is no unit, sign, short word or label of a column. */
function strangeIn(words: readonly string[]): readonly string[] {
  const known = (text: string): boolean => {
    const kind = columnKindOf(bare(text));
    return kind !== null && kind !== 'name';
  };
  const labels = new Set(
    words.flatMap((word, at) => (known(`${word} ${words[at + 1] ?? ''}`) ? [at, at + 1] : known(word) ? [at] : [])),
  );
  return words.flatMap((word, at) => {
    const plain = normalise(bare(word));
    const tells = !labels.has(at) && plain.length > shortWord && !isSoldBy(plain) && currenciesIn(word).length === 0;
    return tells || /\d/.test(word) ? [plain] : [];
  });
}

/** Words below them are nearer in all. */
function areNamedBelow(lines: readonly Line[], counted: readonly Counted[]): boolean {
  const distance = ({ line, at, x0, x1 }: Counted, step: -1 | 1): number => {
    const most = line.height * 4;
    for (let next = at + step; lines[next]?.page === line.page; next += step) {
      const other = lines[next] as Line;
      const away = Math.abs(other.y0 - line.y0);
      if (away > most) break;
      const own = inColumn(other.segments, x0, x1 + line.height * farBeside, line.height);
      if (own.some(({ text }) => /\p{L}{3}/u.test(text)) && !isTotal(other)) return away;
    }
    return most;
  };
  const sum = (step: -1 | 1): number => counted.reduce((all, one) => all + distance(one, step), 0);
  return sum(1) < sum(-1) * 0.9;
}

/** The lines of words right above it that stand in its column, each without what stands beside it, in reading order. */
function blockOf(lines: readonly Line[], { line, at, x0, x1 }: Counted, all: readonly Counted[]): readonly Line[] {
  const beside = all.filter((one) => one.x0 > x1).map((one) => one.x0);
  const right = Math.min(Number.POSITIVE_INFINITY, ...beside) - line.height;
  const block: Line[] = [];
  let below: Pick<Line, 'y0'> = line;
  for (let next = at - 1; next >= 0 && block.length < mostWords; next--) {
    const one = lines[next] as Line;
    if (one.page !== line.page || below.y0 - one.y1 > Math.max(one.height, line.height) * farthest) break;
    const segments = inColumn(one.segments, x0, right, line.height);
    if (segments.length === 0) continue;
    const own: Line = { ...one, segments, text: segments.map(({ text }) => text).join('  ') };
    const taken = all.some((other) => other.at === next && other.x0 < right && other.x1 > x0);
    if (taken || isRule(own) || !/\p{L}{2}/u.test(own.text) || isTotal(own) || isHeader(own)) break;
    block.push(own);
    below = one;
  }
  return block.reverse();
}

function inColumn(segments: readonly Segment[], x0: number, right: number, height: number): readonly Segment[] {
  const from = segments.findIndex((segment) => segment.x1 > x0 + height);
  const own = from < 0 ? [] : segments.slice(from).filter((segment) => segment.x0 < right);
  const cut = own.findIndex((segment, at) => at > 0 && segment.x0 - (own[at - 1] as Segment).x1 > height * farBeside);
  const near = cut < 0 ? own : own.slice(0, cut);
  const [first] = near;
  // what begins farther right than the formula reaches is of another column
  if (!first || first.x0 - x0 > height * farBeside) return [];
  // "00010 | 4711-0815 | Washer": numbers of the article stand before it
  const before = segments.slice(0, from);
  const words = before.findLastIndex(({ text, x1 }, at) => {
    const far = (before[at + 1] ?? first).x0 - x1 > height * farBeside;
    return far || (!isCode(text) && !isPosition(text));
  });
  return [...before.slice(words + 1), ...near];
}
