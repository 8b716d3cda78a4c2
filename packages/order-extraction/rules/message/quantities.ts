/** Numbers in a sentence that say how many of something are ordered. */
import { isCurrency } from '../currencies.ts';
import { isMonth, isWeekWord } from '../dates.ts';
import { labelNameOf } from '../header/labels.ts';
import { cueAt, isCue, type Language } from '../languages/index.ts';
import { isSoldBy, isTime } from '../table/free-text-patterns.ts';
import { moneysIn } from '../table/listed-articles.ts';
import { sumLabel, totalKindOf } from '../table/totals.ts';
import { columnKindOf } from '../table/vocabulary.ts';
import { normalise } from '../text.ts';

/**
 * `from` to `to`: the number with its unit. `sure`: a unit, a sign or a label says that goods are counted; otherwise any word
 * follows, as in "12 blue shirts". `behind`: it follows the article ("Tape x 3").
 */
export type Quantity = {
  readonly from: number;
  readonly to: number;
  readonly digits: string;
  readonly unit: string;
  readonly sure: boolean;
  readonly behind: boolean;
  /** right behind what asks for goods */
  readonly isAsked: boolean;
  /** behind a comma or "and" */
  readonly goesOn: boolean;
};

/** "and", "then": what joins the articles of a sentence */
export const isJoiner = (word: string): boolean => isCue('and', normalise(word)) || isCue('further', normalise(word));

