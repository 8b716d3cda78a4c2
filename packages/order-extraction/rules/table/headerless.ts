import { type Decimal, decimal, isInteger, isZero, multiply, numbersEqual } from '@order-intake/kernel';
import type { ColumnKind } from '../languages/index.ts';
import type { Line, Segment } from '../layout/line.types.ts';
import { type DecimalMark, readNumber } from '../numbers.ts';
import { type Resolved, resolveRow } from './arithmetic.ts';
import { isMoney } from './columns.ts';
import { isSoldBy } from './free-text-patterns.ts';
import type { HeaderCell, HeaderRow } from './header-row.ts';
import { labelledCode } from './name.ts';
import { totalKindOf } from './totals.ts';

type Role = Extract<ColumnKind, 'qty' | 'price' | 'amount'>;
type Seed = { readonly line: Line; readonly roles: ReadonlyMap<Segment, ColumnKind>; readonly telling: boolean };

/** pieces of a line that are looked at, and lines of a document: more are no table of an order */
const mostPieces = 10;
/** where three rows agree on which of their numbers give which, and for how many the prices are: what chance makes of many numbers agrees on nothing */
const mostPiecesAgreeing = 14;
const mostLines = 6_000;
/** lines with numbers that are tried, and rows that are enough to know the columns */
const mostTries = 600;
const enough = 60;

/**
 * A table without a header: lines with an article and three numbers of which the first two give the third, one below the other. The header that
 * it gives fills no line and starts right above the first of them; null when there is no such table.
 */
export function headerless(lines: readonly Line[], mark: DecimalMark | null): HeaderRow | null {
  for (const per of priceUnits) {
    const found = under(lines, mark, per);
    if (found) return found;
  }
  return null;
}

/** how many a price is for that nothing tells: only where several rows agree that it is neither one nor another number */
const priceUnits = [null, decimal(100), decimal(1000)] as const;
/** rows whose agreement proves what one alone does not */
const leastAgreeing = 3;

function under(lines: readonly Line[], mark: DecimalMark | null, per: Decimal | null): HeaderRow | null {
  const tried: Seed[] = [];
  let tries = 0;
  for (const line of lines.slice(0, mostLines)) {
    if (line.segments.length < 4 || line.segments.length > mostPiecesAgreeing) continue;
    tries += 1;
    if (tries > mostTries || tried.length >= enough) break;
    const seed = seedOf(line, mark, per);
    if (seed) tried.push(seed);
  }
  const seeds = agreeing(tried);
  const [first] = seeds;
  if (!first || (seeds.length < 2 && !first.telling)) return null;
  const alike = seeds.filter((seed) => kindsOf(seed) === kindsOf(first));
  if ((alike.length < 2 && !first.telling) || (per !== null && alike.length < leastAgreeing)) return null;
  const turned = pricesFirst(alike, mark);
  const cells = [...first.roles].map(([segment, said], at): HeaderCell => {
    const kind = turned && said === 'qty' ? 'price' : turned && said === 'price' ? 'qty' : said;
    const same = alike.map((seed) => [...seed.roles.keys()][at] ?? segment);
    return { kind, label: '', x0: Math.min(...same.map((one) => one.x0)), x1: Math.max(...same.map((one) => one.x1)) };
  });
  return { cells, score: 2, first: first.line.index, last: first.line.index - 1 };
}

/** Of lines with many pieces those that agree with others. */
function agreeing(seeds: readonly Seed[]): readonly Seed[] {
  const counts = new Map<string, number>();
  for (const kinds of seeds.map(kindsOf)) counts.set(kinds, (counts.get(kinds) ?? 0) + 1);
  return seeds.filter((seed) => seed.line.segments.length <= mostPieces || (counts.get(kindsOf(seed)) ?? 0) >= leastAgreeing);
}

/** "19.50 | 50 | 975.00" in every row: pieces are whole, and what has cents in some rows is a price. */
function pricesFirst(seeds: readonly Seed[], mark: DecimalMark | null): boolean {
  const whole = ({ roles }: Seed, role: Role): boolean =>
    [...roles].some(([{ text }, kind]) => kind === role && readNumber(text, mark)?.values.some(isInteger) === true);
  return seeds.length > 1 && seeds.every((seed) => whole(seed, 'price')) && seeds.some((seed) => !whole(seed, 'qty'));
}

const kindsOf = (seed: Seed): string => [...seed.roles.values()].join(' ');

