import { absolute, add, type Decimal, decimal, multiply, parseDecimal, within } from '@order-intake/kernel';
import type { ExtractedLine, Field, LineFieldName } from '../document/extraction.ts';
import { compact } from '../rules/text.ts';
import type { Difference } from './differences.ts';
import { type LinePair, type Pairing, same } from './pair-lines.ts';
import type { ShownText } from './shown-text.ts';

const number = (field: Field | undefined): Decimal | null => parseDecimal(field?.value ?? '');

/** Up to what rounding the price to its last digit makes of the quantity, and two cents; null where a number is missing. */
export function arithmeticHolds(line: ExtractedLine): boolean | null {
  const [qty, price, amount] = [number(line.qty), number(line.price), number(line.amount)];
  if (!qty || !price || !amount) return null;
  const rounding = multiply(absolute(qty), { units: 5n, scale: Math.max(2, price.scale) + 1 });
  return within(multiply(qty, price), amount, add(rounding, decimal(2, 2)));
}

const differ = (a: Field | undefined, b: Field | undefined): boolean => a !== undefined && b !== undefined && !same(a, b);

/** A discount, or a price for more than one piece: the page names another price, and both come to the same amount. */
const isPricedOtherwise = ({ data, page }: { data: ExtractedLine; page: ExtractedLine }): boolean =>
  same(data.qty, page.qty) && same(data.amount, page.amount) && arithmeticHolds(data) === true;

const differing = (pair: { data: ExtractedLine; page: ExtractedLine }): readonly LineFieldName[] => {
  const names = (['qty', 'price', 'amount'] as const).filter((name) => differ(pair.data[name], pair.page[name]));
  return isPricedOtherwise(pair) ? names.filter((name) => name !== 'price') : names;
};

const inShort = ({ code, name, qty }: ExtractedLine): string =>
  [(code ?? name)?.value.slice(0, 60) ?? '?', ...(qty ? [`× ${qty.value}`] : [])].join(' ');

/** A line that was not found among those of the page: not there at all, there with other numbers, or only not read as a line. */
function ofUnpaired({ data, index }: LinePair, pairs: readonly LinePair[], shown: ShownText): readonly Difference[] {
  const line = index + 1;
  const isNamed = [data.code, data.name].some((field) => field !== undefined && field.value.length > 2 && shown.has(field.value));
  const isOfAnother = pairs.some(({ page, data: other }) => page && (same(data.code, other.code) || same(data.name, other.name)));
  if (!isNamed || isOfAnother) return [{ field: 'line', line, page: null, data: inShort(data) }];
  return data.qty && !shown.hasNumber(data.qty.value) ? [{ field: 'qty', line, page: null, data: data.qty.value }] : [];
}

/** Rows that both sides have, but one of them not as an article. */
const isCharge = (
  { name, amount }: ExtractedLine,
  charges: readonly { readonly name: Field; readonly amount: Field }[],
): boolean =>
  charges.some((charge) => same(amount, charge.amount) || (name && compact(name.value) === compact(charge.name.value)));

export function lineDifferences(
  { pairs, onlyOnPage }: Pairing,
  charges: readonly { readonly name: Field; readonly amount: Field }[],
  shown: ShownText,
): readonly Difference[] {
  return [
    ...pairs.flatMap((pair): readonly Difference[] => {
      const { data, page, index } = pair;
      if (page === null) return ofUnpaired(pair, pairs, shown);
      return differing({ data, page }).map((field) => ({
        field,
        line: index + 1,
        page: page[field]?.value ?? null,
        data: data[field]?.value ?? null,
      }));
    }),
    ...(pairs.length === 0 ? [] : onlyOnPage)
      .filter((line) => line.qty !== undefined && (line.code ?? line.name) !== undefined && !isCharge(line, charges))
      .map((line): Difference => ({ field: 'line', line: null, page: inShort(line), data: null })),
  ];
}

/** The page gives the line's quantity, and its price or amount, as the data does. */
export const isConfirmed = ({ data, page }: LinePair): boolean =>
  page !== null &&
  (data.qty === undefined || same(data.qty, page.qty)) &&
  (same(data.price, page.price) || same(data.amount, page.amount));
