/** Elements of UBL documents as text: what has no value is left out. */

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
/** What XML 1.0 has no place for (2.2) is left out. */
const escaped = (text: string): string =>
  text
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
    .replace(/[&<>"]/g, (character) => entities[character] ?? character);

type Value = string | number | null | undefined;
/** Digits without an exponent, whatever JavaScript would write. */
export const plain = (value: string | number): string =>
  typeof value === 'number' ? value.toLocaleString('en', { useGrouping: false, maximumFractionDigits: 20 }) : escaped(value);

export const basic = (name: string, value: Value, attributes: Readonly<Record<string, string>> = {}): string => {
  if (value === null || value === undefined || value === '') return '';
  const attributeText = Object.entries(attributes).map(([key, text]) => ` ${key}="${escaped(text)}"`);
  return `<cbc:${name}${attributeText.join('')}>${plain(value)}</cbc:${name}>`;
};
/** Nothing where it would be empty. */
export const part = (name: string, ...children: readonly string[]): string => {
  const inside = children.join('');
  return inside === '' ? '' : `<cac:${name}>${inside}</cac:${name}>`;
};

/** An amount needs a currency: without one it is no amount of UBL. */
export const amount = (name: string, value: number | null, currency: string | null): string =>
  currency === null ? '' : basic(name, value, { currencyID: currency });

export const taxScheme = '<cac:TaxScheme><cbc:ID>VAT</cbc:ID></cac:TaxScheme>';
