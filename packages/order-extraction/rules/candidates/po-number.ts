import { candidatesOf, type Label, labelNameOf } from '../header/labels.ts';
import { printedNumber, withPartsJoined } from '../header/number-parts.ts';
import { inSeriesApart, inTwoSeries, readOrderNumber } from '../header/values.ts';
import { cueAt, isCue, someCue } from '../languages/index.ts';
import { type Line, overlap, type Segment } from '../layout/line.types.ts';
import { columnKindOf } from '../table/vocabulary.ts';
import { compact, normalise } from '../text.ts';
import { by, type Candidate, type Features, features, placeFeatures, prefixed } from './candidate.ts';
import { inFileNames } from './file-names.ts';
import {
  foreignNumbers,
  isAmount,
  isBehindArea,
  isBoughtDirectly,
  isDayOfMonth,
  isOfRegister,
  isOfTaxLabel,
  isOfTown,
  isPage,
  isPhoneLabelled,
  isPhoneStart,
  isSeason,
  isTaxed,
  isWeek,
  others,
} from './foreign-numbers.ts';
import { readLetteredNumber } from './lettered-number.ts';
import { announcesContract, atTitles, withoutDay } from './number-at-title.ts';
import { inSentences } from './number-in-sentence.ts';
import { asNumberOfScan } from './number-of-scan.ts';
import { withNextPiece } from './number-over-pieces.ts';
import type { DocumentView } from './view.ts';

