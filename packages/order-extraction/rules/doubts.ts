/** What speaks against a value that was chosen, or for it, seen from the document as a whole: it changes how sure the value is, and never the value. */
import { compare, type Decimal, parseDecimal } from '@order-intake/kernel';
import { warn } from '../document/warnings.ts';
import type { FoundValue } from './found-value.ts';
import { cueAt, isCue } from './languages/index.ts';
import type { Segment } from './layout/line.types.ts';
import { isNameConfirmed, isNameInDoubt } from './name-doubts.ts';
import { decimalMarkOf, printedMoney, readNumber } from './numbers.ts';
import type { Reading } from './reading.ts';
import type { Item } from './table/item.ts';
import { isBroken } from './table/turned.ts';
import { compact, normalise } from './text.ts';
import { unreadBeside } from './unread-beside.ts';

/** what is left of a belief, where another value may well be meant */
const withRival = 0.45;
/** and where nothing beside it says what it is */
const unlabelled = 0.55;

/**
 * The reading with its doubts in the beliefs of its fields. What people confirmed of its layout before is not doubted, except a number that was cut: it is
 * another number on each document.
 */
export function withDoubts(read: Reading): Reading {
  const reading = withNumberChecked(read);
  if (reading.known) return reading;
  const { fields } = reading;
  const { customer_name, customer_email, po_number, delivery_date, total } = fields;
  return {
    ...reading,
    fields: {
      ...fields,
      ...(customer_name ? { customer_name: ofName(customer_name, reading) } : {}),
      ...(customer_email && hasRivalMail(customer_email.value, reading.layout.text)
        ? { customer_email: lessSure(customer_email, withRival) }
        : {}),
      ...(po_number ? { po_number: lessSure(po_number, ofNumber(po_number)) } : {}),
      ...(delivery_date ? { delivery_date: lessSure(delivery_date, ofDate(delivery_date, reading)) } : {}),
      ...(total && isExceeded(total, reading) ? { total: lessSure(total, withRival) } : {}),
    },
  };
}

/** A number beside which something stayed unread is believed less, and a person is told what is printed there. */
function withNumberChecked(reading: Reading): Reading {
  const { po_number } = reading.fields;
  const printed = po_number && unreadBeside(po_number, reading.layout);
  // initials of a clerk beside the number, which people took for none on earlier documents of the layout
  const isConfirmed = reading.known !== null && !/\d/.test(printed?.replace(po_number?.value ?? '', '') ?? '');
  if (!po_number || printed == null || isConfirmed) return reading;
  return {
    ...reading,
    fields: { ...reading.fields, po_number: lessSure(po_number, withRival) },
    warnings: [...reading.warnings, warn.po_number_incomplete(po_number.value, printed)],
  };
}

const lessSure = (value: FoundValue, left: number): FoundValue => ({ ...value, confidence: value.confidence * left });

/** what a name is at least that the document confirms */
const confirmedName = 0.85;

function ofName(name: FoundValue, reading: Reading): FoundValue {
  if (isNameInDoubt(name, reading)) return lessSure(name, withRival);
  const surer = reading.layout.reader !== 'ocr' && isNameConfirmed(name);
  return surer ? { ...name, confidence: Math.max(confirmedName, name.confidence) } : name;
}

/** surer than that, a number that is printed twice needs no label */
const sureOfNumber = 0.8;
/** so sure, one needs no more than a sign of numbers or the title beside it */
const sureOfTold = 0.7;
/** and so sure, no value does: of sets left out 36 of 36 that a judge chose so without a label were right */
const sureWithoutLabel = 0.9;

/** A number behind words that do not name an order's, where no sign of numbers and no title of an order says that it is one. Of a column of its own nothing was `seen`. */
function ofNumber({ seen, confidence }: FoundValue): number {
  if (seen === undefined) return 1;
  if ((seen.label_po ?? 0) > 0) return 1;
  const isTold = confidence >= sureOfTold && [seen.label_any_number, seen.signed, seen.in_title].some((one) => (one ?? 0) > 0);
  const isSure = (seen.repeated === 1 && confidence >= sureOfNumber) || confidence >= sureWithoutLabel;
  return isTold || isSure ? 1 : unlabelled;
}

const sureOfDate = 0.85;

/** A week is no day; a date that no label calls a delivery's may be any of the document's, the more so where rows have days of their own. */
function ofDate({ seen, confidence }: FoundValue, { items }: Reading): number {
  if (seen === undefined) return 1;
  if (seen.week === 1) return withRival;
  const labelled = [seen.label_delivery, seen.label_delivery_full, seen.row_date].some((one) => (one ?? 0) > 0);
  if (labelled || (seen.word_delivering === 1 && confidence >= sureOfDate)) return 1;
  if (new Set(items.flatMap(({ date }) => date?.text ?? [])).size > 1) return withRival;
  // "we need it by Monday the 16th": of sets left out 30 of 30 that a judge chose so were right
  if ((seen.word_needing === 1 || seen.word_by === 1) && confidence >= sureOfTold) return 1;
  // "Date: 22-01-2025", where the day of delivery could not be read
  if (seen.word_dated === 1) return unlabelled;
  return confidence >= sureWithoutLabel ? 1 : unlabelled;
}

/** "NL8122.04.557.B01": figures of a register, in groups */
const glued = /\p{L}{2}[\d.]+\S*/gu;
/** A larger sum stands below the last article: the total may be the net one, or one of a section. */
function isExceeded(total: FoundValue, { layout, items }: Reading): boolean {
  const [value, mark] = [parseDecimal(total.value), decimalMarkOf(layout.text)];
  const places = new Set(items.flatMap(({ fields }) => Object.values(fields).flatMap((field) => field.place ?? [])));
  const last = layout.lines.findLast((line) => line.segments.some(({ place }) => places.has(place)))?.index ?? -1;
  const numbersOf = ({ text, tokens }: Segment): readonly (Decimal | null | undefined)[] => {
    const stored = tokens[0]?.cell?.number;
    return stored === undefined
      ? [...text.replace(glued, ' ').matchAll(printedMoney)].map(([one]) => readNumber(one.trim(), mark)?.values[0])
      : [parseDecimal(stored)];
  };
  // "temeljni kapital 4.118.000,00 EUR": what a register says of who prints it
  const isOfIssuer = ({ text }: Segment): boolean => {
    const words = normalise(text).split(' ');
    return words.some((_, at) => cueAt('issuer', words, at) > 0) && !words.some((word) => isCue('sum', word));
  };
  return (
    value !== null &&
    layout.lines
      .slice(last + 1)
      .some((line) =>
        line.segments.some(
          (segment) => !isOfIssuer(segment) && numbersOf(segment).some((one) => one != null && compare(one, value) > 0),
        ),
      )
  );
}

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
