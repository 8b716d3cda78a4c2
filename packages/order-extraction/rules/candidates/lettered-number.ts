import type { Label } from '../header/labels.ts';
import { isWord } from '../is-word.ts';
import { languages, someCue } from '../languages/index.ts';
import { normalise } from '../text.ts';

const titles: ReadonlySet<string> = new Set(languages.flatMap(({ titles: { order = [] } }) => order));
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