const figure =
  /(?<![\p{L}\d]|[\d\p{L}][.,/_:-]|[#€$£¥№@+]|\s-)(\d{1,3}(?:[ \u00a0\u202f.,]\d{3})+|\d{1,6}(?:[.,]\d{1,3})?)(?![\d_/]|[.,:-]\d|-\p{L})/gu;
const unitBehind = /^(?:\s?[x×*]?\s?)(\p{L}{1,14}[²³23]?)(?:\([s]\))?(?![\p{L}\d])\.?/u;
/** "30x60", "2.5\"": sizes */
const size = /^\s?(?:[x×*]\s?\d|[″"°%]|'')/u;
const sizeBefore = /\d\s?[x×*]\s?$/iu;
const times = /^\s?[x×*](?=\s|\p{L})/iu;
const timesBefore = /(?:^|[\s(])[x×*]\s?$/iu;
/** points of time, addresses and numbers of other kinds */
const notCounted: readonly RegExp[] = [
  /\d{1,4}[./-]\d{1,2}[./-]\d{2,4}/g,
  /(?<!\d)\d{1,2}[:h]\d{2}(?!\d)/g,
  /\+?\(?\d{2,4}\)?(?:[ ./-]?\d{2,4}){3,}/g,
  /\d+(?:[.,]\d+)?\s?%/g,
  /\S{1,64}@\S+|:\/\/\S+/g,
  /(?<![\d.,])(?:19|20)\d\d(?![\d.,])/g,
];
const wordsBefore = (text: string, at: number): readonly string[] =>
  normalise(text.slice(Math.max(0, at - 40), at))
    .split(' ')
    .filter(Boolean);

/** "order 4711", "Nr. 12", "page 2": the number of something, and none of goods; "n. 50 pezzi" counts. */
function isNumberOf(text: string, at: number, isCounted: boolean): boolean {
  const last = wordsBefore(text, at).at(-1) ?? '';
  if (/[:=]\s?$/.test(text.slice(0, at))) return columnKindOf(last) === 'code';
  return (
    isTime(last) ||
    isCue('ordering', last) ||
    (isCue('number', last) && !isCounted) ||
    isCue('reference', last) ||
    isWeekWord(last) ||
    isMonth(last) ||
    columnKindOf(last) === 'code'
  );
}

/** "over 500 units", "at least 12": a bound, and no order */
function isBound(text: string, at: number): boolean {
  const words = wordsBefore(text, at);
  return [1, 2, 3].some((count) => words.length >= count && isCue('bounding', words.slice(-count).join(' ')));
}

/** letters of "Quantity", "qty": shorter words are of addresses, too */
const leastOfLabel = 3;
/** words between what asks for goods and how many */
const mostBetween = 2;
/** Right behind "we need" or "please send us". */
function isAskedFor(text: string, at: number): boolean {
  const words = wordsBefore(text, at);
  return words.some((_, place) =>
    (['requesting', 'asking'] as const).some((cue) => {
      const count = cueAt(cue, words, place);
      const between = words.slice(place + count).filter((word) => !isCue('little', word));
      return count > 0 && between.length <= mostBetween;
    }),
  );
}

/** Behind a comma or "and": it goes on with what is counted before. */
function goesOn(text: string, at: number): boolean {
  const before = text.slice(0, at).trim();
  return /[,;]$/.test(before) || isJoiner(before.split(/\s+/).at(-1) ?? '');
}

/** "two", "drei" in the words of a language, and a dozen is a unit like a box. */
const inWords = (numbers: readonly string[]): ReadonlyMap<string, string> =>
  new Map(numbers.flatMap((word, at) => (word === '-' ? [] : [[word, String(at + 1)] as const])));

/** What is asked of the language of a message. */
export type MessageLanguage = Pick<Language, 'code' | 'common' | 'numbers'>;

/** "3 to few", "the 1st line": a little word of the language, or an ordinal, that is a unit elsewhere. A counter of Chinese or Japanese has one sign. */
const isUnitIn = ({ code, common }: MessageLanguage, word: string, isGlued: boolean): boolean =>
  isSoldBy(word) &&
  (word.length > 1 || /\p{Lo}/u.test(word)) &&
  !common.includes(normalise(word)) &&
  !(isGlued && code === 'en' && word === 'st');

type Figure = { readonly index: number; readonly length: number; readonly digits: string };
function figuresIn(text: string, { numbers = [] }: Pick<Language, 'numbers'>): readonly Figure[] {
  const words = inWords(numbers);
  const written = [...text.matchAll(/(?<![\p{L}\d-])\p{L}{2,10}(?=\s)/gu)].flatMap(({ index, 0: word }): readonly Figure[] => {
    const digits = words.get(normalise(word));
    return digits === undefined ? [] : [{ index, length: word.length, digits }];
  });
  const printed = [...text.matchAll(figure)].map(({ index, 1: digits = '' }) => ({ index, length: digits.length, digits }));
  return [...printed, ...written].sort((a, b) => a.index - b.index);
}

/** In the order in which they stand; `language`: of the whole message. */
export function quantitiesIn(text: string, language: MessageLanguage): readonly Quantity[] {
  const taken = [
    ...notCounted.flatMap((pattern) =>
      [...text.matchAll(pattern)].map(({ index, 0: found }) => [index, index + found.length] as const),
    ),
    ...moneysIn(text).map(({ from, to }) => [from, to] as const),
  ];
  const all = figuresIn(text, language).flatMap(({ index, length, digits }): readonly Quantity[] => {
    const end = index + length;
    const behind = text.slice(end);
    if (taken.some(([from, to]) => index < to && end > from)) return [];
    if (size.test(behind) || sizeBefore.test(text.slice(0, index)) || /^0+$/.test(digits)) return [];
    const [whole = '', word = ''] = unitBehind.exec(behind) ?? [];
    // "the 4 C technologies": one letter is no unit by itself
    const unit = isUnitIn(language, word, /^\p{L}/u.test(behind)) ? word : '';
    if (
      isTime(word) ||
      isMonth(word) ||
      isCue('sizing', normalise(word)) ||
      isCurrency(word.toUpperCase()) ||
      isNumberOf(text, index, unit !== '') ||
      isBound(text, index)
    )
      return [];
    // "one" is a pronoun, too
    if (!/\d/.test(text[index] ?? '') && digits === '1' && !isAskedFor(text, index)) return [];
    const before = text.slice(0, index);
    const [label = ''] = wordsBefore(text, index).slice(-1);
    const labelled = label.length >= leastOfLabel && columnKindOf(label) === 'qty';
    const found = {
      from: index,
      digits,
      unit,
      behind: timesBefore.test(before),
      isAsked: isAskedFor(text, index),
      goesOn: goesOn(text, index),
    };
    if (unit !== '') return [{ ...found, to: end + whole.length, sure: true }];
    if (times.test(behind)) return [{ ...found, to: end + (times.exec(behind)?.[0].length ?? 0), sure: true }];
    if (found.behind || labelled) return [{ ...found, to: end, sure: true, behind: true }];
    if (endsEntry.test(behind)) return endsName(before) ? [{ ...found, to: end, sure: false, behind: true }] : [];
    return /^\s+\p{L}{2,}/u.test(behind) ? [{ ...found, to: end, sure: false }] : [];
  });
  return all.filter((one, at) => !isMeasure(text, one, all[at - 1]));
}

const endsEntry = /^[\s.,;]*$/u;
/** "Blue tape: 50", "Blue tape - 50": words that are no label, and a sign behind them */
function endsName(before: string): boolean {
  const name = /^(.*\p{L}{3}.*?)\s*(?:[:：=]|\s[-–—])\s*$/u.exec(before)?.[1];
  if (name === undefined) return false;
  const kind = columnKindOf(name);
  return (kind === null || kind === 'name') && labelNameOf(name) === null && totalKindOf(sumLabel(name)) === null;
}

/** Right behind the words of an article that has its quantity already. */
function isMeasure(text: string, { unit, from }: Quantity, before: Quantity | undefined): boolean {
  if (!isCue('measure', normalise(unit)) && !isCue('metre', normalise(unit))) return false;
  return before !== undefined && !/[,;:]|\s[-–]\s/.test(text.slice(before.to, from));
}
