/**
 * What people write when they want something, as patterns of words: `/` parts alternatives, `_` joins the words of one alternative, `~` ends a stem,
 * `*` stands for up to six words between, `#` for a number in digits or as a word, `@` for an order's number, `^` and `$` for the ends of the message.
 * Matched on words without accents and case, in one pass: nothing here can take long.
 */
import { isNumberWord } from '../../answering/number-words.ts';
import type { ChatLanguage } from '../chat-languages.ts';

export const intents = [
  'opt_out',
  'person',
  'complaint',
  'cancellation',
  'new_order',
  'order_status',
  'returns',
  'hours',
  'delivery_terms',
  'payment',
  'address',
  'price',
  'availability',
  'thanks',
  'greeting',
] as const;
/** What a message wants; `other`: none of these could be told. */
export type Intent = (typeof intents)[number] | 'other';
export type Cues = { readonly [intent in (typeof intents)[number]]: readonly string[] } & {
  /** that it takes long: a complaint, unless it is asked when or where */
  readonly waiting: readonly string[];
  /** an order, unless a price or stock is asked for as well */
  readonly needing: readonly string[];
  /** what begins a supposition: who asks what would be, complains of nothing */
  readonly supposing: readonly string[];
};

/** What is added to a language's cues. */
export type MoreCues = {
  readonly [language in ChatLanguage]?: { readonly [intent in keyof Cues]?: readonly string[] };
};

export type Element =
  | { readonly gap: true }
  | { readonly number: true }
  | {
      readonly words: ReadonlySet<string>;
      readonly stems: readonly string[];
      readonly orNumber: boolean;
      /** alternatives of several words */
      readonly phrases: readonly (readonly string[])[];
    };
export type Pattern = { readonly elements: readonly Element[]; readonly atStart: boolean; readonly atEnd: boolean };

const longestGap = 6;

/** Letters and digits, without accents and case. */
export const plainWords = (text: string): readonly string[] =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replaceAll('ß', 'ss')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/** What an order's number is read as. */
export const orderNumber = 'ordernumber';
/** A reference of ours, a number that goes on after a dash, or six digits: letters and digits are an article's code as often, or a size. */
const numbered =
  /(?<![\p{L}\p{N}])(?:so-?\d{4}-?\d{3,}|(?:po|ord|order)[-#/ ]?\d{3,}|\d{3,}[-/][\p{L}\p{N}]+|\d{6,})(?![\p{L}\p{N}])/giu;

/** The same with every number of an order as one word, however it is written. */
export const saidWords = (text: string): readonly string[] => plainWords(text.replace(numbered, ` ${orderNumber} `));

const elementOf = (given: string): Element => {
  if (given === '*') return { gap: true };
  if (given === '#') return { number: true };
  if (given === '@') return { words: new Set([orderNumber]), stems: [], phrases: [], orNumber: false };
  const alternatives = given.split('/');
  return {
    words: new Set(alternatives.filter((word) => !/[~_]/.test(word)).map((word) => (word === '@' ? orderNumber : word))),
    orNumber: alternatives.includes('#'),
    stems: alternatives.filter((word) => word.endsWith('~') && !word.includes('_')).map((stem) => stem.slice(0, -1)),
    phrases: alternatives.filter((word) => word.includes('_')).map((phrase) => phrase.split('_')),
  };
};

export const patternOf = (cue: string): Pattern => ({
  elements: cue.replace(/^\^ ?/, '').replace(/ ?\$$/, '').split(' ').map(elementOf),
  atStart: cue.startsWith('^'),
  atEnd: cue.endsWith('$'),
});

export const isNumber = (word: string): boolean => /^\d{1,6}x?$/.test(word) || isNumberWord(word);

const isSaid = (known: string, word: string | undefined): boolean =>
  word !== undefined && (known.endsWith('~') ? word.startsWith(known.slice(0, -1)) : word === known);

/** How many words the element takes from here on, each way that it may. */
const takenBy = (element: Exclude<Element, { gap: true }>, words: readonly string[], at: number): readonly number[] => {
  const word = words[at];
  if (word === undefined) return [];
  if ('number' in element) return isNumber(word) ? [1] : [];
  const phrases = element.phrases.filter((phrase) => phrase.every((known, place) => isSaid(known, words[at + place])));
  const isWord =
    element.words.has(word) || (element.orNumber && isNumber(word)) || element.stems.some((stem) => word.startsWith(stem));
  return [...(isWord ? [1] : []), ...phrases.map(({ length }) => length)];
};

/** Where the pattern may have ended after having begun at `start`: the places between words that are open, an element at a time. */
export const endsFrom = (words: readonly string[], { elements }: Pattern, start: number): ReadonlySet<number> => {
  let open = new Set([start]);
  for (const element of elements) {
    const next = new Set<number>();
    for (const at of open) {
      if ('gap' in element) for (let skip = 0; skip <= longestGap && at + skip <= words.length; skip += 1) next.add(at + skip);
      else for (const taken of takenBy(element, words, at)) next.add(at + taken);
    }
    open = next;
    if (open.size === 0) return open;
  }
  return open;
};

/** Whether the pattern is said from this word on. */
export const isFrom = (words: readonly string[], pattern: Pattern, start: number): boolean => {
  const ends = endsFrom(words, pattern, start);
  return pattern.atEnd ? ends.has(words.length) : ends.size > 0;
};

export const isIn = (words: readonly string[], pattern: Pattern): boolean => {
  const starts = pattern.atStart ? [0] : words.keys();
  for (const start of starts) if (isFrom(words, pattern, start)) return true;
  return false;
};
