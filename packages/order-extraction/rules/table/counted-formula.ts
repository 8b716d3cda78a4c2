/** Lines that say how many, at what price and what they come to, told by their arithmetic and by having no words of an article. */
import { type Decimal, isZero } from '@order-intake/kernel';
import { currenciesIn } from '../currencies.ts';
import type { Line, Segment, Token } from '../layout/line.types.ts';
import { segmentOf } from '../layout/segment.ts';
import { type DecimalMark, readNumber } from '../numbers.ts';
import { normalise } from '../text.ts';
import { isCode, type NumberKind } from './anchored-rows.ts';
import { resolveRow } from './arithmetic.ts';
import { isSoldBy } from './free-text-patterns.ts';
import { columnKindOf } from './vocabulary.ts';

/** pieces of a line that are looked at, those that one such formula fills, and words of it */
const mostPieces = 10;
const mostFilled = 5;
const mostTokens = 18;
/** letters: a shorter word is a unit, a sign or what joins, and no article */
const shortWord = 3;

export type Counted = {
  readonly line: Line;
  readonly at: number;
  readonly x0: number;
  readonly x1: number;
  readonly cells: ReadonlyMap<Segment, NumberKind>;
  readonly unit: Segment | null;
  readonly code: Segment | null;
  /** words that nobody knows */
  readonly strange: readonly string[];
};

/** The formulas of a line, each in as few of its pieces as it needs. */
export function countedIn(line: Line, at: number, mark: DecimalMark | null): readonly Counted[] {
  const { segments } = line;
  if (segments.length > mostPieces || !/\d.*\d.*\d/.test(line.text)) return [];
  const found: Counted[] = [];
  for (let from = 0; from < segments.length; from++) {
    for (let to = from; to < Math.min(segments.length, from + mostFilled); to++) {
      const one = formulaOf(segments.slice(from, to + 1), line, at, mark);
      if (!one) continue;
      found.push(narrowed(one, segments.slice(from, to + 1), line, at, mark));
      from = to;
      break;
    }
  }
  return found;
}

/** "4 Stretch film 23 µm | 48 rolls × 9.95 = 477.60": without the pieces before it, where it needs none of them. */
function narrowed(one: Counted, pieces: readonly Segment[], line: Line, at: number, mark: DecimalMark | null): Counted {
  const own =
    one.strange.length > 0 && one.code === null && pieces.length > 1 ? formulaOf(pieces.slice(1), line, at, mark) : null;
  return own ? narrowed(own, pieces.slice(1), line, at, mark) : one;
}

/** "rebate 20 %", "20%": the one percentage of a line; null where there is none, or several. */
function percentIn(tokens: readonly Token[]): readonly Token[] | null {
  const signs = tokens.flatMap(({ text }, at) => (text.includes('%') ? [at] : []));
  const [at, more] = signs;
  if (at === undefined || more !== undefined) return null;
  const [before, sign] = [tokens[at - 1], tokens[at] as Token];
  if (/^\d{1,2}(?:[.,]\d{1,2})?%$/.test(sign.text)) return [sign];
  return sign.text === '%' && before && /^\d{1,2}(?:[.,]\d{1,2})?$/.test(before.text) ? [before, sign] : null;
}
const percentTextOf = (tokens: readonly Token[]): string => tokens.map(({ text }) => text).join('');

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
  const all = pieces.flatMap((piece) => piece.tokens);
  const percent = percentIn(all);
  const tokens = percent ? all.filter((token) => !percent.includes(token)) : all;
  if (tokens.length < 4 || tokens.length > mostTokens || tokens.some(({ text }) => text.includes('%'))) return null;
  const values = valuesIn(tokens, mark);
  const amount = values.at(-1);
  if (!amount || values.length < 3 || values.length > 5 || amount.values.every(isZero) || !/[.,]\d{2}/.test(textOf(amount)))
    return null;
  const before = values.slice(0, -1);
  const tripleWith = (discount: readonly Decimal[]) =>
    before
      .flatMap((one, i) => before.slice(i + 1).map((other, j) => ({ one, other, behind: before.slice(i + 2 + j) })))
      .find(({ one, other, behind }) => {
        const [qty, price] = one.money && !other.money ? [other, one] : [one, other];
        const per = behind.flatMap((value) => value.values);
        const found = resolveRow({ qty: qty.values, price: price.values, amount: amount.values, discount, tax: [], per });
        return found.check === 'holds' && (found.derived.size === 0 || behind.length > 0) && !sameAsAmount(price, amount);
      });
  // what adds up without it is a tax, and no discount
  const plain = tripleWith([]);
  const triple = plain ?? (percent ? tripleWith(readNumber(percentTextOf(percent), mark)?.values ?? []) : undefined);
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
      ...(percent && !plain ? [[cell(percent), 'discount'] as const] : []),
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
