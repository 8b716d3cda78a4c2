import { hasEastern } from '../text.ts';
import { languages } from './all.ts';
import type { Language } from './language.types.ts';

export { languages } from './all.ts';
export { cueAt, hasCue, isCue, someCue } from './cues.ts';
export type { ColumnKind, Cue, LabelName, Language, ZoneName } from './language.types.ts';
export { cues } from './language.types.ts';

/** each word with what it tells: one that several languages have ("a", "datum", "pos") tells less of each of them */
const common: readonly (readonly [Language, ReadonlyMap<string, number>])[] = languages.map((one) => [
  one,
  new Map(one.common.map((word) => [word, 1 / Math.sqrt(languages.filter((other) => other.common.includes(word)).length)])),
]);

const byLetters = languages.filter(({ letters }) => letters !== undefined);
/** of a text with names and codes in Latin letters */
const leastShare = 0.1;
const shareOfEastern = (text: string): number => (hasEastern(text) ? [...text].filter(hasEastern).length / text.length : 0);

/** The language whose little words stand most often in a normalised text; English when nothing tells. */
export function languageOf(normalised: string): Language {
  const inOwnLetters =
    shareOfEastern(normalised) > leastShare ? byLetters.find(({ letters }) => letters?.test(normalised)) : undefined;
  if (inOwnLetters) return inOwnLetters;
  const words = normalised.split(' ');
  const counts = common.map(([language, own]) => ({
    language,
    count: words.reduce((sum, word) => sum + (own.get(word) ?? 0), 0),
  }));
  return counts.reduce((best, one) => (one.count > best.count ? one : best)).language;
}
