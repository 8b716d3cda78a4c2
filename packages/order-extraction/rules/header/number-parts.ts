/** Numbers whose parts are printed apart: "EK 2026 / 114", "2026 - 0114 / B". */
import { isMonth, isWeekWord, readDate } from '../dates.ts';
import { isCue } from '../languages/index.ts';
import { isSoldBy, isTime } from '../table/free-text-patterns.ts';
import { normalise, withHyphens } from '../text.ts';

const anyDay = { dayFirst: true, sure: false, after: null } as const;
/** characters within which a day is told */
const longestDay = 40;
const spacedDay = /^\d{1,2}\.\s\d{1,2}\.\s?\d{2,4}(?!\d)/;
/** "3 March", "24. November" */
const withoutYear = /^\d{1,2}(?:st|nd|rd|th|º|\.)?\s(?:of\s|de\s)?(\p{L}{3,12})/u;
export const startsWithDay = (text: string): boolean => {
  const start = text.slice(0, longestDay);
  const day = readDate(start, anyDay);
  const [, month = ''] = withoutYear.exec(start) ?? [];
  return (day !== null && start.startsWith(day.source)) || spacedDay.test(start) || isMonth(month);
};
/** "4711 of 3 March", "4711 vom 24.11.2026": a word that says that a day follows, and the day. */
export const isDatedBy = (behind: string): boolean => {
  const [, word = '', rest = ''] = /^\s(\p{L}{1,8})\.?:?\s(.*)$/u.exec(behind) ?? [];
  return word !== '' && startsWithDay(rest);
};

