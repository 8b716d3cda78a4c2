import { type DateReading, readDate } from '../dates.ts';
import { candidatesOf, type Label } from '../header/labels.ts';
import { cueAt, someCue } from '../languages/index.ts';
import { type Layout, overlap, type Segment } from '../layout/line.types.ts';
import { by, type Features, features, prefixed } from './candidate.ts';
import { candidate, type DateCandidate, type Known, place } from './date-candidate.ts';
import { inText } from './dates-in-text.ts';
import {
  firstDayIn,
  headsOfMessages,
  isOfAnotherPaper,
  isOfPaper,
  isOfPayment,
  isOfPrevious,
  isOfSpan,
  isPrintedAt,
  ownFirst,
  quotedIn,
  saysInHowManyDays,
  withoutOldDays,
} from './foreign-days.ts';
import type { DatedView } from './view.ts';

/** Every date of the document, with what stands before it: candidates for the day of the order and for its delivery. */
function proposeDates(view: DatedView, known: Known): readonly DateCandidate[] {
  const found = withoutOldDays(
    [
      ...by('behind a label', behindLabels(view)),
      ...by('in the text', inText(view, known)),
      ...by('in the rows', inRows(view)),
    ].filter(
      (one) => !isPrintedAt(one.segment) && !isOfAnotherPaper(one, known.poNumber) && !isInNumber(one.read, known.poNumber),
    ),
  );
  const latest = found.reduce((last, { value }) => (value > last ? value : last), '');
  const several = new Set(found.map(({ value }) => value)).size > 1;
  return found.map((candidate) => {
    const own = {
      ...candidate.features,
      ...features({
        ambiguous: candidate.ambiguous,
        week: candidate.week,
        latest: several && candidate.value === latest,
        before_order: known.orderDate !== null && candidate.value < known.orderDate,
        as_order: known.orderDate !== null && candidate.value === known.orderDate,
        only: !several,
        in_elsewhere: view.elsewhere,
        no_year: !candidate.week && !hasYear(candidate.read),
        ...ahead(candidate.value, known.orderDate),
      }),
    };
    return { ...candidate, features: view.issuedByBuyer ? own : { ...own, ...prefixed('seller_', own) } };
  });
}

const namesDelivery = ['label_delivery', 'word_delivering', 'word_needing'] as const;

/** The same day as it is printed at one place, from any proposal. */
export const isSameDay = (one: DateCandidate, other: DateCandidate): boolean =>
  one.value === other.value && one.read === other.read && one.segment === other.segment;

/** What its own words name it; what stands second behind a label may be the next label's. */
const isNamedBy =
  (names: readonly string[]) =>
  ({ features: seen }: DateCandidate): boolean =>
    !seen.second && names.some((name) => (seen[name] ?? 0) > 0);
const namesOrder = isNamedBy(['label_order', 'word_ordering']);
/** Or it stands as the day of a letter does, with nothing beside it. */
export const saysOrder = isNamedBy(['label_order', 'word_ordering', 'letter']);
const saysDelivery = isNamedBy(namesDelivery);

/** The candidates for the day of the order: those of a delivery are no others, however few days there are. */
export function proposeOrderDates(view: DatedView, known: Known): readonly DateCandidate[] {
  const all = proposeDates(view, known);
  const delivered = all.filter((one) => saysDelivery(one) && !all.some((other) => isSameDay(one, other) && namesOrder(other)));
  return all.filter((one) => !delivered.some((other) => isSameDay(one, other)));
}

/** "ZD 31/03/2026": figures of the order's number, behind its letters */
const isInNumber = (read: string, poNumber: string | null): boolean =>
  poNumber?.endsWith(` ${read}`) === true && /^\p{L}/u.test(poNumber);

/** Whether a day is written with its year: in four figures, as a third number, or as a second beside a month in letters. */
const hasYear = (read: string): boolean =>
  /\d{4}/.test(read) || (read.match(/\d+/g) ?? []).length >= (/\p{L}{3}/u.test(read) ? 2 : 3);

const millisecondsOfDay = 86_400_000;
/** days from an order within which most are delivered, and beyond which hardly any */
const [soon, late] = [45, 200];

/** How long after the order a day is: deliveries are wanted within weeks. */
function ahead(day: string, orderDate: string | null): Features {
  if (orderDate === null) return {};
  const days = (Date.parse(day) - Date.parse(orderDate)) / millisecondsOfDay;
  return features({ ahead_soon: days > 0 && days <= soon, ahead_late: days > late });
}

/**
 * The candidates for the day of delivery. Where the rows say that they come on several days, only what is named as a day of delivery may be the whole
 * order's; a label that comes again with another day ("Delivery date: 12.3." below each article) names a row's.
 */
export function proposeDeliveryDates(view: DatedView, known: Known): readonly DateCandidate[] {
  const heads = headsOfMessages(view.layout);
  const sent = view.hints.after ?? firstDayIn(heads, view.hints);
  const ofRows = daysBelowRows(view);
  const all = proposeDates({ ...view, hints: { ...view.hints, after: sent } }, known).filter(
    (one) =>
      !ofRows.has(one.segment) &&
      !isSent(one, heads) &&
      !isOfPaper(one) &&
      !isOfPayment(one) &&
      !isOfSpan(one) &&
      !isOfPrevious(one),
  );
  return ofRows.size > 0 || severalDays(view) || saysInHowManyDays(view)
    ? all.filter(({ features: seen, segment }) => !view.titles.includes(segment) && namesDelivery.some((name) => seen[name]))
    : ownFirst(all, quotedIn(view.layout, heads), ['word_by', ...namesDelivery]);
}

