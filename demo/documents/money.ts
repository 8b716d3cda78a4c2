/** Decimal strings without binary fractions: what is printed adds up to the cent. */

const scale = 10_000n; // four decimals, enough for a quantity of 2.5 and a price of 0.0125

/** "1234.5" in ten-thousandths. Throws for anything that is no plain decimal. */
function units(decimal: string): bigint {
  const match = /^(-?)(\d+)(?:\.(\d{1,4}))?$/.exec(decimal);
  if (!match) throw new Error(`${decimal} is not a decimal with at most four places`);
  const [, sign, whole = '0', fraction = ''] = match;
  const value = BigInt(whole) * scale + BigInt(fraction.padEnd(4, '0'));
  return sign === '-' ? -value : value;
}

/** Rounded half up to cents, "1234.50". */
function toCents(value: bigint, divisor: bigint): string {
  const negative = value < 0n;
  const cents = ((negative ? -value : value) * 2n + divisor) / (2n * divisor);
  const text = String(cents).padStart(3, '0');
  return `${negative ? '-' : ''}${text.slice(0, -2)}.${text.slice(-2)}`;
}

const centsPerUnit = scale / 100n;

/** quantity × price, rounded to cents */
export const multiply = (a: string, b: string): string => toCents(units(a) * units(b), scale * centsPerUnit);

export const add = (...decimals: readonly string[]): string =>
  toCents(
    decimals.reduce((sum, decimal) => sum + units(decimal), 0n),
    centsPerUnit,
  );

/** so many percent of an amount, rounded to cents */
export const percent = (amount: string, rate: string): string =>
  toCents(units(amount) * units(rate), scale * centsPerUnit * 100n);

export type NumberStyle = { readonly group: string; readonly point: string };
export const englishNumbers: NumberStyle = { group: ',', point: '.' };
export const germanNumbers: NumberStyle = { group: '.', point: ',' };

/** "1234.5" as "1,234.50" or "1.234,50". A quantity keeps the places it has: give no `places`. */
export function formatNumber(decimal: string, style: NumberStyle, places?: number): string {
  const exact = places === undefined ? decimal : add(decimal);
  const [whole = '0', fraction = ''] = exact.split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, style.group);
  return fraction === '' ? grouped : `${grouped}${style.point}${fraction}`;
}
