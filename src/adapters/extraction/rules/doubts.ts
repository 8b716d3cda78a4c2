/** What speaks against a value that was chosen, seen from the document as a whole: it lowers how sure the value is, and never changes it. */

import type { FoundValue } from './found-value.ts';
import { cleanName, hasLegalForm } from './header/names.ts';
import { hasCue, isCue } from './languages/index.ts';
import { type Layout, type Line, overlap, type Segment } from './layout/line.types.ts';
import type { Reading } from './reading.ts';
import type { Item } from './table/item.ts';
import { compact, normalise } from './text.ts';

/** what is left of a belief, where another value may well be meant */
const withRival = 0.45;

/** The reading with its doubts in the beliefs of its fields. What people confirmed of its layout before is not doubted. */
export function withDoubts(reading: Reading): Reading {
  if (reading.known) return reading;
  const { layout, fields } = reading;
  const { customer_name: name, customer_email: email } = fields;
  return {
    ...reading,
    fields: {
      ...fields,
      ...(name && isCutOff(name, layout) ? { customer_name: lessSure(name) } : {}),
      ...(email && hasRivalMail(email.value, layout.text) ? { customer_email: lessSure(email) } : {}),
    },
  };
}

const lessSure = (value: FoundValue): FoundValue => ({ ...value, confidence: value.confidence * withRival });

/** A name without a legal form that the next line goes on with, or that stands elsewhere in the document with one behind it. */
function isCutOff(name: FoundValue, layout: Layout): boolean {
  if (layout.sheet || hasCue('legal', normalise(name.value).split(' '))) return false;
  const stem = compact(name.value);
  return layout.lines.some((line) =>
    line.segments.some(
      (segment) =>
        (segment.place === name.place && goesOn(segment, layout.lines[line.index + 1])) ||
        isLonger(segment.text, name.value, stem),
    ),
  );
}

/** most words of a line that is nothing but the rest of a name */
const mostWords = 5;

const goesOn = (segment: Segment, next: Line | undefined): boolean =>
  next?.segments.some((below) => {
    const words = normalise(below.text).split(' ');
    return (
      overlap(below, segment) > 0 &&
      Math.abs(below.x0 - segment.x0) < next.height &&
      words.length <= mostWords &&
      hasLegalForm(below.text) &&
      !/\d/.test(below.text)
    );
  }) ?? false;

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
  const broken = (value: FoundValue | undefined): boolean => value !== undefined && /\.\d*[1-9]/.test(value.value);
  const turned = items.filter(({ fields: { qty, price } }) => price !== undefined && broken(qty) && !broken(price));
  return turned.length * 2 > items.length;
}
