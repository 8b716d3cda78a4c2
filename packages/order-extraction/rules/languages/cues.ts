/**
 * One matcher for the words of all languages that tell something by themselves, wherever they stand: an article's, an order's, a sum's. A cue is a
 * set of words; `liefer*` and `*datum` stand for any word that begins or ends so, entries of several words are phrases.
 */
import { byText } from '@order-intake/kernel';
import { languages } from './all.ts';
import type { Cue } from './language.types.ts';

type Compiled = {
  readonly longest: number;
  readonly isOne: (word: string) => boolean;
};

function compile(entries: readonly string[]): Compiled {
  const starts = new Set(entries.filter((entry) => entry.endsWith('*') && !entry.startsWith('*')).map((one) => one.slice(0, -1)));
  const ends = new Set(entries.filter((entry) => entry.startsWith('*')).map((one) => one.slice(1)));
  const words = new Set(entries.filter((entry) => !entry.includes('*')));
  // a word is cut as often as starts and ends have lengths, and no oftener
  const lengths = (of: ReadonlySet<string>): readonly number[] => [...new Set([...of].map((one) => one.length))];
  const [startLengths, endLengths] = [lengths(starts), lengths(ends)];
  return {
    isOne: byText(
      (word) =>
        words.has(word) ||
        startLengths.some((length) => word.length >= length && starts.has(word.slice(0, length))) ||
        endLengths.some((length) => word.length > length && ends.has(word.slice(-length))),
      mostWords,
    ),
    longest: Math.max(1, ...[...words].map((phrase) => phrase.split(' ').length)),
  };
}

/** words whose answers each cue keeps: documents have a few hundred, and there are a hundred cues to a process */
const mostWords = 2_000;

const compiled = new Map<Cue, Compiled>();
const cue = (name: Cue): Compiled => {
  const known = compiled.get(name);
  if (known) return known;
  const made = compile(languages.flatMap((language) => language.cues[name] ?? []));
  compiled.set(name, made);
  return made;
};

/** Whether a normalised word (or a whole phrase) is one of a cue's. */
export const isCue = (name: Cue, word: string): boolean => cue(name).isOne(word);

/** Whether one of some normalised words is of a cue. */
export const someCue = (name: Cue, words: readonly string[]): boolean => words.some((word) => isCue(name, word));

/** How many words, from `at` on, are the longest phrase of a cue; 0 for none. */
export function cueAt(name: Cue, words: readonly string[], at: number): number {
  const { longest } = cue(name);
  for (let count = Math.min(longest, words.length - at); count >= 1; count--)
    if (isCue(name, words.slice(at, at + count).join(' '))) return count;
  return 0;
}

/** Whether a phrase of a cue stands anywhere in some normalised words. */
export const hasCue = (name: Cue, words: readonly string[]): boolean => words.some((_, at) => cueAt(name, words, at) > 0);
