/** Decimal strings without binary fractions: what is printed adds up to the cent. */
import { type Decimal, decimal, formatDecimal, parseDecimal, multiply as product, rounded, sum } from '@order-intake/kernel';

/** Throws for anything that is no plain decimal. */
function exact(text: string): Decimal {
  const value = parseDecimal(text);
  if (!value) throw new Error(`${text} is not a decimal`);
  return value;
}
const toCents = (value: Decimal): string => formatDecimal(rounded(value, 2));

/** quantity × price, rounded to cents */
export const multiply = (a: string, b: string): string => toCents(product(exact(a), exact(b)));

export const add = (...decimals: readonly string[]): string => toCents(sum(decimals.map(exact)));

/** so many percent of an amount, rounded to cents */
export const percent = (amount: string, rate: string): string =>
  toCents(product(product(exact(amount), exact(rate)), decimal(1, 2)));

export type NumberStyle = { readonly group: string; readonly point: string };
export const englishNumbers: NumberStyle = { group: ',', point: '.' };
export const germanNumbers: NumberStyle = { group: '.', point: ',' };

/** "1234.5" as "1,234.50" or "1.234,50". A quantity keeps the places it has: give no `places`. */
export function formatNumber(text: string, style: NumberStyle, places?: number): string {
  const shown = places === undefined ? text : add(text);
  const [whole = '0', fraction = ''] = shown.split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, style.group);
  return fraction === '' ? grouped : `${grouped}${style.point}${fraction}`;
}
