/** What speaks against a value that was chosen, seen from the document as a whole: it lowers how sure the value is, and never changes it. */
import { compare, type Decimal, parseDecimal } from '../../../kernel/decimal.ts';
import type { FoundValue } from './found-value.ts';
import { cleanName } from './header/clean-name.ts';
import { endsInLegalForm, hasLegalForm } from './header/legal-forms.ts';
import { domainResembles } from './header/names.ts';
import { hasCue, isCue } from './languages/index.ts';
import { type Layout, overlap, type Segment, segmentBelow } from './layout/line.types.ts';
import { hasLostLetters } from './lost-letters.ts';
import { isHardlyRead, isMisread } from './misread-name.ts';
import { decimalMarkOf, printedMoney, readNumber } from './numbers.ts';
import type { Reading } from './reading.ts';
import type { Item } from './table/item.ts';
import { compact, normalise } from './text.ts';

/** what is left of a belief, where another value may well be meant */
const withRival = 0.45;
/** and where nothing beside it says what it is */
const unlabelled = 0.55;

/** The reading with its doubts in the beliefs of its fields. What people confirmed of its layout before is not doubted. */
export function withDoubts(reading: Reading): Reading {
  if (reading.known) return reading;
  const { fields } = reading;
  const { customer_name, customer_email, po_number, delivery_date, total } = fields;
  return {
    ...reading,
    fields: {
      ...fields,
      ...(customer_name ? { customer_name: lessSure(customer_name, ofName(customer_name, reading)) } : {}),
      ...(customer_email && hasRivalMail(customer_email.value, reading.layout.text)
        ? { customer_email: lessSure(customer_email, withRival) }
        : {}),
      ...(po_number ? { po_number: lessSure(po_number, ofNumber(po_number, reading.layout)) } : {}),
      ...(delivery_date ? { delivery_date: lessSure(delivery_date, ofDate(delivery_date, reading)) } : {}),
      ...(total && isExceeded(total, reading) ? { total: lessSure(total, withRival) } : {}),
    },
  };
}

const lessSure = (value: FoundValue, left: number): FoundValue => ({ ...value, confidence: value.confidence * left });

function ofName(name: FoundValue, { layout, fields }: Reading): number {
  const mail = fields.customer_email?.value ?? null;
  const misread =
    layout.reader === 'ocr' &&
    (hasLostLetters(layout.text) || isHardlyRead(name, layout) || (mail !== null && isMisread(name.value, mail)));
  return misread || isCutOff(name, layout) || (mail !== null && isBesideCompany(name.value, mail, layout)) ? withRival : 1;
}

/** surer than that, a number that is printed twice needs no label */
const sureOfNumber = 0.8;
/** and so sure, no value does: of sets left out 36 of 36 that a judge chose so without a label were right */
const sureWithoutLabel = 0.9;

/** A number behind words that do not name an order's. Of a column of its own nothing was `seen`. */
function ofNumber(number: FoundValue, layout: Layout): number {
  const { seen, confidence } = number;
  if (isCutOffNumber(number, layout)) return withRival;
  return seen === undefined ||
    (seen.label_po ?? 0) > 0 ||
    (seen.repeated === 1 && confidence >= sureOfNumber) ||
    confidence >= sureWithoutLabel
    ? 1
    : unlabelled;
}

/** "4500 71 88", of which one group was taken: figures that its own piece of text goes on with, or has before it. */
const isCutOffNumber = ({ value, place }: FoundValue, { lines }: Layout): boolean =>
  lines.some(({ segments }) =>
    segments.some(({ text, place: own }) => {
      const at = own === place ? text.indexOf(value) : -1;
      return (
        at >= 0 && (/^\s\d+(?![\d.,/:-])/.test(text.slice(at + value.length)) || /(?<![\d.,/:-])\d+\s$/.test(text.slice(0, at)))
      );
    }),
  );

const sureOfDate = 0.85;

