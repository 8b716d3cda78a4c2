import { type Label, labelNameOf } from '../header/labels.ts';
import { cues, isCue, languages, someCue } from '../languages/index.ts';
import { columnKindOf } from '../table/vocabulary.ts';
import { normalise } from '../text.ts';

const titles: ReadonlySet<string> = new Set(languages.flatMap(({ titles: { order = [] } }) => order));
const words: ReadonlySet<string> = new Set(
  languages.flatMap(({ months, weeks, units, common }) => [...months.flat(), ...weeks, ...units, ...common]),
);
const allCues = Object.keys(cues) as readonly (keyof typeof cues)[];

/** Whether a word is one that documents are made of, in any language: it says something and is no number. */
const isWord = (word: string): boolean =>
  words.has(word) || allCues.some((cue) => isCue(cue, word)) || labelNameOf(word) !== null || columnKindOf(word) !== null;

/** in capitals; behind a prefix, or of the six letters that hexadecimal has, small ones are letters of a number too */
const lettered = /^(?:[A-Z]{4,20}|[A-Z]{1,12}(?:[-/_][A-Z]{2,12}){1,3}|[A-Z]{1,6}[-/_][A-Za-z]{5,20}|[a-f]{6,16})$/;

/**
 * An order number without any figure ("ABCDEFGH"), which only stands behind a label that asks for a number, or for our reference: one word in capitals that means nothing
 * in any language. Null for "see below", "pending", and the label of the next field.
 */
export function readLetteredNumber(text: string, { name, phrase }: Label): string | null {
  const own = phrase.split(' ');
  const isOurs = name === 'other_number' && someCue('reference', own) && someCue('our', own);
  if ((name !== 'po_number' && !isOurs) || titles.has(phrase)) return null;
  const value = text.trim().replace(/^[:#\s]+|[.,;\s]+$/g, '');
  const parts = normalise(value).split(/[ @]+/);
  if (!lettered.test(value) || isWord(normalise(value)) || parts.filter((part) => part.length > 3).some(isWord)) return null;
  return parts.some((part) => part.length > 3) || parts.length > 1 ? value : null;
}
