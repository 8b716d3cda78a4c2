/** How a total is made up: what is printed of it, completed and decided by arithmetic. */
import {
  absolute,
  add,
  compare,
  type Decimal,
  decimal,
  divide,
  formatDecimal,
  isZero,
  multiply,
  parseDecimal,
  rounded,
  subtract,
  sum,
  sumOf,
  trimDecimal,
  within,
} from '@order-intake/kernel';
import type { Totals } from '@order-intake/order-extraction/document';

const cent = decimal(1, 2);
const number = (text: string | null | undefined): Decimal | null => (text == null ? null : parseDecimal(text));
const plain = (value: Decimal | null): string | undefined => (value === null ? undefined : formatDecimal(value));
const is = (a: Decimal | null, b: Decimal | null): boolean => a !== null && b !== null && within(a, b, cent);

/** What the lines and the charges of an order come to; null where one of them is not known. */
export type Sums = { readonly lines: string | null; readonly charges: string | null };

const taxOf = ({ taxAmount, tax = [], net, gross }: Totals): Decimal | null =>
  number(taxAmount) ??
  (tax.length > 0 ? number(sumOf(tax.map(({ amount }) => amount ?? null))) : null) ??
  (net !== undefined && gross !== undefined ? difference(number(gross), number(net)) : null);

const difference = (a: Decimal | null, b: Decimal | null): Decimal | null => (a && b ? subtract(a, b) : null);

/** Before or with tax; undefined where there is no tax, or nothing fits. */
const kindOf = (total: Decimal | null, net: Decimal | null, tax: Decimal | null): 'net' | 'gross' | undefined => {
  if (total === null || net === null || tax === null || isZero(tax)) return undefined;
  if (is(total, add(net, tax))) return 'gross';
  return is(total, net) ? 'net' : undefined;
};

/** The whole or half percent that the amounts have; of small amounts several would fit. */
const rateOf = (base: Decimal, tax: Decimal): string | undefined => {
  const halves = compare(absolute(base), decimal(20)) < 0 ? null : divide(multiply(tax, decimal(200)), base, 0);
  const rate = halves && { units: halves.units * 5n, scale: 1 };
  return rate && is(taxAt(base, rate), tax) ? formatDecimal(trimDecimal(rate)) : undefined;
};

const taxAt = (base: Decimal, rate: Decimal): Decimal => rounded(multiply(multiply(base, rate), decimal(1, 2)), 2);

/** `read`: as printed, as far as it is. Undefined where the document says nothing of tax or of how its total is made up. */
export const completedTotals = (readTotals: Totals | undefined, sums: Sums, total: string | null): Totals | undefined => {
  if (!readTotals) return undefined;
  const [lines, charges] = [number(readTotals.lines ?? sums.lines), number(readTotals.charges ?? sums.charges)];
  const summed = lines && add(lines, charges ?? decimal(0));
  const printed = number(total);
  const tax = taxOf(readTotals);
  const net = number(readTotals.net) ?? (kindOf(printed, summed, tax) || is(summed, number(readTotals.gross)) ? summed : null);
  const totalIs = kindOf(printed, net, tax);
  const gross = number(readTotals.gross) ?? (net && tax ? add(net, tax) : null);
  const rate = net && tax && rateOf(net, tax);
  const [only, ...otherRates] = readTotals.tax ?? [];
  // a single rate is of the whole sum before tax
  const based =
    only && otherRates.length === 0 && only.base === undefined && net ? [{ ...only, base: formatDecimal(net) }] : readTotals.tax;
  const ofRates = based ?? (tax && net && rate ? [{ rate, base: formatDecimal(net), amount: formatDecimal(tax) }] : undefined);
  return {
    ...readTotals,
    ...present({ lines: plain(lines), charges: charges && !isZero(charges) ? plain(charges) : undefined }),
    ...present({ net: plain(net), taxAmount: plain(tax), gross: plain(gross), tax: ofRates, totalIs }),
  };
};

const present = (totals: { readonly [K in keyof Totals]: Totals[K] | undefined }): Totals =>
  Object.fromEntries(Object.entries(totals).filter(([, value]) => value !== undefined));

/** After lines changed: counted again where one tax rate is known; undefined where it is not, for the printed amounts are past. */
export const recountedTotals = ({ tax = [], totalIs }: Totals, sums: Sums): Totals | undefined => {
  const [lines, charges, rate] = [number(sums.lines), number(sums.charges) ?? decimal(0), number(tax[0]?.rate)];
  if (!lines || !rate || tax.length > 1) return undefined;
  const net = add(lines, charges);
  const taxed = taxAt(net, rate);
  return {
    lines: formatDecimal(lines),
    ...(isZero(absolute(charges)) ? {} : { charges: formatDecimal(charges) }),
    net: formatDecimal(net),
    taxAmount: formatDecimal(taxed),
    tax: [{ rate: formatDecimal(trimDecimal(rate)), base: formatDecimal(net), amount: formatDecimal(taxed) }],
    gross: formatDecimal(sum([net, taxed])),
    ...(totalIs ? { totalIs } : {}),
  };
};