/** A week is no day; a date that no label calls a delivery's may be any of the document's, the more so where rows have days of their own. */
function ofDate({ seen, confidence }: FoundValue, { items }: Reading): number {
  if (seen === undefined) return 1;
  if (seen.week === 1) return withRival;
  const labelled = [seen.label_delivery, seen.label_delivery_full, seen.row_date].some((one) => (one ?? 0) > 0);
  if (labelled || (seen.word_delivering === 1 && confidence >= sureOfDate)) return 1;
  if (new Set(items.flatMap(({ date }) => date?.text ?? [])).size > 1) return withRival;
  return confidence >= sureWithoutLabel ? 1 : unlabelled;
}

/** A larger sum stands below the last article: the total may be the net one, or one of a section. */
function isExceeded(total: FoundValue, { layout, items }: Reading): boolean {
  const [value, mark] = [parseDecimal(total.value), decimalMarkOf(layout.text)];
  const places = new Set(items.flatMap(({ fields }) => Object.values(fields).flatMap((field) => field.place ?? [])));
  const last = layout.lines.findLast((line) => line.segments.some(({ place }) => places.has(place)))?.index ?? -1;
  const numbersOf = ({ text, tokens }: Segment): readonly (Decimal | null | undefined)[] => {
    const stored = tokens[0]?.cell?.number;
    return stored === undefined
      ? [...text.matchAll(printedMoney)].map(([one]) => readNumber(one.trim(), mark)?.values[0])
      : [parseDecimal(stored)];
  };
  return (
    value !== null &&
    layout.lines
      .slice(last + 1)
      .some((line) => line.segments.some((segment) => numbersOf(segment).some((one) => one != null && compare(one, value) > 0)))
  );
}

const hasLegalCue = (text: string): boolean => hasCue('legal', normalise(text).split(' '));

/** The name has no legal form, and a company that has one, and whose the e-mail address may be, stands elsewhere. */
function isBesideCompany(name: string, mail: string, { lines }: Layout): boolean {
  if (hasLegalCue(name)) return false;
  const [stem, domain] = [compact(name), domainOf(mail)];
  return lines.some((line) =>
    line.segments.some((segment) =>
      segment.text
        .split(/\s*[·•|;]\s*|,\s+/)
        .some(
          (part) =>
            part.length < longestName &&
            !part.includes('@') &&
            hasLegalCue(part) &&
            !compact(part).includes(stem) &&
            domainResembles(part, domain) >= sameHouse,
        ),
    ),
  );
}

const longestName = 70;
/** how much a domain has to resemble a name to be its house's */
const sameHouse = 0.6;

/** A name that its own line goes on with, or without a legal form the next one, or that stands elsewhere in the document with one behind it. */
function isCutOff(name: FoundValue, layout: Layout): boolean {
  const stem = compact(name.value);
  const own = layout.lines.flatMap((line) =>
    line.segments.flatMap((segment) => (segment.place === name.place ? [{ line, segment }] : [])),
  );
  if (own.some(({ segment }) => goesOnBehind(segment, name.value))) return true;
  if (layout.sheet || hasLegalCue(name.value)) return false;
  return (
    own.some(({ line, segment }) =>
      goesOn(segment, segmentBelow(layout.lines, line, segment), layout.usualHeight, hasLegalForm(name.value)),
    ) || layout.lines.some((line) => line.segments.some((segment) => isLonger(segment.text, name.value, stem)))
  );
}

/** "J. Sokół": a partner of a firm */
const initialed = /\p{Lu}\.\s?\p{Lu}/u;

/** ", S.A. de C.V.", ", J. Sokół": behind a comma, and no street or town with its number; behind a legal form no house or department either. */
function goesOnBehind({ text }: Segment, name: string): boolean {
  const at = text.toLowerCase().indexOf(name.toLowerCase());
  const rest = at < 0 ? '' : text.slice(at + name.length).trim();
  const isWhole = endsInLegalForm(name) && !hasLegalForm(rest) && !initialed.test(rest);
  return rest.startsWith(',') && !/\d/.test(rest) && !isWhole;
}

/** most words of a line that is nothing but the rest of a name */
const mostWords = 5;

