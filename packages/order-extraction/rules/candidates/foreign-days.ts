/** Days that a document names and that are neither its own nor those of a delivery. */
import { type DateHints, isMonth, isWeekWord, readDate } from '../dates.ts';
import { candidatesOf } from '../header/labels.ts';
import { isCue, someCue } from '../languages/index.ts';
import type { Layout, Line, Segment } from '../layout/line.types.ts';
import { compact, normalise } from '../text.ts';
import type { Candidate } from './candidate.ts';
import type { DatedView } from './view.ts';

/** A day as it is written (`read`), with the text that it stands in. */
type Day = { readonly read: string; readonly source: string; readonly segment: Segment };

/** "contract no. 77/02.03.2026": a paper's number and its day */
export const isOfPaper = ({ source, read }: Day): boolean => /\d\/$/.test(source.slice(0, Math.max(0, source.indexOf(read))));

/** "447/V del 18/06/2026", "oferta 881 din 2.3.2026": a day behind the number of a paper that is not this one; nothing where this one's is not known. */
export function isOfAnotherPaper({ source, read }: Day, poNumber: string | null): boolean {
  const words = source
    .slice(0, Math.max(0, source.indexOf(read)))
    .trim()
    .split(/\s+/);
  const [number = '', word = ''] = words.slice(-2);
  const paper = normalise(words.at(-3) ?? '');
  // "before 10 on 15 March" names an hour, "500 on 15 March" how many
  // and "112 of 05/02/2026" in a cell of its own a paper
  const alone = words.length === 2 && source.trim().endsWith(read);
  const isNumber =
    /\d/.test(number) && (alone || /[\p{L}/-]/u.test(number) || isCue('quoting', paper) || isCue('agreeing', paper));
  if (poNumber === null || !isNumber || !isCue('dated', normalise(word))) return false;
  return !compact(poNumber).endsWith(compact(number)) && !compact(number).endsWith(compact(poNumber));
}

/** words before a day among which one may say that it is of something before */
const reachOfPrevious = 5;

/** "as with the last delivery of 16 May": what was before, and its day */
export function isOfPrevious({ source, read }: Day): boolean {
  const words = normalise(source.slice(0, Math.max(0, source.indexOf(read))))
    .split(' ')
    .filter((word) => word !== '');
  return isCue('dated', words.at(-1) ?? '') && someCue('previous', words.slice(-reachOfPrevious));
}

/** Whether a label of the delivery says in how many days, and not which: a day without such a label is then none of it. */
export const saysInHowManyDays = ({ labels, layout, hints }: DatedView): boolean =>
  labels.some((label) => {
    const [first] = label.name === 'delivery_date' && label.colon ? candidatesOf(label, layout) : [];
    const [, count, rest = ''] = /^\D{0,16}?(\d{1,3})\s+(\D+)/u.exec(first?.text ?? '') ?? [];
    return (
      count !== undefined &&
      readDate(first?.text ?? '', hints) === null &&
      someCue('days', normalise(rest).split(' ').slice(0, 2))
    );
  });

/** years before the order's day, or the delivery's, by their labels: a register's day, or a year in an address */
const mostYears = 4;
/** Days that are not years older than those that labels name: "entered in the register 12. 4. 1994". What is valid until some day says nothing of others. */
export function withoutOldDays<C extends Pick<Candidate, 'value' | 'features'>>(all: readonly C[]): readonly C[] {
  const last = all
    .filter(({ features: seen }) => (seen.label_order ?? 0) > 0 || (seen.label_delivery ?? 0) > 0)
    .reduce((latest, { value }) => (value > latest ? value : latest), '');
  const first = last === '' ? last : `${Number(last.slice(0, 4)) - mostYears}${last.slice(4)}`;
  return all.filter(({ value }) => value >= first);
}

/** "Payment: net 30. Due by 12/21/2026", "Received: 11/17/2026": a label of something else, whatever is said behind it */
export function isOfPayment({ segment: { text }, read }: Day): boolean {
  const before = text.slice(0, Math.max(0, text.indexOf(read)));
  const words = normalise(/(?:^|[|·•;])\s*([^:\d|·•;]{3,30}):[^:|·•]*$/.exec(before)?.[1] ?? '').split(' ');
  if (words.length === 1 && someCue('answering', words)) return true;
  return someCue('elsewhere', words) && !speaksOfDelivery(words) && !speaksOfDelivery(lastSentenceIn(before));
}

const speaksOfDelivery = (words: readonly string[]): boolean => someCue('delivering', words) || someCue('needing', words);

