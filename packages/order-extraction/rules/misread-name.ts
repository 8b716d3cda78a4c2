/**
 * Whether a scan's name was misread: the engine was not sure of a word, or it is not what its owner's e-mail address says it is. The two are printed apart, and OCR
 * seldom takes the same letters wrong in both.
 */
import { distanceWithin } from '@order-intake/kernel';
import type { FoundValue } from './found-value.ts';
import { hasCue } from './languages/index.ts';
import type { Layout } from './layout/line.types.ts';
import { compact, normalise } from './text.ts';

/** letters of a part of a domain that say something of a name */
const leastLetters = 5;
/** share of its letters that may differ for it to be the same word, misread: of a short one fewer, for "vbmaler" is short for something else */
const mostDiffering = (part: string): number => (part.length >= 10 ? 0.35 : 0.25);
/** letters of a domain beyond its name's from which on they are another word of it */
const leastBeyond = 5;
const leastOfStem = 4;

/** "mueller", "aarhus": letters that addresses write as two */
const plain = (text: string): string => text.replace(/([aou])e/g, '$1').replace(/aa/g, 'a');

/** of 114 names of scans that were right three had a word of which the engine was less sure, of 30 wrong ones seven */
const sureOfWord = 0.7;

/** A word of the name that the engine hardly read. */
export const isHardlyRead = ({ value, place }: FoundValue, { lines }: Layout): boolean =>
  lines.some(({ segments }) =>
    segments.some(
      (segment) =>
        segment.place === place &&
        segment.tokens.some(({ text, sure = 1 }) => sure < sureOfWord && /\p{L}{2}/u.test(text) && value.includes(text)),
    ),
  );

/** A name whose letters are nearly, and not all, those of its domain, or that the domain goes on beyond. */
export function isMisread(name: string, address: string): boolean {
  const host = (address.split('@')[1] ?? '').toLowerCase().split('.').slice(0, -1);
  const letters = plain(compact(name));
  const parts = host.flatMap((one) => one.split('-')).map(plain);
  const whole = parts.join('');
  const differing = (part: string): number => distanceWithin(part, letters) / part.length;
  if (whole.length < leastLetters || differing(whole) === 0) return false;
  const stem = plain(
    normalise(name)
      .split(' ')
      .filter((word) => !hasCue('legal', [word]))
      .join(''),
  );
  const goesOn = stem.length >= leastOfStem && whole.endsWith(stem) && whole.length - stem.length >= leastBeyond;
  const long = parts.filter((part) => part.length >= leastLetters);
  return goesOn || long.some((part) => differing(part) > 0 && differing(part) <= mostDiffering(part));
}
