/** Whether a text of the document says a value: as a number, a day, a currency or the words themselves, in any script. */
import { compare, formatDecimal, negate, parseDecimal } from '@order-intake/kernel';
import type { HeaderDetailName, HeaderFieldName, LineDetailName, LineFieldName } from '@order-intake/order-extraction/document';
import { currenciesIn, numbersIn, readDate, readNumber } from '@order-intake/order-extraction/values';
import { fold, withPlainDigits } from './fold.ts';

export type Name = HeaderFieldName | HeaderDetailName | LineFieldName | LineDetailName;

const numbers: ReadonlySet<Name> = new Set([
  'total',
  'qty',
  'price',
  'discount',
  'amount',
  'totals_net',
  'totals_tax_amount',
  'totals_gross',
]);
const dates: ReadonlySet<Name> = new Set(['order_date', 'delivery_date', 'requested_delivery_until']);
/** of which the document's own spelling counts */
const spelled: ReadonlySet<Name> = new Set([
  'po_number',
  'code',
  'customer_code',
  'customer_email',
  'customer_phone',
  'customer_tax_number',
  'buyer_item_id',
  'seller_item_id',
  'ship_to_postal_code',
]);

export const isNumber = (name: Name): boolean => numbers.has(name);

const longest = 200;
const longestNote = 2_000;
/** texts of several lines */
const long: ReadonlySet<Name> = new Set(['notes', 'ship_to_street', 'bill_to_street', 'payment_terms_text']);
const asNumber = (value: string) => parseDecimal(value.trim().replace(/^\+/, ''));

