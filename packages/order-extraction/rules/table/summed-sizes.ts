/** Matrices of sizes: each row is one line with its total (docs/adr/0034), and how many of each size are wanted is told beside it. */
import { add, type Decimal, decimal, formatDecimal, isZero, numbersEqual, parseDecimal } from '@order-intake/kernel';
import type { Line, Segment, Token } from '../layout/line.types.ts';
import { type DecimalMark, readNumber } from '../numbers.ts';
import type { Item } from './item.ts';
import { sizesIn } from './sizes.ts';

export type SummedSizes = { readonly item: Item; readonly sizes: readonly SizeQty[] };
type SizeQty = { readonly size: string; readonly qty: string; readonly segment: Segment };

/** Rows whose figures grow look like sizes themselves: so many such lines are tried, from the top and from right above the row. */
const mostTried = 4;
/** how far a number's middle stands from that of its size, and how far behind the last size's beginning it begins, in distances of two sizes */
const farthest = 0.65;
const farthestBehind = 1.3;

/** Articles whose quantity is the sum of what stands below sizes, however the table was read; none where every row is of one size. */
export function summedSizes(items: readonly Item[], lines: readonly Line[], mark: DecimalMark | null): readonly SummedSizes[] {
  const headers = lines.flatMap((line) => headerOf(line) ?? []);
  if (headers.length === 0) return [];
  const rows = new Map(lines.flatMap((line) => line.segments.map((segment) => [segment.place, line] as const)));
  const found = items.flatMap((item): readonly SummedSizes[] => {
    const { qty } = item.fields;
    const row = qty?.place ? rows.get(qty.place) : undefined;
    const wanted = parseDecimal(qty?.value ?? '');
    if (!row || !wanted) return [];
    const above = headers.filter(({ index }) => index < row.index);
    const tried = new Set([...above.slice(-mostTried).reverse(), ...above.slice(0, mostTried)]);
    const numbers = row.segments
      .filter(({ place }) => place !== qty?.place)
      .flatMap((segment) => segment.tokens.flatMap((token) => numberOf(token, segment, mark) ?? []));
    const sizes = [...tried]
      .flatMap((header) => [below(numbers, nearest(header)), below(numbers, behind(header))])
      .find((ways) => ways.length > 0 && numbersEqual(sumOf(ways), wanted));
    return sizes
      ? [{ item, sizes: sizes.map(({ size, qty: own, segment }) => ({ size, qty: formatDecimal(own), segment })) }]
      : [];
  });
  return found.some(({ sizes }) => sizes.length > 1) ? found : [];
}

type Header = {
  readonly index: number;
  readonly sizes: readonly Size[];
  readonly distance: number;
};
type Size = { readonly size: string; readonly x0: number; readonly middle: number };

const middleOf = ({ x0, x1 }: Pick<Token, 'x0' | 'x1'>): number => (x0 + x1) / 2;

function headerOf({ index, segments }: Line): Header | null {
  const pieces = segments.flatMap(({ tokens }) => tokens);
  const found = sizesIn(pieces);
  const sizes = pieces.flatMap((token) =>
    found.has(token.text) ? [{ size: token.text, x0: token.x0, middle: middleOf(token) }] : [],
  );
  const [first, last] = [sizes[0], sizes.at(-1)];
  return first && last && sizes.length > 1 ? { index, sizes, distance: (last.middle - first.middle) / (sizes.length - 1) } : null;
}

type Counted = { readonly qty: Decimal; readonly x0: number; readonly middle: number; readonly segment: Segment };

function numberOf(token: Token, segment: Segment, mark: DecimalMark | null): Counted | null {
  const qty = readNumber(token.text, mark)?.values[0];
  return qty && !isZero(qty) ? { qty, x0: token.x0, middle: middleOf(token), segment } : null;
}

type Way = (number: Counted) => Size | undefined;

/** Sizes stand in the middle of their columns, or as their numbers do. */
const nearest =
  ({ sizes, distance }: Header): Way =>
  ({ middle }) => {
    const away = (one: Size): number => Math.abs(one.middle - middle);
    const best = sizes.reduce<Size | undefined>((one, other) => (one && away(one) <= away(other) ? one : other), undefined);
    return best && away(best) <= distance * farthest ? best : undefined;
  };

/** Sizes stand at the left of their columns, and numbers at the right. */
const behind =
  ({ sizes, distance }: Header): Way =>
  ({ x0 }) => {
    const own = sizes.findLast((size) => size.x0 <= x0);
    return own && x0 - own.x0 <= distance * farthestBehind ? own : undefined;
  };

type SizeCount = { readonly size: string; readonly qty: Decimal; readonly segment: Segment };
const sumOf = (sizes: readonly SizeCount[]): Decimal => sizes.reduce<Decimal>((all, { qty }) => add(all, qty), decimal(0));

/** How many of each size; none where two numbers stand below the same. */
function below(numbers: readonly Counted[], sizeOf: Way): readonly SizeCount[] {
  const found = numbers.flatMap((number) => {
    const size = sizeOf(number)?.size;
    return size === undefined ? [] : [{ size, qty: number.qty, segment: number.segment }];
  });
  return new Set(found.map(({ size }) => size)).size === found.length ? found : [];
}
