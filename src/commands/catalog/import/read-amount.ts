/** Amounts in a column of texts: which sign is the decimal one is learned from the column, and nothing is guessed. */

export type DecimalSign = '.' | ',' | null;

/** "12,50 €", "EUR 12.50": the currency in front of an amount or behind it. */
const withoutCurrency = (text: string): string =>
  text.trim().replace(/^(?:\p{Sc}|[A-Z]{3}\b)\s?|\s?(?:\p{Sc}|\b[A-Z]{3}|zł|Kč|kr\.?)$/gu, '');

/** One or two digits after the only sign can be nothing but decimals. Null where the column does not say, or says both. */
export const decimalSignOf = (texts: readonly string[]): DecimalSign => {
  const certain = (sign: string) =>
    texts.some((text) => new RegExp(`^\\d[\\d.,' ]*\\${sign}\\d{1,2}$`).test(withoutCurrency(text)));
  const [dot, comma] = [certain('.'), certain(',')];
  if (dot === comma) return null;
  return dot ? '.' : ',';
};

const grouped = /^\d{1,3}(?:([., '’])\d{3})(?:\1\d{3})*$/;

/** The amount as a decimal string; null where the text is no amount, 'ambiguous' where it may be two ("1.234"). */
export const readAmount = (text: string, sign: DecimalSign): string | 'ambiguous' | null => {
  const plain = withoutCurrency(text);
  if (/^\d+$/.test(plain)) return plain;
  const last = Math.max(plain.lastIndexOf('.'), plain.lastIndexOf(','));
  const signs = plain.replace(/[^.,]/g, '');
  const oneSign = signs.length === 1 && last >= 0;
  // 1.234 in a column that says nothing: a thousand, or one and a bit
  if (oneSign && /[.,]\d{3}$/.test(plain) && sign === null) return 'ambiguous';
  const decimal = sign ?? (last >= 0 ? plain[last] : '.');
  const [whole = '', fraction, ...more] = decimal === undefined ? [plain] : plain.split(decimal);
  if (more.length > 0 && !grouped.test(plain)) return null;
  if (more.length > 0) return plain.replace(/\D/g, '');
  if (!/^\d+$/.test(whole) && !grouped.test(whole)) return null;
  if (fraction !== undefined && !/^\d{1,6}$/.test(fraction)) return null;
  return `${whole.replace(/\D/g, '')}${fraction === undefined ? '' : `.${fraction}`}`;
};