function saysNumber(text: string, value: string): string | null {
  const expected = asNumber(value);
  if (!expected) return null;
  const source = withPlainDigits(text);
  const whole = readNumber(source, null)?.values;
  // "1/3" and "12-2026" are one thing, of which no part is a number
  const isJoined = /\d[/:-]\d/.test(source) && !whole;
  const readings = [...(whole ?? []), ...(isJoined ? [] : numbersIn(source, null))];
  const isSigned = /[-−–(]/.test(source);
  return readings.some((reading) => compare(reading, expected) === 0 || (isSigned && compare(negate(reading), expected) === 0))
    ? formatDecimal(expected)
    : null;
}

const locales =
  'en de fr es it pt nl da sv nb is fi et lv lt pl cs sk hu sl hr sr sr-Latn bs mk sq bg ro el tr uk be ru ka hy az kk uz he ar fa ur hi bn ta te th vi id ms fil sw af ga mt ca eu gl zh ja ko'.split(
    ' ',
  );

/** "desember", "eks", "дек": what a month is called, in full and in short. */
const namesOfMonth = (() => {
  const cache = new Map<number, ReadonlySet<string>>();
  return (month: number): ReadonlySet<string> => {
    const names =
      cache.get(month) ??
      new Set(
        locales.flatMap((locale) =>
          (['long', 'short'] as const).flatMap((style) => {
            const day = new Date(Date.UTC(2026, month - 1, 12));
            const alone = new Intl.DateTimeFormat(locale, { month: style, timeZone: 'UTC', calendar: 'gregory' }).format(day);
            const parts = new Intl.DateTimeFormat(locale, {
              day: 'numeric',
              month: style,
              timeZone: 'UTC',
              calendar: 'gregory',
            }).formatToParts(day);
            return [alone, parts.find(({ type }) => type === 'month')?.value ?? '']
              .map(fold)
              .filter((name) => /\p{L}/u.test(name));
          }),
        ),
      );
    cache.set(month, names);
    return names;
  };
})();

const weekOf = (iso: string): number => {
  const day = new Date(`${iso}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() + 4 - (day.getUTCDay() || 7));
  return Math.ceil(((day.getTime() - Date.UTC(day.getUTCFullYear(), 0, 1)) / 86_400_000 + 1) / 7);
};

/** Day, month and year in any order; the year may be missing or short, the month a word, and a week stands for its days. */
function saysDate(text: string, iso: string): string | null {
  const [, year, month, day] = (/^(\d{4})-(\d{2})-(\d{2})$/.exec(iso) ?? []).map(Number);
  if (year === undefined || month === undefined || day === undefined) return null;
  const source = withPlainDigits(text);
  const readings = [true, false].map((dayFirst) => readDate(source, { dayFirst, sure: false, after: null })?.iso);
  if (readings.includes(iso)) return iso;
  const figures = (source.match(/\d+/g) ?? []).map(Number);
  if (new RegExp(`${year}${String(month).padStart(2, '0')}${String(day).padStart(2, '0')}`).test(source)) return iso;
  const words = source.split(/[^\p{L}\p{M}]+/u).map(fold);
  const left = [...figures];
  const take = (value: number): boolean => {
    const at = left.indexOf(value);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  };
  const hasMonth = words.some((word) => namesOfMonth(month).has(word));
  const isWeek = /\p{L}/u.test(source) && figures.length <= 2 && figures.includes(weekOf(iso)) && !hasMonth;
  const isDay = take(day) && (hasMonth || take(month)) && (take(year) || take(year % 100) || left.length === 0);
  return isDay || isWeek ? iso : null;
}

const knownSigns = new Map<string, ReadonlySet<string>>();

/** What a currency is called or signed with; "$" is several. */
function signsOf(code: string): ReadonlySet<string> {
  const cached = knownSigns.get(code);
  if (cached) return cached;
  const signs = locales.flatMap((locale) =>
    (['symbol', 'narrowSymbol', 'name'] as const).map((currencyDisplay) => {
      const format = new Intl.NumberFormat(locale, { style: 'currency', currency: code, currencyDisplay });
      return fold(format.formatToParts(2).find(({ type }) => type === 'currency')?.value ?? '');
    }),
  );
  const distinct = new Set(signs.filter((sign) => sign !== ''));
  knownSigns.set(code, distinct);
  return distinct;
}

function saysCurrency(source: string, value: string): string | null {
  const code = value.trim().toUpperCase();
  if (!/^[A-Z]{3}$/.test(code)) return null;
  if (currenciesIn(source).includes(code) || new RegExp(`(?<![A-Za-z])${code}(?![A-Za-z])`).test(source)) return code;
  const folded = fold(source).replace(/\p{N}/gu, '');
  return folded !== '' && signsOf(code).has(folded) ? code : null;
}

/** A country by its code or by its name in any language. */
function saysCountry(source: string, value: string): string | null {
  const code = value.trim().toUpperCase();
  if (!/^[A-Z]{2}$/.test(code)) return null;
  if (new RegExp(`(?<![A-Za-z])${code}(?![A-Za-z])`).test(source)) return code;
  const folded = fold(source);
  const names = locales.map((locale) => fold(new Intl.DisplayNames(locale, { type: 'region' }).of(code) ?? ''));
  return folded !== '' && names.includes(folded) ? code : null;
}

/** A text as it begins, where the document's own words are kept no longer than that. */
const begins = (expected: string, printed: string, source: string): boolean =>
  source.length >= longest - 10 && expected.startsWith(printed);

const asLines = (text: string): string =>
  text
    .split(/\r?\n/)
    .map((line) => line.trim().replace(/\s+/g, ' '))
    .join('\n')
    .trim()
    .slice(0, longestNote);

/** The value as the text says it, or null. */
export function saidBy(name: Name, source: string, value: string): string | null {
  if (isNumber(name)) return saysNumber(source, value);
  if (dates.has(name)) return saysDate(source, value);
  if (name === 'currency') return saysCurrency(source, value);
  if (name === 'ship_to_country' || name === 'bill_to_country') return saysCountry(source, value);
  const [expected, printed] = [fold(value), fold(source)];
  if (expected === '') return null;
  if (long.has(name)) return printed.includes(expected) || begins(expected, printed, source) ? asLines(value) : null;
  if (!printed.includes(expected)) return null;
  return (spelled.has(name) && expected === printed ? source : value).trim().replace(/\s+/g, ' ').slice(0, longest);
}
