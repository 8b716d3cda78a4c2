import { dayFrom, mondayOf } from '@order-intake/kernel';
import { isCue, languages } from './languages/index.ts';
import { normalise } from './text.ts';

export type DateReading = {
  /** ISO 8601 calendar date */
  readonly iso: string;
  /** day and month could be the other way round */
  readonly ambiguous: boolean;
  /** a calendar week, given as its Monday */
  readonly week: boolean;
  /** the text that was read */
  readonly source: string;
};

export type DateHints = {
  /** whether 03/04 is the third of April, where the document does not say otherwise */
  readonly dayFirst: boolean;
  /** the document itself shows which comes first, so that nothing stays ambiguous */
  readonly sure: boolean;
  /** days of both orders are printed */
  readonly mixed?: boolean;
  /** 26-03-24 is the 24th of March: the year comes first, in two figures */
  readonly yearFirst?: boolean;
  /** ISO date that dates without a year come after; null when there is none */
  readonly after: string | null;
  /** that the document is written in: "lipnja" is June in one and July in another */
  readonly language?: string;
};

type NamedMonth = { readonly language: string; readonly name: string; readonly month: number };
const months: ReadonlyMap<string, readonly NamedMonth[]> = Map.groupBy(
  languages.flatMap(({ code, months: names }) =>
    names.flatMap((own, index) => own.map((name): NamedMonth => ({ language: code, name, month: index + 1 }))),
  ),
  ({ name }) => name,
);
/** languages that write other letters, which are compared as the Latin ones that sound alike */
const inCyrillic: ReadonlySet<string> = new Set(['bg', 'ru', 'uk']);
export const isMonth = (word: string): boolean => months.has(normalise(word));
const weekWords: ReadonlySet<string> = new Set(languages.flatMap((language) => language.weeks));
export const isWeekWord = (word: string): boolean => weekWords.has(normalise(word));

const fullYear = (year: number): number => (year < 100 ? 2000 + year : year);

/** Years that an order can name. */
const isoDate = (year: number, month: number, day: number): string | null => {
  const full = fullYear(year);
  return full >= 1990 && full <= 2100 ? dayFrom(full, month, day) : null;
};

/** A year for a day that names none: the first such day on or after the reference. */
function yearOf(month: number, day: number, after: string | null): number | null {
  if (after === null) return null;
  const year = Number(after.slice(0, 4));
  return (isoDate(year, month, day) ?? '') >= after ? year : year + 1;
}

const plain = (iso: string | null, source: string, ambiguous = false, week = false): DateReading | null =>
  iso ? { iso, ambiguous, week, source } : null;

type Pattern = { readonly regex: RegExp; readonly read: (match: RegExpExecArray, hints: DateHints) => DateReading | null };
const group = (match: RegExpExecArray, index: number): number => Number(match[index]);

/** letters of an abbreviation that is a word of other languages: "kas 4" is a glasshouse in Dutch, and November in Turkish */
const shortest = 3;
const isWordElsewhere = (name: string | undefined, { language }: DateHints): boolean => {
  const plain = normalise(name ?? '');
  const known = months.get(plain) ?? [];
  return (
    plain.length <= shortest && language !== undefined && !known.some((own) => own.language === language || own.language === 'en')
  );
};

/** 1 to 12, as the document's language has it or, where that does not know the name, one in its letters; 0 for no month. */
function month(name: string | undefined, { language }: DateHints): number {
  const known = months.get(normalise(name ?? '')) ?? [];
  const cyrillic = /\p{Script=Cyrillic}/u.test(name ?? '');
  const one =
    known.find((own) => own.language === language) ?? known.find((own) => inCyrillic.has(own.language) === cyrillic) ?? known[0];
  return one?.month ?? 0;
}

/** "2026年7月1日", "ngày 13 tháng 12 năm 2024": as a language writes its days. */
function inWords({ pattern, before = 0 }: { readonly pattern: RegExp; readonly before?: number }): Pattern {
  const read = (m: RegExpExecArray, hints: DateHints): DateReading | null => {
    const { year, month, day } = m.groups ?? {};
    return year === undefined
      ? withoutYear(Number(month), Number(day), hints, m[0])
      : plain(isoDate(Number(year) + before, Number(month), Number(day)), m[0]);
  };
  return { regex: pattern, read };
}