/** a sign that joins two parts, with a space on at least one side; a point needs one before it, or it ends a sentence */
const joint = /(?<=[\p{Lu}\d])(?:\s{1,2}([-–—−/+])\s{0,2}|([-–—−/+])\s{1,2}|\s{1,2}(\.)\s{0,2})(?=[\p{Lu}\d])/gu;
/** a part from its first character on: figures with letters, two letters with figures, or one letter by itself */
const part = /^(?:\d[\p{Lu}\d]{0,11}|\p{Lu}{1,2}\d[\p{Lu}\d]{0,9}|\p{Lu})(?:[-/+][\p{Lu}\d]{1,8})*(?![\p{L}\d%€$£]|[.,:]\d)/u;
const money = /^\d[\d.,']*[.,]\d{2}$/;

/** What stands before a joint goes on behind it: a number, and no day, money or telephone number. */
const isOpenLeft = (left: string, right: string): boolean => {
  const piece = left.slice(Math.max(left.lastIndexOf(' '), left.lastIndexOf('\n')) + 1);
  if (!/\d/.test(piece)) return /^\p{Lu}{1,4}$/u.test(piece) && /^(?:19|20)\d{2}\s{0,2}[-/+]\s{0,2}\d/.test(right);
  return !money.test(piece) && !/^[(+]/.test(piece) && !isDay(piece);
};
/** "77 - 03501 Benidorm": a house, and the town's postcode */
const isAddress = (left: string, right: string): boolean =>
  /(?:^|\s)\d{1,3}\p{L}?$/u.test(left) && /^\d{4,5}\s\p{Lu}\p{Ll}/u.test(right);
const isDay = (piece: string): boolean => readDate(piece, anyDay)?.source === piece;

/** "2 pcs", "14 days", "3 of": a few figures that count something */
const counts = (piece: string, behind: string): boolean => {
  const [, word, rest = ''] = /^\s(\p{L}+)\.?(.*)$/u.exec(behind) ?? [];
  if (word === undefined || !/^\d{1,3}$/.test(piece) || isDatedBy(behind)) return false;
  return isSoldBy(word) || isTime(word) || (/^\s\d/.test(rest) && isCue('little', normalise(word)));
};

/** The first part of a number in a text that begins with one; empty for any other text. */
export const partOfNumber = (text: string): string => (startsWithDay(text) ? '' : (part.exec(text)?.[0] ?? ''));
/** A text that is nothing but the next part of a number, or begins with it and goes on with words. */
export const isPartOfNumber = (text: string): boolean => {
  const piece = partOfNumber(text);
  return /\d/.test(piece) && isPart(text, '-') && !/^\s?[\d.,€$£]/.test(text.slice(piece.length));
};

const isPart = (right: string, sign: string): boolean => {
  const [piece] = part.exec(right) ?? [];
  if (piece === undefined || startsWithDay(right)) return false;
  const behind = right.slice(piece.length);
  if (counts(piece, behind) || isWeek(piece)) return false;
  // "4711 - 12 for the north wing": behind a dash that parts, a few figures and a word are a remark
  const remarked = /^\s\p{L}/u.test(behind) && !isDated(behind);
  if (sign !== '/' && sign !== '+' && remarked && /^\d{1,3}$/.test(piece)) return false;
  // "4711 - 1/3. oldal": behind a dash that parts, a page of so many
  if (sign === '-' && isPageOf(piece)) return false;
  // "4711 / B Muster Ltd": a letter by itself begins a name
  return !/^\p{Lu}$/u.test(piece) || !remarked;
};

/** "1/3" */
export const isPageOf = (piece: string): boolean => {
  const [, page, pages] = /^(\d{1,2})\/(\d{1,2})$/.exec(piece) ?? [];
  return page !== undefined && Number(page) > 0 && Number(page) <= Number(pages);
};

const isWeek = (piece: string): boolean => {
  const [, letters] = /^(\p{Lu}{1,2})\d{1,2}$/u.exec(piece) ?? [];
  return letters !== undefined && isWeekWord(letters);
};
const isDated = (behind: string): boolean => {
  const [, word = ''] = /^\s(\p{L}+)/u.exec(behind) ?? [];
  return isCue('dated', normalise(word)) || startsWithDay(behind.trimStart()) || isDatedBy(behind);
};

/** The text with the parts of each number together: "EK 2026/114". */
export function withPartsJoined(text: string): string {
  if (!/[-–—−/+.]/.test(text)) return text;
  return joinedIn(withHyphens(text));
}

function joinedIn(text: string): string {
  let joined = '';
  let from = 0;
  for (const match of text.matchAll(joint)) {
    const sign = (match[1] ?? match[2] ?? match[3] ?? '').replace(/[–—−]/, '-');
    const right = text.slice(match.index + match[0].length);
    const left = joined + text.slice(from, match.index);
    const isOne = isOpenLeft(left, right) && isPart(right, sign) && !isAddress(left, right);
    joined = isOne ? left + sign : left + match[0];
    from = match.index + match[0].length;
  }
  return joined + text.slice(from);
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&');
/** what a scan takes for each other, and is put right in a number */
const alike: ReadonlyMap<string, string> = new Map([
  ['0', '[0O]'],
  ['O', '[0O]'],
  ['1', '[1I]'],
  ['I', '[1I]'],
]);

/** Where a number stands in a text, whatever spaces are printed around its signs; null if it does not. */
export function standsAt(value: string, text: string): { readonly from: number; readonly to: number } | null {
  const at = text.indexOf(value);
  if (at >= 0) return { from: at, to: at + value.length };
  const pattern = [...value.replace(/\s+/g, ' ')]
    .map((character) => {
      if (character === ' ') return '\\s{0,2}';
      if (character === '-') return '\\s{0,2}[-–—−]\\s{0,2}';
      return /[/+.]/.test(character) ? `\\s{0,2}${escaped(character)}\\s{0,2}` : (alike.get(character) ?? escaped(character));
    })
    .join('');
  const found = new RegExp(pattern, 'u').exec(text);
  return found ? { from: found.index, to: found.index + found[0].length } : null;
}

/** A number as it is printed in a text, with the spaces around its signs and plain hyphens. */
export function printedNumber(value: string, text: string): string {
  const at = text.includes(value) ? null : standsAt(value, text);
  if (!at) return value;
  const printed = text.slice(at.from, at.to).replace(/\s+/g, ' ').replace(/[–—−]/g, '-').trim();
  // a letter that was put right stays so
  return printed.replace(/\s/g, '') === value.replace(/\s/g, '') ? printed : value;
}