/** Every number that may be the customer's number of the order. */
export function proposePoNumbers(view: DocumentView): readonly Candidate[] {
  const proposed = [
    ...by(behindLabel, behindLabels(view)),
    ...by('behind unknown words', behindUnknown(view)),
    ...by('at the title', atTitles(view)),
    ...by('in a sentence', inSentences(view)),
    ...by('in the name of a file', inFileNames(view)),
  ];
  const found = proposed.map((read) => {
    const value = printedNumber(read.value, read.source);
    const printed = { ...read, value: view.layout.reader === 'ocr' ? withoutStraySpace(value) : value };
    return withNextPiece(printed, view.layout.lines);
  });
  const pairs = pairedPlaces(view);
  const foreign = foreignNumbers(view, found);
  const whole = found.flatMap(({ value }) => (inTwoSeries.test(value) ? [value] : []));
  const own = found.filter((candidate) => {
    const { value, source, features: seen } = candidate;
    return (
      (candidate.proposer === behindLabel || !pairs.has(candidate.segment.place) || !/\s\//.test(value)) &&
      !isBehindArea(candidate, view.layout) &&
      !whole.some((one) => one.endsWith(` ${value}`)) &&
      !isSeason(value, seen) &&
      !isAmount(value, seen) &&
      !isPartOf(compact(value), foreign) &&
      !isOfRegister(value) &&
      !isBoughtDirectly(value, view.layout) &&
      !isPhoneStart(value, source) &&
      !isWeek(value, source) &&
      !isPage(value, source) &&
      !isOfTown(value, source) &&
      !isPhoneLabelled(value) &&
      !isDayOfMonth(value, source) &&
      !isTaxed(value, source)
    );
  });
  const often = new Map<string, number>();
  for (const { value } of own) often.set(compact(value), (often.get(compact(value)) ?? 0) + 1);
  const file = compact(view.fileName);
  return own.map((read) => {
    const candidate = view.layout.reader === 'ocr' ? { ...read, value: asNumberOfScan(read.value, view) } : read;
    const seen = {
      ...candidate.features,
      ...shapeOf(withPartsJoined(candidate.value)),
      ...features({
        repeated: (often.get(compact(candidate.value)) ?? 0) > 1,
        in_elsewhere: view.elsewhere,
        in_file_name: compact(candidate.value).length >= 4 && file.includes(compact(candidate.value)),
      }),
    };
    return { ...candidate, features: view.issuedByBuyer ? seen : { ...seen, ...prefixed('seller_', seen) } };
  });
}

/** "2026- 0114": a scan sees a space on one side of a sign; a program that sets one has it in every number ("A26/ 3071"). */
const withoutStraySpace = (value: string): string =>
  inSeriesApart.test(value) ? value : value.replace(/(?<=[\p{L}\d])(?:\s([-/+.])|([-/+.])\s)(?=[\p{L}\d])/gu, '$1$2');

const behindLabel = 'behind a label';

/** Where a label names several values, "Order no. / customer no.: 4711 / 99187": the two are no parts of one number. */
const pairedPlaces = ({ labels, layout }: DocumentView): ReadonlySet<Segment['place']> =>
  new Set(labels.flatMap((label) => (label.part ? candidatesOf(label, layout).map(({ segment }) => segment.place) : [])));

/** letters of a number that may be read without them: "PC 2026/0715" */
const mostLetters = 6;
const isPartOf = (value: string, numbers: ReadonlySet<string>): boolean =>
  numbers.has(value) ||
  [...numbers].some(
    (one) => one.endsWith(value) && one.length - value.length <= mostLetters && /^\p{L}+$/u.test(one.slice(0, -value.length)),
  );

/** What a number looks like. */
const shapeOf = (value: string): Features =>
  features({
    letters: /\p{L}/u.test(value),
    short: /\d/.test(value) && value.replace(/\D/g, '').length <= 2,
    long: value.replace(/\D/g, '').length >= 5,
    parted: /[-/.]/.test(value),
    phone_like: /^\d{9,}$/.test(value),
    vat_like: /^[A-Z]{2}\d{8,12}$/.test(value),
    spaced: /\s/.test(value),
  });

const place = (view: DocumentView, segment: Segment, line: Line): Features =>
  placeFeatures(segment, line.index, line.page, view.layout.usualHeight);

const ofLabel = (label: Label): Features => {
  const words = label.phrase.split(' ');
  // "O/C N°": a cue of several letters
  const orders =
    someCue('ordering', words) ||
    cueAt(
      'ordering',
      words.filter((word) => word !== '@'),
      0,
    ) > 0;
  const isPo = label.name === 'po_number';
  return features({
    label_po: isPo && orders ? label.plainness : 0,
    label_bare: isPo && words.every((word) => isCue('ordering', word) || isCue('our', word) || isCue('your', word)),
    label_any_number: isPo && !orders,
    label_reference: label.name === 'other_number' && someCue('reference', words),
    label_other: label.name === 'other_number' && !someCue('reference', words),
    label_customer: label.name === 'customer_code',
    label_supplier: label.name === 'supplier_code',
    label_foreign: ['contact', 'phone', 'tax_number', 'email', 'currency', 'delivery_date', 'order_date'].includes(label.name),
    label_our: someCue('our', words),
    label_your: someCue('your', words),
    colon: label.colon,
  });
};

function behindLabels(view: DocumentView): readonly Candidate[] {
  // below "Order no." may stand "Customer no. 10442", which is that one's
  const labelled = new Set(
    view.labels.flatMap((label) =>
      others.has(label.name) && label.phrase.length > 1 && label.rest !== '' && !inTwoSeries.test(label.segment.text)
        ? [label.segment]
        : [],
    ),
  );
  return view.labels.flatMap((label) => {
    const own = ofLabel(label);
    let before = 0;
    if (isPostBox(label) || isOfContract(label)) return [];
    return candidatesOf(label, view.layout).flatMap(({ text, segment, how }) => {
      if (how === 'below' && labelled.has(segment)) return [];
      const number =
        readOrderNumber(text) ?? readLetteredNumber(text, label) ?? oneFigure(text, how, label) ?? numberOfDay(text, label);
      if (number === null || (how === 'same' && isOfTaxLabel(number, label))) return [];
      const value = withRelease(number, text);
      before += 1;
      // "order" in the middle of a sentence is no label: without a colon its number follows at once
      const loose =
        how === 'same' &&
        !label.colon &&
        !text.slice(0, text.indexOf(value)).match(/^[\s\P{L}]*(?:\p{L}{1,6}[.:º°]?)?[\s\P{L}]*$/u);
      return [
        {
          value,
          segment,
          source: text,
          features: {
            ...own,
            ...place(view, segment, label.line),
            ...features({ right: how === 'right', below: how === 'below', second: before > 1, loose }),
          },
        },
      ];
    });
  });
}

/** "B-61774 Release 009": what is called off of an order that stands open; each time it is another order. */
function withRelease(number: string, text: string): string {
  const [whole, word] = /^\s+(\p{L}{3,10})\.?\s+\d{1,4}$/u.exec(text.slice(text.indexOf(number) + number.length)) ?? [];
  return whole !== undefined && word !== undefined && isCue('callingOff', normalise(word)) ? number + whole : number;
}

/** "Order no.: 9": one figure behind a label that asks for a number */
const oneFigure = (text: string, how: string, { name, phrase }: Label): string | null =>
  name === 'po_number' && how !== 'below' && someCue('number', phrase.split(' '))
    ? (/^\s*(\d)\s*$/.exec(text)?.[1] ?? null)
    : null;

/** "Order no. | 27 of 12/05/2025": a few figures before its day */
const numberOfDay = (text: string, { name, phrase }: Label): string | null =>
  name === 'po_number' && someCue('number', phrase.split(' '))
    ? (/^\s*((?!20\d\d\s*$)\d{1,4})\s*$/.exec(withoutDay(text))?.[1] ?? null)
    : null;

/** "Framework contract: | no. 44/2024" */
const isOfContract = ({ line, segment, name }: Label): boolean =>
  name === 'po_number' && announcesContract(line.segments[line.segments.indexOf(segment) - 1]?.text ?? '');

/** "PO Box 990" */
const isPostBox = (label: Label): boolean =>
  isCue('street', normalise(`${label.phrase} ${label.rest}`).split(' ').slice(0, 2).join(' '));

const headLines = 24;

/** A number by itself behind, beside or below words that nobody knows: "Vorgangskennung: 4711". */
function behindUnknown(view: DocumentView): readonly Candidate[] {
  const { layout, used } = view;
  const free = layout.lines
    .filter((line) => !used.has(line.index) && line.page === (layout.lines[0]?.page ?? 1))
    .slice(0, headLines);
  const propose = (label: string, text: string, segment: Segment, line: Line, how: string): readonly Candidate[] => {
    const words = normalise(label).split(' ');
    const value = readOrderNumber(text);
    if (value === null || text.trim() !== value || /\d/.test(label) || words.length > 5 || !/\p{L}{2}/u.test(label)) return [];
    // "EAN no. for the invoice: 5790000441788", "Supplier" over "400118"
    if ((someCue('billing', words) || someCue('seller', words)) && !someCue('ordering', words)) return [];
    // "RUT 76.410.220-8" brings its own label
    const own = /^\p{L}+(?=\s)/u.exec(value)?.[0];
    if (own !== undefined && others.has(labelNameOf(own) ?? 'po_number')) return [];
    const name = labelNameOf(label);
    if (name !== null && name !== 'po_number') return [];
    const seen = features({
      [`unknown_${how}`]: 1,
      unknown_orders: someCue('ordering', words),
      unknown_numbers: someCue('number', words),
      unknown_party: someCue('buyer', words) || someCue('seller', words),
    });
    return [{ value, segment, source: text, features: { ...place(view, segment, line), ...seen } }];
  };
  return free.flatMap((line, at) =>
    line.segments.flatMap((segment, column) => {
      const [, label, rest] = /^([^:]{2,40}):\s*(\S.*)$/.exec(segment.text) ?? [];
      if (label !== undefined && rest !== undefined) return propose(label, rest, segment, line, 'same');
      const left = line.segments[column - 1];
      const over = free[at - 1]?.segments ?? [];
      // below the name of a column stands the code of an article
      const heads = over.filter(({ text }) => columnKindOf(text) !== null).length >= 3;
      const above = heads ? undefined : over.find((one) => overlap(one, segment) > 0);
      return [
        ...(left ? propose(left.text, segment.text, segment, line, 'right') : []),
        ...(above ? propose(above.text, segment.text, segment, line, 'below') : []),
      ];
    }),
  );
}
