import { dayOf } from '@order-intake/kernel';
import type { Cell } from '@order-intake/order-extraction/document';
import type { CellObject } from 'xlsx';
import { limits } from '../limits.ts';

const byCode = /\b(EUR|USD|GBP|CHF|SEK|NOK|DKK|PLN|CZK|HUF|INR|CAD|AUD|JPY|CNY|BRL|MXN)\b/;
const bySymbol: readonly (readonly [string, string])[] = [
  ['€', 'EUR'],
  ['£', 'GBP'],
  ['₹', 'INR'],
  ['zł', 'PLN'],
  ['Kč', 'CZK'],
  ['R$', 'BRL'],
];
/** Windows locale ids (hexadecimal, MS-LCID) of currencies that share a sign */
const byLocale: { readonly [locale: string]: string } = {
  '409': 'USD',
  '1009': 'CAD',
  C0C: 'CAD',
  C09: 'AUD',
  '80A': 'MXN',
  '41D': 'SEK',
  '414': 'NOK',
  '814': 'NOK',
  '406': 'DKK',
  '411': 'JPY',
  '804': 'CNY',
};

/** The ISO 4217 code that a number format shows, as in `[$€-407] #,##0.00` or `"$"#,##0.00`; undefined when it shows none. */
function currencyOfFormat(format: string): string | undefined {
  const tagged = /\[\$([^\]-]*)(?:-([0-9A-Fa-f]+))?\]/.exec(format);
  const withoutTag = tagged ? `${tagged[1]} ${format.replace(tagged[0], '')}` : format;
  const code = byCode.exec(withoutTag)?.[1];
  if (code) return code;
  const symbol = bySymbol.find(([sign]) => withoutTag.includes(sign));
  if (symbol) return symbol[1];
  const locale = tagged?.[2]?.toUpperCase().replace(/^0+/, '');
  if (/kr|¥|\$/.test(withoutTag) && locale && byLocale[locale]) return byLocale[locale];
  return /(^|[^[])\$/.test(withoutTag.replace(/\[\$/g, '[')) ? 'USD' : undefined;
}

/** A stored number as a plain decimal string: 15 significant digits, as spreadsheets show, so 3.3000000000000003 is "3.3". */
function plainDecimal(value: number): string | undefined {
  if (!Number.isFinite(value) || Math.abs(value) >= 1e15) return undefined;
  const rounded = Number(value.toPrecision(15));
  const text = String(rounded);
  return text.includes('e') ? rounded.toFixed(12).replace(/\.?0+$/, '') : text;
}

/** One cell of the workbook, or null when it is empty. */
export function toCell(cell: CellObject, row: number, column: number): Cell | null {
  const text = String(cell.w ?? (cell.v instanceof Date ? (storedDay(cell) ?? '') : (cell.v ?? '')))
    .trim()
    .slice(0, limits.sheet.cellCharacters);
  if (cell.t === 'z' || cell.t === 'e' || text === '') return null;
  const base = { row, column, text };
  if (cell.t === 'n' && typeof cell.v === 'number') {
    const number = plainDecimal(cell.v);
    const currency = currencyOfFormat(String(cell.z ?? ''));
    return { ...base, ...(number === undefined ? {} : { number }), ...(currency === undefined ? {} : { currency }) };
  }
  const date = cell.t === 'd' ? storedDay(cell) : null;
  return date !== null && date > '1902' ? { ...base, date } : base; // a time of day counts from the end of 1899
}

const storedDay = ({ v }: CellObject): string | null => (v instanceof Date && !Number.isNaN(v.getTime()) ? dayOf(v) : null);