/** Quantity, price and amount among the numbers of a line; null when none of them is the product of two others. */
export function tripleOf(line: Line, mark: DecimalMark | null): ReturnType<typeof tripleIn> {
  if (line.segments.length < 3 || line.segments.length > mostPieces) return null;
  const read = line.segments.flatMap((segment) => {
    const reading = readNumber(segment.text, mark);
    return reading ? [{ segment, ...reading }] : [];
  });
  return tripleIn(
    read.filter(({ percent }) => !percent),
    read.flatMap(({ percent, values }) => (percent ? values : [])),
  );
}

function seedOf(line: Line, mark: DecimalMark | null, per: Decimal | null): Seed | null {
  const { segments } = line;
  const words = segments.filter(isNamed);
  if (words.length === 0 || words.some((word) => totalKindOf(word.text))) return null;
  const name = words.reduce((one, other) => (letters(other) > letters(one) ? other : one));
  const numbers = segments.flatMap((segment) => {
    const reading = segment === name ? null : readNumber(segment.text, mark);
    return reading && !reading.percent ? [{ segment, values: reading.values, per: reading.per }] : [];
  });
  const percents = segments.flatMap((segment) => {
    const reading = segment.text.includes('%') ? readNumber(segment.text, mark) : null;
    return reading?.percent ? [{ segment, values: reading.values }] : [];
  });
  const found = tripleIn(
    numbers,
    percents.flatMap(({ values }) => values),
    per,
  );
  if (!found) return null;
  const roles = new Map(
    segments.map((segment): [Segment, ColumnKind] => {
      const role = found.roles.get(segment);
      if (role) return [segment, role];
      if (percents.some((percent) => percent.segment === segment)) return [segment, 'discount'];
      if (segment === name) return [segment, 'name'];
      return [
        segment,
        segment.x0 < name.x0 && /\d/.test(segment.text) ? (/^\d{1,3}[.)]?$/.test(segment.text) ? 'position' : 'code') : 'other',
      ];
    }),
  );
  return { line, roles, telling: found.telling };
}

/** Words that may name an article: no number, and no unit that goods are sold by. */
export const isArticle = ({ text }: Segment): boolean =>
  /\p{L}{3}/u.test(text) && readNumber(text, null) === null && !isSoldBy(text);

/** And no code behind its label ("kat. č. HYG-114"): what that is of, another line calls. */
export const isNamed = (segment: Segment): boolean => isArticle(segment) && labelledCode(segment.text) === null;

const letters = (segment: Segment): number => segment.text.replace(/[^\p{L}]/gu, '').length;

/** Quantity, price and amount, from left to right; the amount is the last number that fits. */
function tripleIn(
  numbers: readonly { readonly segment: Segment; readonly values: readonly Decimal[]; readonly per: Decimal | null }[],
  discount: readonly Decimal[],
  unstated: Decimal | null = null,
): { readonly roles: ReadonlyMap<Segment, Role>; readonly telling: boolean } | null {
  for (let last = numbers.length - 1; last >= 2; last--) {
    for (let first = 0; first < last; first++) {
      for (let second = first + 1; second < last; second++) {
        const [qty, price, amount] = [numbers[first], numbers[second], numbers[last]];
        if (!qty || !price || !amount || amount.values.every(isZero)) continue;
        const resolved = resolveRow({
          qty: qty.values,
          price: price.values,
          amount: amount.values,
          discount,
          tax: [],
          per: price.per ? [price.per] : unstated ? [unstated] : [],
        });
        // "7.20 / 100" is printed, and gives the price of one
        if (resolved.check !== 'holds' || (resolved.derived.size > 0 && !price.per && !unstated)) continue;
        if (unstated && !isFor(unstated, resolved, price.values)) continue;
        // "$11.49 × 8": what has a currency is the price, wherever it stands
        const turned = isMoney(qty.segment) && !isMoney(price.segment);
        const roles = new Map<Segment, Role>([
          [qty.segment, turned ? 'price' : 'qty'],
          [price.segment, turned ? 'qty' : 'price'],
          [amount.segment, 'amount'],
        ]);
        return { roles, telling: ![resolved.qty, resolved.price].some((value) => value !== null && isOne(value)) };
      }
    }
  }
  return null;
}

/** The price was divided by just this number. */
const isFor = (per: Decimal, { price }: Resolved, printed: readonly Decimal[]): boolean =>
  price !== null && printed.some((value) => numbersEqual(multiply(price, per), value));

const isOne = (value: Decimal): boolean => value.units === 10n ** BigInt(value.scale);