const isSent = ({ segment, features: seen }: DateCandidate, heads: ReadonlySet<Segment>): boolean =>
  heads.has(segment) && !seen.label_delivery;

const rowDays = (view: DatedView): readonly DateCandidate[] =>
  view.items.flatMap(({ date }) => {
    const reading = date && (storedDate(date) ?? readDate(date.text, view.hints));
    return reading && date ? [candidate(reading, date, date.text, {})] : [];
  });

/** Whether the rows are wanted on different days. */
export const severalDays = (view: DatedView): boolean => new Set(rowDays(view).map(({ value }) => value)).size > 1;

/** What holds the days behind one label of delivery that stands below itself with different days. */
function daysBelowRows(view: DatedView): ReadonlySet<Segment> {
  const groups = new Map<string, { readonly days: Set<string>; readonly segments: Set<Segment> }>();
  for (const label of view.labels) {
    if (label.name !== 'delivery_date') continue;
    const [found] = candidatesOf(label, view.layout).flatMap(({ text, segment }) => {
      const reading = storedDate(segment) ?? readDate(text.slice(0, nearText), view.hints);
      return reading ? [{ day: reading.iso, segment }] : [];
    });
    if (!found) continue;
    const key = `${label.phrase} ${Math.round(label.segment.x0)}`;
    const group = groups.get(key) ?? { days: new Set(), segments: new Set() };
    group.days.add(found.day);
    groups.set(key, { ...group, segments: group.segments.add(found.segment) });
  }
  return new Set([...groups.values()].flatMap(({ days, segments }) => (days.size > 1 ? [...segments] : [])));
}

/** A spreadsheet's own date cell, which no number format can make ambiguous. */
function storedDate(segment: Segment): DateReading | null {
  const iso = segment.tokens[0]?.cell?.date;
  return iso === undefined ? null : { iso, ambiguous: false, week: false, source: segment.text };
}

/** a date far into a sentence belongs to something else */
const nearText = 60;

const ofLabel = (label: Label): Features => {
  const words = label.phrase.split(' ');
  const due = cueAt('due', words, 0) === words.length;
  const delivers = someCue('delivering', words);
  return features({
    label_order: label.name === 'order_date' ? label.plainness : 0,
    label_order_full: label.name === 'order_date' && someCue('ordering', words),
    label_delivery: label.name === 'delivery_date' && !due ? label.plainness : 0,
    label_delivery_full: label.name === 'delivery_date' && !due && (delivers || someCue('wanted', words)),
    label_delivery_bare: label.name === 'delivery_date' && words.length === 1 && delivers && !label.colon && label.rest !== '',
    label_due: due,
    label_other: label.name !== 'order_date' && label.name !== 'delivery_date',
    colon: label.colon,
  });
};

/** "On or before 31-01-" over "2025": a day that a narrow column parts */
function withYearBelow(text: string, segment: Segment, { lines }: Layout): string {
  const line = /\d{1,2}([-./])\d{1,2}\1$/.test(text)
    ? lines.find(({ segments }) => segments.some(({ place: own }) => own === segment.place))
    : undefined;
  const below = line && lines[line.index + 1]?.segments.find((one) => overlap(one, segment) > 0);
  const [year] = /^\d{4}(?!\d)/.exec(below?.text ?? '') ?? [];
  return year === undefined ? text : text + year;
}

function behindLabels(view: DatedView): readonly DateCandidate[] {
  return view.labels.flatMap((label) => {
    if (label.name === 'phone' || label.name === 'tax_number') return [];
    const seenOfLabel = ofLabel(label);
    const wanted = label.name === 'order_date' || label.name === 'delivery_date';
    const all = candidatesOf(label, view.layout).flatMap(({ text: own, segment, how }) => {
      const text = withYearBelow(own, segment, view.layout);
      const reading = storedDate(segment) ?? readDate(text.slice(0, nearText), view.hints);
      const far = reading !== null && text.indexOf(reading.source) > 12;
      const seen = {
        ...seenOfLabel,
        ...place(view, segment, label.line),
        ...features({ right: how === 'right', below: how === 'below', far }),
      };
      return reading ? [candidate(reading, segment, text, seen)] : [];
    });
    return all.slice(0, wanted ? 2 : 1).map((one, at) => (at === 0 ? one : { ...one, features: { ...one.features, second: 1 } }));
  });
}

/** The rows' own dates, where they agree: what comes on several days has no day of its own, and which of them is meant is for a person to say. */
function inRows(view: DatedView): readonly DateCandidate[] {
  const rows = rowDays(view);
  const [first] = rows;
  if (!first || rows.some(({ value }) => value !== first.value)) return [];
  const everywhere = rows.length === view.items.filter((item) => !item.charge).length;
  return [{ ...first, features: features({ row_date: 1, row_everywhere: everywhere }) }];
}
