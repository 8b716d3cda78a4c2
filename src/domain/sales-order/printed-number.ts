/**
 * A purchase order number as an order's documents print it. Release 0.2.0 read "EK 2026 / 114" as "EK 2026" and "4500‑77601" as "4500": an order
 * that was drafted then keeps that number, and what its document printed tells which number is meant (docs/adr/0037).
 */
import { type Extraction, isFromWords } from '@order-intake/order-extraction/document';
import { comparable } from './comparable.ts';

/** `source`: the text in which the number stood; null where it was not kept, as of words in a mail. */
export type PrintedNumber = { readonly value: string; readonly source: string | null };

export const printedNumber = (extraction: Extraction): PrintedNumber | null => {
  const field = extraction.fields.po_number;
  return field ? { value: field.value, source: isFromWords(extraction) ? null : field.source } : null;
};

const tokensOf = (number: string): readonly string[] => comparable(number).split(' ').filter(Boolean);

/** Something that passes for a number by itself: a digit in it, and no mere year. */
const passes = (key: string): boolean => key.length >= 2 && /\d/.test(key) && !/^(?:19|20)\d{2}$/.test(key);

/**
 * What a number may have been read as when it was cut at a space or at a hyphen that is none in ASCII, or when a soft hyphen in it was left out. As
 * compared, the longest first.
 */
export const earlierReadingsOf = (number: string): readonly string[] => {
  const tokens = tokensOf(number);
  const positions = tokens.slice(1).map((_, index) => index + 1);
  const cut = positions.map((position) => tokens.slice(0, position).join(' '));
  const joined = positions.map((position) => `${tokens.slice(0, position).join(' ')}${tokens.slice(position).join(' ')}`);
  const ownKey = comparable(number);
  const keys = [...new Set([tokens.join(''), ...joined, ...cut])].filter((key) => key !== ownKey && passes(key));
  return keys.sort((a, b) => b.length - a.length);
};

const spelling = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** The number as a whole in a text, with whatever stands between its parts: not the beginning or the end of a longer one. */
const containsNumber = (number: string, text: string): boolean => {
  const tokens = tokensOf(number);
  if (tokens.length === 0) return false;
  const whole = tokens.join('[^\\p{L}\\p{N}]{1,5}');
  const before = '(?<![\\p{L}\\p{N}])(?<![\\p{L}\\p{N}]\\s?[-/+.\\u2010-\\u2015]\\s?)';
  const after = '(?![\\p{L}\\p{N}])(?!\\s?[-/+.\\u2010-\\u2015]\\s?[\\p{L}\\p{N}])';
  return new RegExp(`${before}${whole}${after}`, 'u').test(spelling(text));
};

/** Whether a document printed this number: `unknown` where its text is not kept, or was kept without what parts the number. */
export const prints = ({ value, source }: PrintedNumber, number: string): 'yes' | 'no' | 'unknown' => {
  if (comparable(value) === comparable(number)) return 'yes';
  if (source !== null && containsNumber(number, source)) return 'yes';
  const withoutParts = (text: string): string => tokensOf(text).join('');
  if (withoutParts(value) === withoutParts(number)) return 'unknown';
  return source === null && earlierReadingsOf(number).includes(comparable(value)) ? 'unknown' : 'no';
};
