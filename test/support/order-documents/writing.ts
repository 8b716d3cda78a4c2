/** Numbers and dates as people of a country write them. */
import type { OrderContent } from './content.ts';
import type { DateStyle, NumberStyle } from './words/index.ts';

const marks: { readonly [style in NumberStyle]: readonly [group: string, mark: string] } = {
  '1,234.50': [',', '.'],
  '1.234,50': ['.', ','],
  '1 234,50': [' ', ','],
  "1'234.50": ["'", '.'],
  '1,23,456.50': [',', '.'],
  '1234.50': ['', '.'],
  '1234,50': ['', ','],
};

const grouped = (digits: string, style: NumberStyle): string => {
  const [group] = marks[style];
  if (style !== '1,23,456.50') return digits.replace(/\B(?=(\d{3})+$)/g, group);
  const head = digits.slice(0, -3);
  return head === '' ? digits : `${head.replace(/\B(?=(\d{2})+$)/g, group)}${group}${digits.slice(-3)}`;
};

/** `units` / 10^scale, written with `digits` after the mark. */
export function writtenNumber(units: number, scale: number, digits: number, style: NumberStyle): string {
  const all = String(Math.abs(units)).padStart(scale + 1, '0');
  const whole = scale === 0 ? all : all.slice(0, -scale);
  const fraction = (scale === 0 ? '' : all.slice(-scale)).padEnd(digits, '0').slice(0, digits);
  return `${units < 0 ? '-' : ''}${grouped(whole, style)}${digits > 0 ? `${marks[style][1]}${fraction}` : ''}`;
}

export const writtenMoney = (cents: number, style: NumberStyle): string => writtenNumber(cents, 2, 2, style);

/** Thousandths, with as many digits as they need. */
export const writtenQty = (thousandths: number, style: NumberStyle): string => {
  const digits = thousandths % 1000 === 0 ? 0 : thousandths % 100 === 0 ? 1 : 2;
  return writtenNumber(thousandths, 3, digits, style);
};

/** A plain decimal string: 12500 thousandths are "12.5". */
export const plainDecimal = (units: number, scale: number): string => {
  const text = writtenNumber(units, scale, scale, '1234.50');
  return text.includes('.') ? text.replace(/\.?0+$/, '') : text;
};

const longDate = (year: string, month: string, day: number, language: string, american: boolean): string => {
  if (language.startsWith('en')) return american ? `${month} ${day}, ${year}` : `${day} ${month} ${year}`;
  if (language === 'de') return `${day}. ${month} ${year}`;
  return language === 'es' || language === 'pt' ? `${day} de ${month} de ${year}` : `${day} ${month} ${year}`;
};

/** ISO 8601 week of a day. */
export const weekOf = (iso: string): { readonly year: number; readonly week: number; readonly monday: string } => {
  const date = new Date(`${iso}T00:00:00Z`);
  const monday = new Date(date.getTime() - ((date.getUTCDay() + 6) % 7) * 86_400_000);
  const thursday = new Date(monday.getTime() + 3 * 86_400_000);
  const january = Date.UTC(thursday.getUTCFullYear(), 0, 1);
  return {
    year: thursday.getUTCFullYear(),
    week: Math.floor((thursday.getTime() - january) / (7 * 86_400_000)) + 1,
    monday: monday.toISOString().slice(0, 10),
  };
};

/** Day first everywhere but in documents in dollars. */
export function writtenDate(
  iso: string,
  style: DateStyle,
  content: Pick<OrderContent, 'words' | 'currency' | 'language'>,
): string {
  const [year = '', month = '', day = ''] = iso.split('-');
  const american = content.language === 'en' && content.currency === 'USD';
  const name = content.words.months[Number(month) - 1] ?? '';
  const joined = (mark: string, digits: string): string =>
    american ? [month, day, digits].join(mark) : [day, month, digits].join(mark);
  switch (style) {
    case 'iso':
      return iso;
    case 'dotted':
      return `${day}.${month}.${year}`;
    case 'slashed':
      return joined('/', year);
    case 'dashed':
      return joined('-', year);
    case 'two-digit year':
      return content.language === 'de' ? `${day}.${month}.${year.slice(2)}` : joined('/', year.slice(2));
    case 'year dotted':
      return `${year}. ${month}. ${day}.`;
    case 'year first':
      return `${year}/${month}/${day}`;
    case 'short month':
      return `${day}-${name.slice(0, 3)}-${year}`;
    case 'week': {
      const { week, year: weekYear } = weekOf(iso);
      return `${content.words.more.week} ${week}/${weekYear}`;
    }
    case 'long':
      return longDate(year, name, Number(day), content.language, american);
  }
}
