/** Whether a document writes the day or the month first in days of figures: one order for all of them, told by all of them. */
import { isMonth } from './dates.ts';
import { languages, someCue } from './languages/index.ts';
import { normalise } from './text.ts';
import { weekdayOf } from './weekdays.ts';

/** `sure` only where the document's own days say so, and none says otherwise. */
type DayOrder = { readonly dayFirst: boolean; readonly sure: boolean; readonly mixed?: true };

type Votes = { readonly day: number; readonly month: number };

const slashed = /(?<![\d/-])(\d{1,2})([/-])(\d{1,2})\2(\d{4}|\d{2})(?![\d/-])/g;
/** letters before a day in which its label, or its weekday, may stand */
const reach = 40;

/** A weekday beside the figures: "Mon 12/07/2026", "12/07/2026 (Monday)". */
function weekdayBeside(before: string, behind: string, language: string): number | null {
  const [, last = ''] = /(\p{L}{2,12})[.,]?\s*\(?$/u.exec(before) ?? [];
  const [, next = ''] = /^[,\s]{0,2}\(?(\p{L}{2,12})/u.exec(behind) ?? [];
  return weekdayOf(last, language) ?? weekdayOf(next, language);
}

const isOn = (weekday: number, year: number, month: number, day: number): boolean =>
  month <= 12 && new Date(Date.UTC(year < 100 ? 2000 + year : year, month - 1, day)).getUTCDay() === weekday;

/** "resolution no. 5/31/2026" is none: where days stand before their months, its words have to name a day. */
function namesDay(before: string, language: string): boolean {
  const words = normalise(before.slice(-reach)).split(' ').slice(-4);
  const labels = languages.find(({ code }) => code === language)?.labels;
  const known = [...(labels?.order_date ?? []), ...(labels?.delivery_date ?? [])];
  const phrases = words.map((_, at) => words.slice(at).join(' '));
  return (
    phrases.some((phrase) => known.includes(phrase)) ||
    (['date', 'dated', 'by', 'delivering', 'needing', 'due'] as const).some((cue) => someCue(cue, words))
  );
}

/** What days that can be read in one way alone say, by a figure above 12 or by the weekday that is printed beside. */
function votesOf(text: string, language: string, oneWay: boolean): Votes {
  let [day, month, unnamed] = [0, 0, 0];
  for (const match of text.matchAll(slashed)) {
    const [a, b, year] = [Number(match[1]), Number(match[3]), Number(match[4])];
    const before = text.slice(Math.max(0, match.index - reach), match.index);
    const behind = text.slice(match.index + match[0].length, match.index + match[0].length + reach);
    if (a > 12 && b > 12) continue;
    if (a > 12) day += 1;
    else if (b > 12) {
      if (oneWay && !namesDay(before, language)) unnamed += 1;
      else month += 1;
    } else if (a !== b) {
      const weekday = weekdayBeside(before, behind, language);
      const [asDay, asMonth] = weekday === null ? [false, false] : [isOn(weekday, year, b, a), isOn(weekday, year, a, b)];
      if (asDay !== asMonth) [day, month] = asDay ? [day + 1, month] : [day, month + 1];
    }
  }
  // two such numbers of papers in one document are days after all
  return { day, month: month + (unnamed > 1 ? unnamed : 0) };
}

const monthThenDay = /(?<!\p{L})(\p{L}{3,12})\.?\s+\d{1,2}(?:st|nd|rd|th)?,?\s+\d{4}(?!\d)/gu;
const dayThenMonth = /(?<![\d.,])\d{1,2}(?:st|nd|rd|th)?[\s-]+(?:of\s+)?(\p{L}{3,12})\.?,?[\s-]+\d{4}(?!\d)/gu;

/** Where months are named: who writes "Nov 24, 2026" writes 11/24/2026. Null where none is, or both ways are. */
function dayFirstByNames(text: string): boolean | null {
  const count = (pattern: RegExp): number => [...text.matchAll(pattern)].filter(([, name = '']) => isMonth(name)).length;
  const [month, day] = [count(monthThenDay), count(dayThenMonth)];
  return month > 0 === day > 0 ? null : day > 0;
}

/** Its own unmistakable days decide, then how it names months, then its addresses, language and currency, then the company's locale. */
export function dayFirstIn(text: string, language: string, currency: string | null, locale: string | null): DayOrder {
  // only English is written both ways; its neighbours across the ocean also write it beside another language
  const oneWay = language !== 'en' && currency !== 'USD' && currency !== 'CAD';
  const votes = votesOf(text, language, oneWay);
  const usual = usuallyDayFirst(text, language, currency, locale);
  if (votes.day > 0 && votes.month > 0)
    return { dayFirst: votes.day === votes.month ? usual : votes.day > votes.month, sure: false, mixed: true };
  // one day the wrong way round in a language that has one way is odd, and so nothing is sure
  if (votes.month > 0) return { dayFirst: false, sure: !oneWay || votes.month > 1 };
  if (votes.day > 0) return { dayFirst: true, sure: true };
  const named = language === 'en' ? dayFirstByNames(text) : null;
  if (named !== null) return { dayFirst: named, sure: named === usual };
  return { dayFirst: usual, sure: oneWay };
}

const dayFirstLocales = /^(?!en-US|en$|en-PH|ja|zh|ko)/i;

/** "Austin, TX 73301" */
const american = /\b[A-Z]{2},? \d{5}(-\d{4})?\b/;
/** "Bristol BS1 4QA", "Cork T12 X8K4", "Sydney NSW 2000" */
const overseas = /\b[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}\b|\b[A-Z]\d[\dW] [A-Z\d]{4}\b|\b(?:NS[W]|VI[C]|QL[D]|TA[S])\s+\d{4}\b/;
const overseasNames = ['United Kingdom', 'England', 'Ireland', 'Australia', 'New Zealand', 'South Africa', 'India', 'Singapore'];

const indexOf = (text: string, pattern: RegExp): number => pattern.exec(text)?.index ?? Number.POSITIVE_INFINITY;

/** By the first address in it, which is its writer's; null where none tells. */
function dayFirstByAddress(text: string): boolean | null {
  const named = overseasNames.map((name) => text.indexOf(name)).filter((at) => at >= 0);
  const [month, day] = [indexOf(text, american), Math.min(indexOf(text, overseas), ...named)];
  return month === day ? null : day < month;
}

function usuallyDayFirst(text: string, language: string, currency: string | null, locale: string | null): boolean {
  if (language !== 'en') return true;
  const byAddress = dayFirstByAddress(text);
  if (byAddress !== null) return byAddress;
  if (currency === 'USD') return locale !== null && locale !== 'en' && dayFirstLocales.test(locale);
  if (currency !== null) return currency !== 'PHP';
  return locale === null ? true : dayFirstLocales.test(locale);
}
