/** Numbers, money and times as people of a language write them. Pure: the clock comes in. */

export type Format = ReturnType<typeof createFormat>;
type Decimal = string | number;

const units: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
];

/** Whatever digits and calendar a region has: these are what the app reads. */
const readable = { calendar: 'gregory', numberingSystem: 'latn' } as const;

/** A number of this language, read as a decimal text: `1.234,56` in German is `1234.56`. Null: it is none. */
export const parseDecimal = (text: string, language: string): string | null => {
  const parts = new Intl.NumberFormat(language, readable).formatToParts(12345.6);
  const group = parts.find(({ type }) => type === 'group')?.value ?? ',';
  const point = parts.find(({ type }) => type === 'decimal')?.value ?? '.';
  const plain = text.replace(/[\s\u00a0\u202f']/g, '');
  // no number of several groups begins with 0: 0.500 is no 500 of anybody's
  const grouped = new RegExp(`^-?[1-9]\\d{0,2}(\\${group}\\d{3})+(\\${point}\\d+)?$`).test(plain);
  const normal = (grouped ? plain.replaceAll(group, '') : plain).replace(point, '.');
  return /^-?\d+(\.\d+)?$/.test(normal) ? normal : null;
};

/** A day as people of this language write it with digits, or as ISO 8601, as the latter. Null: it is none. */
export const parseDay = (text: string, language: string): string | null => {
  const numbers = text.match(/\d+/g) ?? [];
  if (numbers.length !== 3) return null;
  const order = new Intl.DateTimeFormat(language, readable)
    .formatToParts(0)
    .flatMap(({ type }) => (type === 'year' || type === 'month' || type === 'day' ? [type] : []));
  const partOrder = numbers[0]?.length === 4 ? ['year', 'month', 'day'] : order;
  const of = (part: string) => Number(numbers[partOrder.indexOf(part)]);
  const year = of('year') < 100 ? 2000 + of('year') : of('year');
  const date = new Date(Date.UTC(year, of('month') - 1, of('day')));
  const real = date.getUTCMonth() === of('month') - 1 && date.getUTCDate() === of('day');
  return real ? date.toISOString().slice(0, 10) : null;
};

const day = /^\d{4}-\d{2}-\d{2}$/;

/** Made when first used: some take milliseconds, and few pages write everything. */
const whenUsed = <T>(make: () => T): (() => T) => {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
};

/** How somebody who speaks this language is shown what this company writes; without its locale as the device has it. */
export const tagsFor = (
  language: string,
  locale: string | null,
  device: readonly string[],
): { readonly words: string; readonly notation: string } => {
  const ofDevice = device.find((tag) => languageOf(tag) === language) ?? language;
  if (locale === null) return { words: ofDevice, notation: ofDevice };
  if (languageOf(locale) === language) return { words: locale, notation: locale };
  const { region } = new Intl.Locale(locale).maximize();
  return { words: region ? `${language}-${region}` : language, notation: locale };
};
const languageOf = (tag: string): string => new Intl.Locale(tag).language;

/** exact: Intl takes decimals as text (ECMA-402, 2023) */
const exact = (value: Decimal) => value as Intl.StringNumericLiteral;

/** What fields show and read back. */
const inputs = (notation: string) => {
  const decimals = { minimumFractionDigits: 2, maximumFractionDigits: 6 } as const;
  const numbers = (options: Intl.NumberFormatOptions) =>
    whenUsed(() => new Intl.NumberFormat(notation, { ...readable, ...options }));
  const input = numbers({ maximumFractionDigits: 6, useGrouping: false });
  const moneyInput = numbers({ ...decimals, useGrouping: false });
  const bareMoney = numbers(decimals);
  const digits = whenUsed(
    () => new Intl.DateTimeFormat(notation, { ...readable, year: 'numeric', month: '2-digit', day: '2-digit', timeZone: 'UTC' }),
  );
  return {
    input: (value: Decimal) => input().format(exact(value)),
    moneyInput: (value: Decimal) => moneyInput().format(exact(value)),
    parseInput: (text: string) => parseDecimal(text, notation),
    inputDay: (iso: string) => digits().format(new Date(`${iso}T00:00:00Z`)),
    parseDay: (text: string) => parseDay(text, notation),
    /** how a day is typed: DD/MM/YYYY */
    dayPattern: (letters: Readonly<Record<'day' | 'month' | 'year', string>>) =>
      digits()
        .formatToParts(0)
        .map(({ type, value }) => (type === 'day' || type === 'month' || type === 'year' ? letters[type] : value))
        .join(''),
    /** of what the fields take */
    examples: whenUsed(() => ({
      day: digits().format(new Date(Date.UTC(new Date().getUTCFullYear(), 11, 31))),
      number: bareMoney().format(1234.5),
    })),
  };
};

/** A day in words where numbers alone would be read in the order of the language, and not of the company. */
const inWords = { day: 'numeric', month: 'short', year: 'numeric' } as const;

/**
 * @param words BCP 47: of what is said
 * @param timeZone IANA; of the company; undefined: the device's
 * @param notation BCP 47: of numbers, and of days in digits
 */
export const createFormat = (words: string, timeZone: string | undefined, notation = words) => {
  const dates = (language: string, options: Intl.DateTimeFormatOptions) =>
    whenUsed(() => new Intl.DateTimeFormat(language, { ...readable, ...options }));
  const numbers = (options: Intl.NumberFormatOptions) =>
    whenUsed(() => new Intl.NumberFormat(notation, { ...readable, ...options }));
  const isOneLanguage = languageOf(words) === languageOf(notation);
  const asDay = isOneLanguage ? ({ dateStyle: 'medium' } as const) : inWords;
  const asTime = isOneLanguage ? ({ timeStyle: 'short' } as const) : ({ hour: 'numeric', minute: '2-digit' } as const);
  const date = dates(words, { ...asDay, timeZone });
  const calendarDay = dates(words, { ...asDay, timeZone: 'UTC' });
  const dateTime = dates(words, { ...asDay, ...asTime, timeZone });
  const time = dates(words, { timeStyle: 'short', timeZone });
  const relative = whenUsed(() => new Intl.RelativeTimeFormat(words, { numeric: 'auto', style: 'short' }));
  const number = numbers({ maximumFractionDigits: 6 });
  const bareMoney = numbers({ minimumFractionDigits: 2, maximumFractionDigits: 6 });
  const percent = numbers({ style: 'percent', maximumFractionDigits: 1 });
  const money = new Map<string, Intl.NumberFormat>();

  const duration = (seconds: number): string => {
    const [unit, size] = units.find(([, of]) => seconds >= of) ?? (['second', 1] as const);
    return new Intl.NumberFormat(words, { style: 'unit', unit, unitDisplay: 'short' }).format(Math.floor(seconds / size));
  };

  return {
    date: (iso: string) => (day.test(iso) ? calendarDay().format(new Date(`${iso}T00:00:00Z`)) : date().format(new Date(iso))),
    dateTime: (iso: string) => dateTime().format(new Date(iso)),
    time: (iso: string) => time().format(new Date(iso)),
    number: (value: Decimal) => number().format(exact(value)),
    /** of 0 to 1 */
    share: (value: number) => percent().format(value),
    /** of 0 to 100 */
    percent: (value: number) => percent().format(value / 100),
    money: (value: Decimal, currency: string | null) => {
      if (currency === null || !/^[A-Z]{3}$/.test(currency)) return bareMoney().format(exact(value));
      // a screw costs less than a cent: what is more than the currency's digits is not cut
      const currencyFormat =
        money.get(currency) ??
        new Intl.NumberFormat(notation, { ...readable, style: 'currency', currency, maximumFractionDigits: 6 });
      money.set(currency, currencyFormat);
      return currencyFormat.format(exact(value));
    },
    duration,
    ago: (iso: string, now: number = Date.now()): string => {
      const seconds = Math.round((new Date(iso).getTime() - now) / 1000);
      const [unit, size] = units.find(([, of]) => Math.abs(seconds) >= of) ?? (['minute', 60] as const);
      return relative().format(Math.round(seconds / size), unit);
    },
    bytes: (bytes: number): string => {
      const [unit, size] =
        bytes >= 1e6 ? (['megabyte', 1e6] as const) : bytes >= 1e3 ? (['kilobyte', 1e3] as const) : (['byte', 1] as const);
      return new Intl.NumberFormat(words, { style: 'unit', unit, unitDisplay: 'short', maximumFractionDigits: 1 }).format(
        bytes / size,
      );
    },
    ...inputs(notation),
  };
};
