/** An exact decimal number: `units` × 10^-`scale`. Money is never a float. */
export type Decimal = { readonly units: bigint; readonly scale: number };

const zero: Decimal = { units: 0n, scale: 0 };
export const decimal = (units: number, scale = 0): Decimal => ({ units: BigInt(units), scale });

const power = (exponent: number): bigint => 10n ** BigInt(exponent);
const raise = (a: Decimal, scale: number): bigint => a.units * power(scale - a.scale);

/** "1234.50" or "-3"; null for anything else. */
export function parseDecimal(text: string): Decimal | null {
  const match = /^(-?)(\d{1,30})(?:\.(\d{1,15}))?$/.exec(text);
  if (!match) return null;
  const fraction = match[3] ?? '';
  const units = BigInt(`${match[2]}${fraction}`);
  return { units: match[1] === '-' ? -units : units, scale: fraction.length };
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

/** a / b with so many decimals, rounded half away from zero; null when b is 0. */
export function divide(a: Decimal, b: Decimal, scale: number): Decimal | null {
  if (b.units === 0n) return null;
  const numerator = a.units * power(scale + b.scale);
  const denominator = b.units * power(a.scale);
  const negative = numerator < 0n !== denominator < 0n;
  const n = numerator < 0n ? -numerator : numerator;
  const d = denominator < 0n ? -denominator : denominator;
  const rounded = (2n * n + d) / (2n * d);
  return { units: negative ? -rounded : rounded, scale };
}

/** Equal to the cent. */
export const numbersEqual = (a: Decimal, b: Decimal): boolean => within(a, b, { units: 5n, scale: 3 });