const patterns: readonly Pattern[] = [
  ...languages.flatMap(({ days = [] }) => days.map(inWords)),
  {
    // "2026. 03. 16." as Hungarian has it, and not "10.03.2026. 1. 2 pcs"
    regex: /(?<!\d\.\s?)\b(\d{4})(?:[-/]|\.\s?)(\d{1,2})(?:[-/]|\.\s?)(\d{1,2})(?!\d)/,
    read: (m) => plain(isoDate(group(m, 1), group(m, 2), group(m, 3)), m[0]),
  },
  {
    regex: /\b(\d{1,2})\.\s?(\d{1,2})(?:\.|:(?=\d{4}))\s?(\d{4}|\d{2})(?!\d)/,
    read: (m) => plain(isoDate(group(m, 3), group(m, 2), group(m, 1)), m[0]),
  },
  // "1/12-2026": the day, the month and, behind a dash, the year, as Denmark and Norway write
  {
    regex: /\b(\d{1,2})\/(\d{1,2})\s?-\s?(\d{4}|\d{2})(?![\d/-])/,
    read: (m) => plain(isoDate(group(m, 3), group(m, 2), group(m, 1)), m[0]),
  },
  { regex: /\b(\d{1,2})\s?([/-])\s?(\d{1,2})\s?\2\s?(\d{4}|\d{2})(?!\d)/, read: slashed },
  {
    regex:
      /\b(\d{1,2})(?:st|nd|rd|th|er|ης|η|º|°)?\.?[\s-]*(?:de\s|of\s|d['’])?[\s-]*(\p{L}{3,12})\.?,?[\s-]*(?:de\s|del\s)?[\s-]*['’]?(\d{4}|\d{2})(?!\d)/u,
    read: (m, hints) => plain(isoDate(group(m, 3), month(m[2], hints), group(m, 1)), m[0]),
  },
  {
    // "23/oct/2026"
    regex: /\b(\d{1,2})\/(\p{L}{3,12})\.?\/(\d{4}|\d{2})(?!\d)/u,
    read: (m, hints) => plain(isoDate(group(m, 3), month(m[2], hints), group(m, 1)), m[0]),
  },
  {
    regex: /\b(\p{L}{3,12})\.?[\s-]+(\d{1,2})(?:st|nd|rd|th)?[,\s-]+(\d{4})(?!\d)/u,
    read: (m, hints) => plain(isoDate(group(m, 3), month(m[1], hints), group(m, 2)), m[0]),
  },
  {
    regex: /\b(\d{4})\.?[\s-]+(\p{L}{3,12})\.?[\s-]+(\d{1,2})(?!\d)/u,
    read: (m, hints) => plain(isoDate(group(m, 1), month(m[2], hints), group(m, 3)), m[0]),
  },
  {
    // "2026 m. lapkričio 23 d.", "2026. gada 23. novembris"
    regex: /\b(\d{4})\.?\s?\p{L}{1,4}\.?\s(?:(\p{L}{3,12})\s(\d{1,2})|(\d{1,2})\.?\s(\p{L}{3,12}))(?![\d\p{L}])/u,
    read: (m, hints) => plain(isoDate(group(m, 1), month(m[2] ?? m[5], hints), Number(m[3] ?? m[4])), m[0]),
  },
  { regex: /\b(20\d{2})(\d{2})(\d{2})\b/, read: (m) => plain(isoDate(group(m, 1), group(m, 2), group(m, 3)), m[0]) },
  {
    regex: /(\p{L}[\p{L} .]{0,14}?)\.?\s*(\d{1,2})\s*(?:[/.,-]|\s)\s*(?:KW\s*)?(20\d{2}|\d{2})(?!\d)/iu,
    read: (m) => weekOf(m[1], group(m, 2), group(m, 3), m[0]),
  },
  {
    regex: /\b(20\d{2})[\s/-]*(?:-W|W|KW|CW)\s?(\d{1,2})(?!\d)/i,
    read: (m) => plain(mondayOf(group(m, 1), group(m, 2)), m[0], false, true),
  },
  { regex: /(\p{L}[\p{L} .]{0,14}?)\.?\s*(\d{1,2})(?![\d.,/]|:\d)/u, read: weekWithoutYear },
  {
    regex: /\b(\d{1,2})(?:st|nd|rd|th|er|ης|η|º|°)?\.?\s+(?:de\s|of\s)?(\p{L}{3,12})(?!\p{L})/u,
    read: (m, hints) => (isWordElsewhere(m[2], hints) ? null : withoutYear(month(m[2], hints), group(m, 1), hints, m[0])),
  },
  {
    regex: /\b(\p{L}{3,12})\.?\s+(\d{1,2})(?:st|nd|rd|th)?(?![\d.,/])/u,
    read: (m, hints) => (isWordElsewhere(m[1], hints) ? null : withoutYear(month(m[1], hints), group(m, 2), hints, m[0])),
  },
  { regex: /((?:\p{L}{1,12}\s)?\p{L}{1,12})\.?\s(\d{1,2})\/(\d{1,2})(?![\d/"″”\p{L}-]|[.,]\d)/u, read: slashedWithoutYear },
  { regex: /\b(\d{1,2})\.(\d{1,2})\.(?!\s?\d)/, read: (m, hints) => withoutYear(group(m, 2), group(m, 1), hints, m[0]) },
];

/** what looks like a date may be none ("90 Euro") and one may stand behind it */
const everywhere: readonly Pattern[] = patterns.map(({ regex, read }) => ({ regex: new RegExp(regex, `${regex.flags}g`), read }));

function slashed(m: RegExpExecArray, hints: DateHints): DateReading | null {
  const [a, b, year] = [group(m, 1), group(m, 3), group(m, 4)];
  if (hints.yearFirst && m[2] === '-' && year < 100) return plain(isoDate(a, b, year), m[0]);
  if (a > 12) return plain(isoDate(year, b, a), m[0]);
  // "resolution no. 5/31/2026", where days are known to stand before their month
  if (b > 12) return hints.dayFirst && hints.sure ? null : plain(isoDate(year, a, b), m[0]);
  return plain(hints.dayFirst ? isoDate(year, b, a) : isoDate(year, a, b), m[0], a !== b && !hints.sure);
}

/** "senest 4/12", "el lunes 23/11": a day and a month behind a word that says by when, or which day; anywhere else it is a fraction. */
function slashedWithoutYear(m: RegExpExecArray, hints: DateHints): DateReading | null {
  const before = normalise(m[1] ?? '');
  const last = before.split(' ').at(-1) ?? '';
  const told = isCue('by', before) || (last.length > 3 && (isCue('by', last) || isCue('weekday', last)));
  if (!told) return null;
  const [day, month] = hints.dayFirst ? [group(m, 2), group(m, 3)] : [group(m, 3), group(m, 2)];
  return withoutYear(month, day, hints, m[0].slice((m[1] ?? '').length).replace(/^\.?\s/, ''));
}

const endsWithWeekWord = (words: string | undefined): boolean => {
  const all = normalise(words ?? '').split(' ');
  return weekWords.has(all.at(-1) ?? '') || weekWords.has(all.slice(-2).join(' '));
};

const weekOf = (words: string | undefined, week: number, year: number, source: string): DateReading | null =>
  endsWithWeekWord(words) ? plain(mondayOf(fullYear(year), week), source, false, true) : null;

function weekWithoutYear(m: RegExpExecArray, hints: DateHints): DateReading | null {
  if (!endsWithWeekWord(m[1]) || hints.after === null) return null;
  const year = Number(hints.after.slice(0, 4));
  const iso = mondayOf(year, group(m, 2));
  return plain(iso !== null && iso >= hints.after ? iso : mondayOf(year + 1, group(m, 2)), m[0], false, true);
}

function withoutYear(monthNumber: number, day: number, hints: DateHints, source: string): DateReading | null {
  const year = monthNumber === 0 ? null : yearOf(monthNumber, day, hints.after);
  return year === null ? null : plain(isoDate(year, monthNumber, day), source);
}

/** The first date in a text: ISO and dotted forms before slashed ones, names of months in every language, calendar weeks. */
export function readDate(text: string, hints: DateHints): DateReading | null {
  for (const { regex, read } of everywhere) {
    for (const match of text.matchAll(regex)) {
      const reading = read(match, hints);
      if (reading) return reading;
    }
  }
  return null;
}

/** years that orders are of, in two figures */
const [firstYear, lastYear] = [20, 49];
const inShortYears: ReadonlySet<string> = new Set(
  languages.flatMap(({ code, shortYearFirst }) => (shortYearFirst ? [code] : [])),
);

/**
 * Whether days in three pairs of figures begin with their year: all with the same, while the last pairs differ, which would be years of one order otherwise; or
 * where the language is of a country that writes so, and none speaks against it.
 */
export function yearFirstIn(text: string, language: string): boolean {
  const days = [...text.matchAll(/(?<![\d-])(\d{2})-(\d{2})-(\d{2})(?![\d-])/g)].map((match) => match.slice(1).map(Number));
  const fits = ([year = 0, month = 0, day = 0]: readonly number[]): boolean =>
    year >= firstYear && year <= lastYear && month >= 1 && month <= 12 && day >= 1 && day <= 31;
  const [years, lasts] = [new Set(days.map(([year]) => year)), new Set(days.map(([, , last]) => last))];
  return days.length > 0 && days.every(fits) && years.size === 1 && (lasts.size > 1 || inShortYears.has(language));
}
