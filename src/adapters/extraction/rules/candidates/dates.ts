import { type DateHints, type DateReading, readDate } from '../dates.ts';
import { candidatesOf, type Label } from '../header/labels.ts';
import { type Cue, cueAt, hasCue, someCue } from '../languages/index.ts';
import type { Line, Segment } from '../layout/line.types.ts';
import { normalise } from '../text.ts';
import { by, type Candidate, type Features, features, placeFeatures, prefixed } from './candidate.ts';
import { firstDayIn, headsOfMessages, isOfPaper, isOfPayment, isPrintedAt, ownFirst, quotedIn } from './foreign-days.ts';
import type { DatedView, DocumentView } from './view.ts';

export type DateCandidate = Candidate & {
  readonly ambiguous: boolean;
  readonly week: boolean;
  /** the day as it is written */
  readonly read: string;
};

/** What is known when a date is asked for: the order's number and, for the delivery, the order's own date. */
export type Known = { readonly poNumber: string | null; readonly orderDate: string | null };

/** Every date of the document, with what stands before it: candidates for the day of the order and for its delivery. */
export function proposeDates(view: DatedView, known: Known): readonly DateCandidate[] {
  const found = [
    ...by('behind a label', behindLabels(view)),
    ...by('in the text', inText(view, known)),
    ...by('in the rows', inRows(view)),
  ].filter(({ segment }) => !isPrintedAt(segment));
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
    (one) => !ofRows.has(one.segment) && !isSent(one, heads) && !isOfPaper(one) && !isOfPayment(one),
  );
  return ofRows.size > 0 || severalDays(view)
    ? all.filter(({ features: seen, segment }) => !view.titles.includes(segment) && namesDelivery.some((name) => seen[name]))
    : ownFirst(all, quotedIn(view.layout, heads), ['word_by', ...namesDelivery]);
}

const isSent = ({ segment, features: seen }: DateCandidate, heads: ReadonlySet<Segment>): boolean =>
  heads.has(segment) && !seen.label_delivery;

const namesDelivery = ['label_delivery', 'word_delivering', 'word_needing'] as const;

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

const place = (view: DocumentView, segment: Segment, line: Line): Features =>
  placeFeatures(segment, line.index, line.page, view.layout.usualHeight);

/** A spreadsheet's own date cell, which no number format can make ambiguous. */
function storedDate(segment: Segment): DateReading | null {
  const iso = segment.tokens[0]?.cell?.date;
  return iso === undefined ? null : { iso, ambiguous: false, week: false, source: segment.text };
}

/** a date far into a sentence belongs to something else */
const nearText = 60;

const candidate = (
  { iso, ambiguous, week, source: read }: DateReading,
  segment: Segment,
  source: string,
  seen: Features,
): DateCandidate => ({
  value: iso,
  read,
  segment,
  source,
  ambiguous,
  week,
  features: seen,
});

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

function behindLabels(view: DatedView): readonly DateCandidate[] {
  return view.labels.flatMap((label) => {
    if (label.name === 'phone' || label.name === 'tax_number') return [];
    const own = ofLabel(label);
    const wanted = label.name === 'order_date' || label.name === 'delivery_date';
    const all = candidatesOf(label, view.layout).flatMap(({ text, segment, how }) => {
      const reading = storedDate(segment) ?? readDate(text.slice(0, nearText), view.hints);
      const far = reading !== null && text.indexOf(reading.source) > 12;
      const seen = {
        ...own,
        ...place(view, segment, label.line),
        ...features({ right: how === 'right', below: how === 'below', far }),
      };
      return reading ? [candidate(reading, segment, text, seen)] : [];
    });
    return all.slice(0, wanted ? 2 : 1).map((one, at) => (at === 0 ? one : { ...one, features: { ...one.features, second: 1 } }));
  });
}

const told: readonly (readonly [string, Cue, number])[] = [
  ['delivering', 'delivering', 10],
  ['needing', 'needing', 10],
  ['by', 'by', 3],
  ['ordering', 'ordering', 5],
  ['dated', 'dated', 2],
  ['date', 'date', 2],
  ['elsewhere', 'elsewhere', 5],
  ['due', 'due', 6],
  ['former', 'former', 3],
];

/** Every date in running text, with the words before it, also where the sentence goes on in the next line. */
function inText(view: DatedView, known: Known): readonly DateCandidate[] {
  const { layout, used } = view;
  return layout.lines.flatMap((line) =>
    used.has(line.index) || line.page > 2
      ? []
      : line.segments.flatMap((segment) => {
          const next = layout.lines[line.index + 1];
          const below =
            next && !used.has(next.index) && segment.text.length > 40
              ? next.segments.find((one) => Math.abs(one.x0 - segment.x0) < line.height)
              : undefined;
          const above = layout.lines[line.index - 1]?.segments.find((one) => Math.abs(one.x0 - segment.x0) < line.height);
          return occurrences(segment.text, below?.text ?? '', view.hints).map(({ reading, before }) =>
            candidate(reading, segment, segment.text, {
              ...place(view, segment, line),
              ...wordsBefore(before, above && above.text.length > 40 && before === '' ? above.text : ''),
              ...features({
                in_text: 1,
                letter: isLetterDate(segment.text, reading),
                behind_number:
                  known.poNumber !== null &&
                  before.includes(known.poNumber) &&
                  before.length - before.indexOf(known.poNumber) - known.poNumber.length < 14,
                sentence: segment.text.split(' ').length > 6,
                in_title: view.titles.includes(segment),
              }),
            }),
          );
        }),
  );
}

function wordsBefore(before: string, above: string): Features {
  const words = normalise(`${above} ${before}`)
    .split(' ')
    .filter((word) => word !== '');
  return features(Object.fromEntries(told.map(([name, cue, reach]) => [`word_${name}`, hasCue(cue, words.slice(-reach))])));
}

const mostDates = 4;

/** The dates of a text (the first of them may end in the line below) with what stands before each in the same piece. */
function occurrences(
  text: string,
  below: string,
  hints: DateHints,
): readonly { readonly reading: DateReading; readonly before: string }[] {
  const found: { reading: DateReading; before: string }[] = [];
  let from = 0;
  const whole = below === '' ? text : `${text} ${below}`;
  for (let tries = 0; tries < mostDates; tries++) {
    const reading = readDate(whole.slice(from), hints);
    if (!reading) break;
    const at = whole.indexOf(reading.source, from);
    if (at < 0 || at > text.length) break;
    found.push({ reading, before: whole.slice(0, at) });
    from = at + reading.source.length;
  }
  return found;
}

/** "Utrecht, 20 november 2026": how a letter is dated, with nothing else on the line than the place. */
function isLetterDate(text: string, reading: DateReading): boolean {
  const around = text.replace(reading.source, '').trim();
  return (
    !reading.week &&
    /\d{4}|\d{1,2}\D\d{1,2}\D\d{2}/.test(reading.source) &&
    !around.includes(':') &&
    (around === '' || (/^\p{Lu}/u.test(around) && around.length <= 34 && !someCue('delivering', normalise(around).split(' '))))
  );
}

/** The rows' own dates, where they agree: what comes on several days has no day of its own, and which of them is meant is for a person to say. */
function inRows(view: DatedView): readonly DateCandidate[] {
  const rows = rowDays(view);
  const [first] = rows;
  if (!first || rows.some(({ value }) => value !== first.value)) return [];
  const everywhere = rows.length === view.items.filter((item) => !item.charge).length;
  return [{ ...first, features: features({ row_date: 1, row_everywhere: everywhere }) }];
}