/** "Terms: 60 days. Delivery to site by": what is said right before the day; nothing where there is one sentence. */
function lastSentenceIn(before: string): readonly string[] {
  const [, last] = /[.;!]\s+(\p{Lu}[^.;!]*)$/u.exec(before) ?? [];
  return last === undefined ? [] : normalise(last).split(' ');
}

/** words before a span's first day, or between its two, that are looked at */
const wordsOfSpan = 8;
/** "25 May to", "2027-01-01 –": what stands right before the second day of a span */
const spanBegun = /(\p{L}+|\d)\.?\s*(?:[–—-]|(?<=\s)\p{L}{1,5})\s*$/u;

/** "del 1 al", "1.–", "vom 3. bis": a day's figure and what joins it with the second, with the word before it */
const dayBefore = /(?:(\p{L}+)\.?\s)?(?<![\d.,/:-])\d{1,2}\.?(?:\s?[–—-]\s?|\s(\p{Ll}{1,3})\s)$/u;
/** "week 12 – 17 March" is a week and its day, "before 10 on 15 March" an hour and its day */
const goesOnFromDay = (before: string): boolean => {
  const found = dayBefore.exec(before);
  const [, word = '', joining] = found ?? [];
  const joins = joining === undefined || (['joinsDays', 'by'] as const).some((cue) => isCue(cue, normalise(joining)));
  return found !== null && !isWeekWord(word) && joins;
};

/** "for the contract period 2027-01-01 – 2027-12-31", "hire period: 25 May to 5 June": days between which something holds or is lent. */
export function isOfSpan({ source, read }: Day): boolean {
  const before = source.slice(0, Math.max(0, source.indexOf(read)));
  // "from 1 to 15 March": its second day
  if (goesOnFromDay(before)) return true;
  const words = normalise(before)
    .split(' ')
    .filter((word) => /\p{L}/u.test(word))
    .slice(-wordsOfSpan);
  if (speaksOfDelivery(words)) return false;
  // the first day begins in the line above: "mayo al 5 de junio de 2026"
  const [, last = ''] = spanBegun.exec(before) ?? [];
  return someCue('spanning', words) || (words.length === 2 && isMonth(last) && before.trim().split(/\s+/).length === 2);
}

/** lines of a message's head: from whom, when, to whom, about what */
const linesOfHead = 4;
const isSubject = ({ segments: [first] }: Line): boolean => {
  const [, label = ''] = /^(\p{L}[\p{L}.]{0,14})\s*:/u.exec(first?.text ?? '') ?? [];
  return label !== '' && isCue('subject', normalise(label));
};

/** The pieces of text in the heads of messages, also of those that are quoted below: their days are when these were sent. */
export function headsOfMessages({ lines }: Layout): ReadonlySet<Segment> {
  const subjects = lines.flatMap((line, at) => (isSubject(line) ? [at] : []));
  const near = lines.filter((_, at) => subjects.some((one) => at !== one && Math.abs(at - one) <= linesOfHead));
  return new Set(
    near.filter(({ segments: [first] }) => /^\p{L}[\p{L} .]{0,18}:/u.test(first?.text ?? '')).flatMap(({ segments }) => segments),
  );
}

/** The day on which the first of the messages in a document was sent. */
export const firstDayIn = (heads: ReadonlySet<Segment>, hints: DateHints): string | null =>
  [...heads].flatMap(({ text }) => readDate(text, hints)?.iso ?? []).at(0) ?? null;

/** What stands below the head of a second message: it is quoted, or forwarded. Empty where there is none. */
export function quotedIn({ lines }: Layout, heads: ReadonlySet<Segment>): ReadonlySet<Segment> {
  const own = lines.flatMap((line, at) => (line.segments.some((one) => heads.has(one)) ? [at] : []));
  const second = own.find((at, index) => index > 0 && at - (own[index - 1] ?? at) > linesOfHead);
  return new Set(second === undefined ? [] : lines.slice(second).flatMap(({ segments }) => segments));
}

/** What its writer says goes before what is quoted of others, who may tell until when prices hold. `telling`: features of which a day of the writer's own must have one. */
export function ownFirst<C extends Candidate>(
  all: readonly C[],
  quoted: ReadonlySet<Segment>,
  telling: readonly string[],
): readonly C[] {
  const own = all.filter(({ segment }) => !quoted.has(segment));
  return own.some(({ features: seen }) => telling.some((name) => seen[name])) ? own : all;
}

/** "11/23/26, 2:55 PM" by itself: when a browser printed the page, at its head or foot */
export const isPrintedAt = ({ text }: Segment): boolean =>
  /^\d{1,4}[./-]\d{1,2}[./-]\d{2,4}, \d{1,2}:\d{2}(?:\s[AaPp]\.?[Mm]\.?)?$/.test(text.trim());
