/** Numbers that a customer writes: codes of articles and of orders, however they are spelled. */

const plain = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** Letters and digits alone: "NL-1010" and "nl 1010" are one. */
export const compact = (text: string): string => plain(text).replace(/[^\p{L}\p{N}]+/gu, '');

const longestCode = 3;
const mostWords = 200;

/** Every spelling that may be a code: a word with a digit, or up to three words beside each other. */
export const possibleCodes = (text: string): readonly string[] => {
  const words = (plain(text).match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, mostWords);
  const found = words.flatMap((_, at) =>
    Array.from({ length: longestCode }, (__, more) => words.slice(at, at + more + 1).join('')).filter(
      (code) => /\d/.test(code) && code.length >= 3 && code.length <= 40,
    ),
  );
  return [...new Set(found)];
};

const date = /^\d{1,2}[./-]\d{1,2}[./-]\d{2,4}$|^\d{4}-\d{2}-\d{2}$/;

/** What looks like an order's number, as it was written: letters with three digits or more, or four digits, and no date. */
export const orderNumbersIn = (text: string): readonly string[] =>
  (text.slice(0, 2_000).match(/[\p{L}\p{N}]+(?:[-/.#_][\p{L}\p{N}]+)*/gu) ?? []).filter(
    (word) => (word.match(/\d/g) ?? []).length >= (/\p{L}/u.test(word) ? 3 : 4) && !date.test(word),
  );

/** Our own references are known by their form: SO-2026-000123. */
export const isOwnReference = (word: string): boolean => /^so-?\d{4}-?\d{3,}$/i.test(word);