/** most words of the second line of a headline */
const mostBig = 3;

/** `body`: what was read is an organisation already, which words for another in other letters do not go on with. */
function goesOn(segment: Segment, below: Segment | undefined, usualHeight: number, body: boolean): boolean {
  if (!below || /\d/.test(below.text) || overlap(below, segment) <= 0) return false;
  const height = segment.y1 - segment.y0;
  const words = normalise(below.text).split(' ');
  const sameHeight = Math.abs(below.y1 - below.y0 - height) < height * 0.06;
  const sameType = height > usualHeight * 1.15 && sameHeight && !/[:@]/.test(below.text);
  const isRest = hasLegalForm(below.text) && (!body || sameHeight || hasLegalCue(below.text));
  return (words.length <= mostWords && isRest) || (sameType && words.length <= mostBig);
}

const isLonger = (text: string, name: string, stem: string): boolean => {
  const at = text.toLowerCase().indexOf(name.toLowerCase());
  if (at < 0 || stem.length < 5) return false;
  const whole = cleanName(text.slice(at));
  return (
    compact(whole).startsWith(stem) &&
    compact(whole) !== stem &&
    whole.split(' ').length <= name.split(' ').length + mostWords &&
    hasLegalForm(whole)
  );
};

const addresses = /[A-Z0-9._%+'-]+@[A-Z0-9-]+(?:\.[A-Z0-9-]+)*\.[A-Z]{2,}/gi;

const boxOf = (address: string): string => normalise((address.split('@')[0] ?? '').replace(/[._-]+/g, ' '));
const domainOf = (address: string): string => address.split('@')[1] ?? '';
const isOf = (cue: 'billingMail' | 'buyingMail', box: string): boolean => isCue(cue, box) || isCue(cue, box.split(' ')[0] ?? '');

/** The customer has a second address in the document, and the first is not plainly that of who buys. */
function hasRivalMail(address: string, text: string): boolean {
  const chosen = address.toLowerCase();
  const others = [...new Set((text.match(addresses) ?? []).map((one) => one.toLowerCase()))].filter(
    (one) => one !== chosen && domainOf(one) === domainOf(chosen),
  );
  const box = boxOf(chosen);
  return (
    others.length > 0 &&
    !isOf('buyingMail', box) &&
    (isOf('billingMail', box) || others.some((one) => !isOf('billingMail', boxOf(one))))
  );
}

/** Prices that are whole beside quantities that are not: the columns may have been taken for each other. */
export function columnsInDoubt(items: readonly Item[]): boolean {
  const isBroken = (value: FoundValue | undefined): boolean => value !== undefined && /\.\d*[1-9]/.test(value.value);
  const turned = items.filter(({ fields: { qty, price } }) => price !== undefined && isBroken(qty) && !isBroken(price));
  const brokenPrices = items.some(({ fields: { price } }) => isBroken(price));
  return turned.length * 2 > items.length || (turned.length * 3 > items.length && !brokenPrices);
}

/** Articles of which only a code was read; all of them, where most are called by a word with digits in it, or where nothing but the price tells them apart. */
export function namelessOf(items: readonly Item[]): number {
  const names = items.map(({ fields }) => fields.name?.value.trim() ?? '');
  const codes = names.filter((name) => /\d/.test(name) && !/\s/.test(name)).length;
  return codes * 2 > names.length || areOneName(items) ? names.length : names.filter((name) => !/\p{L}{3}/u.test(name)).length;
}

/** Every article is called the same and has no code of its own, at several prices: what was read is a label. */
function areOneName(items: readonly Item[]): boolean {
  const articles = items.filter(({ charge }) => !charge);
  const kinds = (of: (item: Item) => string | undefined): number => new Set(articles.map((item) => of(item) ?? '')).size;
  const called = kinds(({ fields: { name, code } }) => `${compact(name?.value ?? '')} ${compact(code?.value ?? '')}`);
  return called === 1 && kinds(({ fields: { price } }) => price?.value) > 1;
}
