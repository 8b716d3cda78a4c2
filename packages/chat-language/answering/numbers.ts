/** Numbers that a customer writes: codes of articles and of orders, however they are spelled. */
import { isIdle } from '../lexicon/asking.ts';
import { isUnit } from '../lexicon/measures.ts';

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

const orderWord = /^(?:orders?|po|bestell\w*|bestall\w*|auftrag\w*|commandes?|pedidos?|ordin[ei]|encomendas?|order\w*)$/;
/** `word`: in small letters without accents. */
export const isOrderWord = (word: string): boolean => orderWord.test(word);

/** "no.", "nº", "Nr.": any number behind it is the order's */
const numberMarks: ReadonlySet<string> = new Set('no nr n num number nummer numero ref reference referenz'.split(' '));
const shortest = 3;

type Placed = { readonly word: string; readonly before: readonly string[]; readonly after: string };
const shortIn = (text: string, isOrders: (number: Placed) => boolean): readonly string[] => {
  const words = plain(text.slice(0, 2_000)).match(/[\p{L}\p{N}]+|#/gu) ?? [];
  return words.filter(
    (word, at) =>
      /^\d{1,3}$/.test(word) && isOrders({ word, before: words.slice(Math.max(0, at - 4), at), after: words[at + 1] ?? '' }),
  );
};
const isMarked = ({ before }: Placed): boolean => {
  // "n.º 7" is read as three words
  const mark = before.slice(-2).join(' ') === 'n o' ? 'no' : (before.at(-1) ?? '');
  return (mark === '#' || numberMarks.has(mark)) && before.some(isOrderWord);
};
const isBesideWord = ({ word, before, after }: Placed): boolean =>
  word.length >= shortest && isOrderWord(before.at(-1) ?? '') && !isUnit(after) && !isIdle(after);

/** Numbers of fewer digits than tell an order's by themselves, behind a mark: "order no. 12", "pedido nº 7". */
export const markedNumbersIn = (text: string): readonly string[] => shortIn(text, isMarked);
/** Those, and of three digits behind the word alone: "order 777", and not "order 250 mm of hose". */
export const shortNumbersIn = (text: string): readonly string[] =>
  shortIn(text, (number) => isMarked(number) || isBesideWord(number));

const digitsIn = (number: string): readonly string[] => (number.match(/\d+/g) ?? []).map((run) => run.replace(/^0+(?=\d)/, ''));

/** Whether somebody who says this number may mean the order: SO-2026-000101 by "101", their own 4711-A by "4711". */
export const isCalled = (
  { reference, poNumber }: { readonly reference: string; readonly poNumber: string | null },
  number: string,
): boolean => {
  if (!/^\d+$/.test(number)) return false;
  const [said = ''] = digitsIn(number);
  return digitsIn(reference).at(-1) === said || digitsIn(poNumber ?? '').includes(said);
};

/** Digits that may name one of the customer's orders, so that they count nothing. Two of a reference's digits name it too seldom. */
export const namesOneOf = (
  orders: readonly { readonly reference: string; readonly poNumber: string | null }[],
  number: string,
): boolean =>
  orders.some(
    (order) =>
      [order.reference, order.poNumber ?? ''].some((own) => own !== '' && compact(own) === compact(number)) ||
      (number.length >= shortest && isCalled(order, number)),
  );
