/**
 * Exact decimal numbers: quantities, prices and sums are counted with these and kept as text; money is never a float.
 *
 * The scale says how many places were written, so 12.50 and 12.5 are two values of one number: `compare` takes them for equal, `formatDecimal`
 * keeps them apart, `canonicalDecimal` and `trimDecimal` make them one. Adding and multiplying lose nothing; only `divide` and `rounded` round,
 * half away from zero as Postgres does.
 */

/** `units` × 10^-`scale`; the scale is a whole number from 0. */
export type Decimal = { readonly units: bigint; readonly scale: number };

export const zero: Decimal = { units: 0n, scale: 0 };
export const decimal = (units: number, scale = 0): Decimal => ({ units: BigInt(units), scale });

const power = (exponent: number): bigint => 10n ** BigInt(exponent);
const raise = (a: Decimal, scale: number): bigint => a.units * power(scale - a.scale);

/** "1234.50" or "-3": up to 30 digits before the point and 15 behind it; null for anything else. */
export function parseDecimal(text: string): Decimal | null {
  const match = /^(-?)(\d{1,30})(?:\.(\d{1,15}))?$/.exec(text);
  if (!match) return null;
  const fraction = match[3] ?? '';
  const units = BigInt(`${match[2]}${fraction}`);
  return { units: match[1] === '-' ? -units : units, scale: fraction.length };
}

/** As Postgres and JSON write numbers: also "+5", ".5", "5." and "1.2e-7"; null for anything else. */
export function parseNumeric(text: string): Decimal | null {
  const [, sign = '', whole = '', fraction = '', exponent = '0'] =
    /^\s*([+-]?)(\d*)(?:\.(\d*))?(?:e([+-]?\d{1,4}))?\s*$/i.exec(text) ?? [];
  if (whole + fraction === '') return null;
  const digits = BigInt(whole + fraction);
  const units = sign === '-' ? -digits : digits;
  const scale = fraction.length - Number(exponent);
  return scale < 0 ? { units: units * power(-scale), scale: 0 } : { units, scale };
}

/** Plain decimal string with the digits it was read with: 12.50 stays "12.50". */
export function formatDecimal(a: Decimal): string {
  const digits = (a.units < 0n ? -a.units : a.units).toString().padStart(a.scale + 1, '0');
  const whole = digits.slice(0, digits.length - a.scale);
  const sign = a.units < 0n ? '-' : '';
  return a.scale === 0 ? `${sign}${whole}` : `${sign}${whole}.${digits.slice(-a.scale)}`;
}

/** As few digits as the value needs: 3.00 is "3". */
export const trimDecimal = (a: Decimal): Decimal => {
  let { units, scale } = a;
  while (scale > 0 && units % 10n === 0n) {
    units /= 10n;
    scale -= 1;
  }
  return { units, scale };
};

export function add(a: Decimal, b: Decimal): Decimal {
  const scale = Math.max(a.scale, b.scale);
  return { units: raise(a, scale) + raise(b, scale), scale };
}

export const negate = (a: Decimal): Decimal => ({ units: -a.units, scale: a.scale });
export const subtract = (a: Decimal, b: Decimal): Decimal => add(a, negate(b));
export const multiply = (a: Decimal, b: Decimal): Decimal => ({ units: a.units * b.units, scale: a.scale + b.scale });
export const absolute = (a: Decimal): Decimal => (a.units < 0n ? negate(a) : a);
export const sum = (all: readonly Decimal[]): Decimal => all.reduce(add, zero);

/** Negative, zero or positive, as a is smaller than, equal to or greater than b. */
export function compare(a: Decimal, b: Decimal): number {
  const difference = subtract(a, b).units;
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}

export const isZero = (a: Decimal): boolean => a.units === 0n;
export const isPositive = (a: Decimal): boolean => a.units > 0n;
export const isInteger = (a: Decimal): boolean => trimDecimal(a).scale === 0;
export const within = (a: Decimal, b: Decimal, tolerance: Decimal): boolean => compare(absolute(subtract(a, b)), tolerance) <= 0;

/** a / b with so many decimals; null when b is 0. */
export function divide(a: Decimal, b: Decimal, scale: number): Decimal | null {
  return b.units === 0n ? null : { units: quotient(a.units * power(scale + b.scale), b.units * power(a.scale)), scale };
}

/** With so many decimals, whether these are more or fewer than it has. */
export const rounded = (a: Decimal, scale: number): Decimal =>
  scale >= a.scale ? { units: raise(a, scale), scale } : { units: quotient(a.units, power(a.scale - scale)), scale };

/** Of whole numbers, rounded half away from zero. */
function quotient(numerator: bigint, denominator: bigint): bigint {
  const n = numerator < 0n ? -numerator : numerator;
  const d = denominator < 0n ? -denominator : denominator;
  const nearest = (2n * n + d) / (2n * d);
  return numerator < 0n !== denominator < 0n ? -nearest : nearest;
}

/** Equal to the cent. */
export const numbersEqual = (a: Decimal, b: Decimal): boolean => within(a, b, { units: 5n, scale: 3 });

/** One spelling of a decimal text, however long: "189.90" and "0189.9" become "189.9". Other texts stay as they are. */
export const canonicalDecimal = (text: string): string =>
  /^-?\d+(\.\d+)?$/.test(text)
    ? text
        .replace(/^(-?)0+(?=\d)/, '$1')
        .replace(/(\.\d*?)0+$/, '$1')
        .replace(/\.$/, '')
        .replace(/^-0$/, '0')
    : text;

/** The product of decimal texts, as text; null where one is missing or is no decimal. */
export function productOf(a: string | null, b: string | null): string | null {
  const [first, second] = [parseDecimal(a ?? ''), parseDecimal(b ?? '')];
  return first && second && formatDecimal(multiply(first, second));
}

/** The sum of decimal texts, as text: "0" of none; null where one is missing or is no decimal. */
export function sumOf(parts: readonly (string | null)[]): string | null {
  const numbers = parts.flatMap((part) => parseDecimal(part ?? '') ?? []);
  return numbers.length < parts.length ? null : formatDecimal(sum(numbers));
}
